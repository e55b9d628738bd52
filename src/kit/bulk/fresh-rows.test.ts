import { expect, test } from 'vitest'

import type { PageRequest } from '../../api/drain.ts'
import { freshRows } from './fresh-rows.ts'

/** A list of numbered rows in pages of two, on a clock of its own. */
function list(count: number) {
  const asked: (string | undefined)[] = []
  const clock = { now: 0, perPage: 10, gone: new Set<string>(), fails: false }
  const page = ({ pageToken }: PageRequest) => ({
    queryKey: [{ pageToken }],
    queryFn: async () => {
      asked.push(pageToken)
      clock.now += clock.perPage
      if (clock.fails) throw new Error('offline')
      const start = Number(pageToken ?? 0)
      const ids = Array.from({ length: Math.min(2, count - start) }, (_, i) => `r${start + i}`)
      return {
        items: ids.filter((id) => !clock.gone.has(id)).map((id) => ({ id, at: clock.now })),
        nextPage: start + 2 < count ? String(start + 2) : null,
      }
    },
  })
  const rows = (wanted: readonly string[]) =>
    freshRows({ page, shape: { kind: 'page' }, rowKey: 'id', wanted: () => wanted, now: () => clock.now })
  return { asked, clock, rows }
}

test('one reading serves many rows, and stops at the last that is wanted', async () => {
  const { asked, rows } = list(10)
  const look = rows(['r0', 'r3'])
  const found = await Promise.all([look('r0'), look('r3')])
  expect(found.map((row) => row?.['id'])).toEqual(['r0', 'r3'])
  expect(asked).toEqual([undefined, '2'])
})

test('a row that the whole list does not have is gone', async () => {
  const { clock, rows } = list(6)
  clock.gone.add('r1')
  expect(await rows(['r1'])('r1')).toBeUndefined()
})

test('what was read is fresh for two seconds', async () => {
  const { asked, clock, rows } = list(2)
  const look = rows(['r0', 'r1'])
  await look('r0')
  clock.now += 1_900
  await look('r1')
  expect(asked).toHaveLength(1)
  clock.now += 200
  expect(await look('r1')).toEqual({ id: 'r1', at: clock.now })
  expect(asked).toHaveLength(2)
})

test('a list that is slow to read is read less often', async () => {
  const { asked, clock, rows } = list(2)
  clock.perPage = 5_000
  const look = rows(['r0', 'r1'])
  await look('r0')
  clock.now += 19_000
  await look('r1')
  expect(asked).toHaveLength(1)
})

test('a list that cannot be read says nothing about its rows', async () => {
  const { clock, rows } = list(4)
  clock.fails = true
  await expect(rows(['r0'])('r0')).rejects.toThrow('offline')
})
