import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import * as effectsByMutation from '../../../generated/model/effects.gen.ts'
import type { Entry } from '../../../src/mock/store/collection.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { recipes } from './recipes/all.ts'
import { backends, type Backend } from './support/backend.ts'
import { answersOf, differs } from './support/reads.ts'
import { runRecipe } from './support/run.ts'

const effects: Readonly<Record<string, readonly string[]>> = effectsByMutation

type Collections = Snapshot['collections']

/** Collections that no effect names: nobody reads them, or they tell what happened and not how things are. */
const bookkeeping: Readonly<Record<string, string>> = {
  audit_log_entry: 'an entry for every mutation; the page of the log reads what is new by itself',
  provisioning_history: 'derived: what the capacity metrics were at each time',
  scheduled_job: 'the timer of the mock',
}

/** Collections of what is shown under other names: any of these effects covers them. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  silo_quotas: ['silo.quotas', 'silo'],
  silo_policy: ['silo_role', 'silo'],
  fleet_policy: ['fleet_role'],
}

/** What the hidden part of a row is shown as: the policy of a project lies with its row, passwords are shown nowhere. */
const hiddenShownAs: Readonly<Record<string, string | undefined>> = { project: 'project_role', user: undefined }

/** Mutations of which the manifest declares nothing. */
const undeclared: Readonly<Record<string, string>> = {
  login_local: 'signing in: everything is read anew with the page',
  login_saml: 'signing in, from the page of another',
  logout: 'signing out: the console forgets all it has read',
  device_auth_request: 'from a device, not from the console',
  device_access_token: 'from a device, not from the console',
  device_auth_confirm: 'its page shows neither tokens nor devices, and leads to a page that reads them anew',
  disk_bulk_write_import_start: 'one step of an upload, which no generated action makes',
  disk_bulk_write_import: 'one step of an upload, which no generated action makes',
  disk_bulk_write_import_stop: 'one step of an upload, which no generated action makes',
  disk_finalize_import: 'the last step of an upload, which no generated action makes',
}

const isMutation = (operation: OperationId): boolean => !['GET', 'HEAD'].includes(operations[operation].method)

/** Operation → what it was seen to change. */
const seen = new Map<OperationId, Set<string>>()

/** Operation → of what an answer that was read before it is another one after it. */
const stale = new Map<OperationId, Set<string>>()

/** Times that a call is looked at for what is below the rows that come or go with it: reading takes long. */
const enough = 3
const tried = new Map<OperationId, number>()

let backend: Backend
/** Another mock, in which the time before a call is read beside the time after it. */
let reader: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  reader = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  for (const recipe of recipes)
    await runRecipe(backend, recipe, async ({ call }, before) => {
      const after = backend.mock.store.snapshot()
      const { changed, below } = changedEntities(before, after.collections)
      seen.set(call, new Set([...(seen.get(call) ?? []), ...changed]))
      const known = stale.get(call) ?? new Set()
      stale.set(call, known)
      const tries = (tried.get(call) ?? 0) + 1
      tried.set(call, tries)
      const unseen = tries > enough ? [] : below.flatMap((names) => names.split('|'))
      for (const entity of new Set([...(effects[call] ?? []), ...unseen])) {
        if (known.has(entity)) continue
        const [old, now] = [await answersAt(entity, { ...after, collections: before }), await answersAt(entity, after)]
        if (differs(old, now)) known.add(entity)
      }
    })
}, 300_000)
afterAll(() => Promise.all([backend.stop(), reader.stop()]))

async function answersAt(entity: string, snapshot: Snapshot): Promise<Map<string, string>> {
  reader.mock.store.load(snapshot)
  return answersOf(reader, entity)
}

/**
 * Entities of which an answer somebody may hold is now wrong; alternatives are joined by `|`. What is below rows that came or
 * went may still be in another answer, about another row.
 */
function changedEntities(before: Collections, after: Collections): { changed: string[]; below: string[] } {
  const collections = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = collections
    .filter((name) => !Object.hasOwn(bookkeeping, name))
    .flatMap((name) => changesOf(name, before, after))
  // Nobody has read the children of what was not there, and nobody reads those of what is gone.
  const comesOrGoes = new Set(changes.filter(({ was, is }) => !was || !is).map(({ key }) => key))
  const isBelow = ({ parent }: Changed): boolean => parent !== undefined && comesOrGoes.has(parent)
  const names = (list: readonly Changed[]): string[] => [...new Set(list.map(({ shown }) => shown))]
  const changed = names(changes.filter((change) => !isBelow(change)))
  return { changed, below: names(changes.filter(isBelow)).filter((name) => !changed.includes(name)) }
}

interface Changed {
  readonly shown: string
  readonly key: string
  readonly parent: string | undefined
  readonly was: boolean
  readonly is: boolean
}

function changesOf(name: string, before: Collections, after: Collections): Changed[] {
  if (before[name] === after[name]) return []
  const old = new Map((before[name] ?? []).map((entry) => [entry.key, entry]))
  const now = new Map((after[name] ?? []).map((entry) => [entry.key, entry]))
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const was = old.get(key)
    const is = now.get(key)
    // Rows are replaced, not changed; a row written anew as it was is no change.
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) return []
    const shown = shownName(name, was, is)
    return shown === undefined ? [] : [{ shown, key, parent: (is ?? was)?.parent, was: !!was, is: !!is }]
  })
}

function shownName(name: string, was: Entry | undefined, is: Entry | undefined): string | undefined {
  const isHidden = was !== undefined && JSON.stringify(was.row) === JSON.stringify(is?.row)
  if (isHidden && Object.hasOwn(hiddenShownAs, name)) return hiddenShownAs[name]
  return Object.hasOwn(shownAs, name) ? (shownAs[name] ?? []).join('|') : name
}

const mutations = (Object.keys(operations) as OperationId[]).filter(isMutation)

describe('a mutation changes what its effects say, and no more', () => {
  test.each(mutations.filter((operation) => Object.hasOwn(effects, operation)))('%s', (operation) => {
    const declared = effects[operation] ?? []
    const changed = [...(seen.get(operation) ?? []), ...(stale.get(operation) ?? [])]
    expect(seen.has(operation), 'no recipe runs it').toBe(true)
    expect(changed.filter((names) => !names.split('|').some((name) => declared.includes(name)))).toEqual([])
  })
})

test('what declares no effects changes nothing, with every exception named', () => {
  const silent = mutations.filter((operation) => !Object.hasOwn(effects, operation))
  const changing = silent.filter((operation) => (seen.get(operation)?.size ?? 0) > 0)
  expect(changing.filter((operation) => !Object.hasOwn(undeclared, operation))).toEqual([])
  expect(Object.keys(undeclared).filter((operation) => !silent.includes(operation as OperationId))).toEqual([])
})

test('every mutation with effects changes something in some recipe', () => {
  const idle = mutations.filter((operation) => Object.hasOwn(effects, operation) && seen.get(operation)?.size === 0)
  expect(idle).toEqual([])
})

/** Effects that no answer shows at once. */
const later: Readonly<Record<string, string>> = {
  'sled_add: uninitialized_sled': 'the sled leaves the list when it has come up, ten seconds later',
}

test('what is declared changes an answer that may be held', () => {
  const idle = mutations.flatMap((operation) =>
    (effects[operation] ?? [])
      .filter((entity) => stale.get(operation)?.has(entity) !== true)
      .map((entity) => `${operation}: ${entity}`),
  )
  expect(idle).toEqual(Object.keys(later))
})
