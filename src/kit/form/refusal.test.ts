import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { crateFields, field } from './fields.fixture.ts'
import { initialValues } from './raw.ts'
import { placeRefusals } from './refusal.ts'

const values = initialValues(crateFields)
const refuse = (errorCode: string | undefined, detail: string, message = 'Shown') =>
  placeRefusals(new ApiError(message, { kind: 'error', statusCode: 400, errorCode, detail }), crateFields, values)
const pathOf = (message: string) => refuse('InvalidRequest', message, message)[0]?.path

test('a refusal of fifty thousand lines was as many messages of the form', () => {
  const one = refuse('InvalidRequest', '', 'x\n'.repeat(50_000))
  expect(one.map(({ message }) => message)).toEqual(['x'])
  const many = refuse('InvalidRequest', '', Array.from({ length: 900 }, (_, at) => `line ${at}`).join('\n'))
  expect(many).toHaveLength(21)
  expect(many.at(-1)).toEqual({ message: 'and 880 more' })
})

test('a name that is taken belongs to the name', () => {
  expect(refuse('ObjectAlreadyExists', 'already exists: crate "a"')).toEqual([{ message: 'Shown', path: 'name' }])
})

test('a field of the body belongs to its field', () => {
  const detail = 'unable to parse JSON body: contents.block_size: invalid value at line 1 column 7'
  expect(refuse(undefined, detail)[0]?.path).toBe('contents.variants.blank.blockSize')
})

test('what a parser says of a field stays out of it, and is at hand in the form', () => {
  const detail = 'unable to parse JSON body: contents.block_size: invalid value at line 1 column 7'
  expect(refuse(undefined, detail)).toEqual([
    { message: 'The server does not accept this value', path: 'contents.variants.blank.blockSize' },
    {
      message: 'The server could not read this request',
      detail: 'Unable to parse JSON body: contents.block_size: invalid value',
    },
  ])
})

test('a rule of the platform that a parser tells is said at the field, in its own words', () => {
  const detail = 'unable to parse JSON body: name: name cannot end with "-" at line 1 column 7'
  expect(refuse(undefined, detail)).toEqual([{ message: 'Name cannot end with "-"', path: 'name' }])
})

test('a body that could not be read is about the form', () => {
  expect(refuse(undefined, 'unable to parse JSON body: EOF while parsing `name` at line 1 column 7')).toEqual([
    {
      message: 'The server could not read this request',
      detail: 'Unable to parse JSON body: EOF while parsing `name`',
    },
  ])
})

test('anything else belongs to the form', () => {
  expect(refuse('InvalidRequest', 'the shelf is full')).toEqual([{ message: 'Shown', path: undefined }])
  expect(placeRefusals(new Error('x'), crateFields, values)[0]?.path).toBeUndefined()
})

test('a taken name in a form without name belongs to the form', () => {
  const fields = crateFields.slice(1)
  const error = new ApiError('Shown', { kind: 'error', statusCode: 400, errorCode: 'ObjectAlreadyExists' })
  expect(placeRefusals(error, fields, initialValues(fields))[0]?.path).toBeUndefined()
})

test('a field named in a sentence, as the API spells it', () => {
  expect(pathOf('block_size must be a power of two')).toBe('contents.variants.blank.blockSize')
  expect(pathOf('`size` is larger than the shelf')).toBe('size')
  expect(pathOf('size: too large')).toBe('size')
  expect(pathOf("invalid value for field 'size'")).toBe('size')
})

test('ordinary words, other fields and names of things are no fields', () => {
  expect(pathOf('the size of the shelf is exhausted')).toBeUndefined()
  expect(pathOf('crate "size" is in use')).toBeUndefined()
  expect(pathOf('my_block_size_2 is unknown')).toBeUndefined()
  expect(pathOf('original_id is unknown')).toBeUndefined()
})

test('each line of a message is an issue of its own', () => {
  const message = 'the shelf is full\nblock_size is odd\n\nthe truck is late'
  expect(refuse('InvalidRequest', message, message)).toEqual([
    { message: 'the shelf is full', path: undefined },
    { message: 'block_size is odd', path: 'contents.variants.blank.blockSize' },
    { message: 'the truck is late', path: undefined },
  ])
})

test('words that a field knows belong to it, also where the server calls it by another name', () => {
  const item = field('', { kind: 'group', fields: [field('address', { kind: 'ip' }, { refused: ['not in lot'] })] })
  const fields = [
    field('block_size', { kind: 'text' }),
    field('place', { kind: 'group', fields: [field('shelf', { kind: 'text' }, { refused: ['Shelf is full'] })] }),
    field('addresses', { kind: 'list', item }),
  ]
  const placed = (message: string) => {
    const error = new ApiError(message, { kind: 'error', statusCode: 400, errorCode: 'InvalidValue', detail: message })
    return placeRefusals(error, fields, initialValues(fields))[0]?.path
  }
  expect(placed('the shelf is full')).toBe('place.shelf')
  expect(placed('block_size: the shelf is full')).toBe('place.shelf')
  expect(placed('unsupported value for "rack": address not in lot')).toBe('addresses')
  expect(placed('the lot is full')).toBeUndefined()
})
