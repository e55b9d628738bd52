import { describe, expect, it } from 'vitest'

import { documentModel, smallDocument } from '../../../tests/support/document-model.ts'
import { InternalError } from '../../diagnostics.ts'
import type { OperationObject, Schema } from '../../model/types/contract.ts'
import { emitClient } from './client.ts'

const text: Schema = { type: 'string' }
const date: Schema = { type: 'string', format: 'date-time' }
const record = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const disks: Record<string, Partial<OperationObject>> = {
  'GET /v1/disks': {
    operationId: 'disk_list',
    tags: ['disks'],
    summary: 'List disks',
    parameters: [{ name: 'page_token', in: 'query', schema: text }],
    responses: { '200': json(record({ items: { type: 'array', items: ref('Disk') } })) },
  },
  'POST /v1/disks': {
    operationId: 'disk_create',
    tags: ['disks'],
    requestBody: json(ref('Disk')),
    responses: { '201': json(ref('Disk')), '4XX': json(ref('Error')) },
  },
  'DELETE /v1/disks/{disk_id}': {
    operationId: 'disk_delete',
    tags: ['disks'],
    parameters: [{ name: 'disk_id', in: 'path', schema: text }],
    responses: { '204': {} },
  },
  'HEAD /v1/disks/{disk_id}': {
    operationId: 'disk_head',
    tags: ['disks'],
    parameters: [{ name: 'disk_id', in: 'path', schema: text }],
    responses: { default: {} },
  },
  'POST /v1/search': {
    operationId: 'search',
    tags: ['system/search'],
    requestBody: json(ref('Disk')),
    responses: { '200': json(ref('Disk')) },
  },
  'PUT /v1/upload': {
    operationId: 'upload',
    tags: ['system/search'],
    requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    responses: { '200': json(ref('Disk')) },
  },
  'GET /v1/stream': {
    operationId: 'disk_stream',
    tags: ['disks'],
    responses: { default: {} },
    'x-dropshot-websocket': {},
  },
}
const schemas = {
  Disk: record({
    id: text,
    time_created: date,
    seen_at: { type: 'array', items: date },
    labels: { type: 'object', additionalProperties: date },
  }),
  Error: record({ request_id: text }),
}

type Operations = Record<string, Partial<OperationObject>>

async function emit(
  some: Record<string, Schema>,
  operations: Operations = {},
  options: Parameters<typeof documentModel>[1] = {},
) {
  const files = await emitClient(documentModel(smallDocument(some, operations), options))
  const file = (path: string) => files.find((one) => one.path === `api/${path}`)?.text ?? ''
  return { files, paths: files.map((one) => one.path), file }
}

describe('emitted files', () => {
  it('are split by area', async () => {
    const { paths } = await emit(schemas, disks, { queries: ['search'] })
    expect(paths).toEqual([
      'api/options.gen.ts',
      'api/queries/disks.gen.ts',
      'api/queries/system-search.gen.ts',
      'api/query-key.gen.ts',
      'api/sdk/disks.gen.ts',
      'api/sdk/system-search.gen.ts',
      'api/types.gen.ts',
    ])
  })

  it('name their source, import with extensions and nothing of the tool', async () => {
    const { files } = await emit(schemas, disks)
    for (const { path, text: source } of files) {
      expect(source, path).toMatch(/^\/\/ Generated from openapi\/ by `npm run generate`/)
      for (const [, from] of source.matchAll(/ from '(.*)'/g))
        expect(from, path).toMatch(/^(\.{1,2}\/.*\.gen\.ts|(\.\.\/)+src\/api\/binding\.ts|@tanstack\/react-query)$/)
    }
  })

  it('are the same every time', async () => {
    const [first, second] = await Promise.all([emit(schemas, disks), emit(schemas, disks)])
    expect(second.files).toEqual(first.files)
  })
})

