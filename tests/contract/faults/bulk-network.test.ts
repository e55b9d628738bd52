/**
 * The network goes while an action goes on on many rows: every row is asked for once, those whose answer was lost are said to be perhaps
 * done, those that never left the browser are said not to be, and only what failed is asked for again when somebody wants that.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { bindClient } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { bulkStore } from '../../../src/kit/bulk/bulk-store.ts'
import { type Bulk, bulks, endOfRun, readBefore, startBulk } from '../support/bulks.ts'
import { answerTo } from '../support/kept-rows.ts'
import { whole } from '../support/write-scope.ts'

const count = 30
/** So many writes go well before the network goes. */
const well = 2

let served: object = whole
let writes = 0
let reads = 0
let isGone = (): boolean => false
let answer = (): Response => Response.json(whole)

const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
const half = (): Response => new Response('{"id": "0', { status: 202, headers: { 'content-type': 'application/json' } })
const proxy = (): Response => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })

let before: ReturnType<typeof bindClient>
// A new one each time: it remembers that answers came without a network.
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  writes = 0
  reads = 0
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') {
      reads += 1
      return Response.json(answerTo(request, served))
    }
    writes += 1
    return isGone() ? answer() : Response.json(whole)
  }
  before = bindClient(createClient({ baseUrl: 'http://localhost', fetch: send }))
})
afterEach(() => {
  bindClient(before)
  vi.unstubAllGlobals()
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

/** @returns the messages of rows that failed, and how many are done */
function stateOf(run: number): { messages: string[]; done: number; all: number } {
  const items = bulkStore.find(run)?.items ?? []
  return {
    messages: items.flatMap(({ state }) => (state.status === 'failed' ? [state.message] : [])),
    done: items.filter(({ state }) => state.status === 'done').length,
    all: items.length,
  }
}

/** @returns what was said of the rows that failed */
async function runWith(bulk: Bulk): Promise<readonly string[]> {
  served = readBefore(bulk)
  isGone = () => writes > well
  const run = startBulk(bulk, count, { id: 'ada' })
  await endOfRun(run)
  expect(writes, 'each row is asked for once').toBe(count)
  const { messages, done } = stateOf(run)
  expect([done, messages.length]).toEqual([well, count - well])
  // The network is back: nothing goes on by itself.
  isGone = () => false
  await new Promise((resolve) => setTimeout(resolve))
  expect(writes).toBe(count)
  bulkStore.find(run)?.retry()
  bulkStore.find(run)?.retry()
  await endOfRun(run)
  expect(writes, 'what is done is not asked for again').toBe(count + count - well)
  expect(stateOf(run)).toEqual({ messages: [], done: count, all: count })
  return messages
}

describe.each(bulks)('$name', (bulk) => {
  test.each([
    ['answers are lost', lost],
    ['answers break off', half],
    ['a proxy answers', proxy],
  ])('%s: perhaps done', async (_, gone) => {
    answer = gone
    expect((await runWith(bulk)).filter((text) => !/check before you try again/.test(text))).toEqual([])
  })

  test('the browser is offline: not done, but for what was on its way', async () => {
    answer = lost
    vi.stubGlobal('navigator', {
      get onLine() {
        return !isGone()
      },
    })
    const messages = await runWith(bulk)
    const isSent = (text: string): boolean => text.includes('check before you try again')
    const unsent = messages.filter((text) => text.includes('nothing was sent'))
    expect(messages.filter((text) => !isSent(text))).toEqual(unsent)
    // What is read first came without a network: then a change may have come through as well.
    expect(unsent.length).toBeGreaterThan(reads > 0 ? -1 : count - well - 5)
  })
})

test('there are such actions, of many lists', () => {
  expect(bulks.length).toBeGreaterThan(30)
})
