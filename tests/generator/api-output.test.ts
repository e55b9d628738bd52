/** What is emitted for a client compiles and runs, also for documents that nobody would write. */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { emitClient } from '../../generator/emit/client/client.ts'
import { emitCodec } from '../../generator/emit/codec.ts'
import { emitWireTypes } from '../../generator/emit/wire-types.ts'
import type { Document, OperationObject, Schema } from '../../generator/model/types/contract.ts'
import type { EmittedFile } from '../../generator/model/types/ir.ts'
import { documentModel, smallDocument } from '../support/document-model.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text: Schema = { type: 'string' }
const date: Schema = { type: 'string', format: 'date-time' }
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const record = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const plain = smallDocument(
  {
    Disk: record({ block_size: { type: 'integer' }, time_created: date }),
    Page: record({ items: { type: 'array', items: ref('Disk') }, next_page: { ...text, nullable: true } }, ['items']),
  },
  {
    'GET /v1/disks': {
      operationId: 'disk_list',
      tags: ['disks'],
      parameters: [{ name: 'page_token', in: 'query', schema: text }],
      responses: { '200': json(ref('Page')) },
    },
    'POST /v1/disks': {
      operationId: 'disk_create',
      tags: ['disks'],
      requestBody: { required: true, ...json(ref('Disk')) },
      responses: { '201': json(ref('Disk')) },
    },
    'DELETE /v1/disks/{disk}': {
      operationId: 'disk_delete',
      tags: ['disks'],
      parameters: [{ name: 'disk', in: 'path', schema: text }],
      responses: { '204': {} },
    },
    'POST /device/auth': {
      operationId: 'device_auth',
      tags: ['login'],
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema: ref('Disk') } } },
      responses: { default: { content: { '*/*': { schema: {} } } } },
    },
    'PUT /v1/upload': {
      operationId: 'upload',
      tags: ['login'],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: { '200': json(ref('Disk')) },
    },
  },
)

const globals = [
  'Error',
  'Image',
  'Array',
  'Date',
  'Blob',
  'Promise',
  'Record',
  'Omit',
  'Pick',
  'Headers',
  'ClientOptions2',
  'string',
  'class',
  '1st',
  'with space',
  'with-dash',
  'with.dot',
]
const bodies = record(
  {
    at: date,
    list: { type: 'array', items: ref('with.dot') },
    raw: { type: 'string', format: 'binary' },
    self: { ...ref('Error') },
    any: {},
  },
  ['at'],
)
const hostileOperations: Record<string, Partial<OperationObject>> = Object.fromEntries(
  ['delete', 'import', 'status', 'client', 'options', 'data', 'signal', 'query_options', 'x-y.z', 'constructor'].map(
    (operationId, n) => [
      `POST /v1/${n}/{class}`,
      {
        operationId,
        tags: ['../../etc', 'x'],
        parameters: [
          { name: 'class', in: 'path', schema: text },
          { name: "it's", in: 'query', schema: date },
        ],
        requestBody: json(ref(globals[n] ?? 'Error')),
        responses: { '200': json({ type: 'array', items: ref(globals[n + 5] ?? 'Error') }) },
        summary: '*/ throw 1 /*',
      },
    ],
  ),
)
const hostile = smallDocument(
  {
    ...Object.fromEntries(globals.map((name) => [name, bodies])),
    Odd: record({
      ['__proto__']: text,
      constructor: date,
      "it's": text,
      'a\\b': text,
      '*/': text,
      class: text,
      '': text,
      'line\u2028break': text,
    }),
    Union: {
      oneOf: [
        ref('Odd'),
        { type: 'object', additionalProperties: ref('Union') },
        { enum: ["it's", 1, null, '`${x}`'] },
      ],
      nullable: true,
    },
    Loose: { ...record({ at: text }), additionalProperties: date },
  },
  hostileOperations,
)

const documents: Record<string, Document> = { plain, hostile, empty: smallDocument({}) }
let folder: string

