import { isObject, objectAt, objectEntries, objectsAt, stringAt } from './json.ts'
import type { JsonObject } from './json.ts'

const METHODS = new Set(['get', 'put', 'post', 'delete', 'head', 'patch', 'options', 'trace'])

/** An operation with the place it is called at. */
export interface Operation {
  id: string
  method: string
  path: string
  operation: JsonObject
}

/** Every operation of a document, in the document's order. */
export function operationsOf(document: JsonObject): Operation[] {
  return objectEntries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    objectEntries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        id: stringAt(operation, 'operationId') ?? `${method} ${path}`,
        method,
        path,
        operation,
      })),
  )
}

/** The keys of all path items that are no methods: facts that would hold for several operations at once. */
export function pathLevelKeys(document: JsonObject): string[] {
  return objectEntries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => !METHODS.has(key))
      .map((key) => `${path} ${key}`),
  )
}

/** The parameters of an operation, with references to `components.parameters` followed. */
export function parametersOf(document: JsonObject, operation: JsonObject): JsonObject[] {
  const shared = objectAt(objectAt(document, 'components'), 'parameters')
  return objectsAt(operation, 'parameters').map((parameter) => {
    const reference = stringAt(parameter, '$ref')
    return reference === undefined ? parameter : objectAt(shared, reference.replace('#/components/parameters/', ''))
  })
}

/** Every schema of a document by name; the bare facts keep them at the top, OpenAPI under `components`. */
export function schemasOf(document: JsonObject): [string, JsonObject][] {
  const components = objectAt(document, 'components')
  return objectEntries(objectAt('schemas' in document ? document : components, 'schemas'))
}

/** The schemas of a schema's array items and of its free map values. */
export function elementSchemas(schema: JsonObject): JsonObject[] {
  return [schema['items'], schema['additionalProperties']].filter(isObject)
}
