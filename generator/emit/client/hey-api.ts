/** Runs hey-api on the client-view document. Nothing of the tool is known outside this file. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient, keywords, reserved } from '@hey-api/openapi-ts'

import { InternalError } from '../../diagnostics.ts'
import type { ClientDocument } from './document.ts'
import type { OperationTypes } from './operation-types.ts'
import { ownOf } from '../../schema/records.ts'

/** Import specifier that stands for our own client module in what the tool wrote. */
export const clientModule = '@hey-api/client-fetch'

/** What the tool has to know: data alone, because it is the key of the cache. */
export interface ToolInput {
  document: ClientDocument
  /** By operation name. */
  operations: Readonly<Record<string, ToolOperation>>
}

interface ToolOperation {
  types: OperationTypes
  /** Becomes a file name: `disks`. */
  area: string
  /** Whether it gets query options. */
  isQuery: boolean
}

/**
 * JSON of a {@link ToolInput} → JSON of pairs: a path (below the client's folder) and its text, as the tool wrote it.
 * @throws InternalError when the tool fails: the document was valid, so this is ours to mend.
 */
export async function run(json: string): Promise<string> {
  const input = JSON.parse(json) as ToolInput // as `client.ts` wrote it
  const folder = await mkdtemp(join(tmpdir(), 'cairn-client-'))
  const names = allowGlobalNames()
  try {
    const jobs = await createClient(config(input, folder))
    if (jobs.length !== 1) throw new Error('it gave up without saying why')
    return JSON.stringify(await readAll(folder))
  } catch (error) {
    throw new InternalError(`hey-api failed on the client-view document (${size(input.document)}): ${messageOf(error)}`)
  } finally {
    names.restore()
    await rm(folder, { recursive: true, force: true })
  }
}

type Config = Parameters<typeof createClient>[0] & object

function config(input: ToolInput, folder: string): Config {
  const { operations } = input
  const schemas = input.document.components.schemas
  const typesOf = (operation: string): OperationTypes => {
    const found = ownOf(operations, operation)
    if (found === undefined) throw new Error(`it renamed an operation to \`${operation}\``)
    return found.types
  }
  const inGlobal = (name: string): string => (Object.hasOwn(schemas, name) ? `globalThis.${name}` : name)
  return {
    input: { ...input.document },
    // A config file or a tsconfig of the caller's must not change the output.
    configFile: join(folder, 'none.ts'),
    interactive: false,
    logs: { level: 'silent', file: false },
    output: {
      path: folder,
      case: 'preserve',
      entryFile: false,
      tsConfigPath: null,
      header: [],
      module: { extension: '.ts' },
    },
    parser: {
      hooks: { operations: { isQuery: (operation) => ownOf(operations, operation.id)?.isQuery === true } },
      // The copy marks nothing as read or written only; to look for it takes a tenth of the tool's time.
      transforms: { readWrite: false },
    },
    plugins: [
      // The client is only named, not bundled: ours is emitted from a template.
      { name: clientModule, bundle: false, baseUrl: false },
      {
        name: '@hey-api/typescript',
        case: 'preserve',
        definitions: { case: 'preserve' },
        requests: { case: 'preserve', name: (operation) => typesOf(operation).data },
        responses: {
          case: 'preserve',
          name: (operation) => typesOf(operation).responses,
          response: (operation) => typesOf(operation).response,
        },
        $resolvers: {
          string: ({ $, schema }) => {
            if (schema.format === 'date-time') return $.type(inGlobal('Date'))
            if (schema.format === 'binary') return $.type(inGlobal('Blob'))
            return undefined
          },
        },
      },
      {
        name: '@hey-api/sdk',
        operations: { strategy: 'flat', nesting: 'operationId', methodName: { casing: 'preserve' } },
        $hooks: { symbols: { getFilePath: ({ name }) => perArea('sdk', name, input) ?? 'options' } },
      },
      {
        name: '@tanstack/react-query',
        case: 'preserve',
        queryKeys: { case: 'preserve', name: (operation) => `${operation}QueryKey`, tags: true },
        queryOptions: { case: 'preserve', name: (operation) => `${operation}Options` },
        infiniteQueryKeys: false,
        infiniteQueryOptions: false,
        mutationOptions: false,
        $hooks: { symbols: { getFilePath: ({ name }) => perArea('queries', name, input) ?? 'query-key' } },
      },
    ],
  }
}

function perArea(folder: string, symbol: string, input: ToolInput): string | undefined {
  const { operations } = input
  const name = [symbol, symbol.replace(/(QueryKey|Options)$/, '')].find((one) => Object.hasOwn(operations, one))
  return name === undefined ? undefined : `${folder}/${operations[name]?.area}`
}

/** The tool would rename functions that are called like a global (`status`, `history`): in a module they may be. */
function allowGlobalNames(): { restore: () => void } {
  let before: readonly string[] = []
  reserved.runtime.set((values) => {
    before = values
    return [...keywords.javaScriptKeywords, ...keywords.typeScriptKeywords]
  })
  return { restore: () => reserved.runtime.set([...before]) }
}

async function readAll(folder: string): Promise<[path: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    files.sort().map(async (file): Promise<[string, string]> => {
      const path = file.slice(folder.length + 1).replaceAll('\\', '/')
      return [path, await readFile(file, 'utf8')]
    }),
  )
}

const size = (document: ClientDocument): string =>
  `${Object.keys(document.paths).length} paths, ${Object.keys(document.components.schemas).length} schemas`

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // The tool wraps what went wrong in a job error with an empty message.
  const inner = 'originalError' in error && typeof error.originalError === 'object' ? error.originalError : undefined
  const cause = inner !== null && inner !== undefined && 'error' in inner ? inner.error : error.cause
  const detail = cause === undefined ? '' : messageOf(cause)
  return [error.message, detail].filter((text) => text !== '').join(': ') || error.name
}
