/**
 * Closed variants of the contract's schemas, for answers: a field that no schema names is a violation there. Free maps
 * (`additionalProperties`) stay open. Parts of one object (`allOf`, `oneOf` beside `properties`) know the fields of each
 * other, so that each of them can be closed.
 */
import { isObject, mapValues, type JsonSchema } from './json-schema.ts'

/** Names of fields that other parts of the same object declare; `any` when one of them takes every name. */
type Names = ReadonlySet<string> | 'any'

const none: Names = new Set()

export interface Closer {
  /** The same schema, closed; its references lead into `definitions`, or into the open ones where closing changes nothing. */
  close(schema: JsonSchema): JsonSchema
  /** The closed schemas that were needed so far, as a document with the id `id`. */
  definitions(): JsonSchema
}

/** Closes schemas that refer to the definitions of `open` (see `definitions` in `json-schema.ts`). */
export function createCloser(open: JsonSchema, id: string): Closer {
  const base = String(open['$id'])
  const schemas = isObject(open['$defs']) ? open['$defs'] : {}
  const schemaOf = (reference: string): JsonSchema => asSchema(schemas[nameIn(reference)])
  const withObjects = namesWithObjects(schemas)
  /** Schema and foreign field names → its place among the closed ones. */
  const places = new Map<string, string>()
  const made: Record<string, JsonSchema> = {}

  const refer = (reference: string, foreign: Names): string => {
    const name = nameIn(reference)
    if (!withObjects.has(name)) return `${base}#/$defs/${name}`
    const key = JSON.stringify([name, foreign === 'any' ? 'any' : [...foreign].sort()])
    let place = places.get(key)
    if (place === undefined) {
      place = foreign === none || (foreign !== 'any' && foreign.size === 0) ? name : `${name}.${places.size}`
      // Known before it is made: schemas may refer to themselves.
      places.set(key, place)
      made[place] = close(schemaOf(reference), foreign)
    }
    return `${id}#/$defs/${place}`
  }

  const namesOf = (schema: JsonSchema): Names => {
    const reference = schema['$ref']
    if (typeof reference === 'string') return namesOf(schemaOf(reference))
    const { additionalProperties: more, properties } = schema
    if (more !== undefined && more !== false) return 'any'
    const own = new Set(isObject(properties) ? Object.keys(properties) : [])
    return joined(own, ...combiners.flatMap((key) => partsOf(schema, key)).map(namesOf))
  }

  const close = (schema: JsonSchema, foreign: Names): JsonSchema => {
    const reference = schema['$ref']
    if (typeof reference === 'string') return { ...schema, $ref: refer(reference, foreign) }
    const { properties, items, additionalProperties: more } = schema
    const closed: Record<string, unknown> = { ...schema }
    const own: Names = new Set(isObject(properties) ? Object.keys(properties) : [])
    for (const key of combiners) {
      const parts = partsOf(schema, key)
      if (parts.length === 0) continue
      const besides = combiners.filter((other) => other !== key).flatMap((other) => partsOf(schema, other))
      closed[key] = parts.map((part, index) => {
        // An object is one of the alternatives, and all parts of a conjunction.
        const siblings = key === 'allOf' ? parts.filter((_, other) => other !== index) : []
        return close(part, joined(foreign, own, ...[...besides, ...siblings].map(namesOf)))
      })
    }
    if (isObject(items)) closed['items'] = close(items, none)
    if (isObject(more)) closed['additionalProperties'] = close(more, none)
    if (!isObject(properties)) return closed
    closed['properties'] = mapValues(properties, (part) => close(asSchema(part), none))
    // The alternatives of a union with a tag are closed, each for itself.
    if (more !== undefined || schema['discriminator'] !== undefined) return closed
    const others = joined(foreign, ...combiners.flatMap((key) => partsOf(schema, key)).map(namesOf))
    if (others === 'any') return closed
    const allowed = [...others].filter((name) => !own.has(name)).map((name) => [name, {}])
    return {
      ...closed,
      properties: { ...Object.fromEntries(allowed), ...(closed['properties'] as object) },
      additionalProperties: false,
    }
  }

  return {
    close: (schema) => close(schema, none),
    definitions: () => ({ $id: id, $defs: made }),
  }
}

const combiners = ['allOf', 'oneOf', 'anyOf'] as const

const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : {})

const partsOf = (schema: JsonSchema, key: (typeof combiners)[number]): readonly JsonSchema[] => {
  const parts = schema[key]
  return Array.isArray(parts) ? parts.map(asSchema) : []
}

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

const joined = (...all: readonly Names[]): Names => {
  const names = new Set<string>()
  for (const some of all) {
    if (some === 'any') return 'any'
    for (const name of some) names.add(name)
  }
  return names
}

/** Schemas that have objects with named fields somewhere in them: closing changes these alone. */
function namesWithObjects(schemas: JsonSchema): ReadonlySet<string> {
  const found = new Set<string>()
  const references = new Map<string, ReadonlySet<string>>()
  for (const [name, schema] of Object.entries(schemas)) {
    const targets = new Set<string>()
    walk(schema, (part) => {
      if (isObject(part['properties'])) found.add(name)
      if (typeof part['$ref'] === 'string') targets.add(nameIn(part['$ref']))
    })
    references.set(name, targets)
  }
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const [name, targets] of references) if ([...targets].some((target) => found.has(target))) found.add(name)
  }
  return found
}

function walk(value: unknown, visit: (part: JsonSchema) => void): void {
  if (Array.isArray(value)) for (const part of value) walk(part, visit)
  if (!isObject(value)) return
  visit(value)
  for (const part of Object.values(value)) walk(part, visit)
}
