import { expect, test } from 'vitest'
import type { Lookup } from '../spec.ts'
import { type Candidates, goneText, indexBy, missingValues, resolve, valuesAt } from './names.ts'

const lookup: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: { paged: true, shape: { kind: 'page' }, query: () => ({ queryKey: [] }) },
  value: 'id',
  text: 'name',
}
const rows = [
  { id: '1', name: 'web' },
  { id: '2', name: '' },
]
const complete: Candidates = { rows, state: 'complete' }

test('an id becomes a name', () => {
  expect(resolve('1', lookup, complete)).toEqual({ kind: 'row', row: rows[0], text: 'web' })
})

test('a row without a name is called by its id', () => {
  expect(resolve('2', lookup, complete)).toMatchObject({ kind: 'row', text: '2' })
})

test('only a complete list makes a reference dangle', () => {
  expect(resolve('3', lookup, complete)).toEqual({ kind: 'deleted' })
  expect(resolve('3', lookup, { rows, state: 'loading' })).toEqual({ kind: 'loading' })
  expect(resolve('3', lookup, { rows, state: 'partial' })).toEqual({ kind: 'unknown', text: '3' })
  expect(resolve('3', lookup, { rows: [], state: 'failed' })).toEqual({ kind: 'unknown', text: '3' })
})

test('what dangles keeps its name, and is called deleted where only an ID is known', () => {
  expect(goneText('web', { ...lookup, value: 'name' }, false)).toBe('web (not found)')
  expect(goneText('3', lookup, false)).toBe('Deleted')
  expect(goneText('3', lookup, true)).toBe('Crate deleted')
})

test('a name that has already come is shown while the rest is drained', () => {
  expect(resolve('1', lookup, { rows, state: 'loading' })).toMatchObject({ kind: 'row', text: 'web' })
})

test('the index is made once per list', () => {
  expect(indexBy(rows, 'id')).toBe(indexBy(rows, 'id'))
  expect(indexBy(rows, 'name')).not.toBe(indexBy(rows, 'id'))
})

test('missing values are named once, sorted, without blanks', () => {
  const held = ['9', '1', null, '9', undefined, '', '3'].map((value) => ({ of: { crate: value } }))
  expect(missingValues(valuesAt(held, 'of.crate'), lookup, complete)).toEqual(['3', '9'])
})

test('the ids of a column were read from every row on each render', () => {
  let reads = 0
  const held = Array.from({ length: 1000 }, () => ({
    get crate() {
      reads += 1
      return '1'
    },
  }))
  const first = valuesAt(held, 'crate')
  expect(valuesAt(held, 'crate')).toBe(first)
  expect([...first]).toEqual(['1'])
  expect(reads).toBeLessThanOrEqual(2 * held.length)
  const before = reads
  valuesAt(held, 'crate')
  expect(reads).toBe(before)
})

test('the ids of a column of unions were read from every row on each render', () => {
  let reads = 0
  const held = ['crate', 'shelf', 'crate'].map((type, at) => ({
    get type() {
      reads += 1
      return type
    },
    value: String(at),
  }))
  const isCrate = { kind: 'field', path: 'type', in: ['crate'] } as const
  const first = valuesAt(held, 'value', isCrate)
  expect([...first]).toEqual(['0', '2'])
  const before = reads
  expect(valuesAt(held, 'value', isCrate)).toBe(first)
  expect(reads).toBe(before)
  expect([...valuesAt(held, 'value')]).toEqual(['0', '1', '2'])
})
