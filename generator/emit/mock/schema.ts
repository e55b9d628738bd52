/** What the mock's tables need to know of a schema besides what it says: closed sets of texts, and a smallest valid value. */
import type { Document, Json, Schema } from '../../model/types/contract.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { textForPattern } from './text-for-pattern.ts'

/**
 * Values of a closed set of strings: an `enum`, or a `oneOf` of one-value enums (how the contract attaches a
 * description to each value). Undefined when the schema is neither.
 */
export function enumValues(document: Document, schema: Schema | undefined): readonly string[] | undefined {
  const values = schemasOf(document).enumValues(schema ?? {})
  const texts = values?.filter((value) => typeof value === 'string')
  return texts?.length === values?.length ? texts : undefined
}

/** A smallest value that fits, so that a row is valid before anybody gave it meaning. Deterministic. */
export function sample(document: Document, schema: Schema | undefined, depth = 0): Json {
  const wrapped = schema ?? {}
  if (wrapped.nullable === true || depth > 12) return null
  const schemas = schemasOf(document)
  const { schema: resolved, nullable } = schemas.resolve(wrapped)
  if (nullable) return null
  const first = resolved.enum?.[0] ?? resolved.default
  if (first !== undefined && first !== null) return first
  const variant = schemas.variants(resolved)?.[0]
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
        schemas
          .allProperties(resolved)
          .filter((property) => property.required)
          .map((property) => [property.wire, sample(document, property.own, depth + 1)]),
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
  date: '2026-01-01',
  email: 'somebody@example.test',
  hostname: 'example.test',
  uri: 'https://example.test/',
  'hex string (32 bytes)': '0'.repeat(64),
}

/** Tried in this order against a pattern; the first is the default. */
const candidates = ['', 'sample', '0.0.0', '0', '00:00', '00:00:00', '00:00:00:00:00:00', 'sample:sample']

function sampleString(schema: Schema): string {
  const known = schema.format === undefined ? undefined : strings[schema.format]
  if (known !== undefined) return known
  const pattern = schema.pattern === undefined ? undefined : toRegExp(schema.pattern)
  const min = schema.minLength ?? 0
  const max = schema.maxLength ?? Infinity
  const fits = (text: string): boolean => text.length >= min && text.length <= max && (pattern?.test(text) ?? true)
  const made = schema.pattern === undefined ? undefined : textForPattern(schema.pattern)
  const all = made === undefined ? candidates : [...candidates, made]
  return all.find(fits) ?? 'a'.repeat(Math.min(min, 64))
}

function toRegExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern)
  } catch {
    return undefined
  }
}
