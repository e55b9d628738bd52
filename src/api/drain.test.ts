import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { drain, drainOptions, drainTogether, growingOptions } from './drain.ts'
import type { Drained, DrainedQuery, DrainOptions, PageRequest } from './drain.ts'
import { ApiError } from './errors.ts'
import { invalidateEntities } from './invalidate.ts'
import { createQueryClient } from './query-client.ts'
import { createAnswerReader } from './read-answer.ts'

const rows = (from: number, count: number) => Array.from({ length: count }, (_, i) => ({ id: from + i }))

/** A list of `total` rows; `answers` may replace what a page answers. */
function list(total: number, answer?: (request: PageRequest, calls: number) => unknown) {
  const asked: PageRequest[] = []
  const page = (request: PageRequest) => ({
    queryKey: [{ _id: 'diskList', baseUrl: undefined, tags: ['disk'], query: { project: 'p', ...request } }],
    queryFn: () => {
      asked.push(request)
      const start = Number(request.pageToken ?? 0)
      const end = Math.min(start + request.limit, total)
      const usual = { items: rows(start, end - start), nextPage: end < total ? String(end) : null }
      return Promise.resolve(answer === undefined ? usual : answer(request, asked.length))
    },
  })
  return { asked, options: { page, shape: { kind: 'page' } } satisfies DrainOptions }
}

describe('drain', () => {
  it('reads all pages in order, a thousand rows each', async () => {
    const { asked, options } = list(2_500)
    const result = await drain(options)
    expect(result).toEqual({ rows: rows(0, 2_500), done: true })
    expect(asked).toEqual([{ limit: 1_000 }, { limit: 1_000, pageToken: '1000' }, { limit: 1_000, pageToken: '2000' }])
  })

  it.each([
    [50, 50],
    [5_000, 1_000],
    [0, 1],
    [1.5, 1],
  ])('asks for %d rows per page: %d', async (limit, expected) => {
    const { asked, options } = list(1)
    await drain({ ...options, limit })
    expect(asked).toEqual([{ limit: expected }])
  })

  it.each([
    ['null', { items: rows(0, 1), nextPage: null }],
    ['absent', { items: rows(0, 1) }],
    ['empty', { items: rows(0, 1), nextPage: '' }],
  ])('ends when the next page is %s', async (_, answer) => {
    const { asked, options } = list(0, () => answer)
    expect(await drain(options)).toEqual({ rows: answer.items, done: true })
    expect(asked).toHaveLength(1)
  })

  it('regression: a list below a key that could not be read had no rows', async () => {
    const answer = { addresses: null }
    createAnswerReader({ shapes: ['addresses:[1', 'address'], answers: { portView: '0' } })('portView', answer)
    const { options } = list(0, () => answer)
    await expect(drain({ ...options, shape: { kind: 'wrapped', items: 'addresses' } })).rejects.toThrow(
      'Error reading API response',
    )
  })

  it('regression: a server that gave one row a page was asked a hundred thousand times', async () => {
    const { asked, options } = list(0, (_, calls) => ({ items: rows(calls, 1), nextPage: String(calls) }))
    const result = await drain(options)
    expect(result).toMatchObject({ done: true, problem: 'limit' })
    expect(result.rows).toHaveLength(2_001)
    expect(asked).toHaveLength(2_001)
  })

  it('regression: a page without rows, all of them left out by the server, was taken for the end', async () => {
    const { options } = list(0, (_, calls) => ({
      items: rows(calls, calls % 3 === 0 ? 1 : 0),
      nextPage: calls < 9 ? `${calls}` : null,
    }))
    expect(await drain(options)).toEqual({ rows: [{ id: 3 }, { id: 6 }, { id: 9 }], done: true })
  })

  it('does not wait for a server that has nothing but such pages', async () => {
    const { asked, options } = list(0, (_, calls) => ({ items: [], nextPage: String(calls) }))
    expect(await drain(options)).toEqual({ rows: [], done: true, problem: 'limit' })
    expect(asked).toHaveLength(20)
    expect(await drain(list(0, () => ({ items: [], nextPage: 'x' })).options)).toMatchObject({ problem: 'loop' })
  })

  it('does not go in circles', async () => {
    const { asked, options } = list(0, (_, calls) => ({ items: rows(calls, 1), nextPage: calls % 2 === 0 ? 'a' : 'b' }))
    expect(await drain(options)).toEqual({ rows: rows(1, 3), done: true, problem: 'loop' })
    expect(asked).toHaveLength(3)
  })

  it('stops at its bound', async () => {
    const { asked, options } = list(100)
    expect(await drain({ ...options, limit: 10, maxRows: 25 })).toEqual({
      rows: rows(0, 25),
      done: true,
      problem: 'limit',
    })
    expect(asked).toHaveLength(3)
    expect(await drain({ ...list(25).options, limit: 10, maxRows: 25 })).toEqual({ rows: rows(0, 25), done: true })
  })

  it('takes more rows at once than it asked for: a server that ignores the limit', async () => {
    const { asked, options } = list(0, () => ({ items: rows(0, 150_000) }))
    const { rows: read, ...end } = await drain(options)
    expect([read.length, end]).toEqual([100_000, { done: true, problem: 'limit' }])
    expect(asked).toHaveLength(1)
  })

  it('tells how far it is', async () => {
    const onProgress = vi.fn<(state: Drained) => void>()
    await drain({ ...list(25).options, limit: 10, onProgress })
    expect(onProgress.mock.calls.map(([state]) => [state.rows.length, state.done])).toEqual([
      [10, false],
      [20, false],
      [25, true],
    ])
  })

  it('ends when it is cancelled', async () => {
    const abort = new AbortController()
    const { asked, options } = list(100)
    const pending = drain({ ...options, limit: 10, signal: abort.signal, onProgress: () => abort.abort() })
    await expect(pending).rejects.toThrow('aborted')
    expect(asked).toHaveLength(2)
  })

  it('fails as the page failed', async () => {
    const { options } = list(0, () => Promise.reject(new Error('no page')))
    await expect(drain(options)).rejects.toThrow('no page')
  })

  it.each([
    [{ kind: 'array' } as const, rows(0, 2)],
    [{ kind: 'wrapped', items: 'rules' } as const, { rules: rows(0, 2) }],
  ])('reads lists without pages: %j', async (shape, answer) => {
    const { options } = list(0, () => answer)
    expect(await drain({ ...options, shape })).toEqual({ rows: rows(0, 2), done: true })
  })

  it.each([null, 'text', { items: 'no' }, { items: [null, 1] }])('takes %j for an empty list', async (answer) => {
    expect(await drain(list(0, () => answer).options)).toEqual({ rows: [], done: true })
  })
})

