import { expect, test } from 'vitest'

import { byPressure, pressureOf, sumOf } from './resources.ts'

const amounts = (cpus: number | bigint, memory: number | bigint, storage: number | bigint) => ({
  cpus,
  memory,
  storage,
})

test('pressure is the largest share of any quota', () => {
  expect(pressureOf(amounts(1, 50, 10), amounts(10, 100, 100))).toEqual({ id: 'memory', label: 'Memory', share: 0.5 })
  expect(pressureOf(amounts(0, 0, 0), amounts(0, 0, 0)).share).toBe(0)
})

test('sorted by pressure: over quota first, without a quota before all, then by name', () => {
  const silos = [
    { name: 'idle', used: amounts(0, 0, 0), quota: amounts(0, 0, 0) },
    { name: 'busy', used: amounts(9, 1, 1), quota: amounts(10, 10, 10) },
    { name: 'calm', used: amounts(1, 1, 1), quota: amounts(10, 10, 10) },
    { name: 'over', used: amounts(1, 1, 12), quota: amounts(10, 10, 10) },
    { name: 'alike', used: amounts(1, 1, 1), quota: amounts(10, 10, 10) },
    { name: 'no-quota', used: amounts(1, 0, 0), quota: amounts(0, 10, 10) },
  ]
  expect(silos.toSorted(byPressure((silo) => silo)).map(({ name }) => name)).toEqual([
    'no-quota',
    'over',
    'busy',
    'alike',
    'calm',
    'idle',
  ])
})

test('sums are exact', () => {
  const most = Number.MAX_SAFE_INTEGER
  expect(sumOf([amounts(1, most, 0), amounts(2, 2, 0)])).toEqual(amounts(3, 9_007_199_254_740_993n, 0))
  expect(sumOf([])).toEqual(amounts(0, 0, 0))
})
