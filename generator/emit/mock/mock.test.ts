import { describe, expect, test } from 'vitest'

import { documentModel, smallDocument } from '../../../tests/support/document-model.ts'
import type { Document, Schema } from '../../model/types/contract.ts'
import type { Model } from '../../model/types/ir.ts'
import type { MockEntityIR } from '../../model/types/mock-ir.ts'
import { emitEntities } from './entities.ts'
import { copyNames, fakerDocument } from './faker-copy.ts'
import { emitFakers } from './fakers.ts'
import { emitHandlers } from './handlers.ts'
import { emitOperations } from './operations.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { enumValues, sample } from './schema.ts'

const name: Schema = { type: 'string', pattern: '^[a-z]([a-zA-Z0-9-]*[a-zA-Z0-9]+)?$', minLength: 1, maxLength: 63 }
const nameOrId: Schema = { oneOf: [{ type: 'string', format: 'uuid' }, { $ref: '#/components/schemas/Name' }] }
const order: Schema = {
  oneOf: [
    { type: 'string', enum: ['up'] },
    { type: 'string', enum: ['down'] },
  ],
}
const leaf: Schema = {
  type: 'object',
  required: ['id', 'name', 'size', 'state', 'time_created', 'tree_id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { allOf: [{ $ref: '#/components/schemas/Name' }] },
    note: { type: 'string', nullable: true },
    size: { type: 'integer', minimum: 4 },
    state: { type: 'string', enum: ['green', 'brown'] },
    time_created: { type: 'string', format: 'date-time' },
    tree_id: { type: 'string', format: 'uuid' },
  },
}

const document: Document = smallDocument(
  { Name: name, NameOrId: nameOrId, Order: order, Leaf: leaf },
  {
    'GET /leaves/{leaf}': {
      operationId: 'leaf_view',
      parameters: [
        { name: 'leaf', in: 'path', required: true, schema: { $ref: '#/components/schemas/NameOrId' } },
        { name: 'tree', in: 'query', required: true, schema: { $ref: '#/components/schemas/NameOrId' } },
        { name: 'limit', in: 'query', schema: { type: 'integer', format: 'uint32', nullable: true, minimum: 1 } },
        { name: 'order', in: 'query', schema: { $ref: '#/components/schemas/Order' } },
      ],
      responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Leaf' } } } } },
    },
  },
)

const entity: MockEntityIR = {
  entity: 'leaf',
  type: 'leaf',
  schema: 'Leaf',
  parent: { entity: 'tree', field: 'tree_id' },
  key: 'nameOrId',
  selectors: [{ param: 'tree', entity: 'tree' }],
  unique: ['name'],
  defaults: { state: 'brown' },
  contains: [],
  cascade: [],
  refuse: {},
}

const model = (doc: Document = document): Model => ({
  ...documentModel(doc),
  mock: {
    entities: [entity],
    operations: [{ operation: 'leaf_view', verb: 'view', entity: 'leaf', selector: 'leaf' }],
    samples: [],
    rules: {},
  },
})

const textOf = (files: readonly { text: string }[]): string => files[0]?.text ?? ''

test('an operation says how its parameters are read and what its default is', () => {
  const text = textOf(emitOperations(model()))
  expect(text).toContain(`  leaf_view: {
    id: 'leaf_view',
    method: 'GET',
    path: '/leaves/{leaf}',
    area: 'default',
    status: 200,
    response: 'json',
    params: { leaf: 'nameOrId' },
    query: { tree: 'nameOrId', limit: 'positive', order: { values: ['up', 'down'] } },
    required: ['tree'],
    crud: { verb: 'view', entity: 'leaf', selector: 'leaf' },
  },`)
})

test('regression: a body that is JSON of a kind of its own was bytes', () => {
  const schema = { $ref: '#/components/schemas/Leaf' }
  const typeIn = (content: object): string => {
    const operations = { 'PATCH /leaf': { operationId: 'leaf_change', requestBody: { content: { ...content } } } }
    return textOf(
      emitOperations({ ...model(), ...documentModel(smallDocument({ Leaf: leaf, Name: name }, operations)) }),
    )
  }
  expect(typeIn({ 'Application/Merge-Patch+JSON; charset=utf-8': { schema } })).toContain(
    "request: 'json',\n    type: 'application/merge-patch+json',",
  )
  expect(typeIn({ 'application/cbor': {}, 'application/json; charset=utf-8': { schema } })).not.toContain('type:')
  // A list of steps is no object.
  expect(typeIn({ 'application/json-patch+json': {}, 'application/merge-patch+json': { schema } })).toContain(
    "type: 'application/merge-patch+json',",
  )
})

test('a sample of what was accepted names the rows that it is one of, where each has a page', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Leaf' } } }
  const accepting = (status: string): Document =>
    smallDocument(
      { Leaf: leaf, Name: name },
      { 'POST /shake': { operationId: 'shake', responses: { [status]: { content } } } },
    )
  const { parent: _, ...top } = entity
  const [operation] = model().mock.operations
  if (operation === undefined) throw new Error('the model has no operation')
  const emitted = (status: string, change: Partial<Model['mock']> = {}): string => {
    const mock = { entities: [top], operations: [operation], samples: ['shake'], rules: {}, ...change }
    return textOf(emitOperations({ ...documentModel(accepting(status)), mock }))
  }
  expect(emitted('202')).toContain("row: 'leaf'")
  expect(emitted('200')).not.toContain("row: 'leaf'")
  // Whose row it would be, nothing says.
  expect(emitted('202', { entities: [entity] })).not.toContain("row: 'leaf'")
  expect(emitted('202', { operations: [] })).not.toContain("row: 'leaf'")
})