async function emit(name: string, document: Document): Promise<EmittedFile[]> {
  const model = documentModel(document, {
    tags: (id) => [id],
    queries: Object.values(hostileOperations).map((operation) => operation.operationId ?? ''),
  })
  const emitters = [emitClient, emitWireTypes, emitCodec]
  const files = (await Promise.all(emitters.map((one) => one(model)))).flat()
  for (const file of files) {
    const path = join(folder, name, file.path)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, file.text)
  }
  return files
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-output-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  await mkdir(join(folder, 'src/api'), { recursive: true })
  await copyFile(join(root, 'src/api/binding.ts'), join(folder, 'src/api/binding.ts'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(Object.entries(documents))('%s', (name, document) => {
  it('compiles', async () => {
    const files = await emit(name, document)
    const program = ts.createProgram({
      rootNames: files.map((file) => join(folder, name, file.path)),
      options: {
        strict: true,
        noEmit: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2024,
        lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
      },
    })
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(
        (one) =>
          `${one.file?.fileName.slice(folder.length) ?? ''}: ${ts.flattenDiagnosticMessageText(one.messageText, ' ')}`,
      )
    expect(problems).toEqual([])
  })

  it('stays below its folder', async () => {
    const files = await emit(name, document)
    expect(
      files.map((file) => file.path).filter((path) => !/^(api|model)\/([a-z0-9-]+\/)?[a-z0-9-]+\.gen\.ts$/.test(path)),
    ).toEqual([])
  })
})

interface Sent {
  method: string
  url: string
  operation: string
}

it('runs: functions and query options call the client that was bound', async () => {
  await emit('plain', plain)
  const load = (path: string) =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, 'plain', 'api', path)).href) as Promise<
      Record<string, (options?: object) => unknown>
    >
  const [{ bindClient }, { diskListOptions }, { diskCreate }] = await Promise.all([
    load('../../src/api/binding.ts'),
    load('queries/disks.gen.ts'),
    load('sdk/disks.gen.ts'),
  ])
  const sent: Sent[] = []
  bindClient?.({
    baseUrl: undefined,
    request: (request: Sent) => {
      sent.push(request)
      return Promise.resolve({ type: 'success', data: 'answer' })
    },
  })
  if (diskListOptions === undefined) throw new Error('no query options')
  const { queryKey, queryFn } = diskListOptions({ query: { pageToken: 'x' } }) as {
    queryKey: unknown[]
    queryFn: (context: object) => Promise<unknown>
  }
  expect(queryKey).toEqual([{ _id: 'diskList', baseUrl: undefined, tags: ['disk_list'], query: { pageToken: 'x' } }])
  expect(await queryFn({ queryKey, signal: new AbortController().signal })).toBe('answer')
  await diskCreate?.({ body: { blockSize: 1 } })
  expect(sent).toMatchObject([
    { method: 'GET', url: '/v1/disks', operation: 'diskList', query: { pageToken: 'x' }, throwOnError: true },
    {
      method: 'POST',
      url: '/v1/disks',
      operation: 'diskCreate',
      body: { blockSize: 1 },
      headers: { 'Content-Type': 'application/json' },
    },
  ])
})

it('is the same in any language, time zone and working directory', async () => {
  const script = join(folder, 'emit.ts')
  const at = (path: string) => pathToFileURL(join(root, path)).href
  await writeFile(
    script,
    `import { emitClient } from '${at('generator/emit/client/client.ts')}'
import { documentModel } from '${at('tests/support/document-model.ts')}'
console.log(JSON.stringify(await emitClient(documentModel(${JSON.stringify(plain)}))))`,
  )
  const run = async (env: Record<string, string>, cwd: string) =>
    (await promisify(execFile)(process.execPath, [script], { env: { ...process.env, ...env }, cwd })).stdout
  const [here, there] = await Promise.all([
    run({ LC_ALL: 'C', TZ: 'UTC' }, root),
    run({ LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Tokyo' }, folder),
  ])
  expect(there).toBe(here)
  expect(here).toContain('DiskListData')
  expect(here).not.toContain(tmpdir())
})
