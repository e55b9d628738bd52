import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { operations, type OperationId } from '../../../generated/mock/operations.gen.ts'
import { effects } from '../../../generated/model/effects.gen.ts'
import type { Entry } from '../../../src/mock/store/collection.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { recipes } from './recipes/all.ts'
import { backends, type Backend } from './support/backend.ts'
import { runRecipe } from './support/run.ts'

type Collections = Snapshot['collections']

/** Collections that no effect names: nobody reads them, or they tell what happened and not how things are. */
const bookkeeping: Readonly<Record<string, string>> = {
  audit_log_entry: 'an entry for every mutation; the page of the log reads what is new by itself',
  provisioning_history: 'derived: what the capacity metrics were at each time',
  scheduled_work: 'the timer of the mock',
}

/** Collections of what is shown under other names: any of these effects covers them. */
const shownAs: Readonly<Record<string, readonly string[]>> = {
  silo_quotas: ['silo.quotas', 'silo'],
  silo_policy: ['silo_role', 'silo'],
  fleet_policy: ['fleet_role'],
}

/** Collections whose hidden part is shown under another name: the policy of a project lies with its row. */
const hiddenShownAs: Readonly<Record<string, string>> = { project: 'project_role' }

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

let backend: Backend
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  for (const recipe of recipes)
    await runRecipe(backend, recipe, ({ call }, before) => {
      const changed = changedEntities(before, backend.mock.store.snapshot().collections)
      seen.set(call, new Set([...(seen.get(call) ?? []), ...changed]))
    })
}, 120_000)
afterAll(() => backend.stop())

/** Entities of which an answer somebody may hold is now wrong; alternatives are joined by `|`. */
function changedEntities(before: Collections, after: Collections): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changes = names
    .filter((name) => !Object.hasOwn(bookkeeping, name))
    .flatMap((name) => changesOf(name, before, after))
  // Nobody has read the children of what was not there, and nobody reads those of what is gone.
  const comesOrGoes = new Set(changes.filter(({ was, is }) => !was || !is).map(({ key }) => key))
  return changes.filter(({ parent }) => parent === undefined || !comesOrGoes.has(parent)).map(({ shown }) => shown)
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
    return [{ shown: shownName(name, was, is), key, parent: (is ?? was)?.parent, was: !!was, is: !!is }]
  })
}

function shownName(name: string, was: Entry | undefined, is: Entry | undefined): string {
  const hidden = Object.hasOwn(hiddenShownAs, name) ? hiddenShownAs[name] : undefined
  if (hidden !== undefined && was !== undefined && JSON.stringify(was.row) === JSON.stringify(is?.row)) return hidden
  return Object.hasOwn(shownAs, name) ? (shownAs[name] ?? []).join('|') : name
}

const mutations = (Object.keys(operations) as OperationId[]).filter(isMutation)

describe('a mutation changes what its effects say, and no more', () => {
  test.each(mutations.filter((operation) => Object.hasOwn(effects, operation)))('%s', (operation) => {
    const declared = effects[operation] ?? []
    const changed = [...(seen.get(operation) ?? [])]
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
