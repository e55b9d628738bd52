import { expect, test } from 'vitest'

import { field } from './fields.fixture.ts'
import { shownFields, withFixed } from './shown-fields.ts'

const fixed = { kind: 'field', path: 'kind', in: ['default'] } as const
const fields = [
  field('name', { kind: 'name' }, { keep: true, fixed }),
  field('destination', { kind: 'json' }, { fixed }),
  field('target', { kind: 'text' }),
]
const row = { kind: 'default', name: 'default-v4', destination: { type: 'ip_net', value: '0.0.0.0/0' }, target: 'x' }

test('a row that keeps its values: they are not asked for, and sent only where the API demands them', () => {
  expect(shownFields(fields, row).map(({ id }) => id)).toEqual(['target'])
  expect(withFixed({ target: 'y' }, fields, row)).toEqual({ target: 'y', destination: row.destination })
})

test('other rows, and forms without a row, have all fields', () => {
  for (const other of [{ ...row, kind: 'custom' }, undefined]) {
    expect(shownFields(fields, other)).toHaveLength(3)
    expect(withFixed({ target: 'y' }, fields, other)).toEqual({ target: 'y' })
  }
})
