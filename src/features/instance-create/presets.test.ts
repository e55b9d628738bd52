import { describe, expect, test } from 'vitest'

import { families, familyOf, presets, shownFamily, sizeKey } from './presets.ts'

test('the sizes of each family', () => {
  expect(Object.fromEntries(families.map(({ value }) => [value, presets[value].map(sizeKey)]))).toEqual({
    general: ['2/8', '4/16', '8/32', '16/64'],
    cpu: ['2/4', '4/8', '8/16', '16/32'],
    memory: ['2/16', '4/32', '8/64', '16/128'],
    custom: [],
  })
})

describe('the family of a size', () => {
  test.each([
    [{ cpus: 2, memoryGib: 8 }, 'general'],
    [{ cpus: 16, memoryGib: 32 }, 'cpu'],
    [{ cpus: 8, memoryGib: 64 }, 'memory'],
    [{ cpus: 3, memoryGib: 7 }, 'custom'],
    [{ cpus: 2, memoryGib: 9 }, 'custom'],
    [{ cpus: Number.NaN, memoryGib: 8 }, 'custom'],
  ])('%j is %s', (size, family) => expect(familyOf(size)).toBe(family))
})

test('a chosen family stays while it has the size; any size may be a custom one', () => {
  const size = { cpus: 4, memoryGib: 16 }
  expect(shownFamily(undefined, size)).toBe('general')
  expect(shownFamily('custom', size)).toBe('custom')
  expect(shownFamily('cpu', { cpus: 4, memoryGib: 8 })).toBe('cpu')
})

test('a size that comes from elsewhere, such as a draft, shows in its own family', () => {
  expect(shownFamily('cpu', { cpus: 4, memoryGib: 32 })).toBe('memory')
})
