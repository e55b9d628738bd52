/**
 * Reads that began before a change, on every screen that shows what is changed: whenever and in whichever order their answers come,
 * what is known after the change stays known. Through the console's own queries, cache and action pipeline, on a server that
 * answers when it is told to.
 */
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { bindClient, type ApiRequest, type ApiResult } from '../../../src/api/binding.ts'
import { ApiError } from '../../../src/api/errors.ts'
import {
  cancelReads,
  expireEntities,
  invalidateEntities,
  refreshExpired,
  showsAny,
} from '../../../src/api/invalidate.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { carryOut, type Ports } from '../../../src/kit/actions/pipeline.ts'
import { wholeOptions } from '../../../src/kit/list/use-whole-rows.ts'
import { queriesOfScreens } from '../../support/screen-reads.ts'
import { generatedLists, generatedWrites } from '../support/generated-writes.ts'

/** One reading of a screen, under the name of the screen. */
interface Reading {
  name: string
  query: { queryKey: readonly unknown[] }
}

const params = new Proxy<Record<string, string>>({}, { get: () => 'some' })
const writes = await generatedWrites()
const readings: readonly Reading[] = [
  ...[...(await queriesOfScreens())].flatMap(([name, queries]) => queries.map((query) => ({ name, query }))),
  ...(await generatedLists()).map((screen) => ({
    name: `${screen.id} as a whole`,
    query: wholeOptions(screen, params),
  })),
]

/** Writes by what they change: the cache knows no more of them. */
const changes = Object.entries(
  Object.groupBy(writes, ({ screen, action }) => (screen ?? action)?.effects.toSorted().join() ?? ''),
).flatMap(([effects, some = []]) => (effects === '' ? [] : [{ effects: effects.split(','), some }]))

/** How often the server's state has changed. */
let version = 0
interface Held {
  version: number
  answer: () => void
}
let held: Held[] = []

/** Rows, things and lists alike: with when they were true. */
function answerOf({ answer, operation = '' }: ApiRequest, at: number): unknown {
  const name = `true at ${at}`
  // Users and groups stand in one list.
  const id = /group/i.test(operation) ? 'some-group' : 'some'
  const row = { id, name, displayName: name, identityId: 'some', identityType: 'silo_user', roleName: name }
  if (answer === 'list') return [row]
  return { ...row, items: [row], ...(typeof answer === 'object' && { [answer.rows]: [row] }) }
}

/** A server that has made up its answer when it is asked, and gives it when it is told to. It does not care who has gone away. */
const request = (call: ApiRequest): Promise<ApiResult> =>
  new Promise((resolve) => {
    const at = version
    const result: ApiResult = { type: 'success', statusCode: 200, data: answerOf(call, at), headers: new Headers() }
    held.push({ version: at, answer: () => resolve(result) })
  })

let before: ReturnType<typeof bindClient>
beforeAll(() => {
  before = bindClient({ baseUrl: undefined, request })
})
afterAll(() => void bindClient(before))

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Gives the answers that were made up at one time, and those that are asked for because of them. */
async function give(at: number): Promise<void> {
  await turn()
  for (;;) {
    const due = held.filter(({ version: own }) => own === at)
    if (due.length === 0) return
    held = held.filter((one) => !due.includes(one))
    for (const { answer } of due) answer()
    // oxlint-disable-next-line no-await-in-loop -- a list is read page by page
    await turn()
    await turn()
  }
}

/** As on a page: src/kit/actions/use-ports.ts. */
const portsOf = (client: QueryClient, moves: boolean): Ports => ({
  ask: async (_, submit) => submit({}),
  visit: () => undefined,
  navigate: async () => {
    if (moves) await turn()
  },
  expire: (entities) => expireEntities(client, entities),
  cancelReads: (entities) => cancelReads(client, entities),
  invalidate: (entities) => invalidateEntities(client, entities),
  refreshExpired: (entities) => refreshExpired(client, entities),
  toast: () => undefined,
  reveal: () => undefined,
  show: () => undefined,
  hold: () => () => undefined,
  refused: () => undefined,
})

interface Race {
  /** The old answer comes before those that were asked for after the change, or after them. */
  old: 'first' | 'last'
  /** The change was made, and its answer is lost; or the page is left after it. */
  ending: 'done' | 'lost' | 'elsewhere'
  /** What is read again had been read before. */
  isKnown: boolean
}

const races: readonly Race[] = [
  { old: 'first', ending: 'done', isKnown: false },
  { old: 'last', ending: 'done', isKnown: true },
  { old: 'last', ending: 'elsewhere', isKnown: true },
  { old: 'last', ending: 'lost', isKnown: true },
]

/** @returns the names of readings that know the old after they should know the new */
async function run(effects: readonly string[], shown: readonly Reading[], { old, ending, isKnown }: Race) {
  // The console's own: some queries read through it.
  const client = queryClient()
  client.clear()
  version = 0
  held = []
  let isChanged = false
  const wrong = new Set<string>()
  const observers = shown.map(({ name, query }) => {
    const observer = new QueryObserver(client, { ...query, staleTime: 0 })
    let hasNew = false
    const stop = observer.subscribe(({ data }) => {
      const text = JSON.stringify(data) ?? ''
      if (text.includes('true at 1')) hasNew = true
      else if (text.includes('true at 0') && (hasNew || (isChanged && !isKnown))) wrong.add(name)
    })
    return { name, observer, stop }
  })
  if (isKnown) {
    await give(0)
    // A poll, say.
    void client.refetchQueries()
  }
  await turn()
  expect(held.length, 'the old answers are on their way').toBeGreaterThan(0)

  const outcome = carryOut(
    {
      call: async () => {
        version = 1
        isChanged = true
        if (ending === 'lost') throw new ApiError('lost', { kind: 'network' })
        return {}
      },
      scope: { params: {}, row: {}, parent: {}, me: {}, form: {} },
      effects,
      ...(ending === 'elsewhere' && { next: () => '/elsewhere' }),
    },
    portsOf(client, ending === 'elsewhere'),
  )
  expect((await outcome).status).toBe(ending === 'lost' ? 'failed' : 'done')
  await turn()
  for (const at of old === 'first' ? [0, 1, 0] : [1, 0, 1]) await give(at)
  for (const { name, observer, stop } of observers) {
    if (!(JSON.stringify(observer.getCurrentResult().data) ?? '').includes('true at 1')) wrong.add(`${name}: still old`)
    stop()
  }
  client.clear()
  return [...wrong]
}

describe('a read that began before a change says nothing after it', () => {
  test.each(changes)('$effects', async ({ effects }) => {
    const shown = readings.filter(({ query }) => showsAny(query.queryKey, effects))
    for (const race of races) expect(await run(effects, shown, race), JSON.stringify(race)).toEqual([])
  })
})

test('every form and action meets the screens that show what it changes', () => {
  const pairs = changes.flatMap(({ effects, some }) =>
    some.flatMap(({ name }) =>
      readings.filter(({ query }) => showsAny(query.queryKey, effects)).map((one) => `${name} × ${one.name}`),
    ),
  )
  expect(changes.flatMap(({ some }) => some).length).toBe(
    writes.filter(({ screen, action }) => ((screen ?? action)?.effects.length ?? 0) > 0).length,
  )
  expect(new Set(pairs).size).toBeGreaterThan(writes.length)
})
