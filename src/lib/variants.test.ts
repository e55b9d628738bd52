import { expect, test } from 'vitest'

import { partOf } from './variants.ts'

type Target = { type: 'ip'; value: string } | { type: 'count'; value: number } | { type: 'any' }

const read = (target: Target): string | number | undefined => partOf(target, 'value')

test('a variant gives the field that it has', () => {
  expect(read({ type: 'ip', value: '::1' })).toBe('::1')
  expect(read({ type: 'count', value: 0 })).toBe(0)
})

test('one without the field gives nothing, whatever the field is called', () => {
  expect(read({ type: 'any' })).toBeUndefined()
  expect(partOf({ type: 'any' }, 'toString')).toBeUndefined()
})
