import { describe, expect, test, vi } from 'vitest'

import { sortByKey } from './sort-texts.ts'

const sorted = (texts: readonly string[], falling = false) => sortByKey(texts, (text) => text, falling)

describe('order of texts', () => {
  test('is that of people who count, whatever the case', () => {
    expect(sorted(['disk-10', 'Disk-2', 'disk-1'])).toEqual(['disk-1', 'Disk-2', 'disk-10'])
    expect(sorted(['zebra', 'Émile', 'emma', 'äpfel'])).toEqual(['äpfel', 'Émile', 'emma', 'zebra'])
    expect(sorted(['b', 'a'], true)).toEqual(['b', 'a'])
  })

  /** Comparing as people count takes 10 µs for each pair, and more for long texts: what is compared so, while `work` goes on. */
  const comparedIn = (work: () => void): string[] => {
    const compared: string[] = []
    const spy = vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue((a: string, b: string) => {
      compared.push(a, b)
      return a < b ? -1 : a > b ? 1 : 0
    })
    work()
    spy.mockRestore()
    return compared
  }

  test('regression: a hundred thousand names that are not plain took seconds', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `имя-${(index * 7919) % 100_000}`)
    let result: string[] = []
    expect(comparedIn(() => (result = sorted(['Émile', 'emma', ...names])))).toEqual([])
    expect(result.slice(0, 4)).toEqual(['Émile', 'emma', 'имя-0', 'имя-1'])
    expect(result.at(-1)).toBe('имя-99999')
  })

  test('regression: endless names took seconds', () => {
    const names = Array.from({ length: 200 }, (_, index) => `${'é'.repeat(100_000)}${index}`)
    const compared = comparedIn(() => sorted(names))
    expect(compared.length).toBeGreaterThan(0)
    expect(Math.max(...compared.map((text) => text.length)), 'as much as is drawn').toBeLessThanOrEqual(1_000)
  })
})
