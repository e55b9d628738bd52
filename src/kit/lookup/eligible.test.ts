import { expect, test } from 'vitest'

import type { Lookup } from '../spec.ts'
import { pickerOptions } from './eligible.ts'

const lookup: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
}
const rows = [
  { id: '1', name: 'full', state: 'full' },
  { id: '2', name: 'open', state: 'open' },
  { id: '3', state: 'open' },
]

test('nothing is left out: what cannot be chosen comes last, with the reason', () => {
  const among = { kind: 'field', path: 'state', in: ['open'] } as const
  expect(pickerOptions(rows, lookup, { among, reason: 'It is full' })).toEqual([
    { value: '2', label: 'open' },
    { value: '3', label: '3' },
    { value: '1', label: 'full', disabledReason: 'It is full' },
  ])
})

test('what is taken comes last, with the reason', () => {
  const taken = { as: 'id', values: new Set(['2']), say: 'Already linked' }
  expect(pickerOptions(rows, lookup, { taken }).at(-1)).toEqual({
    value: '2',
    label: 'open',
    disabledReason: 'Already linked',
  })
})

test('where rows are to have the same in common, the first one decides', () => {
  const taken = { as: 'id', say: 'In another', others: true } as const
  const offered = (values: readonly string[]) =>
    pickerOptions(rows, lookup, { taken: { ...taken, values: new Set(values) } }).flatMap(({ label, disabledReason }) =>
      disabledReason === undefined ? [label] : [],
    )
  expect(offered(['2'])).toEqual(['open'])
  expect(offered([])).toEqual(['full', 'open', '3'])
})

test('without a rule all can be chosen, in their order', () => {
  expect(pickerOptions(rows, lookup).map(({ label }) => label)).toEqual(['full', 'open', '3'])
})

test('candidates that the server has by id are offered by name', () => {
  const byId = [
    { id: '1', name: 'Zoe' },
    { id: '2', name: 'ada' },
    { id: '3', name: 'web-10' },
    { id: '4', name: 'web-2' },
  ]
  const labels = (one: Lookup) => pickerOptions(byId, one).map(({ label }) => label)
  expect(labels({ ...lookup, byId: true })).toEqual(['ada', 'web-2', 'web-10', 'Zoe'])
  expect(labels(lookup)).toEqual(['Zoe', 'ada', 'web-10', 'web-2'])
})

test('what only the server can tell counts as eligible', () => {
  const among = { kind: 'empty', collection: 'lid' } as const
  expect(pickerOptions(rows, lookup, { among }).every(({ disabledReason }) => disabledReason === undefined)).toBe(true)
})

test('what tells namesakes apart stands beside the name', () => {
  const text = { kind: 'text' } as const
  const hint = [
    { path: 'state', cell: text },
    { path: 'colour', cell: text },
    { path: 'size', cell: { kind: 'bytes' } },
  ] as const
  expect(pickerOptions([{ id: '1', name: 'full', state: 'full', size: 4096 }], { ...lookup, hint })).toEqual([
    { value: '1', label: 'full', hint: 'full · 4 KiB' },
  ])
  expect(pickerOptions(rows, { ...lookup, hint: [{ path: 'colour', cell: text }] })[0]).toEqual({
    value: '1',
    label: 'full',
  })
})

test('rows of a further list say what they are', () => {
  const shared = { ...lookup, label: { one: 'Shared crate', many: 'Shared crates' } }
  const both = { ...lookup, also: [{ lookup: shared, when: { kind: 'field', path: 'shop', in: [null] } }] } as const
  const mixed = [
    { id: '1', name: 'web', shop: 's' },
    { id: '2', name: 'web', shop: null },
  ]
  expect(pickerOptions(mixed, both)).toEqual([
    { value: '1', label: 'web' },
    { value: '2', label: 'web', hint: 'Shared crate' },
  ])
})