test('a sample is something, also where another status has no body', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Leaf' } } }
  const several = smallDocument(
    { Leaf: leaf, Name: name },
    { 'POST /shake': { operationId: 'shake', responses: { '200': { content }, '204': {} } } },
  )
  const mock = { entities: [], operations: [], samples: ['shake'], rules: {} }
  const text = textOf(emitOperations({ ...documentModel(several), mock }))
  expect(text).toContain('answer: {')
})

test('an entity knows what a row needs and nobody supplies', () => {
  const text = textOf(emitEntities(model()))
  expect(text).toContain(`    fields: ['id', 'name', 'note', 'size', 'state', 'time_created', 'tree_id'],
    nullable: ['note'],
    times: ['time_created'],
    fill: { name: 'sample', size: 4 },
    defaults: { state: 'brown' },`)
})

test('a handler is typed by the wire types of its operation', () => {
  const text = textOf(emitHandlers(model()))
  expect(text).toContain(
    'leaf_view: Handler<Wire.LeafViewPath, Wire.LeafViewQuery, void, Wire.LeafViewResponse, Context>',
  )
})

test('hostile names stay data', () => {
  const hostile = smallDocument(
    {},
    { 'GET /*/x': { operationId: "__proto__'*/" }, 'GET /y': { operationId: '__proto__' } },
  )
  for (const emit of [emitOperations, emitHandlers]) {
    const text = textOf(
      emit({ ...documentModel(hostile), mock: { entities: [], operations: [], samples: [], rules: {} } }),
    )
    expect(text).not.toMatch(/^ {2}__proto__:/m)
    expect(text).not.toContain("'*/:")
  }
})

describe('samples', () => {
  test.each<[string, Schema, unknown]>([
    ['a name', { $ref: '#/components/schemas/Name' }, 'sample'],
    ['an enum in disguise', { $ref: '#/components/schemas/Order' }, 'up'],
    ['a text of a certain length', { type: 'string', minLength: 3, maxLength: 3 }, 'aaa'],
    ['a time of day', { type: 'string', pattern: '^[0-2][0-9]:[0-5][0-9]$' }, '00:00'],
    ['a day', { type: 'string', format: 'date' }, '2026-01-01'],
    ['what may be null', { type: 'string', nullable: true }, null],
    ['a default', { type: 'boolean', default: true }, true],
    ['a list that must have items', { type: 'array', minItems: 2, items: { type: 'boolean' } }, [false, false]],
    ['an object', { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: {} } }, { a: 0 }],
    ['a reference to nothing', { $ref: '#/components/schemas/Nothing' }, {}],
  ])('%s', (_, schema, value) => {
    expect(sample(document, schema)).toEqual(value)
  })

  test('a schema that needs itself comes to an end', () => {
    const self: Schema = {
      type: 'object',
      required: ['self'],
      properties: { self: { $ref: '#/components/schemas/Self' } },
    }
    expect(JSON.stringify(sample(smallDocument({ Self: self }), self)).length).toBeLessThan(500)
  })
})

test('a circle of references says nothing', () => {
  const circle = smallDocument({ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } })
  expect(schemasOf(circle).allProperties({ $ref: '#/components/schemas/A' })).toEqual([])
  expect(enumValues(circle, { $ref: '#/components/schemas/A' })).toBeUndefined()
})

describe('the copy for orval', () => {
  const names = copyNames(document)

  test('references to texts are inlined, patterns become formats of our own', () => {
    expect(fakerDocument(document, names)).toMatchObject({
      components: {
        schemas: {
          Name: { type: 'string', format: 'x-name' },
          Order: { type: 'string', enum: ['up', 'down'] },
          Leaf: { properties: { name: { type: 'string', format: 'x-name' }, note: { nullable: true } } },
        },
      },
    })
  })

  test('a pattern of no format of ours was drawn with its signs for beginning and end: a text that it accepts stands for it', () => {
    const label = (more: Schema = {}): Schema => ({ type: 'string', pattern: '^[a-z].*$', ...more })
    const odd = smallDocument({ Short: label({ maxLength: 40 }), Long: label({ minLength: 3 }) })
    const [short, long] = [{ type: 'string', maxLength: 40, enum: ['a'] }, label({ minLength: 3 })]
    expect(fakerDocument(odd, copyNames(odd))).toMatchObject({ components: { schemas: { Short: short, Long: long } } })
  })

  test('the document itself stays as it is', () => {
    const before = JSON.stringify(document)
    fakerDocument(document, names)
    expect(JSON.stringify(document)).toBe(before)
  })

  test('names that orval would change are replaced, and found again by the types', async () => {
    const odd: Record<string, Schema> = {
      'odd-name': { type: 'object', required: ['a'], properties: { a: { type: 'boolean' } } },
    }
    expect([...copyNames(smallDocument({ ...odd, Schema1: {} }))]).toEqual([
      ['odd-name', 'Schema2'],
      ['Schema1', 'Schema1'],
    ])
    const text = textOf(await emitFakers(model(smallDocument(odd))))
    expect(text).toContain('odd_name as Schema1,')
    expect(text).toContain('export const getSchema1Mock = (overrideResponse: Partial<Schema1> = {}): Schema1 =>')
  })
})
