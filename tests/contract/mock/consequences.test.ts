/** What the question before a delete says is what the delete does: every list with a delete, every row, held against the store. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createQueryClient } from '../../../src/api/query-client.ts'
import { disabledReason } from '../../../src/kit/actions/offer.ts'
import {
  type Answer,
  concernsDelete,
  type Consequences,
  consequencesOf,
} from '../../../src/kit/relations/consequences.ts'
import { relatedOptions } from '../../../src/kit/related/read-related.ts'
import { ownParams } from '../../../src/kit/related/related.ts'
import { readPath } from '../../../src/lib/condition.ts'
import type { Relations } from '../../../src/kit/relations.ts'
import type { Action, ListScreen, Row } from '../../../src/kit/spec.ts'
import type { Entry } from '../../../src/mock/store/collection.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { type Backend, backends } from './support/backend.ts'
import { choose, connect, rowsOf } from './support/console.ts'
import { makeRelated } from './support/related-world.ts'
import { generatedLists, type Place, placesOf } from './support/screens.ts'

/** Collections that tell what happened, not how things are. */
const bookkeeping = ['audit_log_entry', 'provisioning_history', 'scheduled_job']

/** Where rows of an entity lie in the store, if not under its name. */
const keptAs: Readonly<Record<string, string>> = {
  // To leave a group is to lose the membership.
  'instance affinity_group': 'affinity_group_member',
  'instance anti_affinity_group': 'anti_affinity_group_member',
  'user silo_role': 'silo_policy',
  'user fleet_role': 'fleet_policy',
}

/** Rows that belong to the deleted one so closely that nobody speaks of them, with the reason. */
const unsaid: Readonly<Record<string, string>> = {
  'silo silo_quotas': 'a part of the silo, shown on its page',
  'silo auth_settings': 'a part of the silo',
  'silo silo_policy': 'a part of the silo, shown on its page',
  'alert_receiver_secret alert_receiver': 'the receiver lists its secrets',
}

/** Refusals that only the text of the question announces. */
const announced: Readonly<Record<string, string>> = {
  service_ip_pool_range: 'the services that have its addresses are no rows of the console',
}

/** Kinds of consequences that no row of this world has, with the reason. */
const unseen: Readonly<Record<string, string>> = {}

const lists = await generatedLists()
const deletions = [...lists.values()].flatMap((screen) =>
  screen.actions
    .filter(({ id, relations, call }) => id === 'delete' && (relations || !call.preview))
    .map((action) => ({ screen, action })),
)

let backend: Backend
let start: Snapshot
let disconnect: () => void
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  await makeRelated(backend)
  start = backend.mock.store.snapshot()
})
afterAll(() => backend.stop())
beforeEach(() => {
  disconnect = connect(backend)
  return () => disconnect()
})

/** `ip_pool ip_pool_silo unlinks`, as they were met. */
const seen = new Set<string>()

/** Screens with rows that could not be deleted as they should be: their own tests say so. */
const broken = new Set<string>()

interface Case extends Place {
  screen: ListScreen
  action: Action
  row: Row
  form: Row
}

/** What is filled in where a delete asks for something: its checkboxes, off and on. */
const formsOf = ({ form = [] }: Action): readonly Row[] =>
  form.length === 0 ? [{}] : [{}, Object.fromEntries(form.map(({ id }) => [id, true]))]

async function knownOf({ action, row, params, form }: Case): Promise<Consequences> {
  const relations = (await action.relations?.()) ?? { param: '', field: '', references: [], related: [], unlisted: [] }
  return consequencesOf(relations, await answersOf(relations, { row, params }), form)
}

async function answersOf(relations: Relations, { row, params }: Pick<Case, 'row' | 'params'>): Promise<Answer[]> {
  const own = ownParams(relations, row, params)
  const client = createQueryClient()
  return Promise.all(
    relations.related.filter(concernsDelete).map(async (one): Promise<Answer> => {
      const {
        rows,
        more = false,
        partial,
      } = await client.fetchQuery(relatedOptions(one, row, own)).catch((error: unknown) => {
        throw new Error(`the list of ${one.lookup.entity}: ${String(error)}`, { cause: error })
      })
      return { related: one, rows, more, state: partial === true ? 'partial' : 'complete' }
    }),
  )
}

describe.each(deletions)('$screen.id', ({ screen, action }) => {
  test('says what blocks, what goes, what is let go and what stays', async () => {
    broken.add(`${screen.id}`)
    backend.mock.store.load(start)
    const faults: string[] = []
    let count = 0
    for (const place of await placesOf(screen.id, lists)) {
      for (const row of await rowsOf(screen, place.params)) {
        for (const form of formsOf(action)) {
          count++
          const name = `${Object.values(place.params).join('/')} ${String(row['name'] ?? row['id'])} ${JSON.stringify(form)}`
          for (const fault of await faultsOf({ screen, action, row, form, ...place })) faults.push(`${name}: ${fault}`)
          backend.mock.store.load(start)
        }
      }
    }
    expect(count, 'there is no row to delete').toBeGreaterThan(0)
    expect(faults).toEqual([])
    broken.delete(`${screen.id}`)
  })
})

