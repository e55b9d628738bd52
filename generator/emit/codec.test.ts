import { describe, expect, it } from 'vitest'

import { documentModel, smallDocument } from '../../tests/support/document-model.ts'
import type { OperationObject, Schema } from '../model/types/contract.ts'
import { codecTable, emitCodec } from './codec.ts'

const text: Schema = { type: 'string' }
const date: Schema = { type: 'string', format: 'date-time' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const record = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const table = (schemas: Record<string, Schema>, operations: Record<string, Partial<OperationObject>> = {}) =>
  codecTable(documentModel(smallDocument(schemas, operations)))

describe('codecTable', () => {
  it('sorts names by what their values are', () => {
    const schemas = {
      Disk: record({
        name: text,
        time_created: { ...date, nullable: true },
        seen: { type: 'array', items: date },
        labels: { type: 'object', additionalProperties: text },
        extra: {},
        share: { type: 'number' },
      }),
      Boot: { allOf: [ref('Disk')], nullable: true },
    }
    expect(table(schemas)).toEqual({
      irregular: {},
      fractions: ['share'],
      dates: ['seen', 'time_created'],
      opaque: ['extra'],
      maps: { labels: 'auto' },
      shapes: [],
      operations: {},
    })
  })

  it('lists the names that do not convert mechanically, parameters included', () => {
    const operation = { operationId: 'x', parameters: [{ name: 'sort_2', in: 'query' as const, schema: text }] }
    expect(
      table({ A: record({ i_e_e_e802: text, foo_bar: text, _x: text }) }, { 'GET /x': operation }).irregular,
    ).toEqual({ iEEE802: 'i_e_e_e802', sort2: 'sort_2' })
  })

  it('names operations whose bodies are special', () => {
    const { operations } = table(
      { Error: record({ message: text }), Any: {} },
      {
        'POST /v1/roots': {
          requestBody: json({}),
          responses: { '200': json(ref('Any')), '4XX': json(ref('Error')), '5XX': json(ref('Error')) },
        },
        'GET /v1/files/{file_name}': {
          parameters: [{ name: 'file_name', in: 'path', schema: text }],
          responses: { default: { content: { '*/*': { schema: {} } } } },
        },
        'GET /v1/zip': {
          responses: {
            '200': { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
          },
        },
        'GET /v1/disks': { responses: { '200': json(ref('Error')) } },
      },
    )
    expect(operations).toEqual({
      'POST /v1/roots': { request: 'opaque', response: 'opaque' },
      'GET /v1/files/{fileName}': { response: 'opaque', raw: true },
      'GET /v1/zip': { raw: true },
    })
  })

  it('gives each recursive schema one shape', () => {
    const { shapes, operations } = table(
      {
        Node: record({ at: text, next: ref('Node'), all: { type: 'array', items: ref('Node') } }),
        Leaf: record({ at: date }),
        Leaves: record({ at: date }),
      },
      { 'GET /node': { responses: { '200': json(ref('Node')) } } },
    )
    expect(operations).toEqual({ 'GET /node': { response: { shape: 0 } } })
    expect(shapes).toEqual([
      { objects: [{ properties: { at: 'auto', next: { shape: 0 }, all: { shape: 1 } } }] },
      { items: { shape: 0 } },
    ])
  })

  it('survives schemas that only refer to each other', () => {
    expect(() =>
      table({
        A: ref('B'),
        B: { allOf: [ref('A')] },
        C: { type: 'array', items: ref('C') },
        D: { oneOf: [ref('D'), text] },
        E: ref('Missing'),
      }),
    ).not.toThrow()
  })
})

describe('emitCodec', () => {
  it('prints the table', async () => {
    const [file] = await emitCodec(documentModel(smallDocument({ A: record({ at: date }) })))
    expect(file?.path).toBe('model/codec.gen.ts')
    expect(file?.text).toContain("export const codec = { irregular: {}, fractions: [], dates: ['at'],")
  })
})
