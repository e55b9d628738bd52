import { expect, test, vi } from 'vitest'

import { ApiError } from '../../../api/errors.ts'
import { countAgain, countsStore, mostKnown, noteCount } from './counts.ts'

test('every search of a long day was remembered, with all that was needed to count it again', async () => {
  const asked: string[] = []
  const note = (at: number): void =>
    noteCount(`/crates?q=${at}`, { count: at, isAll: true }, async () => {
      asked.push(`/crates?q=${at}`)
      return { count: 0, isAll: true }
    })
  for (let at = 0; at < 1_000; at += 1) note(at)
  expect(countsStore.get().size).toBe(mostKnown)
  // What is looked at again is not the oldest.
  note(1_000 - mostKnown)
  note(1_000)
  await countAgain(['/crates?q=1', `/crates?q=${1_000 - mostKnown}`, '/crates?q=1000'], new AbortController().signal)
  expect(asked).toEqual([`/crates?q=${1_000 - mostKnown}`, '/crates?q=1000'])
})

test('regression: a server that wanted to be left alone for five minutes was asked again after one', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const views = ['/crates?q=a', '/crates?q=b', '/crates?q=c']
  for (const view of views)
    noteCount(view, { count: 1, isAll: true }, async () => {
      asked.push(view)
      if (view === '/crates?q=b') throw new ApiError('Busy', { kind: 'error', statusCode: 429, retryAfter: 300_000 })
      return { count: 2, isAll: true }
    })
  const countAll = (): Promise<void> => countAgain(views, new AbortController().signal)
  await countAll()
  expect(asked).toEqual(views.slice(0, 2))
  expect(views.map((view) => countsStore.get().get(view)?.count)).toEqual([2, undefined, 1])
  vi.advanceTimersByTime(299_999)
  await countAll()
  expect(asked).toEqual(views.slice(0, 2))
  vi.advanceTimersByTime(1)
  await countAll()
  expect(asked).toEqual([...views.slice(0, 2), ...views.slice(0, 2)])
  vi.useRealTimers()
})
