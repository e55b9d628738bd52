/** The role that an action needs when it states none: that of its entity, else of its level. */
import { describe, expect, it } from 'vitest'
import { explain } from '../../../generator/model/explain.ts'
import { build, outcome, type Case, type Change } from '../diagnostics/world.ts'

const console = 'resources/console.yaml'
const level: Change = { in: console, replace: 'under: harbor,', by: 'under: harbor, role: crew.captain,' }
const entity = (role: string): Change => ({ replace: 'parent: harbor\n', by: `parent: harbor\nrole: ${role}\n` })

/** Role of each way to change a boat, by id. */
function rolesOf(...changes: readonly Change[]): Record<string, string | undefined> {
  const { model, diagnostics } = build(changes)
  expect(diagnostics).toEqual([])
  const list = model?.screens.find(({ id }) => `${id}` === 'boat.list')
  if (list?.kind !== 'list') throw new Error('there is no boat.list')
  const ways = [
    ...list.actions,
    ...list.links,
    ...(list.create === undefined ? [] : [{ id: 'create', ...list.create }]),
  ]
  return Object.fromEntries(ways.map(({ id, role }) => [id, role]))
}

const none = { sail: undefined, anchor: undefined, delete: undefined, edit: undefined, create: undefined }
const all = (role: string): Record<string, string> => Object.fromEntries(Object.keys(none).map((id) => [id, role]))

describe('a role', () => {
  it('is none where nothing says one', () => expect(rolesOf()).toMatchObject(none))

  it('is that of the level', () => expect(rolesOf(level)).toMatchObject(all('crew.captain')))

  it('is that of the entity before that of the level', () =>
    expect(rolesOf(level, entity('crew.deckhand'))).toMatchObject(all('crew.deckhand')))

  it('can be another one for each action', () => {
    const roles = rolesOf(level, entity('{create: crew.deckhand, sail: false, others: crew.captain}'))
    expect(roles).toMatchObject({ ...all('crew.captain'), create: 'crew.deckhand', sail: undefined })
  })

  it('is as the level says for actions that the entity does not speak of', () =>
    expect(rolesOf(level, entity('{create: crew.deckhand}'))).toMatchObject({
      ...all('crew.captain'),
      create: 'crew.deckhand',
    }))

  it('is what the action states before all others', () => {
    const stated = { replace: 'anchor: {}', by: 'anchor: {role: crew.deckhand}\n  create: {role: false}' }
    expect(rolesOf(level, stated)).toMatchObject({
      ...all('crew.captain'),
      anchor: 'crew.deckhand',
      create: undefined,
    })
  })

  it('is that of delete, if it states one, for create and update', () => {
    const stated = { replace: 'anchor: {}', by: 'anchor: {}\n  delete: {role: crew.deckhand}' }
    expect(rolesOf(level, stated)).toMatchObject({
      ...all('crew.deckhand'),
      sail: 'crew.captain',
      anchor: 'crew.captain',
    })
  })

  it('is asked of whoever edits a single', () => {
    const { model } = build([{ in: console, replace: 'sea: {', by: 'sea: {role: crew.captain, ' }])
    const edit = model?.screens.find(({ id }) => `${id}` === 'harbor.depth.edit')
    expect(edit).toMatchObject({ kind: 'edit', role: 'crew.captain' })
  })

  it('says in explain whose it is', () => {
    const { model } = build([level])
    expect(model && explain(model, 'boat.list')).toContain(
      '  default    role of delete: crew.captain (`role` of the level harbor)',
    )
  })
})

const cases: readonly Case[] = [
  {
    title: 'of a level',
    change: { in: console, replace: 'under: harbor,', by: 'under: harbor, role: crew.captian,' },
    errors: {
      code: 'UNKNOWN_ROLE',
      in: console,
      at: 'role: crew.captian',
      cause: 'there is no role `crew.captian`',
      suggestion: 'did you mean `captain`?',
    },
  },
  {
    title: 'of an entity, for one action',
    change: entity('{create: crew.captian}'),
    errors: {
      code: 'UNKNOWN_ROLE',
      at: 'create: crew.captian',
      cause: 'there is no role `crew.captian`',
      suggestion: 'did you mean `captain`?',
    },
  },
  {
    title: 'for an action that there is not',
    change: entity('{creat: crew.captain}'),
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'creat: crew.captain',
      cause: 'there is no action `creat`',
      suggestion: 'did you mean `create`?',
    },
  },
]

describe('a misspelt role', () => {
  it.each(cases)('$title is an error with its place', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
