/** What a document states, without its texts, as a short hash per operation and schema: whether two documents say the same. */
import { createHash } from 'node:crypto'
import { isObject, objectAt, stringAt } from './json.ts'
import type { Json, JsonObject } from './json.ts'
import { operationsOf, parametersOf, schemasOf } from './parts.ts'

/** The version of a document, and a short hash per operation id and per schema name. */
export interface FactsDigest {
  version: string
  operations: Record<string, string>
  schemas: Record<string, string>
}

/** Reference to the one error response that nearly all operations share. */
export const SHARED_ERROR = '#/components/responses/Error'

/** Keys below which the keys are names that somebody chose: a property may well be called `description`. */
const NAME_MAPS = new Set(['content', 'headers', 'properties', 'responses'])
/** Keys that hold data, not structure. */
const LITERALS = new Set(['default', 'enum'])

const isText = (key: string) => key === 'description' || key === 'summary' || key.startsWith('x-cairn-')

/**
 * The structure of a part of a document: texts and x-cairn-* removed, keys sorted, `required` sorted
 * (it is a set). The order of enum values and of the forms of a union is kept.
 */
export function canonical(node: Json, keysAreNames = false): Json {
  if (Array.isArray(node)) return node.map((item) => canonical(item))
  if (!isObject(node)) return node
  const result: JsonObject = {}
  for (const key of Object.keys(node).sort()) {
    const value = node[key]
    if (value === undefined || (!keysAreNames && isText(key))) continue
    if (!keysAreNames && LITERALS.has(key)) result[key] = value
    else if (!keysAreNames && key === 'required' && Array.isArray(value)) result[key] = value.toSorted()
    else result[key] = canonical(value, !keysAreNames && NAME_MAPS.has(key))
  }
  return result
}

/**
 * Digests the facts that a document states. Takes our bundled document as well as the bare facts
 * (`{paths, schemas}`); references to shared parameters are followed and the shared error responses left out.
 */
export function digestFacts(document: JsonObject): FactsDigest {
  const operations = operationsOf(document).map(({ id, method, path, operation }): [string, string] => {
    const parameters = parametersOf(document, operation).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    const responses = Object.fromEntries(
      Object.entries(objectAt(operation, 'responses')).filter(([status, value]) => !isSharedError(status, value)),
    )
    return [id, shortHash(canonical({ path, method, operation: { ...operation, parameters, responses } }))]
  })
  const schemas = schemasOf(document).map(([name, schema]): [string, string] => [name, shortHash(canonical(schema))])
  const version = stringAt(objectAt(document, 'info'), 'version') ?? ''
  return { version, operations: sortedRecord(operations), schemas: sortedRecord(schemas) }
}

/** The digest of a bundled document, as a file has it. @throws when the text is no JSON object */
export function digestText(bundle: string): string {
  const document: Json = JSON.parse(bundle)
  if (!isObject(document)) throw new TypeError('a bundled document is a JSON object')
  return `${JSON.stringify(digestFacts(document), null, 2)}\n`
}

/** Says in words how the facts of two documents differ; empty if they state the same. */
export function compareDigests(expected: FactsDigest, actual: FactsDigest): string[] {
  return [
    ...(expected.version === actual.version ? [] : [`version: ${actual.version} is not ${expected.version}`]),
    ...compareRecords('operation', expected.operations, actual.operations),
    ...compareRecords('schema', expected.schemas, actual.schemas),
  ]
}

function compareRecords(kind: string, expected: Record<string, string>, actual: Record<string, string>): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].sort()
  return names.flatMap((name) => {
    if (actual[name] === undefined) return [`${kind} ${name}: is in the facts but not in the document`]
    if (expected[name] === undefined) return [`${kind} ${name}: is in the document but not in the facts`]
    return expected[name] === actual[name] ? [] : [`${kind} ${name}: is not built as in the facts`]
  })
}

function isSharedError(status: string, response: Json | undefined): boolean {
  return (status === '4XX' || status === '5XX') && isObject(response) && response['$ref'] === SHARED_ERROR
}

function sortKey(parameter: JsonObject): string {
  return `${stringAt(parameter, 'in')} ${stringAt(parameter, 'name')}`
}

function shortHash(structure: Json): string {
  return createHash('sha256').update(JSON.stringify(structure)).digest('hex').slice(0, 12)
}

function sortedRecord(entries: [string, string][]): Record<string, string> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