describe('types', () => {
  it('are those of the client view', async () => {
    const { file } = await emit(schemas, disks)
    expect(file('types.gen.ts')).toContain('timeCreated: Date')
    expect(file('types.gen.ts')).toContain('seenAt: Array<Date>')
    expect(file('types.gen.ts')).toContain('[key: string]: Date')
    expect(file('types.gen.ts')).toContain("url: '/v1/disks/{diskId}'")
    expect(file('types.gen.ts')).toMatch(/path: \{\s+diskId: string/)
    expect(file('types.gen.ts')).toMatch(/query\?: \{\s+pageToken\?: string/)
  })

  it('leave the errors of operations out', async () => {
    const { file } = await emit(schemas, disks)
    expect(file('types.gen.ts')).not.toMatch(/Errors?\b(?! = \{\n {4}requestId)/)
  })

  it('of an operation make way for a schema', async () => {
    const { file } = await emit({ ...schemas, DiskListData: text, DiskListResponse: text, DiskListResult: text }, disks)
    const types = file('types.gen.ts')
    expect(types).toContain('export type DiskListData = string')
    expect(types).toContain('export type DiskListRequest = {')
    expect(types).toContain('export type DiskListResponseOf2 =')
    expect(file('queries/disks.gen.ts')).toContain('queryOptions<DiskListResponseOf2,')
  })
})

describe('functions', () => {
  it.each([
    'application/merge-patch+json',
    'application/vnd.api+json; charset=utf-8',
    'application/json; charset=utf-8',
    'Application/JSON',
  ])('regression: a body of type %s was not taken for JSON', async (type) => {
    const content = { 'application/cbor': {}, [type]: { schema: ref('Disk') } }
    const change = {
      'PATCH /v1/disk': { operationId: 'disk_change', requestBody: { content }, responses: { '200': { content } } },
    }
    const { file } = await emit(schemas, change)
    expect(file('sdk/default.gen.ts')).toContain(`'Content-Type': '${type}'`)
    expect(file('types.gen.ts')).toMatch(/body\?: Disk;/)
    const [operation] = documentModel(smallDocument(schemas, change)).operations
    expect(operation).toMatchObject({ request: { transport: 'json' }, response: { transport: 'json' } })
  })

  it('say which operation they are', async () => {
    const { file } = await emit(schemas, disks)
    const sdk = file('sdk/disks.gen.ts')
    expect(sdk).toContain("({ operation: 'diskHead', url: '/v1/disks/{diskId}', ...options })")
    expect(sdk).toContain("    operation: 'diskCreate',\n    url: '/v1/disks',")
  })

  it('say what an answer has to be that is not just an object', async () => {
    const answer = async (schema: Schema) => {
      const operation = { operationId: 'x', tags: ['x'], responses: { '200': json(schema) } }
      const { file } = await emit(schemas, { 'GET /x': operation })
      return /, answer: (.*), url: /.exec(file('sdk/x.gen.ts'))?.[1]
    }
    const disksOf = { type: 'array', items: ref('Disk') } as const
    expect(await answer(record({ known_disks: disksOf }))).toBe("{ rows: 'knownDisks' }")
    expect(await answer({ ...record({ items: disksOf, next: text }), required: ['items'] })).toBe("{ rows: 'items' }")
    expect(await answer(record({ items: disksOf, more: text }))).toBe(undefined)
    expect(await answer(ref('Disk'))).toBe(undefined)
    expect(await answer({ oneOf: [ref('Disk'), ref('Error')] })).toBe(undefined)
    expect(await answer(disksOf)).toBe("'list'")
    for (const free of [{}, { ...ref('Disk'), nullable: true }, text, { oneOf: [ref('Disk'), text] }])
      expect(await answer(free)).toBe("'anything'")
  })

  it('are not made for sockets', async () => {
    const { file } = await emit(schemas, disks)
    expect(file('sdk/disks.gen.ts')).not.toContain('diskStream')
  })

  it.each(['delete', 'import', 'default', 'status', 'history', 'name', 'client', 'options', 'await'])(
    'may be called like `%s`',
    async (operationId) => {
      const { file } = await emit({}, { 'GET /x': { operationId, tags: ['x'] } })
      expect(file('sdk/x.gen.ts')).toMatch(new RegExp(`export const ${operationId}_? = `))
    },
  )
})

describe('queries', () => {
  it('carry the entities as tags', async () => {
    const { file } = await emit(schemas, disks, { tags: (id) => (id === 'disk_list' ? ['disk', 'instance'] : []) })
    expect(file('queries/disks.gen.ts')).toContain("createQueryKey('diskList', options, false, ['disk', 'instance'])")
  })

  it('are what reads: POSTs too if the model says so, but no HEAD', async () => {
    const options = async (queries: string[]) => {
      const { files } = await emit(schemas, disks, { queries })
      return files.flatMap((file) => [...file.text.matchAll(/^export const (\w+)Options /gm)].map((match) => match[1]))
    }
    expect(await options([])).toEqual(['diskList'])
    expect(await options(['search'])).toEqual(['diskList', 'search'])
  })
})

describe('hostile documents', () => {
  it('regression: a stream of events was a defect of the generator; it is read as any answer is', async () => {
    const events = { content: { 'text/event-stream': { schema: text } } }
    const { file } = await emit(schemas, {
      'GET /v1/events': { operationId: 'events', tags: ['disks'], responses: { '200': events } },
    })
    expect(file('types.gen.ts')).toMatch(/EventsResponses = \{\n +\/\*\*\n.*\n +\*\/\n +200: string;/)
    expect(file('sdk/disks.gen.ts')).toContain("operation: 'events'")
  })

  it('may be empty', async () => {
    const { paths } = await emit({})
    expect(paths).toContain('api/types.gen.ts')
    expect(paths.filter((path) => path.includes('/sdk/'))).toEqual([])
  })

  it('may have schemas without operations, and operations without schemas', async () => {
    expect((await emit(schemas)).file('types.gen.ts')).toContain('export type Disk = {')
    expect((await emit({}, { 'GET /x': { operationId: 'x' } })).file('sdk/default.gen.ts')).toContain(
      'export const x = ',
    )
  })

  it('may call schemas like globals and like nothing that TypeScript can declare', async () => {
    const names = [
      'Error',
      'Image',
      'Array',
      'Date',
      'Blob',
      'Promise',
      'Record',
      'Omit',
      'ClientOptions2',
      'string',
      'class',
      '1st',
      'with space',
      'with-dash',
      'with.dot',
      'with_dot',
    ]
    const some = Object.fromEntries(
      names.map((name) => [
        name,
        record({
          at: date,
          list: { type: 'array', items: ref('with.dot') },
          raw: { type: 'string', format: 'binary' },
        }),
      ]),
    )
    const { file } = await emit(some, { 'GET /x': { operationId: 'x', responses: { '200': json(ref('with space')) } } })
    const types = file('types.gen.ts')
    for (const name of [
      'Error',
      'Image',
      'Array',
      'string_',
      'class_',
      '_1st',
      'with_space',
      'with_dash',
      'with_dot',
      'with_dot_2',
    ])
      expect(types).toContain(`export type ${name} = `)
    expect(types).toContain('globalThis.Date')
    expect(types).toContain('globalThis.Blob')
    expect(types).toContain('globalThis.Array<with_dot_2>')
  })

  it('may have properties that are dangerous as keys', async () => {
    const { file } = await emit({
      Odd: record({
        ['__proto__']: text,
        constructor: text,
        "it's": text,
        'a\\b': text,
        '*/': text,
        class: text,
        '': text,
      }),
    })
    expect(file('types.gen.ts')).toContain('constructor: string')
  })

  it('may say anything in a description', async () => {
    const { file } = await emit(
      { Odd: { ...record({ a: { ...text, description: '*/ evil()' } }), description: '*/ evil() `${x}`' } },
      { 'GET /x': { operationId: 'x', summary: '*/ evil()' } },
    )
    expect(file('types.gen.ts') + file('sdk/default.gen.ts')).not.toContain('*/ evil()')
  })
})

describe('a failure of the tool', () => {
  it('is a defect of ours, with what it said', async () => {
    const { paths } = await emit(schemas, disks)
    expect(paths.length).toBeGreaterThan(1)
    const broken = {
      'GET /x': { operationId: 'x', responses: { '200': json({ $ref: '#/components/nowhere/Missing' }) } },
    }
    await expect(emit({}, broken)).rejects.toThrow(InternalError)
    await expect(emit({}, broken)).rejects.toThrow(
      /^hey-api failed on the client-view document \(1 paths, 0 schemas\): .+/,
    )
  })
})
