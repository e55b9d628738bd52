/**
 * OpenAPI 3.0 schemas as the JSON Schema that ajv understands. Accepts the same values: `nullable` becomes a type,
 * integer formats become ranges, unions with a tag say so (a wrong variant is then one clear error, and the
 * generated code is smaller).
 */

/** A JSON value that is an object. */
type Json = Readonly<Record<string, unknown>>
export type JsonSchema = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that are text, or that ajv must not act upon. */
const dropped = new Set([
  'description',
  'nullable',
  'default',
  'example',
  'title',
  'discriminator',
  'externalDocs',
  'xml',
  'deprecated',
])

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  uint8: [0, 255],
  uint16: [0, 65_535],
  uint32: [0, 2 ** 32 - 1],
  uint64: [0, 2 ** 64],
  uint: [0, 2 ** 64],
  int8: [-128, 127],
  int16: [-32_768, 32_767],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
}

/**
 * Converts one schema. References keep their target and get `base` before their `#`, so that the schemas can stand in
 * a document of their own.
 */
export function toJsonSchema(schema: unknown, base: string): JsonSchema {
  if (!isObject(schema)) return {}
  const converted = convert(schema, base)
  return schema['nullable'] === true ? nullable(converted) : converted
}

/** Changes a named schema after its conversion. */
export type Sharpen = Readonly<Record<string, (schema: JsonSchema) => JsonSchema>>

/** All component schemas under `$defs`, as one document with the id `base`. */
export function definitions(document: unknown, base: string, sharpen: Sharpen = {}): JsonSchema {
  const components = isObject(document) && isObject(document['components']) ? document['components'] : {}
  const schemas = isObject(components['schemas']) ? components['schemas'] : {}
  const converted = Object.entries(schemas).map(([name, schema]) => {
    const made = toJsonSchema(schema, base)
    return [name, Object.hasOwn(sharpen, name) ? (sharpen[name]?.(made) ?? made) : made]
  })
  return { $id: base, $defs: Object.fromEntries(converted) }
}

function convert(schema: Json, base: string): JsonSchema {
  const only = onlyPart(schema)
  if (only !== undefined) return toJsonSchema(only, base)
  const values = oneValueUnion(schema)
  if (values !== undefined) return { type: 'string', enum: values }
  const made: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (dropped.has(key) || key.startsWith('x-')) continue
    made[key] = convertKeyword(key, value, base)
  }
  const range = typeof schema['format'] === 'string' ? ranges[schema['format']] : undefined
  if (schema['type'] === 'integer' || schema['type'] === 'number') {
    delete made['format']
    if (range !== undefined) {
      made['minimum'] ??= range[0]
      made['maximum'] ??= range[1]
    }
  }
  const tag = unionTag(schema)
  if (tag === undefined) return made
  const { name, values: variants } = tag
  return {
    ...made,
    type: 'object',
    required: [...new Set([...(Array.isArray(made['required']) ? made['required'] : []), name])],
    // Says which variants there are, where the discriminator says only that it is none of them.
    properties: { ...(isObject(made['properties']) ? made['properties'] : {}), [name]: { enum: variants } },
    discriminator: { propertyName: name },
  }
}

function convertKeyword(key: string, value: unknown, base: string): unknown {
  switch (key) {
    case '$ref':
      return String(value).replace('#/components/schemas/', `${base}#/$defs/`)
    case 'properties':
      return isObject(value) ? mapValues(value, (part) => toJsonSchema(part, base)) : {}
    case 'items':
      return toJsonSchema(value, base)
    case 'additionalProperties':
      return isObject(value) ? toJsonSchema(value, base) : value
    case 'oneOf':
    case 'anyOf':
    case 'allOf':
      return Array.isArray(value) ? value.map((part) => toJsonSchema(part, base)) : []
    default:
      return value
  }
}

/** `allOf` with one part and nothing else: how the contract puts a description beside a reference. */
function onlyPart(schema: Json): unknown {
  const parts = schema['allOf']
  if (!Array.isArray(parts) || parts.length !== 1) return undefined
  const others = Object.keys(schema).filter((key) => key !== 'allOf' && !dropped.has(key) && !key.startsWith('x-'))
  return others.length === 0 ? parts[0] : undefined
}

/** `oneOf` of one-value string enums: an enum whose values have descriptions. */
function oneValueUnion(schema: Json): readonly string[] | undefined {
  const parts = schema['oneOf']
  if (!Array.isArray(parts) || parts.length === 0) return undefined
  const values: string[] = []
  for (const part of parts) {
    if (!isObject(part) || part['type'] !== 'string' || !Array.isArray(part['enum'])) return undefined
    for (const value of part['enum']) {
      if (typeof value !== 'string') return undefined
      values.push(value)
    }
  }
  return values
}

interface Tag {
  readonly name: string
  /** Of the variants, in their order. */
  readonly values: readonly string[]
}

/** The property that tells the variants of a union apart: required in each, with one value of its own. */
function unionTag(schema: Json): Tag | undefined {
  const parts = schema['oneOf']
  if (!Array.isArray(parts) || parts.length === 0) return undefined
  const tagsOf = (part: unknown): Map<string, string> => {
    const tags = new Map<string, string>()
    if (!isObject(part) || !isObject(part['properties'])) return tags
    for (const name of Array.isArray(part['required']) ? part['required'] : []) {
      const property = part['properties'][String(name)]
      const values = isObject(property) ? property['enum'] : undefined
      if (Array.isArray(values) && values.length === 1 && typeof values[0] === 'string')
        tags.set(String(name), values[0])
    }
    return tags
  }
  const tags = parts.map(tagsOf)
  for (const name of tags[0]?.keys() ?? []) {
    const values = tags.flatMap((tag) => tag.get(name) ?? [])
    if (new Set(values).size === parts.length) return { name, values }
  }
  return undefined
}

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema['type'] !== 'string' || schema['discriminator'] !== undefined)
    return { anyOf: [schema, { type: 'null' }] }
  const values = schema['enum']
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  }
}

/** The same keys with other values. */
export const mapValues = (value: Json, map: (part: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
