/** What the mock's tables need to know of a schema: its properties, and a smallest valid value. */
import type { Document, Json, Schema } from '../../model/types/contract.ts'
import { referredSchema } from '../type-names.ts'

/** Name of the schema a reference points to. */
export const refName = (ref: string): string => referredSchema({ $ref: ref }) ?? ''

/**
 * Follows references and single-`allOf` wrappers to the schema that says something. A circular chain or an unknown
 * name ends in the empty schema, which accepts everything.
 */
export function resolve(document: Document, schema: Schema | undefined): Schema {
  let current = schema ?? {}
  const seen = new Set<string>()
  for (;;) {
    const only = current.allOf?.length === 1 ? current.allOf[0] : undefined
    if (current.$ref !== undefined) {
      if (seen.has(current.$ref)) return {}
      seen.add(current.$ref)
      current = schemaNamed(document, refName(current.$ref)) ?? {}
    } else if (only !== undefined && current.properties === undefined) {
      current = only
    } else {
      return current
    }
  }
}

/** The schema of that name; undefined for names the document does not have (`__proto__` included). */
export function schemaNamed(document: Document, name: string): Schema | undefined {
  return Object.hasOwn(document.components.schemas, name) ? document.components.schemas[name] : undefined
}

export interface Property {
  name: string
  schema: Schema
  required: boolean
  nullable: boolean
}

/** Properties of an object schema, `allOf` parts and variants of a union merged, in the contract's order. */
export function propertiesOf(document: Document, schema: Schema | undefined, from = 0): readonly Property[] {
  const found = new Map<string, Property>()
  const visit = (part: Schema, depth: number): void => {
    const resolved = resolve(document, part)
    if (depth < 8) for (const sub of resolved.allOf ?? []) visit(sub, depth + 1)
    const variants = (resolved.oneOf ?? resolved.anyOf ?? []).map((variant) =>
      depth < 8 ? propertiesOf(document, variant, depth + 1) : [],
    )
    for (const property of variants.flat()) {
      // Only what every variant requires is required of the union.
      const required = variants.every((own) =>
        own.some(({ name, required: always }) => name === property.name && always),
      )
      if (!found.has(property.name)) found.set(property.name, { ...property, required })
    }
    for (const [name, property] of Object.entries(resolved.properties ?? {})) {
      const nullable = property.nullable === true || resolve(document, property).nullable === true
      found.set(name, { name, schema: property, required: resolved.required?.includes(name) ?? false, nullable })
    }
  }
  visit(schema ?? {}, from)
  return [...found.values()]
}

/**
 * Values of a closed set of strings: an `enum`, or a `oneOf` of one-value enums (how the contract attaches a
 * description to each value). Undefined when the schema is neither.
 */
export function enumValues(document: Document, schema: Schema | undefined): readonly string[] | undefined {
  const resolved = resolve(document, schema)
  const values: string[] = []
  for (const part of resolved.oneOf ?? [resolved]) {
    const own = resolve(document, part).enum
    if (own === undefined || !own.every((value) => typeof value === 'string')) return undefined
    values.push(...own)
  }
  return values
}

/** A smallest value that fits, so that a row is valid before anybody gave it meaning. Deterministic. */
export function sample(document: Document, schema: Schema | undefined, depth = 0): Json {
  const wrapped = schema ?? {}
  if (wrapped.nullable === true || depth > 12) return null
  const resolved = resolve(document, wrapped)
  if (resolved.nullable === true) return null
  const first = resolved.enum?.[0] ?? resolved.default
  if (first !== undefined && first !== null) return first
  const variant = resolved.oneOf?.[0] ?? resolved.anyOf?.[0]
  if (variant !== undefined) return sample(document, variant, depth + 1)
  switch (resolved.type) {
    case 'string':
      return sampleString(resolved)
    case 'integer':
    case 'number':
      return resolved.minimum ?? 0
    case 'boolean':
      return false
    case 'array':
      return Array.from({ length: resolved.minItems ?? 0 }, () => sample(document, resolved.items, depth + 1))
    default:
      return Object.fromEntries(
        propertiesOf(document, resolved)
          .filter((property) => property.required)
          .map((property) => [property.name, sample(document, property.schema, depth + 1)]),
      )
  }
}

const strings: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  'date-time': '2026-01-01T00:00:00Z',
  ip: '192.0.2.1',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  'ipv4-net': '192.0.2.0/24',
  'ipv6-net': '2001:db8::/64',
  uri: 'https://example.test/',
  'hex string (32 bytes)': '0'.repeat(64),
}

/** Tried in this order against a pattern; the first is the default. */
const candidates = ['', 'sample', '0.0.0', '0', '00:00:00:00:00:00', 'sample:sample']

function sampleString(schema: Schema): string {
  const known = schema.format === undefined ? undefined : strings[schema.format]
  if (known !== undefined) return known
  const pattern = schema.pattern === undefined ? undefined : toRegExp(schema.pattern)
  const min = schema.minLength ?? 0
  const fits = (text: string): boolean => text.length >= min && (pattern?.test(text) ?? true)
  return candidates.find(fits) ?? 'a'.repeat(Math.min(min, 64))
}

function toRegExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}