async function faultsOf(one: Case): Promise<string[]> {
  const { screen, action, row, params, parent, form } = one
  const { entity } = screen
  const known = await knownOf(one)
  for (const { effect, lookup } of [...known.blocking, ...known.others])
    seen.add(`${entity} ${lookup.entity} ${effect}`)
  const refusal = await choose(action, { row, params, parent, form })
  if (refusal !== undefined) {
    const isOffered = disabledReason(action, row, { now: 0, parent }) === undefined
    const blocks = known.blocking.length > 0 || known.unlisted.some(({ onDelete }) => onDelete === 'blocks')
    return !isOffered || blocks || Object.hasOwn(announced, entity)
      ? []
      : [`refused, but nothing was said to block: ${refusal}`]
  }
  if (known.blocking.length > 0) return [`said to be blocked by ${known.blocking.length}, and was deleted`]
  const after = backend.mock.store.snapshot()
  const done = changesOf(start, after, one)
  const faults = [...miscounted(known, done, one), ...dangling(known, after, one)]
  if (action.relations && known.isNothing && done.removed.size + done.changed.size > 0)
    faults.push('said that nothing refers to it')
  return faults
}

type Counts = ReadonlyMap<string, number>

const storeOf = ({ screen }: Case, { entity }: { entity: string }): string =>
  keptAs[`${screen.entity} ${entity}`] ?? entity

/** Rows that went or changed unsaid, and rows that did not although it was said. */
function miscounted(known: Consequences, done: { removed: Counts; changed: Counts }, one: Case): string[] {
  const wanted = { removed: new Map<string, number>(), changed: new Map<string, number>() }
  for (const { effect, lookup, rows, more } of known.others) {
    if (more) throw new Error(`${lookup.entity}: more than are listed`)
    if (effect === 'keeps') continue
    const kind = effect === 'detaches' ? wanted.changed : wanted.removed
    kind.set(storeOf(one, lookup), (kind.get(storeOf(one, lookup)) ?? 0) + rows.length)
  }
  const uncounted = known.unlisted.map((other) => storeOf(one, other))
  return (['removed', 'changed'] as const).flatMap((what) =>
    [...new Set([...wanted[what].keys(), ...done[what].keys()])].flatMap((name) => {
      if (uncounted.includes(name) || Object.hasOwn(unsaid, `${one.screen.entity} ${name}`)) return []
      const [said, found] = [wanted[what].get(name) ?? 0, done[what].get(name) ?? 0]
      return said === found ? [] : [`${found} ${name} ${what}, said: ${said}`]
    }),
  )
}

/** Rows that refer to what is gone, unsaid. */
function dangling(known: Consequences, after: Snapshot, one: Case): string[] {
  const keeping = known.others.filter(({ effect }) => effect === 'keeps').map(({ lookup }) => lookup)
  const said = [...keeping, ...known.unlisted].map((other) => storeOf(one, other))
  return mentionsOf(one, after)
    .filter((name) => !said.includes(name))
    .map((name) => `${name} still refers to it, unsaid`)
}

/** How many rows of each collection went or changed, without the row itself and what belonged to rows that went as well. */
function changesOf(before: Snapshot, after: Snapshot, one: Case): { removed: Counts; changed: Counts } {
  const removed = new Map<string, number>()
  const changed = new Map<string, number>()
  const gone = new Map<string, Entry>()
  for (const [name, entries] of Object.entries(before.collections)) {
    if (bookkeeping.includes(name)) continue
    const now = new Map((after.collections[name] ?? []).map((entry) => [entry.key, entry]))
    for (const entry of entries) {
      const is = now.get(entry.key)
      if (isOwn(name, entry, one)) continue
      if (is === undefined) gone.set(`${name} ${entry.key}`, entry)
      else if (JSON.stringify(is.row) !== JSON.stringify(entry.row)) changed.set(name, (changed.get(name) ?? 0) + 1)
    }
  }
  const own = String(one.row['id'])
  const keys = new Set([...gone.values()].flatMap(({ key }) => (key === own ? [] : [key])))
  for (const [at, { parent }] of gone) {
    const [name = ''] = at.split(' ')
    if (parent !== undefined && keys.has(parent)) continue
    removed.set(name, (removed.get(name) ?? 0) + 1)
  }
  return { removed, changed }
}

/** Whether an entry of the store is the row itself. Members of a group go by the id of the instance. */
function isOwn(name: string, { key, row: kept }: Entry, { screen, row }: Case): boolean {
  const own = readPath(row, screen.rowKey)
  return name === screen.entity && (key === own || Object.values(kept).includes(own))
}

/** Collections with another row that has the id in it. */
function mentionsOf(one: Case, { collections }: Snapshot): string[] {
  const { id } = one.row
  if (typeof id !== 'string') return []
  return Object.entries(collections).flatMap(([name, entries]) =>
    !bookkeeping.includes(name) &&
    entries.some((entry) => !isOwn(name, entry, one) && JSON.stringify(entry.row).includes(id))
      ? [name]
      : [],
  )
}

test('every kind of consequence was met, with every exception named', async () => {
  const declared = new Set<string>()
  for (const { screen, action } of deletions.filter(({ screen: { id } }) => !broken.has(`${id}`))) {
    const { related: all = [] } = (await action.relations?.()) ?? {}
    for (const { lookup, onDelete, otherwise, chosen } of all) {
      for (const effect of [onDelete, otherwise, chosen?.onDelete])
        if (effect !== undefined && effect !== 'none') declared.add(`${screen.entity} ${lookup.entity} ${effect}`)
    }
  }
  const known = Object.keys(unseen).filter((one) => broken.size === 0 || declared.has(one))
  expect([...declared].filter((one) => !seen.has(one)).sort()).toEqual(known.sort())
})
