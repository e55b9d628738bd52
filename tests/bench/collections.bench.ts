/** What a list of 100,000 rows costs the page beside reading it: sharing what did not change, and names for ids. */
import { drainOptions } from '../../src/api/drain.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { shareEqual } from '../../src/api/share.ts'
import { judge } from '../../src/kit/lookup/judge.ts'
import { valuesAt } from '../../src/kit/lookup/names.ts'
import type { Lookup } from '../../src/kit/spec.ts'
import { line, median, runs } from './console/figures.ts'

const count = 100_000
const rowsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    id: `id-${from + index}`,
    name: `disk-${from + index}`,
    description: '',
    size: (from + index) * 512,
    state: { state: 'attached', instance: `vm-${(from + index) % 1000}` },
    timeCreated: new Date(from + index),
    timeModified: new Date(from + index),
  }))

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const times = (work: () => number): number[] => Array.from({ length: runs + 1 }, work).slice(1)

const before = rowsOf(0, count)
const share = times(() => {
  const next = rowsOf(0, count)
  return timed(() => shareEqual(before, next))
})
line('sharing 100,000 rows that did not change', median(share), 'ms')

/** The longest time that a second reading blocks, page by page. */
async function longestBlock(): Promise<number> {
  const client = createQueryClient()
  const options = drainOptions({
    shape: { kind: 'page' },
    page: ({ limit, pageToken }) => ({
      queryKey: ['rows'],
      queryFn: async () => {
        const from = Number(pageToken ?? 0)
        const items = rowsOf(from, from + limit)
        // As an answer would: on its own.
        await new Promise((resolve) => setTimeout(resolve))
        return { items, nextPage: from + limit < count ? String(from + limit) : null }
      },
    }),
  })
  await client.fetchQuery({ ...options, staleTime: 0 })
  let longest = 0
  let last = performance.now()
  const watch = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  })
  await client.fetchQuery({ ...options, staleTime: 0 })
  await new Promise((resolve) => setTimeout(resolve, 5))
  clearInterval(watch)
  return longest
}
const blocks: number[] = []
for (let run = 0; run <= runs; run++) {
  const longest = await longestBlock()
  if (run > 0) blocks.push(longest)
}
line('longest block while they are read again', median(blocks), 'ms')

const lookup: Lookup = {
  entity: 'vm',
  label: { one: 'VM', many: 'VMs' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
}
const candidates = { rows: Array.from({ length: 1000 }, (_, id) => ({ id: `vm-${id}` })), state: 'complete' } as const
const names = times(() =>
  timed(() => {
    const values = valuesAt(before, 'state.instance')
    judge({ lookup, candidates, candidatesAt: 2, failed: false, values, valuesAt: 1, gone: new Set() })
  }),
)
line('names for the ids of a column, on each render', median(names), 'ms')
