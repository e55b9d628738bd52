import { describe, expect, test } from 'vitest'

import { sortByKey } from './sort-texts.ts'

const sorted = (texts: readonly string[], falling = false) => sortByKey(texts, (text) => text, falling)

describe('order of texts', () => {
  test('is that of people who count, whatever the case', () => {
    expect(sorted(['disk-10', 'Disk-2', 'disk-1'])).toEqual(['disk-1', 'Disk-2', 'disk-10'])
    expect(sorted(['zebra', 'Émile', 'emma', 'äpfel'])).toEqual(['äpfel', 'Émile', 'emma', 'zebra'])
    expect(sorted(['b', 'a'], true)).toEqual(['b', 'a'])
  })

  test('regression: a hundred thousand names that are not plain took seconds', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `имя-${(index * 7919) % 100_000}`)
    const start = performance.now()
    const result = sorted(['Émile', 'emma', ...names])
    // Half a second on a machine that does other things as well; it was two and more.
    expect(performance.now() - start).toBeLessThan(1_000)
    expect(result.slice(0, 4)).toEqual(['Émile', 'emma', 'имя-0', 'имя-1'])
    expect(result.at(-1)).toBe('имя-99999')
  })

  test('regression: endless names took seconds', () => {
    const names = Array.from({ length: 200 }, (_, index) => `${'é'.repeat(100_000)}${index}`)
    const start = performance.now()
    sorted(names)
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})
