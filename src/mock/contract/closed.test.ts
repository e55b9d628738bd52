import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { createCloser } from './closed.ts'
import { definitions, toJsonSchema } from './json-schema.ts'

const text = { type: 'string' }
const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: object, more: object = {}): object => ({ type: 'object', properties, ...more })
const variant = (kind: string, properties: object = {}): object =>
  object({ kind: { type: 'string', enum: [kind] }, ...properties }, { required: ['kind'] })

/** Judges by the closed variant of a schema that may refer to `schemas`. */
function closed(schema: object, schemas: object = {}): (value: unknown) => string[] {
  const open = definitions({ components: { schemas } }, 'open')
  const closer = createCloser(open, 'closed')
  const root = closer.close(toJsonSchema(schema, 'open'))
  const ajv = new Ajv({ strict: false, discriminator: true, schemas: [open, closer.definitions()] })
  const validate = ajv.compile(root)
  return (value) => {
    validate(value)
    const errors = validate.errors ?? []
    return errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map(({ instancePath, params }) => `${instancePath}/${String(params['additionalProperty'])}`)
      .concat(errors.length > 0 && !errors.some(({ keyword }) => keyword === 'additionalProperties') ? ['other'] : [])
  }
}

test('a field that no schema names is a violation, also behind references, in lists and in nullable fields', () => {
  const check = closed(
    object({ row: ref('Row'), rows: { type: 'array', items: ref('Row') }, maybe: nullable('Row') }),
    {
      Row: object({ name: text, inner: object({ a: text }) }),
    },
  )
  expect(check({ row: { name: 'x' }, rows: [{ inner: { a: 'x' } }], maybe: null })).toEqual([])
  expect(check({ key: 1 })).toEqual(['/key'])
  expect(check({ row: { key: 1 } })).toEqual(['/row/key'])
  expect(check({ rows: [{}, { inner: { key: 1 } }] })).toEqual(['/rows/1/inner/key'])
  expect(check({ maybe: { key: 1 } })).toEqual(['/maybe/key'])
})

const nullable = (name: string): object => ({ nullable: true, allOf: [ref(name)] })

test('free maps stay open, the objects in them are closed', () => {
  const check = closed(object({ map: { type: 'object', additionalProperties: object({ a: text }) }, any: {} }))
  expect(check({ map: { one: { a: 'x' }, two: {} }, any: { whatever: 1 } })).toEqual([])
  expect(check({ map: { one: { b: 1 } } })).toEqual(['/map/one/b'])
})

test('variants of a union have their own fields and no others', () => {
  const check = closed({ oneOf: [variant('a', { first: text }), variant('b')] })
  expect(check({ kind: 'a', first: 'x' })).toEqual([])
  expect(check({ kind: 'b', first: 'x' })).toEqual(['/first'])
})

test('parts of one object know the fields of each other', () => {
  const schemas = { Base: object({ id: text, meta: object({ a: text }) }), More: object({ size: text }) }
  const check = closed({ allOf: [ref('Base'), ref('More'), object({ own: text })] }, schemas)
  expect(check({ id: 'x', size: 'x', own: 'x', meta: { a: 'x' } })).toEqual([])
  expect(check({ id: 'x', key: 1 })).toContain('/key')
  expect(check({ meta: { key: 1 } })).toContain('/meta/key')
  // The same schema by itself is closed without the others' fields.
  expect(closed(ref('Base'), schemas)({ size: 'x' })).toEqual(['/size'])
})

test('a union beside fields of its own: each variant takes these as well, and none of another variant', () => {
  const check = closed({
    ...object({ id: text }),
    oneOf: [variant('a', { first: text }), variant('b', { second: text })],
  })
  expect(check({ id: 'x', kind: 'a', first: 'x' })).toEqual([])
  expect(check({ id: 'x', kind: 'a', second: 'x' })).toEqual(['/second'])
  const both = closed(
    { allOf: [ref('Base'), { oneOf: [variant('a', { first: text }), variant('b')] }] },
    {
      Base: object({ id: text }),
    },
  )
  expect(both({ id: 'x', kind: 'a', first: 'x' })).toEqual([])
  expect(both({ id: 'x', kind: 'b', first: 'x' })).toContain('/first')
})

test('an object with a free part stays open', () => {
  const check = closed({ allOf: [object({ id: text }), { type: 'object', additionalProperties: text }] })
  expect(check({ id: 'x', key: 'x' })).toEqual([])
})

test('a schema may refer to itself', () => {
  const check = closed(ref('Tree'), { Tree: object({ children: { type: 'array', items: ref('Tree') } }) })
  expect(check({ children: [{ children: [] }] })).toEqual([])
  expect(check({ children: [{ children: [{ key: 1 }] }] })).toEqual(['/children/0/children/0/key'])
})

test('what has no objects in it is shared with the open schemas', () => {
  const open = definitions({ components: { schemas: { Name: text, Row: object({ name: ref('Name') }) } } }, 'open')
  const closer = createCloser(open, 'closed')
  expect(closer.close({ $ref: 'open#/$defs/Name' })).toEqual({ $ref: 'open#/$defs/Name' })
  expect(closer.close({ $ref: 'open#/$defs/Row' })).toEqual({ $ref: 'closed#/$defs/Row' })
  expect(closer.definitions()).toEqual({
    $id: 'closed',
    $defs: {
      Row: { type: 'object', properties: { name: { $ref: 'open#/$defs/Name' } }, additionalProperties: false },
    },
  })
})
