/**
 * Reads that began before a change, on every screen that shows what is changed: whenever and in whichever order their answers come,
 * what is known after the change stays known. Through the console's own queries, cache and action pipeline, on a server that
 * answers when it is told to.
 */
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { nextField, tokenParam } from '../../../generated/model/conventions.gen.ts'
import { bindClient, type ApiRequest, type ApiResult } from '../../../src/api/binding.ts'
import { ApiError } from '../../../src/api/errors.ts'
import {
  cancelReads,
  expireEntities,
  invalidateEntities,
  refreshExpired,
  showsAny,
  tagsOf,
} from '../../../src/api/invalidate.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { readPath } from '../../../src/lib/condition.ts'
import { carryOut, type Ports } from '../../../src/kit/actions/pipeline.ts'
import { quietPorts } from '../../../src/kit/actions/ports.fixture.ts'
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

/** Rows, things and lists alike: with when they were true. Lists have two pages. */
function answerOf({ answer, operation = '', query }: ApiRequest, at: number): unknown {
  const name = `true at ${at}`
  // Users and groups stand in one list.
  const id = /group/i.test(operation) ? 'some-group' : 'some'
  const row = { id, name, displayName: name, identityId: 'some', identityType: 'silo_user', roleName: name }
  if (answer === 'list') return [row]
  const isFirst = readPath(query, tokenParam) === undefined
  const next = isFirst && { [nextField]: 'the second page' }
  return { ...row, items: [row], ...next, ...(typeof answer === 'object' && { [answer.rows]: [row] }) }
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
  ...quietPorts,
  navigate: async () => {
    if (moves) await turn()
  },
  expire: (entities) => expireEntities(client, entities),
  cancelReads: (entities) => cancelReads(client, entities),
  invalidate: (entities) => invalidateEntities(client, entities),
  refreshExpired: (entities) => refreshExpired(client, entities),
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
    // Others also show names of what has not changed.
    const isAllNew = tagsOf(query.queryKey).every((tag) => effects.includes(tag))
    const observer = new QueryObserver(client, { ...query, staleTime: 0 })
    let hasNew = false
    const stop = observer.subscribe(({ data }) => {
      const text = JSON.stringify(data) ?? ''
      if (text.includes('true at 1')) hasNew = true
      else if (text.includes('true at 0') && (hasNew || (isChanged && !isKnown))) wrong.add(name)
    })
    return { name, observer, stop, isAllNew }
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
  for (const { name, observer, stop, isAllNew } of observers) {
    const text = JSON.stringify(observer.getCurrentResult().data) ?? ''
    if (!text.includes('true at 1') || (isAllNew && text.includes('true at 0'))) wrong.add(`${name}: still old`)
    stop()
  }
  client.clear()
  return [...wrong]
}

/**
 * Two readings of what is known already, of which the later one is answered first. @returns whether the later one counts; undefined where
 * it asks nothing of its own: it is made of what others know, or waits for what is on its way
 */
async function runTwice({ query }: Reading): Promise<boolean | undefined> {
  const client = queryClient()
  client.clear()
  version = 0
  held = []
  const observer = new QueryObserver(client, { ...query, staleTime: 0 })
  const stop = observer.subscribe(() => undefined)
  await give(0)
  void observer.refetch()
  await turn()
  version = 1
  void observer.refetch()
  await turn()
  const isAsking = [0, 1].every((at) => held.some((one) => one.version === at))
  for (const at of [1, 0, 1]) await give(at)
  const text = JSON.stringify(observer.getCurrentResult().data) ?? ''
  stop()
  client.clear()
  return isAsking ? text.includes('true at 1') && !text.includes('true at 0') : undefined
}

test('of two readings of a screen the later one counts, in whichever order their answers come', async () => {
  const outcomes = new Map<string, boolean | undefined>()
  // oxlint-disable-next-line no-await-in-loop -- one after the other: they share a server
  for (const reading of readings) outcomes.set(reading.name, await runTwice(reading))
  const namesWith = (outcome?: boolean) => [...outcomes].flatMap(([name, one]) => (one === outcome ? [name] : []))
  expect(namesWith(false)).toEqual([])
  expect(namesWith(true).length).toBeGreaterThan(100)
  expect(namesWith(undefined).length).toBeLessThan(namesWith(true).length / 10)
})

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
