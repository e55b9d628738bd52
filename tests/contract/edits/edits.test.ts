/**
 * Two people with the same form open: what one of them has changed survives what the other one saves. Every generated form that
 * changes something, through its own call, against the mock.
 */
import { isDeepStrictEqual } from 'node:util'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { instanceViewOptions } from '../../../generated/api/queries/instances.gen.ts'
import { createQueryClient, queryClient } from '../../../src/api/query-client.ts'
import { sampleRow } from '../../../src/app/forms/samples.fixture.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { editBody, valuesOver } from '../../../src/kit/form/changed-body.ts'
import { restoreDraft, saveDraft } from '../../../src/kit/form/drafts.ts'
import { initialValues, rawOf, withPath } from '../../../src/kit/form/raw.ts'
import { shownFields } from '../../../src/kit/form/shown-fields.ts'
import { validate } from '../../../src/kit/form/validate.ts'
import { ChangedMeanwhile } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormField, Params, Query, Row, Scope } from '../../../src/kit/spec.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { type Backend, backends } from '../mock/support/backend.ts'
import { isUpgraded } from '../../generator/support/upgraded.ts'
import { connect } from '../mock/support/console.ts'
import { generatedWrites, type Write } from '../support/generated-writes.ts'
import { type Ids, type Place, places, prepare } from './places.ts'

const edits = (await generatedWrites()).filter(
  ({ screen, action }) => screen?.kind === 'edit' || (action?.changes === true && action.form !== undefined),
)
const ofRows = edits.filter(({ call }) => call.update !== undefined)
/** Each changes one item of a set that is replaced as a whole. */
const ofSets = edits.filter(({ call }) => call.update === undefined)
const ofPolicies = ofSets.filter(({ fields }) => fields.some(({ id }) => id === 'roleName'))

let backend: Backend
let disconnect: () => void

let story: Snapshot

/** The story from its beginning. */
function start(): void {
  expect(backend.mock.restore(story)).toBe(true)
  queryClient().clear()
}

beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  await prepare(backend)
  story = backend.mock.store.snapshot()
  disconnect = connect(backend)
})
beforeEach(start)
afterAll(() => disconnect())

const ids: Ids = (entity, field, value) => {
  const entries = backend.mock.store.snapshot().collections[entity] ?? []
  const found = entries.find(({ row }) => value === undefined || row[field] === value)
  if (!found) throw new Error(`The story has no ${entity} ${String(value)}`)
  return found.key
}

const ask = async (query: Query): Promise<unknown> =>
  createQueryClient().fetchQuery(query as Parameters<ReturnType<typeof createQueryClient>['fetchQuery']>[0])

function placeOf({ name }: Write): Place {
  const place = places[name]
  if (!place) throw new Error(`Where is ${name}? Say so in places.ts`)
  return place
}

/** What the form makes of the answer. */
const formed = ({ name }: Write, row: Row): Row => places[name]?.formed?.(row) ?? row

const read = async (write: Write, params: Params): Promise<Row> => {
  const { instance = '', ...query } = params
  const asked = write.screen?.current?.query(params) ?? instanceViewOptions({ path: { instance }, query })
  return formed(write, (await ask(asked)) as Row)
}

/** What somebody holds who has opened the form. */
interface Session {
  seen: Row
  scope: Scope
  fields: readonly FormField[]
  values: Row
}

async function open(write: Write): Promise<Session> {
  const place = placeOf(write)
  const params = typeof place.params === 'function' ? place.params(ids) : place.params
  const seen = await read(write, params)
  const param = write.screen?.current?.param
  const own = param === undefined ? params : { ...params, [param]: String(seen['id']) }
  const fields = shownFields(write.fields, seen)
  return {
    seen,
    scope: { params: own, row: seen, parent: place.parent?.(ids) ?? {}, me: {}, form: {} },
    fields,
    values: initialValues(fields, seen),
  }
}

/** Raw values by field. */
type Patch = Readonly<Record<string, unknown>>

async function save(write: Write, { seen, scope, fields, values }: Session, patch: Patch): Promise<void> {
  const filled = Object.entries(patch).reduce((all, [id, raw]) => withPath(all, id, raw), values)
  expect([...validate(fields, filled, { row: seen })]).toEqual([])
  await write.call.update?.(scope, (answer) => {
    const now = formed(write, answer)
    return editBody(write.fields, valuesOver(fields, filled, { seen, now }), { row: now })
  })
}

/** What the form shows to somebody who opens it now, under whatever name it has by now. */
async function shownNow(write: Write, { scope, fields }: Session): Promise<Row> {
  return initialValues(fields, await read(write, scope.params))
}

/** Raw values that a field does not have now: two, or one where there is no other. */
function choicesOf(field: FormField, write: Write, seen: Row): readonly unknown[] {
  const stated = placeOf(write).values?.[field.id]
  if (stated) return (typeof stated === 'function' ? stated(ids) : stated).map((value) => rawOf(field, value))
  const now: unknown = readPath(seen, field.from ?? field.id)
  const { widget } = field
  switch (widget.kind) {
    case 'name':
      return ['of-ada', 'of-bruno']
    case 'description':
    case 'text':
      return ['by Ada', 'by Bruno']
    case 'integer':
      return [1, 2].map((more) => Number(now ?? 0) + more)
    case 'bytes':
      return [1, 2].map((more) => rawOf(field, Number(now ?? 0) + more * 2 ** 30))
    case 'checkbox':
      return [now !== true]
    case 'radio':
      return widget.options.map(({ value }) => value).filter((value) => value !== now)
    case 'ip':
      return ['10.9.9.1', '10.9.9.2']
    default: {
      const [one, other] = [undefined, 'of-bruno'].map((text) =>
        readPath(sampleRow([field], text), field.from ?? field.id),
      )
      // Lists of what is always the same differ by how much they have.
      const more = Array.isArray(one) && Array.isArray(other) ? [...one, ...other] : other
      if (isDeepStrictEqual(one, more))
        throw new Error(`What can ${write.name} have in ${field.id}? Say so in places.ts`)
      return [one, more].map((value) => rawOf(field, value))
    }
  }
}

