/**
 * The session changes or ends amid what people do. Every call that changes something while somebody else is signed in, and every action
 * on many rows whose session ends after some of them: nothing is done in another name, and what was done is known afterwards.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { bindClient, clientOf } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { codec } from '../../../src/api/codec.ts'
import { createSessionGuard, otherSessionText, type Person } from '../../../src/api/session-guard.ts'
import { createUnauthorizedHandler } from '../../../src/api/unauthorized.ts'
import { bulkStore } from '../../../src/kit/bulk/bulk-store.ts'
import { restoreRuns } from '../../../src/kit/bulk/record.ts'
import { storageOf } from '../../../src/lib/storage.fixture.ts'
import { type Bulk, bulks, endOfRun, readBefore, rowNames, startBulk } from '../support/bulks.ts'
import { generatedCalls } from '../support/generated-calls.ts'
import { answerTo } from '../support/kept-rows.ts'
import { whole } from '../support/write-scope.ts'

const ada: Person = { id: 'ada', displayName: 'Ada' }
const bruno: Person = { id: 'bruno', displayName: 'Bruno' }

/** Signing in is how a session comes about. */
const changes = Object.values(operations).flatMap(({ id, method, path }) => {
  const call = generatedCalls.get(codec.toClientName(id))
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [codec.toClientName(name), 'some'])
  return method === 'GET' || method === 'HEAD' || id === 'login_local' || call === undefined
    ? []
    : [{ id, call, path: Object.fromEntries(names) as object }]
})

test('every operation that changes something is sent for nobody but the person whom the page shows', async () => {
  expect(changes.length).toBeGreaterThan(100)
  const sent: string[] = []
  const guard = createSessionGuard(() =>
    Promise.resolve({ type: 'success', statusCode: 200, data: bruno, headers: new Headers() }),
  )
  const fetch: typeof globalThis.fetch = async (input) => {
    sent.push(String(input))
    return Response.json({})
  }
  const implementation = createClient({ fetch, beforeWrite: guard.beforeWrite })
  const client = clientOf(() => implementation)
  guard.heard(ada)
  // Another tab loads a page: who is signed in there is not known before it is asked for.
  guard.suspect()
  const wrong: string[] = []
  for (const { id, call, path } of changes) {
    // oxlint-disable-next-line no-await-in-loop -- the first one asks, the others know
    const result = await call({ client, path })
    if (result.type !== 'error' || JSON.stringify(result.data) !== JSON.stringify({ message: otherSessionText(bruno) }))
      wrong.push(`${id}: ${JSON.stringify(result)}`)
  }
  expect(wrong).toEqual([])
  expect(sent).toEqual([])
})

let kept: Map<string, string>
let writes: string[]
let served: object = whole
/** So many writes go well before the session ends. */
const well = 2

const loaded: string[] = []
const ending = createClient({
  baseUrl: 'http://localhost',
  fetch: async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json(answerTo(request, served))
    writes.push(`${request.method} ${request.url}`)
    return writes.length <= well
      ? Response.json(whole)
      : Response.json({ message: 'credentials missing or invalid', request_id: 'r' }, { status: 401 })
  },
  onUnauthorized: (call) =>
    createUnauthorizedHandler({
      location: () => ({ pathname: '/here', search: '' }),
      load: (url) => loaded.push(url),
    })(call),
})
let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient(ending)
})
afterAll(() => void bindClient(before))

beforeEach(() => {
  kept = new Map()
  writes = []
  loaded.length = 0
  vi.stubGlobal('sessionStorage', storageOf(kept))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

const count = 30

/** As in the browser: for many rows, a few at a time. */
async function runOn(bulk: Bulk): Promise<readonly [name: string, status: string][]> {
  const run = startBulk(bulk, count, { ...ada })
  await endOfRun(run)
  const tried = writes.length
  await new Promise((resolve) => setTimeout(resolve))
  expect(writes, 'nothing is sent any more').toHaveLength(tried)
  bulkStore.remove(run)
  // Somebody else signs in: they are shown none of it, and find nothing. The same person is.
  const texts = [...kept]
  restoreRuns('bruno')
  expect(bulkStore.get()).toEqual([])
  expect(kept.size).toBe(0)
  for (const [key, text] of texts) kept.set(key, text)
  restoreRuns('ada')
  expect(bulkStore.get()).toHaveLength(1)
  return (bulkStore.get()[0]?.items ?? []).map(({ name, state }) => [name, state.status])
}

describe('the session ends while an action goes on on many rows: what was done is known to whoever signs in again', () => {
  test('there are such actions, of many lists', () => {
    expect(bulks.length).toBeGreaterThan(30)
  })

  test.each(bulks)('$name', async (bulk) => {
    served = readBefore(bulk)
    const items = await runOn(bulk)
    expect(loaded).toEqual(loaded.map(() => '/login?redirect_uri=%2Fhere'))
    expect(loaded.length).toBeGreaterThan(0)
    expect(items.map(([name]) => name)).toEqual(rowNames(count))
    const tally = Object.groupBy(items, ([, status]) => status)
    expect(tally['done']).toHaveLength(well)
    // A few are under way at once; none is begun after the first refusal.
    expect(tally['failed']?.length ?? 0).toBeGreaterThan(0)
    expect(writes.length).toBeLessThanOrEqual(well + 4)
    expect(tally['cancelled']?.length ?? 0).toBeGreaterThan(count - well - 8)
  })
})
