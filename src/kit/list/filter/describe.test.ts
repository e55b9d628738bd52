import { expect, test } from 'vitest'

import { describeFilter } from './describe.ts'

const column = { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } } as const
const said = (...values: string[]): string => describeFilter({ column, operator: 'is', values })

test('an address that somebody else had made wrote what it liked over a list, and without an end', () => {
  expect(said('\u202Enimda')).toContain('⟨U+202E⟩nimda')
  expect(said('W'.repeat(100_000), 'V'.repeat(100_000)).length).toBeLessThan(200)
})
