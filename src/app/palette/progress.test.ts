import { expect, test } from 'vitest'

import { hasMore, progressText } from './progress.ts'
import type { Progress } from './search.ts'

const progress = (more: Partial<Progress>): Progress => ({
  readLists: [],
  done: false,
  rows: 0,
  lists: { here: 0, elsewhere: 0 },
  left: 0,
  cut: 0,
  failed: 0,
  ...more,
})

test.each([
  [undefined, 0, undefined, 'Nothing here has this name'],
  [undefined, 1, undefined, '1 result'],
  [progress({}), 0, undefined, 'Searching…'],
  [progress({ rows: 1_000 }), 2, undefined, 'Searching… 1,000 checked'],
  [
    progress({ done: true, lists: { here: 9, elsewhere: 12 } }),
    0,
    undefined,
    'No results. Searched this project and 12 other lists',
  ],
  [progress({ done: true, lists: { here: 0, elsewhere: 1 } }), 1, undefined, '1 result. Searched 1 list'],
  [progress({ done: true, lists: { here: 9, elsewhere: 0 } }), 1, undefined, '1 result. Searched this project'],
  [
    progress({ done: true, lists: { here: 9, elsewhere: 51 }, cut: 1, failed: 2 }),
    7,
    undefined,
    '7 results. Searched this project and 51 other lists, 1 list only in part, 2 lists could not be read',
  ],
  [
    progress({ done: true, lists: { here: 9, elsewhere: 12 } }),
    1,
    { read: 3, left: 0 },
    '1 result. Searched this project, 12 other lists and 3 lists of addresses',
  ],
])('%#', (state, results, addresses, text) => expect(progressText(state, results, addresses)).toBe(text))

test('there is more as long as a list that is known was not read', () => {
  expect(hasMore(undefined, undefined)).toBe(false)
  expect(hasMore(progress({ left: 3 }), undefined)).toBe(false)
  expect(hasMore(progress({ done: true, left: 3 }), undefined)).toBe(true)
  expect(hasMore(progress({ done: true }), { read: 1, left: 0 })).toBe(false)
  expect(hasMore(progress({ done: true }), { read: 40, left: 2 })).toBe(true)
})
