import { describe, expect, test } from 'vitest'
import { contractFrom, contractOf, document, get } from './read.ts'

const split = {
  'openapi/openapi.yaml': `openapi: 3.0.3
info: { title: Things, version: '1' }
paths:
  /v1/things/{thing}:
    $ref: paths/things.yaml#/~1v1~1things~1%7Bthing%7D
components:
  responses:
    Error:
      description: It failed
      content: { application/json: { schema: { $ref: 'schemas/common.yaml#/Error' } } }
`,
  'openapi/paths/things.yaml': `/v1/things/{thing}:
  parameters:
    - $ref: ../parameters.yaml#/path.thing
  get:
    operationId: thing_view
    responses:
      200:
        description: The thing
        content: { application/json: { schema: { $ref: '../schemas/things.yaml#/Thing' } } }
      4XX: { $ref: '../openapi.yaml#/components/responses/Error' }
`,
  'openapi/parameters.yaml': `path.thing:
  in: path
  name: thing
  required: true
  schema: { $ref: 'schemas/common.yaml#/Name' }
`,
  'openapi/schemas/common.yaml': `Name: { type: string, pattern: '^[a-z]+$' }
Error: { type: object, required: [message], properties: { message: { type: string } } }
`,
  'openapi/schemas/things.yaml': `Thing:
  properties:
    name: { $ref: 'common.yaml#/Name' }
    part: { $ref: '#/Thing' }
  required: [part, name]
  type: object
Unused: { type: string }
`,
}

