import { expect, test } from 'vitest'

import { toJsonSchema } from './json-schema.ts'

const convert = (schema: object): unknown => toJsonSchema(schema, 'base')

test('text and unknown marks are left out, references get the base', () => {
  expect(convert({ description: 'x', 'x-mark': 1, default: 3, $ref: '#/components/schemas/Name' })).toEqual({
    $ref: 'base#/$defs/Name',
  })
})

test('a property may be called like a keyword', () => {
  expect(
    convert({ type: 'object', properties: { description: { type: 'string' }, default: { type: 'boolean' } } }),
  ).toEqual({
    type: 'object',
    properties: { description: { type: 'string' }, default: { type: 'boolean' } },
  })
})

test('nullable becomes a type, for references a union', () => {
  expect(convert({ type: 'string', nullable: true, enum: ['a'] })).toEqual({
    type: ['string', 'null'],
    enum: ['a', null],
  })
  expect(convert({ nullable: true, allOf: [{ $ref: '#/components/schemas/Name' }] })).toEqual({
    anyOf: [{ $ref: 'base#/$defs/Name' }, { type: 'null' }],
  })
})

test('integer formats become ranges, stated bounds stay', () => {
  expect(convert({ type: 'integer', format: 'uint8', minimum: 1 })).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 255,
  })
  expect(convert({ type: 'integer', format: 'int8' })).toEqual({ type: 'integer', minimum: -128, maximum: 127 })
})

test('an enum in disguise is an enum', () => {
  const part = (value: string): object => ({ type: 'string', description: value, enum: [value] })
  expect(convert({ oneOf: [part('a'), part('b')] })).toEqual({ type: 'string', enum: ['a', 'b'] })
})

const variant = (kind: string, more = {}): object => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: [kind] }, ...more },
})

test('a union with a tag says so', () => {
  expect(convert({ oneOf: [variant('a'), variant('b')] })).toMatchObject({
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['a', 'b'] } },
    discriminator: { propertyName: 'kind' },
  })
})

test('a union of one variant has a tag, too', () => {
  expect(convert({ oneOf: [variant('a')] })).toMatchObject({ discriminator: { propertyName: 'kind' } })
})

test('a union whose tag does not tell its variants apart stays a plain one', () => {
  for (const oneOf of [
    [variant('a'), variant('a')],
    [variant('a'), { type: 'object', properties: {} }],
    [variant('a'), { type: 'string' }],
  ]) {
    expect(convert({ oneOf })).not.toHaveProperty('discriminator')
  }
})
