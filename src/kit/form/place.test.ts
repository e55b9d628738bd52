import { expect, test } from 'vitest'
import { crateFields, field } from './fields.fixture.ts'
import { formPath } from './place.ts'
import { initialValues } from './raw.ts'

const values = initialValues(crateFields)

test('a field that the form shows', () => {
  expect(formPath(crateFields, values, 'name')).toBe('name')
})

test('a field of the chosen variant', () => {
  expect(formPath(crateFields, values, 'contents.blockSize')).toBe('contents.variants.blank.blockSize')
})

test('a field of another variant, and the tag: the union itself', () => {
  expect(formPath(crateFields, values, 'contents.originalId')).toBe('contents')
  expect(formPath(crateFields, values, 'contents.type')).toBe('contents')
})

test('a field that the form does not have', () => {
  expect(formPath(crateFields, values, 'lid.kind')).toBeUndefined()
  expect(formPath(crateFields, values, '')).toBeUndefined()
})

test('items of lists, in both spellings, and entries of maps', () => {
  const fields = [
    field('targets', { kind: 'list', item: field('', { kind: 'group', fields: [field('value', { kind: 'ip' })] }) }),
    field('labels', { kind: 'map', value: field('', { kind: 'text' }) }),
  ]
  const filled = {
    targets: [{ value: { value: 'x' } }],
    labels: [
      { key: 'a', value: '' },
      { key: 'b', value: '' },
    ],
  }
  expect(formPath(fields, filled, 'targets[0].value')).toBe('targets.0.value.value')
  expect(formPath(fields, filled, 'targets.0.value')).toBe('targets.0.value.value')
  expect(formPath(fields, filled, 'targets[7].value')).toBe('targets')
  expect(formPath(fields, filled, 'labels.b')).toBe('labels.1.value')
})

test('dotted ids', () => {
  const fields = [field('kind.endpoint', { kind: 'text' })]
  expect(formPath(fields, {}, 'kind.endpoint')).toBe('kind.endpoint')
  expect(formPath(fields, {}, 'kind')).toBeUndefined()
})
