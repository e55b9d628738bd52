import { expect, test, vi } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { rules } from '../../../generated/mock/rules.gen.ts'
import { makeCtx } from '../context/make-ctx.ts'
import type { EntitySpec } from '../spec/entity-spec.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { Store } from '../store/store.ts'
import { addLink, removeLink } from './links.ts'
import { type Call, list, view } from './verbs.ts'

const named = vi.hoisted(() => ({ type: 'thing', schema: '', key: 'nameOrId', fields: ['id', 'name'] }))

/** Boats lie in a harbor, pilots belong to a guild: the two ends of a link are below different parents. */
vi.mock('../../../generated/mock/entities.gen.ts', () => ({
  entities: {
    harbor: { ...named, entity: 'harbor' },
    guild: { ...named, entity: 'guild' },
    boat: {
      ...named,
      entity: 'boat',
      parent: { entity: 'harbor' },
      selectors: [{ param: 'harbor', entity: 'harbor' }],
    },
    pilot: { ...named, entity: 'pilot', parent: { entity: 'guild' }, selectors: [{ param: 'guild', entity: 'guild' }] },
    crew: {
      type: 'crew',
      schema: '',
      key: 'none',
      entity: 'crew',
      fields: ['boat_id', 'pilot_id'],
      link: {
        ends: [
          { end: 'boat', entity: 'boat', field: 'boat_id', param: 'boat' },
          { end: 'pilot', entity: 'pilot', field: 'pilot_id', param: 'pilot' },
        ],
      },
    },
  } satisfies Readonly<Record<string, EntitySpec>>,
}))

const boatId = '00000000-0000-4000-8000-000000000001'
const pilotId = '00000000-0000-4000-8000-000000000002'
const crew = { boat_id: boatId, pilot_id: pilotId }

function world() {
  const store = new Store({ contract: 'c', seed: 's' })
  for (const [entity, id, name, parent] of [
    ['harbor', 'h1', 'north', undefined],
    ['harbor', 'h2', 'south', undefined],
    ['guild', 'g', 'elders', undefined],
    // Two boats of one name, in two harbors.
    ['boat', boatId, 'kite', 'h1'],
    ['boat', '00000000-0000-4000-8000-000000000003', 'kite', 'h2'],
    ['pilot', pilotId, 'ann', 'g'],
  ] as const)
    store.collection(entity).insert(id, { id, name }, parent === undefined ? {} : { parent })
  const ctx = makeCtx({
    store,
    identity: { actor: undefined, session: undefined },
    clock: () => 0,
    seed: 's',
    rules,
  })
  const call = (verb: Call['crud']['verb'], more: Partial<Call>): Call => ({
    operation: operations.ping, // links that are added or removed do not read it
    crud: { verb, entity: 'crew' },
    path: {},
    query: {},
    body: undefined,
    ctx,
    ...more,
  })
  return {
    call,
    crews: () =>
      store
        .collection('crew')
        .all()
        .map(({ row }) => row),
  }
}

test.each([
  ['below one end, the other one in the body', { path: { boat: boatId }, body: { pilot: pilotId } }],
  ['below the other end', { path: { pilot: pilotId }, body: { boat: boatId } }],
  ['by both ends in the path', { path: { boat: boatId, pilot: pilotId } }],
  [
    'by names, in parents that the query names',
    {
      path: { boat: 'kite' },
      query: { harbor: 'north', guild: 'elders' },
      body: { pilot: 'ann' },
    },
  ],
  [
    'by names, in a parent that the path names',
    {
      path: { harbor: 'north', boat: 'kite' },
      query: { guild: 'elders' },
      body: { pilot: 'ann' },
    },
  ],
  ['by an id and a name', { path: { boat: boatId }, query: { guild: 'elders' }, body: { pilot: 'ann' } }],
])('two rows are joined %s, and only once', (_, request) => {
  const { call, crews } = world()
  expect(addLink(call('link-add', request))).toEqual(crew)
  expect(crews()).toEqual([crew])
  expect(() => addLink(call('link-add', request))).toThrow('already exists')
  removeLink(call('link-remove', request))
  expect(crews()).toEqual([])
})

test('a name without its parent joins nothing', () => {
  const { call, crews } = world()
  const request = { path: { boat: 'kite' }, body: { pilot: pilotId } }
  expect(() => addLink(call('link-add', request))).toThrow('harbor')
  expect(crews()).toEqual([])
})

test('a row is found by its ID below the parent that the path names, and below no other', () => {
  const { call } = world()
  const boat = (harbor: string, query: Call['query'] = {}) =>
    view({
      ...call('view', { path: { harbor, boat: boatId }, query }),
      crud: { verb: 'view', entity: 'boat', selector: 'boat' },
    })
  expect(boat('north')).toMatchObject({ id: boatId })
  expect(() => boat('south')).toThrow('not found')
  expect(() => boat('nowhere')).toThrow('nowhere')
})

test('a list that has no parameter for the parent has the rows of all of them; one that has it asks for it', () => {
  const { call } = world()
  const boats = (query: OperationSpec['query']) =>
    list({ ...call('list', {}), crud: { verb: 'list', entity: 'boat' }, operation: { ...operations.ping, query } })
  expect(boats({})).toMatchObject({ items: [{ name: 'kite' }, { name: 'kite' }] })
  expect(() => boats({ harbor: 'nameOrId' })).toThrow('harbor should be specified')
})
