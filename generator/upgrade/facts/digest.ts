/** What a document states, without its texts, as a short hash per operation and schema: whether two documents say the same. */
import { createHash } from 'node:crypto'
import { isObject, objectAt, stringAt } from './json.ts'
import type { Json, JsonObject } from './json.ts'
import { operationsOf, parametersOf, schemasOf } from './parts.ts'
import { ownOf, emptyTable } from '../../schema/records.ts'

/** The version of a document, and a short hash per operation id and per schema name. */
export interface FactsDigest {
  version: string
  operations: Record<string, string>
  schemas: Record<string, string>
}

/** Reference to the one error response that nearly all operations share. */
export const SHARED_ERROR = '#/components/responses/Error'

/** The schema of its body. */
const ERROR_SCHEMA = '#/components/schemas/Error'

/** Keys below which the keys are names that somebody chose: a property may well be called `description`. */
const NAME_MAPS = new Set(['content', 'headers', 'properties', 'responses'])
/** Keys that hold data, not structure. */
const LITERALS = new Set(['default', 'enum'])

const isText = (key: string) => key === 'description' || key === 'summary' || key.startsWith('x-cairn-')

/**
 * The structure of a part of a document: texts and x-cairn-* removed, keys sorted, `required` sorted
 * (it is a set). The order of enum values and of the forms of a union is kept. A reference is the same with
 * and without the `allOf` around it that lets it have a text.
 */
export function canonical(node: Json, keysAreNames = false): Json {
  if (Array.isArray(node)) return node.map((item) => canonical(item))
  if (!isObject(node)) return node
  const result: JsonObject = emptyTable()
  for (const key of Object.keys(node).sort()) {
    const value = node[key]
    if (value === undefined || (!keysAreNames && isText(key))) continue
    if (!keysAreNames && LITERALS.has(key)) result[key] = value
    else if (!keysAreNames && key === 'required' && Array.isArray(value)) result[key] = value.toSorted()
    else result[key] = canonical(value, !keysAreNames && NAME_MAPS.has(key))
  }
  return keysAreNames ? result : (onlyReference(result) ?? result)
}

function onlyReference({ allOf, ...rest }: JsonObject): JsonObject | undefined {
  if (!Array.isArray(allOf) || allOf.length !== 1 || Object.keys(rest).length > 0) return undefined
  const [only] = allOf
  return isObject(only) && Object.keys(only).join() === '$ref' ? only : undefined
}

/**
 * Digests the facts that a document states. Takes our bundled document as well as the bare facts
 * (`{paths, schemas}`); references to shared parameters are followed and the shared error responses left out.
 */
export function digestFacts(document: JsonObject): FactsDigest {
  const operations = operationsOf(document).map(({ id, method, path, operation }): [string, string] => {
    const parameters = parametersOf(document, operation).toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    const responses = Object.fromEntries(
      Object.entries(objectAt(operation, 'responses')).filter(
        ([status, value]) => !isSharedError(status, value, document),
      ),
    )
    return [id, shortHash(canonical({ path, method, operation: { ...operation, parameters, responses } }))]
  })
  const schemas = schemasOf(document).map(([name, schema]): [string, string] => [name, shortHash(canonical(schema))])
  const version = stringAt(objectAt(document, 'info'), 'version') ?? ''
  return { version, operations: sortedRecord(operations), schemas: sortedRecord(schemas) }
}

/**
 * The digest of a document, as a file has it. A schema that nothing refers to states nothing, and is lost when the files of a contract are joined.
 * @throws when the text is no JSON object
 */
export function digestText(bundle: string): string {
  const document: Json = JSON.parse(bundle)
  if (!isObject(document)) throw new TypeError('a bundled document is a JSON object')
  const { schemas, ...rest } = digestFacts(document)
  const used = namesUsed(document)
  const stated = Object.entries(schemas).filter(([name]) => used.has(name))
  return `${JSON.stringify({ ...rest, schemas: Object.fromEntries(stated) }, null, 2)}\n`
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
    if (ownOf(actual, name) === undefined) return [`${kind} ${name}: is in the facts but not in the document`]
    if (ownOf(expected, name) === undefined) return [`${kind} ${name}: is in the document but not in the facts`]
    return ownOf(expected, name) === ownOf(actual, name) ? [] : [`${kind} ${name}: is not built as in the facts`]
  })
}

/** Whether it is the error that nearly all operations share, referred to or written out. */
function isSharedError(status: string, response: Json | undefined, document: JsonObject): boolean {
  if ((status !== '4XX' && status !== '5XX') || !isObject(response)) return false
  const reference = stringAt(response, '$ref')
  if (reference === SHARED_ERROR) return true
  const [, name = ''] = /^#\/components\/responses\/(.+)$/.exec(reference ?? '') ?? []
  const meant =
    reference === undefined ? response : objectAt(objectAt(objectAt(document, 'components'), 'responses'), name)
  const bodies = Object.values(objectAt(meant, 'content'))
  return bodies.length === 1 && bodies.every((body) => isObject(body) && isReferenceTo(ERROR_SCHEMA, body['schema']))
}

const isReferenceTo = (name: string, schema: Json | undefined): boolean => isObject(schema) && schema['$ref'] === name

/** Names of schemas that operations refer to, also by way of others. */
function namesUsed(document: JsonObject): ReadonlySet<string> {
  const schemas = new Map(schemasOf(document))
  const used = new Set<string>()
  const look = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const one of node) look(one)
    if (!isObject(node)) return
    const [, part, name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(stringAt(node, '$ref') ?? '') ?? []
    if (part === 'schemas' && !used.has(name)) {
      used.add(name)
      look(schemas.get(name))
    } else if (part !== undefined && part !== 'schemas') {
      look(ownOf(objectAt(objectAt(document, 'components'), part), name))
    }
    for (const value of Object.values(node)) look(value)
  }
  look(document['paths'])
  return used
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
