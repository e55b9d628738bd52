import { expect, test } from 'vitest'

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
