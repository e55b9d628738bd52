import { describe, expect, it } from 'vitest'

import { documentModel, smallDocument } from '../../tests/support/document-model.ts'
import type { OperationObject, Schema } from '../model/types/contract.ts'
import { emitWireTypes } from './wire-types.ts'
import { schemaType } from './wire/schema-type.ts'

const text: Schema = { type: 'string' }
const whole: Schema = { type: 'integer', format: 'int64' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const types = new Map(['Disk', 'Name'].map((name) => [name, name]))

describe('schemaType', () => {
  it.each<[string, Schema]>([
    ['string', { type: 'string', format: 'date-time' }],
    ['number', whole],
    ['globalThis.Blob', { type: 'string', format: 'binary' }],
    ['unknown', {}],
    ['unknown', { description: 'anything', nullable: true }],
    ['Disk', ref('Disk')],
    ['unknown', ref('Missing')],
    ['Disk', { allOf: [ref('Disk')] }],
    ['Disk | null', { allOf: [ref('Disk')], nullable: true }],
    ['Disk & Name', { allOf: [ref('Disk'), ref('Name'), { description: 'nothing more' }] }],
    ['(Disk | Name)[]', { type: 'array', items: { oneOf: [ref('Disk'), ref('Name')] } }],
    ['(string | null)[]', { type: 'array', items: { ...text, nullable: true } }],
    ['(Disk & Name) | null', { allOf: [ref('Disk'), ref('Name')], nullable: true }],
    [
      '(Disk | Name) & { [key: string]: number }',
      { oneOf: [ref('Disk'), ref('Name')], type: 'object', additionalProperties: whole },
    ],
    ['string', { anyOf: [text, text] }],
    ['unknown', { anyOf: [text, {}] }],
    ["'a' | 'it\\'s' | 1 | null", { enum: ['a', "it's", 1, null] }],
    ['{ [key: string]: number }', { type: 'object', additionalProperties: whole }],
    ['{ [key: string]: unknown }', { type: 'object' }],
    ['{ [key: string]: unknown }', { additionalProperties: true }],
    ['{ [key: string]: never }', { type: 'object', additionalProperties: false }],
    ['unknown[]', { type: 'array' }],
    [
      "{\n  a_b: string\n  'it\\'s'?: number\n  ['__proto__']?: string\n}",
      { type: 'object', properties: { a_b: text, "it's": whole, ['__proto__']: text }, required: ['a_b'] },
    ],
    [
      '{\n  a?: string\n} & { [key: string]: unknown }',
      { type: 'object', properties: { a: text }, additionalProperties: whole },
    ],
    [
      '{\n  a?: {\n    b?: string\n  }[]\n}',
      { properties: { a: { type: 'array', items: { properties: { b: text } } } } },
    ],
  ])('%s', (expected, schema) => {
    expect(schemaType(schema, types)).toBe(expected)
  })
})

async function emit(
  schemas: Record<string, Schema>,
  operations: Record<string, Partial<OperationObject>> = {},
): Promise<string> {
  const [file] = await emitWireTypes(documentModel(smallDocument(schemas, operations)))
  return file?.text ?? ''
}

describe('emitWireTypes', () => {
  it('types what an operation takes and answers, and nothing that it does not have', async () => {
    const source = await emit(
      {
        Disk: {
          type: 'object',
          properties: { block_size: whole },
          required: ['block_size'],
          description: 'A disk. */',
        },
      },
      {
        'POST /v1/disks/{disk_id}': {
          operationId: 'disk_attach',
          parameters: [
            { name: 'disk_id', in: 'path', schema: text },
            { name: 'project', in: 'query', schema: { ...text, nullable: true } },
          ],
          requestBody: { required: true, content: { 'application/json': { schema: ref('Disk') } } },
          responses: { '202': { content: { 'application/json': { schema: ref('Disk') } } } },
        },
        'PUT /v1/file': {
          operationId: 'file_upload',
          requestBody: { content: { 'application/octet-stream': {} } },
          responses: { default: { content: { '*/*': { schema: {} } } } },
        },
        'GET /v1/stream': { operationId: 'stream', 'x-dropshot-websocket': {}, responses: { default: {} } },
      },
    )
    expect(source)
      .toBe(`// Generated from openapi/ by \`npm run generate\`. Do not edit: change the source or add an override.

/** A disk. *\\/ */
export type Disk = {
  block_size: number
}

// disk_attach
export type DiskAttachPath = {
  disk_id: string
}
export type DiskAttachQuery = {
  project?: string
}
export type DiskAttachBody = Disk
export type DiskAttachResponse = Disk

// file_upload
export type FileUploadBody = globalThis.Blob | undefined
export type FileUploadResponse = unknown

// stream
export type StreamResponse = undefined

`)
  })

  it('lets a schema make way for the type of an operation', async () => {
    const source = await emit(
      { DiskListQuery: text, Holder: { properties: { query: ref('DiskListQuery') } } },
      { 'GET /v1/disks': { operationId: 'disk_list' } },
    )
    expect(source).toContain('export type DiskListQuerySchema = string')
    expect(source).toContain('query?: DiskListQuerySchema')
  })
})