describe('drainOptions', () => {
  it('caches the whole list beside its pages, under the same tags', () => {
    const { options } = list(1)
    const { queryKey } = drainOptions({ ...options, limit: 10 })
    expect(queryKey).toEqual([{ _id: 'diskList', tags: ['disk'], query: { project: 'p' }, drained: true }])
    expect(drainOptions({ ...options, limit: 500 }).queryKey).toEqual(queryKey)
  })

  it('shows rows while it reads for the first time, and then no part of a list', async () => {
    const client = createQueryClient()
    const { options } = list(25)
    const seen: number[] = []
    const query = drainOptions({
      ...options,
      limit: 10,
      onProgress: () => seen.push(client.getQueryData<Drained>(query.queryKey)?.rows.length ?? 0),
    })
    expect(await client.fetchQuery(query)).toEqual({ rows: rows(0, 25), done: true })
    expect(seen).toEqual([10, 20, 20])
    await invalidateEntities(client, ['disk'])
    await client.fetchQuery(query)
    expect(seen.slice(3)).toEqual([25, 25, 25])
  })

  it('keeps what has not changed when it is read again', async () => {
    const client = createQueryClient()
    const { options } = list(2_500)
    const query = drainOptions(options)
    const before = await client.fetchQuery(query)
    await invalidateEntities(client, ['disk'])
    await client.fetchQuery(query)
    expect(client.getQueryData(query.queryKey)).toBe(before)
  })

  it('regression: with each page of a long list all rows before it were looked through again', async () => {
    const client = createQueryClient()
    const { options } = list(100_000)
    const query = drainOptions(options)
    const counts: number[] = []
    client.getQueryCache().subscribe(({ query: { state } }) => {
      const count = (state.data as Drained | undefined)?.rows.length ?? 0
      if (count > 0 && count !== counts.at(-1)) counts.push(count)
    })
    await client.fetchQuery(query)
    // Short ones grow page by page.
    expect(counts.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, index) => 1_000 * (index + 1)))
    expect(counts.at(-1)).toBe(100_000)
    expect(counts.length).toBeLessThan(60)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(2_500_000)
  })

  it('begins again after it was cancelled', async () => {
    const client = createQueryClient()
    let isHanging = true
    const { options } = list(0, ({ pageToken }) => {
      if (pageToken === undefined) return { items: rows(0, 10), nextPage: 'x' }
      return isHanging ? new Promise(() => undefined) : { items: rows(10, 1) }
    })
    const query = drainOptions(options)
    client.fetchQuery(query).catch(() => undefined)
    await vi.waitFor(() => expect(client.getQueryData<Drained>(query.queryKey)?.done).toBe(false))
    await client.cancelQueries({ queryKey: query.queryKey })
    isHanging = false
    expect(await client.fetchQuery(query)).toEqual({ rows: rows(0, 11), done: true })
  })
})

