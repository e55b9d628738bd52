/**
 * Loads the contract: an OpenAPI 3.0 document in one file or cut into several, as a checked, canonical whole.
 *
 * References are followed here rather than by a bundling library: the result has to be the same for any order of
 * keys, every problem has to point at the line of the file it was written in, and the whole has to be quick.
 */
import { dirname, join } from 'node:path'
import type { Diagnostics, Place } from '../diagnostics.ts'
import type { Contract, Document, Json } from '../model/types/contract.ts'
import { canonicalise } from './canonical.ts'
import { placeOfConvention, readConventions, withStrictNames } from './conventions.ts'
import { checkOperations, checkSchemaCycles } from './contract-checks.ts'
import { isObject } from './data.ts'
import { listFolder, type Input } from './input.ts'
import { inlinePathParameters, operationId, pathItems, type PathItem } from './path-items.ts'
import { withPlainQueries } from './query-parameters.ts'
import { readVersions } from './versions.ts'
import { createReferences, placeOf, type Part, type References } from './references.ts'

/** What to do about a document of another version. */
const convert = 'Convert it to OpenAPI 3.0.x.'

/**
 * Reads the contract of an input. Reports everything that is wrong with its form; undefined if that includes an
 * error. Objects in the result have no prototype (see `DataObject`): give tools a copy of their own, made from
 * `bundle`.
 */
export function readContract(input: Input, diagnostics: Diagnostics): Contract | undefined {
  const before = errorCount(diagnostics)
  const references = createReferences(input, diagnostics)
  const root = references.open(input.spec)
  if (root === undefined || !checkVersion(root, diagnostics)) return undefined
  const conventions = readConventions(input, diagnostics)

  const canonical = canonicalise(root, {
    references,
    diagnostics,
    schemaFiles: () => layoutFiles(input, references, 'schemas'),
  })
  if (canonical.document === undefined) return undefined
  const items = pathItems(canonical.document, root, references)
  checkOperations(items, diagnostics)
  checkSchemaCycles(canonical.document, { schemas: canonical.schemas, diagnostics })
  warnOfUnreached(input, { references, diagnostics, reached: items })
  // What is missing has been told, and is not there to be read.
  if (errorCount(diagnostics) > before) return undefined
  const { version } = (canonical.document as unknown as Pick<Document, 'info'>).info
  const others = readVersions(input, version, diagnostics)
  if (conventions === undefined || errorCount(diagnostics) > before) return undefined

  // The walk above has checked every part that `Document` types.
  const document = withPlainQueries(inlinePathParameters(canonical.document, items) as unknown as Document)
  const places = new Map<string, Part>()
  for (const [name, part] of canonical.schemas) places.set(`schema:${name}`, part)
  for (const { value, operations } of items) {
    for (const [method, part] of operations) places.set(`operation:${operationId(value, method)}`, part)
  }
  return {
    document,
    conventions: withStrictNames(conventions, { input, document }),
    others,
    bundle: `${JSON.stringify(document, undefined, 2)}\n`,
    place: (key): Place => {
      const convention = /^convention:(.+)$/.exec(key)?.[1]
      if (convention !== undefined) return placeOfConvention(input, convention.split('.'))
      const part = places.get(key)
      return part === undefined ? { file: input.nameOf(input.spec) } : placeOf(part)
    },
  }
}

const errorCount = (diagnostics: Diagnostics): number => diagnostics.all.filter((d) => d.severity === 'error').length

function checkVersion(root: Part, diagnostics: Diagnostics): boolean {
  const version = isObject(root.value) ? root.value['openapi'] : undefined
  if (typeof version === 'string' && /^3\.0\.\d+$/.test(version)) return true
  const swagger = isObject(root.value) ? root.value['swagger'] : undefined
  const place = root.document.place(version === undefined ? [] : ['openapi'])
  if (version === undefined && swagger === undefined) {
    diagnostics.error('WRONG_VERSION', place, {
      cause: 'This is not an OpenAPI document: it has no key "openapi".',
      suggestion: 'Begin it with `openapi: 3.0.3`.',
    })
  } else if (typeof version === 'number') {
    diagnostics.error('WRONG_VERSION', place, {
      cause: `The version is the number ${version}.`,
      suggestion: 'Write it in full, as text: 3.0.3.',
    })
  } else {
    const found = typeof version === 'string' ? `OpenAPI ${version}` : `Swagger ${JSON.stringify(swagger ?? version)}`
    diagnostics.error('WRONG_VERSION', place, {
      cause: `The document is ${found}; the generator reads OpenAPI 3.0.x.`,
      suggestion: convert,
    })
  }
  return false
}

/**
 * Files of our layout (`schemas/*.yaml`, `paths/*.yaml` beside the contract). Only a contract that refers to other
 * files has a layout: what happens to lie beside a single file is none of its business.
 */
function layoutFiles(input: Input, references: References, folder: string): Part[] {
  if (references.opened().length < 2) return []
  const path = join(dirname(input.spec), folder)
  return listFolder(path)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => references.open(join(path, name)) ?? [])
}

interface Reached {
  references: References
  diagnostics: Diagnostics
  reached: readonly PathItem[]
}

function warnOfUnreached(input: Input, { references, diagnostics, reached }: Reached): void {
  const used = new Set<Json>(reached.map(({ written }) => written.value))
  for (const file of layoutFiles(input, references, 'paths')) {
    for (const [path, value] of isObject(file.value) ? Object.entries(file.value) : []) {
      if (used.has(value)) continue
      const name = input.nameOf(input.spec)
      diagnostics.warning('UNREACHED_PATH', file.document.place([path]), {
        cause: `${name} does not refer to ${path}.`,
        suggestion: `Add it to the paths of ${name}, or remove it.`,
      })
    }
  }
}
