import { expect, test } from 'vitest'

import { customOption, matchOptions } from './combobox-options.ts'

const options = [
  { value: '1', label: 'data-web', hint: '10 GiB' },
  { value: '2', label: 'web', hint: '20 GiB' },
  { value: '3', label: 'Archive', disabledReason: 'In use' },
]
const labels = (query: string) => matchOptions(options, query).map((option) => option.label)

test('nothing typed shows everything, as it came', () => {
  expect(matchOptions(options, '  ')).toBe(options)
})

test('beginnings come first, then the rest in order', () => {
  expect(labels('web')).toEqual(['web', 'data-web'])
})

test('every word must occur, in label or hint, in any case', () => {
  expect(labels('WEB 10')).toEqual(['data-web'])
  expect(labels('arch')).toEqual(['Archive'])
  expect(labels('nothing')).toEqual([])
})

test('a text of its own is offered only when it is new', () => {
  expect(customOption(options, ' mine ')).toEqual({ value: 'mine', label: 'Custom: mine' })
  expect(customOption(options, 'web')).toBeUndefined()
  expect(customOption(options, '3')).toBeUndefined()
  expect(customOption(options, ' ')).toBeUndefined()
})

test('the last of 10,001 is found', () => {
  const many = Array.from({ length: 10_001 }, (_, i) => ({ value: String(i), label: `disk-${i}` }))
  expect(matchOptions(many, 'disk-10000').map((option) => option.value)).toEqual(['10000'])
})