describe('a busy server', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const busy = (details = {}) =>
    Promise.reject(new ApiError('Busy', { kind: 'error', statusCode: 429, retryAfter: 300, ...details }))
  /** The pages that were asked for, by their first row. */
  const tokens = (asked: readonly PageRequest[]) => asked.map(({ pageToken = '0' }) => pageToken)

  it('regression: after each refusal of a page a long list began from its first one again, until it failed', async () => {
    const client = createQueryClient()
    const pageOf = list(300).options.page
    let left = 20
    const { asked, options } = list(0, (request) => {
      if (left-- > 0) return pageOf(request).queryFn()
      setTimeout(() => (left = 20), 300)
      return busy()
    })
    const query = drainOptions({ ...options, limit: 10 })
    const counts: number[] = []
    client.getQueryCache().subscribe(({ query: { state } }) => {
      counts.push((state.data as Drained | undefined)?.rows.length ?? 0)
    })
    const whole = client.fetchQuery(query)
    await vi.advanceTimersByTimeAsync(299)
    expect(asked).toHaveLength(21)
    await vi.advanceTimersByTimeAsync(1)
    expect(await whole).toEqual({ rows: rows(0, 300), done: true })
    expect(asked).toHaveLength(31)
    expect(counts, 'rows on the page').toEqual(counts.toSorted((a, b) => a - b))
  })

  it('regression: a list that it never goes on with was read three times over', async () => {
    const client = createQueryClient()
    const { asked, options } = list(30, ({ pageToken }) =>
      pageToken === undefined ? { items: rows(0, 10), nextPage: '10' } : busy(),
    )
    const query = drainOptions({ ...options, limit: 10 })
    // A list that is made of it gives up as well.
    const outer = growingOptions(['outer'], async (reading) => {
      const [whole] = await drainTogether([query], reading, () => undefined)
      return whole ?? { rows: [], done: true }
    })
    const failed = client.fetchQuery(outer).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toMatchObject({ message: 'Busy' })
    expect(tokens(asked)).toEqual(['0', '10', '10', '10'])
  })

  it.each([
    ['one that wants to be left alone for long', { retryAfter: 60_000 }],
    ['one that does not say when', { retryAfter: undefined }],
    ['a refusal', { statusCode: 400 }],
  ])('is not waited for when it is %s', async (_, details) => {
    const { asked, options } = list(0, () => busy(details))
    await expect(drain(options)).rejects.toThrow('Busy')
    expect(asked).toHaveLength(1)
  })

  it('is not asked again by a page that was left, nor at once by one that comes back', async () => {
    const client = createQueryClient()
    const { asked, options } = list(30, () => busy({ retryAfter: 1_000 }))
    const page = new QueryObserver(client, drainOptions(options))
    const leave = page.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    leave()
    await vi.advanceTimersByTimeAsync(100)
    const leaveAgain = page.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(800)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toHaveLength(2)
    leaveAgain()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
  })

  it('is not waited for once the list is called off', async () => {
    const abort = new AbortController()
    const { asked, options } = list(0, () => busy())
    const pending = drain({ ...options, signal: abort.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(100)
    abort.abort()
    expect(await pending).toMatchObject({ message: 'Busy' })
    expect(vi.getTimerCount()).toBe(0)
    expect(asked).toHaveLength(1)
  })
})

describe('several lists', () => {
  /** Pages that come one by one, when the test says so; how many were asked for. */
  function slow(name: string) {
    const waiting: ((answer: unknown) => void)[] = []
    const signals: AbortSignal[] = []
    const page = (request: PageRequest) => ({
      queryKey: [{ _id: name, tags: [name], query: request }],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal)
        return new Promise((resolve) => waiting.push(resolve))
      },
    })
    const answer = async (answered: unknown) => {
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      waiting.splice(0)[0]?.(answered)
    }
    return { signals, answer, query: drainOptions({ page, shape: { kind: 'page' } }) }
  }
  const joined = (lists: readonly DrainedQuery[]) =>
    growingOptions(['joined'], async ({ report, ...reading }) => {
      const rowsOf = (parts: readonly Drained[]) => parts.flatMap((part) => part.rows)
      const parts = await drainTogether(lists, reading, (some) => report({ rows: rowsOf(some), done: false }))
      return { rows: rowsOf(parts), done: true }
    })

  it('showed nothing until all was read', async () => {
    const client = createQueryClient()
    const [one, two] = [slow('one'), slow('two')]
    const query = joined([one.query, two.query])
    const whole = client.fetchQuery(query)
    const known = () => client.getQueryData<Drained>(query.queryKey)
    await one.answer({ items: rows(0, 2), nextPage: 'x' })
    await vi.waitFor(() => expect(known()).toEqual({ rows: rows(0, 2), done: false }))
    await two.answer({ items: rows(7, 1) })
    await vi.waitFor(() => expect(known()).toEqual({ rows: [...rows(0, 2), ...rows(7, 1)], done: false }))
    await one.answer({ items: rows(2, 1) })
    expect(await whole).toEqual({ rows: [...rows(0, 3), ...rows(7, 1)], done: true })
    // Each has its own place in the cache.
    expect(client.getQueryData(two.query.queryKey)).toEqual({ rows: rows(7, 1), done: true })
  })

  it('were read on after nobody wanted them any more', async () => {
    const client = createQueryClient()
    const [one, two] = [slow('one'), slow('two')]
    const stop = new QueryObserver(client, joined([one.query, two.query])).subscribe(() => undefined)
    await one.answer({ items: rows(0, 2), nextPage: 'x' })
    await vi.waitFor(() => expect(one.signals).toHaveLength(2))
    stop()
    await vi.waitFor(() => expect([...one.signals, ...two.signals].map(({ aborted }) => aborted)).not.toContain(false))
    expect([one.signals.length, two.signals.length]).toEqual([2, 1])
  })

  it('are read on for whoever else wants one of them', async () => {
    const client = createQueryClient()
    const [one, two] = [slow('one'), slow('two')]
    const stop = new QueryObserver(client, joined([one.query, two.query])).subscribe(() => undefined)
    const stopOne = new QueryObserver(client, one.query).subscribe(() => undefined)
    await vi.waitFor(() => expect(two.signals).toHaveLength(1))
    stop()
    expect([one.signals[0]?.aborted, two.signals[0]?.aborted]).toEqual([false, true])
    stopOne()
    expect(one.signals[0]?.aborted).toBe(true)
  })

  it('end together when one fails', async () => {
    const client = createQueryClient()
    const one = slow('one')
    const failing = drainOptions(list(0, () => Promise.reject(new Error('no page'))).options)
    await expect(client.fetchQuery(joined([one.query, failing]))).rejects.toThrow('no page')
    expect(one.signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