const whole = document(
  {
    '/v1/things/{thing}': {
      get: {
        operationId: 'thing_view',
        parameters: [{ name: 'thing', in: 'path', required: true, schema: { $ref: '#/components/schemas/Name' } }],
        responses: {
          '200': {
            description: 'The thing',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          '4XX': {
            description: 'It failed',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        },
      },
    },
  },
  {
    Error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    Name: { type: 'string', pattern: '^[a-z]+$' },
    Thing: {
      type: 'object',
      required: ['name', 'part'],
      properties: { name: { $ref: '#/components/schemas/Name' }, part: { $ref: '#/components/schemas/Thing' } },
    },
    Unused: { type: 'string' },
  },
)

describe('a contract in several files', () => {
  test('becomes one document with everything but schemas written out', () => {
    const { result, codes } = contractOf(split)
    expect(codes).toEqual([])
    expect(result?.document).toEqual(whole)
  })

  test('knows where operations and schemas are written', () => {
    const { result } = contractOf(split)
    expect(result?.place('operation:thing_view')).toMatchObject({ file: 'openapi/paths/things.yaml', line: 4 })
    expect(result?.place('schema:Error')).toMatchObject({ file: 'openapi/schemas/common.yaml', line: 2 })
    expect(result?.place('operation:other')).toEqual({ file: 'openapi/openapi.yaml' })
  })

  test('warns of a path that the root file does not name', () => {
    const more = `${split['openapi/paths/things.yaml']}\n/v1/forgotten: { get: { operationId: x, responses: {} } }\n`
    const { result: read, codes: found } = contractOf({ ...split, 'openapi/paths/things.yaml': more })
    expect(read).toBeDefined()
    expect(found).toEqual(['UNREACHED_PATH openapi/paths/things.yaml:12'])
  })
})

describe('the bundle', () => {
  test('is the same for files and for one file, YAML and JSON', () => {
    const json = contractFrom(whole).result
    expect(json?.bundle).toBe(contractOf(split).result?.bundle)
    // JSON is YAML: the same text under the other name takes the other parser.
    expect(contractFrom(JSON.stringify(whole)).result?.bundle).toBe(json?.bundle)
  })

  test('does not depend on the order of keys', () => {
    const shuffled = reverseKeys(whole)
    expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(whole))
    expect(contractFrom(shuffled).result?.bundle).toBe(contractFrom(whole).result?.bundle)
  })

  test('keeps the order of lists that mean something, and sorts `required`', () => {
    const schemas = {
      Mode: { enum: ['b', 'a'] },
      Both: { required: ['b', 'a', 'b'], oneOf: [{ type: 'string' }, { type: 'integer' }] },
    }
    expect(contractFrom(document({}, schemas)).result?.document.components.schemas).toEqual({
      Both: { required: ['a', 'b'], oneOf: [{ type: 'string' }, { type: 'integer' }] },
      Mode: { enum: ['b', 'a'] },
    })
  })

  test('is two-space JSON with a final newline', () => {
    const bundle = contractFrom(document({})).result?.bundle
    expect(bundle).toMatch(/^\{\n {2}"openapi": "3.0.3",\n {2}"info": \{\n/)
    expect(bundle?.endsWith('}\n')).toBe(true)
  })
})

describe('parameters of a path', () => {
  const id = (description: string) => ({
    name: 'id',
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  })

  test('belong to all its operations, unless overridden', () => {
    const paths = {
      '/x/{id}': {
        parameters: [id('shared')],
        get: get('x_view'),
        delete: get('x_delete', { parameters: [id('own')] }),
      },
    }
    const item = contractFrom(document(paths)).result?.document.paths['/x/{id}']
    expect(Object.keys(item ?? {})).toEqual(['get', 'delete'])
    expect(item?.get?.parameters).toEqual([id('shared')])
    expect(item?.delete?.parameters).toEqual([id('own')])
  })
})

/** Names that mean something to JavaScript are ordinary data in a contract. */
describe('hostile names', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'class', 'default']
  const properties = `{${names.map((name) => `"${name}": {"type": "string"}`).join(', ')}}`
  const schemas = `{${names.map((name) => `"${name}": {"type": "object", "properties": ${properties}}`).join(', ')}}`
  const text = `{"openapi": "3.0.3", "info": {"title": "t", "version": "1"}, "paths": {}, "components": {"schemas": ${schemas}}}`

  test.each(['spec.json', 'spec.yaml'])('are kept as schemas and properties of %s', (file) => {
    const { result, codes } = contractOf({ [file]: text }, file)
    expect(codes).toEqual([])
    const read = result?.document.components.schemas ?? {}
    expect(Object.keys(read).sort()).toEqual(names.toSorted())
    expect(Object.keys(read['constructor']?.properties ?? {}).sort()).toEqual(names.toSorted())
    expect(
      Object.keys((JSON.parse(result?.bundle ?? '{}') as { components: { schemas: object } }).components.schemas),
    ).toHaveLength(names.length)
    expect(Object.prototype).not.toHaveProperty('type')
  })

  test('are not found where a document does not have them', () => {
    const { result } = contractFrom(document({}, { Thing: { type: 'object', properties: {} } }))
    const { schemas: read } = result?.document.components ?? { schemas: {} }
    expect(read['constructor']).toBeUndefined()
    expect(read['Thing']?.properties?.['toString']).toBeUndefined()
    const missing = contractFrom(document({}, { Thing: { items: { $ref: '#/components/schemas/constructor' } } }))
    expect(missing.codes).toEqual([expect.stringContaining('REF_NOT_FOUND')])
  })
})

describe('big and odd documents', () => {
  test('a description of 10 MB passes through', () => {
    const description = 'many words '.repeat(1_000_000)
    const long = document({}, { Thing: { description, type: 'string' } })
    expect(contractFrom(long).result?.document.components.schemas['Thing']?.description).toBe(description)
    expect(contractFrom(JSON.stringify(long)).result?.document.components.schemas['Thing']?.description).toBe(
      description,
    )
  })

  test('schemas that contain themselves through properties and lists are ordinary', () => {
    const schemas = {
      Tree: {
        type: 'object',
        properties: { left: { $ref: '#/components/schemas/Tree' }, leaves: { $ref: '#/components/schemas/Trees' } },
      },
      Trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    }
    const { result, codes } = contractFrom(document({}, schemas))
    expect(codes).toEqual([])
    expect(result?.document.components.schemas).toEqual(schemas)
  })

  test('a chain of references much longer than the call stack is no cycle', () => {
    const size = 20_000
    const schemas = Object.fromEntries(
      Array.from({ length: size }, (_, i) => [
        `S${i}`,
        i === size - 1 ? { type: 'string' } : { allOf: [{ $ref: `#/components/schemas/S${i + 1}` }] },
      ]),
    )
    expect(contractFrom(document({}, schemas)).codes).toEqual([])
  })

  test('anchors and aliases are written out', () => {
    const { result } = contractFrom(`openapi: 3.0.3
info: { title: t, version: '1' }
paths: {}
components:
  schemas:
    One: &one { type: string, maxLength: 3 }
    Two: *one
`)
    expect(result?.document.components.schemas['Two']).toEqual({ type: 'string', maxLength: 3 })
  })

  test('extensions are kept', () => {
    const { result, codes } = contractFrom(document({ '/x': { get: get('x', { 'x-more': { b: 1, a: [2] } }) } }))
    expect(codes).toEqual([])
    expect(result?.document.paths['/x']?.get).toMatchObject({ 'x-more': { a: [2], b: 1 } })
  })
})

function reverseKeys(value: unknown): object {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part)
        .toReversed()
        .map(([key, item]) => [key, walk(item)]),
    )
  }
  return walk(value) as object
}
