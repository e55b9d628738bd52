import { expect, test } from 'vitest'

import { createRng, uuidOf } from './rng.ts'

test('ids depend on their seed alone', () => {
  expect(uuidOf('a')).toBe(uuidOf('a'))
  const ids = Array.from({ length: 20_000 }, (_, n) => uuidOf(`seed/${n}`))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 500))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('chance depends on its seed alone, and spreads', () => {
  const draw = (seed: string): number[] => {
    const rng = createRng(seed)
    return Array.from({ length: 2000 }, () => rng.int(1, 6))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
  const counts = Map.groupBy(draw('a'), (value) => value)
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
  for (const values of counts.values()) expect(values.length).toBeGreaterThan(230)
})

test('hexadecimal digits come in the length asked for', () => {
  expect(createRng('x').hex(40)).toMatch(/^[0-9a-f]{40}$/)
})
