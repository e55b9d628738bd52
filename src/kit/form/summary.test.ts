import { expect, test } from 'vitest'

import type { Widget } from '../spec.ts'
import { crateFields, field } from './fields.fixture.ts'
import { initialValues, rawOf } from './raw.ts'
import { presentText, summaryColumns, summaryText } from './summary.ts'

test.each<[string, Widget, unknown, string]>([
  ['text', { kind: 'text' }, 'x', 'x'],
  ['secret', { kind: 'text', secret: true }, 'hunter2', '••••••'],
  ['nothing', { kind: 'text' }, null, ''],
  ['integer', { kind: 'integer', unit: 'days' }, 3, '3 days'],
  ['a number with a name', { kind: 'integer', known: 'icmpType' }, 8, '8 Echo request'],
  ['a number without one', { kind: 'integer', known: 'icmpType' }, 200, '200'],
  ['zero', { kind: 'integer' }, 0, '0'],
  ['bytes', { kind: 'bytes', unit: 'GiB' }, 2 ** 30, '1 GiB'],
  ['choice', { kind: 'select', options: [{ value: 1, label: 'One' }] }, 1, 'One'],
  ['a choice of a newer server', { kind: 'select', options: [] }, 'two', 'two'],
  ['no', { kind: 'checkbox' }, false, 'No'],
  ['range', { kind: 'ipRange' }, { first: '10.0.0.1', last: '10.0.0.9' }, '10.0.0.1 – 10.0.0.9'],
  ['list', { kind: 'list', item: field('', { kind: 'ip' }) }, ['10.0.0.1', 'fd00::1'], '10.0.0.1, fd00::1'],
  ['map', { kind: 'map', value: field('', { kind: 'text' }) }, { a: 'b' }, 'a=b'],
])('%s', (_, widget, value, text) => {
  const one = field('x', widget)
  expect(summaryText(one, rawOf(one, value))).toBe(text)
})

test('a union is its kind and what it holds', () => {
  const contents = crateFields[2] ?? field('x', { kind: 'text' })
  expect(summaryText(contents, initialValues(crateFields)['contents'])).toBe('Blank: 4096')
})

test('a file is its name', () => {
  expect(summaryText(field('x', { kind: 'file', encoding: 'text' }), new File([''], 'a.pem'))).toBe('a.pem')
})

test('columns are the first short fields', () => {
  const group = field('', { kind: 'group', fields: [...crateFields, field('note', { kind: 'text' })] })
  expect(summaryColumns(group).map(({ label }) => label)).toEqual(['Name', 'Contents', 'Size'])
  expect(summaryColumns(field('', { kind: 'ip' }, { label: 'Address' })).map(({ path }) => path)).toEqual([''])
})

test('what a form starts with is said without what is empty, and without what pickers show themselves', () => {
  const source = { query: () => ({ queryKey: ['lids'] }), shape: { kind: 'page' }, paged: true } as const
  const lookup = { entity: 'lid', label: { one: 'Lid', many: 'Lids' }, source, value: 'id', text: 'name' }
  const fields = [
    field('count', { kind: 'integer', unit: 'days' }),
    field('note', { kind: 'text' }),
    field('lid', { kind: 'picker', lookup }),
    field('shut', { kind: 'checkbox' }),
  ]
  expect(presentText(fields, { count: 3, note: '', lid: 'b2', shut: true })).toBe('3 days, Yes')
})
