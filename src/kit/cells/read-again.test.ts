import { expect, onTestFinished, test, vi } from 'vitest'

import { createQueryClient } from '../../api/query-client.ts'
import { isReading, relatedOptions } from '../related/read-related.ts'
import type { Lookup, Row } from '../spec.ts'
import { oldestLists, readCellsAgain } from './read-again.ts'

const crates: readonly Row[] = ['1', '2', '2'].map((shelf, index) => ({ name: `crate-${index}`, shelf }))

/** Cells of a page that look for the crates on their shelf, all in one list. */
function shelves() {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = createQueryClient()
  let calls = 0
  const lookup: Lookup = {
    entity: 'crate',
    label: { one: 'Crate', many: 'Crates' },
    source: {
      paged: true,
      shape: { kind: 'page' },
      query: () => ({
        queryKey: [{ _id: 'crates' }],
        queryFn: async () => {
          calls += 1
          return { items: crates }
        },
      }),
    },
    value: 'name',
    text: 'name',
  }
  const match = [{ path: 'shelf', value: 'id' }]
  const cratesOn = async (id: string, oldest?: typeof oldestLists): Promise<number> => {
    const reading = await client.fetchQuery({ ...relatedOptions({ lookup, match }, { id }, {}, oldest), staleTime: 0 })
    return isReading(reading) ? reading.rows.length : Number.NaN
  }
  return { cratesOn, calls: () => calls, later: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('a long list was read again for each few cells that came into sight', async () => {
  const { cratesOn, calls, later } = shelves()
  expect(await cratesOn('1', oldestLists)).toBe(1)
  later(20_000)
  expect(await cratesOn('2', oldestLists)).toBe(2)
  expect(calls()).toBe(1)
  later(20_000)
  expect(await cratesOn('2', oldestLists)).toBe(2)
  expect(calls()).toBe(2)
})

test('a list that has nothing of the row may be too old to know it: it is read again', async () => {
  const { cratesOn, calls, later } = shelves()
  expect(await cratesOn('3', oldestLists)).toBe(0)
  expect(calls()).toBe(1)
  later(5_000)
  expect(await cratesOn('3', oldestLists)).toBe(0)
  expect(calls()).toBe(2)
})

test('people who ask for cells again get lists from then on', async () => {
  const { cratesOn, calls, later } = shelves()
  await cratesOn('1', oldestLists)
  later(5_000)
  readCellsAgain()
  later(1)
  await Promise.all([cratesOn('1', oldestLists), cratesOn('2', oldestLists)])
  expect(calls()).toBe(2)
  later(5_000)
  await cratesOn('2', oldestLists)
  expect(calls()).toBe(2)
})

test('a question about what goes along has lists as young as anything else', async () => {
  const { cratesOn, calls, later } = shelves()
  await cratesOn('1')
  later(5_000)
  await cratesOn('1')
  expect(calls()).toBe(2)
})

test('regression: of a list whose rows have lists of their own all rows were gone through, however few of those are read', async () => {
  const client = createQueryClient()
  let looks = 0
  const shelvesOf = Array.from({ length: 2_000 }, (_, at) => ({
    get name() {
      looks += 1
      return `shelf-${at}`
    },
  }))
  const lookupOf = (entity: string, rows: readonly Row[]): Lookup => ({
    entity,
    label: { one: entity, many: entity },
    source: {
      paged: true,
      shape: { kind: 'page' },
      query: (params) => ({
        queryKey: [{ _id: entity, query: params }],
        queryFn: async () => ({ items: rows }),
      }),
    },
    value: 'name',
    text: 'name',
  })
  const related = {
    lookup: lookupOf('crate', crates),
    match: [{ path: 'shelf', value: 'id' }],
    via: [{ lookup: lookupOf('shelf', shelvesOf), param: 'shelf', field: 'name' }],
  }
  const reading = await client.fetchQuery(relatedOptions(related, { id: '1' }, {}))
  expect(reading, 'not all shelves were looked into').toMatchObject({ partial: true })
  expect(reading.rows).toHaveLength(40)
  expect(looks).toBeLessThan(100)
})