/** A later contract may take what no answer of it has: then nobody sees what became of it. */
const isShown = (field: FormField, row: Row): boolean =>
  !isUpgraded || readPath(row, field.from ?? field.id) !== undefined

/** Every two different fields of a form. */
const pairs = (fields: readonly FormField[]) =>
  fields.flatMap((mine) => fields.flatMap((theirs) => (mine === theirs ? [] : [{ mine, theirs }])))

test('every form that changes something has its place here', () => {
  expect([...ofRows, ...ofPolicies].map(({ name }) => name).toSorted()).toEqual(Object.keys(places).toSorted())
  expect(ofSets.map(({ name }) => name)).toEqual([
    'fleet_role.edit',
    'project_role.edit',
    'silo_access.edit',
    'silo_role.edit',
    // Two sessions at its rules: tests/e2e/firewall.spec.ts
    'vpc_firewall_rule.edit',
  ])
  expect(ofSets.filter((write) => !ofPolicies.includes(write)).map(({ name }) => name)).toEqual([
    'vpc_firewall_rule.edit',
  ])
})

describe.each(ofRows)('$name', (write) => {
  test('regression: saved as it was opened, it lacked what has to be sent also where that is null', async () => {
    const opened = await open(write)
    await save(write, opened, {})
    expect(await shownNow(write, opened)).toEqual(opened.values)
  })

  test('what somebody else has changed in another field stays', async () => {
    const { fields, seen } = await open(write)
    for (const { mine, theirs } of pairs(fields)) {
      start()
      const [hers] = choicesOf(mine, write, seen)
      const his = choicesOf(theirs, write, seen).at(-1)
      const [ada, bruno] = [await open(write), await open(write)]
      await save(write, bruno, { [theirs.id]: his })
      await save(write, ada, { [mine.id]: hers })
      const after = await read(write, ada.scope.params)
      const changed = [[theirs, his] as const, [mine, hers] as const].filter(([field]) => isShown(field, after))
      const expected = changed.reduce((all, [field, value]) => ({ ...all, [field.id]: value }), ada.values)
      expect(await shownNow(write, ada)).toEqual(expected)
    }
    expect(fields.length).toBeGreaterThan(0)
  })

  test('a field that both have changed is a conflict, and nothing is sent', async () => {
    const { fields, seen } = await open(write)
    // Of two values there is only one other: both mean the same.
    const chosen = fields.filter((field) => choicesOf(field, write, seen).length > 1)
    expect(fields.filter((field) => !chosen.includes(field) && field.widget.kind !== 'checkbox')).toEqual([])
    for (const field of chosen) {
      start()
      const [hers, his] = choicesOf(field, write, seen)
      const [ada, bruno] = [await open(write), await open(write)]
      await save(write, bruno, { [field.id]: his })
      if (!isShown(field, await read(write, ada.scope.params))) continue
      await expect(save(write, ada, { [field.id]: hers })).rejects.toThrow(ChangedMeanwhile)
      expect(await shownNow(write, ada)).toEqual({ ...ada.values, [field.id]: his })
    }
  })

  test('regression: of a field in a draft nobody knew that somebody else had changed it, too', async () => {
    const { fields, seen } = await open(write)
    for (const field of fields) {
      start()
      const [hers, his] = choicesOf(field, write, seen)
      const ada = await open(write)
      let draft = ''
      const setItem = (_: string, text: string): boolean => (draft = text) !== ''
      const storage = { getItem: () => draft, setItem, removeItem: () => undefined }
      const values = withPath(ada.values, field.id, hers)
      saveDraft(storage, '', { fields, values, start: ada.values, now: 0 })
      const doubtful = async () =>
        restoreDraft(storage, '', { fields, start: await shownNow(write, ada), now: 0 })
          ?.doubtful()
          .map((one) => one.field)
      expect(await doubtful()).toEqual([])
      if (his === undefined) continue
      await save(write, await open(write), { [field.id]: his })
      if (!isShown(field, await read(write, ada.scope.params))) continue
      expect(await doubtful()).toEqual([field])
    }
  })
})

describe.each(ofPolicies)('$name', (write) => {
  const setOf = async (): Promise<readonly Row[]> => {
    const { roleAssignments } = await read(write, placeOf(write).params as Params)
    return roleAssignments as readonly Row[]
  }
  const change = (row: Row, roleName: string): Promise<unknown> =>
    write.call({ params: placeOf(write).params as Params, row, parent: {}, me: {}, form: { roleName } })
  const otherThan = (...roles: unknown[]) =>
    ['viewer', 'collaborator', 'admin'].find((one) => !roles.includes(one)) ?? ''

  test('what somebody else has changed in another row stays, and in the same row is a conflict', async () => {
    const [ours, theirs] = (await setOf()).toReversed()
    if (!ours || !theirs) throw new Error('The story has too few roles')
    const [hers, his] = [otherThan(ours['roleName']), otherThan(theirs['roleName'])]
    await change(theirs, his)
    await change(ours, hers)
    const after = await setOf()
    expect(after).toContainEqual({ ...theirs, roleName: his })
    expect(after).toContainEqual({ ...ours, roleName: hers })
    await expect(change(ours, otherThan(ours['roleName'], hers))).rejects.toMatchObject({ statusCode: 409 })
    expect(await setOf()).toEqual(after)
  })
})
