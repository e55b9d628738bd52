import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { crateFields } from './fields.fixture.ts'
import { initialValues } from './raw.ts'
import { placeRefusal } from './refusal.ts'

const values = initialValues(crateFields)
const refuse = (errorCode: string | undefined, detail: string) =>
  placeRefusal(new ApiError('Shown', { kind: 'error', statusCode: 400, errorCode, detail }), crateFields, values)

test('a name that is taken belongs to the name', () => {
  expect(refuse('ObjectAlreadyExists', 'already exists: crate "a"')).toEqual({ message: 'Shown', path: 'name' })
})

test('a field of the body belongs to its field', () => {
  const detail = 'unable to parse JSON body: contents.block_size: invalid value at line 1 column 7'
  expect(refuse(undefined, detail).path).toBe('contents.variants.blank.blockSize')
})

test('anything else belongs to the form', () => {
  expect(refuse('InvalidRequest', 'the shelf is full')).toEqual({ message: 'Shown', path: undefined })
  expect(placeRefusal(new Error('x'), crateFields, values).path).toBeUndefined()
})

test('a taken name in a form without name belongs to the form', () => {
  const fields = crateFields.slice(1)
  const error = new ApiError('Shown', { kind: 'error', statusCode: 400, errorCode: 'ObjectAlreadyExists' })
  expect(placeRefusal(error, fields, initialValues(fields)).path).toBeUndefined()
})
