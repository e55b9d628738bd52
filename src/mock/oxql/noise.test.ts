import { expect, test } from 'vitest'

import { noise, smooth, textHash } from './noise.ts'

test('noise is the same each time, spread over [0, 1), and unlike for other seeds and buckets', () => {
  const values = Array.from({ length: 10_000 }, (_, bucket) => noise(7, bucket))
  expect(values).toEqual(Array.from({ length: 10_000 }, (_, bucket) => noise(7, bucket)))
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  expect(mean).toBeGreaterThan(0.48)
  expect(mean).toBeLessThan(0.52)
  expect(new Set(values).size).toBeGreaterThan(9990)
  expect(noise(8, 1)).not.toBe(noise(7, 1))
  expect(noise(7, 2 ** 32 + 1)).not.toBe(noise(7, 1))
})

test('smooth noise goes through the buckets without steps', () => {
  for (let position = 0; position < 50; position += 0.37) {
    expect(Math.abs(smooth(3, position + 0.01) - smooth(3, position))).toBeLessThan(0.02)
  }
  expect(smooth(3, 12)).toBe(noise(3, 12))
})

test('texts have different hashes', () => {
  const texts = Array.from({ length: 5000 }, (_, n) => textHash(`disk/${n}`))
  expect(new Set(texts).size).toBe(5000)
})
