import { expect, test } from 'vitest'

import { duplicateValues, duplicating, startValues } from './duplicate.ts'
import { crateFields, field } from './fields.fixture.ts'

const random = () => 0.5

test('the values of the other one, with a name of its own; what it does not have starts as ever', () => {
  const row = { id: 'x', name: 'tall', description: 'Of oak', size: 3 * 2 ** 30, timeCreated: new Date(0) }
  expect(duplicateValues(crateFields, row, random)).toEqual({
    name: 'tall-800000',
    description: 'Of oak',
    contents: { tag: 'blank', variants: { blank: { blockSize: '4096' }, copy: { originalId: '' } } },
    size: 3,
  })
})

test('names of duplicates of duplicates do not grow', () => {
  expect(duplicateValues(crateFields, { name: 'tall-0f0f0f' }, random)['name']).toBe('tall-800000')
  expect(String(duplicateValues(crateFields, { name: 'x'.repeat(63) }, random)['name'])).toHaveLength(63)
})

test('secrets and files are not taken over', () => {
  const fields = [
    field('password', { kind: 'text', secret: true }),
    field('cert', { kind: 'file', encoding: 'text' }),
    field('note', { kind: 'text' }),
  ]
  expect(duplicateValues(fields, { password: 'hunter2', cert: 'pem', note: 'n' }, random)).toEqual({
    password: '',
    cert: null,
    note: 'n',
  })
})

test('a form that proposes a name does not propose that of the row', () => {
  const fields = [field('name', { kind: 'name' }, { proposed: 'name' }), field('description', { kind: 'description' })]
  expect(startValues(fields, { name: 'orders', description: 'd' }, random)).toEqual({
    name: 'orders-800000',
    description: 'd',
  })
  expect(startValues(fields, { name: 'x'.repeat(63) }, random)['name']).toBe(`${'x'.repeat(56)}-800000`)
  expect(startValues(fields, undefined, random)).toEqual({ name: '', description: '' })
})

test('of a row with a hundred thousand entries the page halted: the work is left off before secrets are left out', () => {
  const work = duplicating(crateFields, { name: 'tall' }, random)
  expect([work.next().done, work.next().done]).toEqual([false, true])
})
