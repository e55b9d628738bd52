import { expect, test } from 'vitest'

import { progressText } from './progress.ts'
import type { Progress } from './search.ts'

const progress = (more: Partial<Progress>): Progress => ({
  shelves: [],
  done: false,
  projects: { searched: 0, all: 0 },
  cut: 0,
  failed: 0,
  ...more,
})

test.each([
  [undefined, 0, 'Nothing here has this name'],
  [undefined, 1, '1 result'],
  [progress({}), 0, 'Searching…'],
  [progress({ projects: { searched: 1, all: 3 } }), 2, 'Searching… 2 results, searched 1 of 3 projects'],
  [progress({ done: true, projects: { searched: 1, all: 1 } }), 0, 'No results, searched 1 of 1 project'],
  [
    progress({ done: true, projects: { searched: 50, all: 1_000 }, cut: 1, failed: 2 }),
    7,
    '7 results, searched 50 of 1000 projects, only the beginning of a long list, 2 lists could not be read',
  ],
])('%#', (state, results, text) => expect(progressText(state, results)).toBe(text))
