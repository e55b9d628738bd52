import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { cancelReads, expireEntities, invalidateEntities, ofRow, refreshExpired, showsAny } from './invalidate.ts'
import { createQueryClient } from './query-client.ts'

const key = (id: string, ...tags: string[]) => [{ _id: id, tags }] as const

describe('showsAny', () => {
  it.each([
    [key('diskList', 'disk'), true],
    [key('instanceView', 'instance', 'disk'), true],
    [key('projectList', 'project'), false],
    [key('ping'), false],
    [[{ _id: 'x' }], false],
    [['disk'], false],
    [[], false],
  ])('%j', (queryKey, expected) => {
    expect(showsAny(queryKey, ['disk', 'vpc'])).toBe(expected)
  })
})

/** Two queries on screen and one that is only cached; each answers how often it was asked. */
async function cache() {
  const client = createQueryClient()
  const asked = { disk: 0, project: 0, cached: 0 }
  const options = {
    disk: { queryKey: key('diskList', 'disk'), queryFn: () => ++asked.disk },
    project: { queryKey: key('projectList', 'project'), queryFn: () => ++asked.project },
    cached: { queryKey: key('diskView', 'disk'), queryFn: () => ++asked.cached },
  }
  const stop = [options.disk, options.project].map((one) => new QueryObserver(client, one).subscribe(() => undefined))
  await client.fetchQuery(options.cached)
  await vi.waitFor(() => expect(asked).toEqual({ disk: 1, project: 1, cached: 1 }))
  return { client, asked, options, stop: () => stop.forEach((one) => one()) }
}

describe('invalidateEntities', () => {
  it('asks again for what is on screen and marks the rest as stale', async () => {
    const { client, asked, options, stop } = await cache()
    await invalidateEntities(client, ['disk'])
    expect(asked).toEqual({ disk: 2, project: 1, cached: 1 })
    expect(client.getQueryState(options.cached.queryKey)?.isInvalidated).toBe(true)
    expect(client.getQueryState(options.project.queryKey)?.isInvalidated).toBe(false)
    stop()
  })

  it('asked for the utilization of a pool that was just deleted: what a row asks for comes after the list', async () => {
    const client = createQueryClient()
    let pools = ['lab', 'main']
    const asked: string[] = []
    const list = new QueryObserver(client, {
      queryKey: key('ipPoolList', 'ip_pool'),
      queryFn: () => {
        asked.push('list')
        return pools
      },
    })
    const cells = new Map<string, () => void>()
    const cellOf = (pool: string) =>
      new QueryObserver(client, {
        queryKey: key(pool, 'ip_pool'),
        queryFn: () => asked.push(pool),
        meta: ofRow,
      }).subscribe(() => undefined)
    // A list that shows one cell for each of its rows, as long as it has them.
    const stop = list.subscribe(({ data = [] }) => {
      for (const pool of data) if (!cells.has(pool)) cells.set(pool, cellOf(pool))
      for (const [pool, end] of cells) if (!data.includes(pool)) end()
    })
    await vi.waitFor(() => expect(asked).toEqual(['list', 'lab', 'main']))
    pools = ['main']
    await invalidateEntities(client, ['ip_pool'])
    expect(asked).toEqual(['list', 'lab', 'main', 'list', 'main'])
    stop()
    cells.forEach((end) => end())
  })

  it('does not let an answer from before the change win', async () => {
    const client = createQueryClient()
    const answers = ['old', 'new']
    const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
      const answer = answers.shift()
      return new Promise<unknown>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        if (answer === 'new') resolve(answer)
      })
    })
    const observer = new QueryObserver(client, { queryKey: key('diskList', 'disk'), queryFn })
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
    await invalidateEntities(client, ['disk'])
    expect(observer.getCurrentResult().data).toBe('new')
    stop()
  })
})

it('expireEntities asks for nothing', async () => {
  const { client, asked, options, stop } = await cache()
  await expireEntities(client, ['disk'])
  expect(asked.disk).toBe(1)
  expect(client.getQueryState(options.disk.queryKey)?.isInvalidated).toBe(true)
  stop()
})

it('cancelReads leaves other reads alone', async () => {
  const client = createQueryClient()
  const signals = new Map<string, AbortSignal>()
  const hang = (name: string) => ({
    queryKey: key(`${name}List`, name),
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signals.set(name, signal)
      return new Promise<never>(() => undefined)
    },
  })
  for (const name of ['disk', 'project']) client.fetchQuery(hang(name)).catch(() => undefined)
  await vi.waitFor(() => expect(signals.size).toBe(2))
  await cancelReads(client, ['disk'])
  expect([signals.get('disk')?.aborted, signals.get('project')?.aborted]).toEqual([true, false])
})

it('a list that its own page had read after a change was read a second time', async () => {
  const { client, asked, options, stop } = await cache()
  await expireEntities(client, ['disk'])
  // As the loader of the next page does.
  await client.fetchQuery(options.disk)
  const before = asked.disk
  await refreshExpired(client, ['disk'])
  expect(asked.disk).toBe(before)
  await expireEntities(client, ['disk'])
  await refreshExpired(client, ['disk'])
  expect(asked.disk).toBe(before + 1)
  stop()
})
