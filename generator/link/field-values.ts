/** Values that a field may have: those that the manifest states something for, and those that a widget asks for. */
import type { Place } from '../diagnostics.ts'
import type { Linking } from './context.ts'
import type { At } from './faults.ts'
import { suggestAmong } from './suggest.ts'
import type { Json, Schema } from '../model/types/contract.ts'
import type { RawField } from '../model/types/manifest.ts'

const numberWidgets = ['integer', 'duration', 'bytes'] as const

/** A widget for numbers is asked for where there is one, or a list of them. */
export function checkNumber(
  { widget }: RawField,
  schemas: readonly Schema[],
  { context, at }: { context: Linking; at: At },
): void {
  const asked = numberWidgets.find((one) => one === widget)
  if (asked === undefined || schemas.length === 0 || schemas.some((schema) => isNumber(schema, context))) return
  context.diagnostics.error('WRONG_TYPE', at('widget'), {
    cause: `\`${asked}\` asks for a number, which the field never is`,
    suggestion: 'leave `widget` out, or use one for what the field holds',
  })
}

function isNumber(schema: Schema, context: Linking): boolean {
  const { type, items } = context.schemas.resolve(schema).schema
  return type === 'array' && items !== undefined ? isNumber(items, context) : type === 'integer' || type === 'number'
}

/** What is said of keys is said of a text or of a file. */
export function checkKey(
  { holds, widget }: RawField,
  schemas: readonly Schema[],
  { context, at }: { context: Linking; at: At },
): void {
  const isText = (schema: Schema) => context.schemas.resolve(schema).schema.type === 'string'
  if (holds === undefined || widget === 'file' || schemas.length === 0 || schemas.some(isText)) return
  context.diagnostics.error('WRONG_TYPE', at('holds'), {
    cause: 'the field is neither a text nor a file: no key can stand in it',
    suggestion: 'say it of the field with the key',
  })
}

const textWidgets = ['text', 'textarea', 'secret', 'ip', 'cidr', 'portRange'] as const

/** A widget for texts is no use in a form that sends an object there. @param schemas what bodies have there */
export function checkText(
  { widget }: RawField,
  schemas: readonly Schema[],
  { context, at }: { context: Linking; at: At },
): void {
  const asked = textWidgets.find((one) => one === widget)
  if (asked === undefined || !schemas.some((schema) => isObject(schema, context))) return
  context.diagnostics.error('WRONG_TYPE', at('widget'), {
    cause: `\`${asked}\` asks for a text, and the field is an object`,
    suggestion: 'leave `widget` out, or use one for what the field holds',
  })
}

function isObject(schema: Schema, context: Linking): boolean {
  const { type, items, oneOf, properties } = context.schemas.resolve(schema).schema
  if (type === 'array' && items !== undefined) return isObject(items, context)
  if (oneOf !== undefined) return oneOf.every((variant) => isObject(variant, context))
  return type === 'object' && properties !== undefined
}

/** Values that tones, labels or variants are stated for. Where any value may occur, all are fine. */
export function checkValues(
  options: RawField,
  schemas: readonly Schema[],
  { context, at }: { context: Linking; at: At },
): void {
  const allowed = new Set(schemas.flatMap((schema) => valuesOf(schema, context)))
  if (allowed.size === 0) return
  const unknownValue = (value: string, place: Place): void =>
    context.diagnostics.error('UNKNOWN_VALUE', place, {
      cause: `the field is never \`${value}\``,
      suggestion: suggestAmong(value, [...allowed], 'it is one of'),
    })
  for (const key of ['tones', 'options', 'variants'] as const) {
    for (const value of Object.keys(options[key] ?? {})) {
      if (!allowed.has(value)) unknownValue(value, at(key, value))
    }
  }
  for (const [i, value] of (options.passing ?? []).entries()) {
    if (!allowed.has(value)) unknownValue(value, at('passing', i))
  }
  const { initial } = options
  for (const value of Array.isArray(initial) ? (initial as readonly Json[]) : [initial ?? null]) {
    // A union begins as an object that says which variant it is.
    if (value !== null && typeof value !== 'object' && !allowed.has(String(value)))
      unknownValue(String(value), at('initial'))
  }
}

function valuesOf(schema: Schema, context: Linking): string[] {
  const { schema: target } = context.schemas.resolve(schema)
  if (target.type === 'array' && target.items !== undefined) return valuesOf(target.items, context)
  if (typeof target.additionalProperties === 'object') return valuesOf(target.additionalProperties, context)
  const union = context.schemas.union(target)
  if (union.kind === 'tagged') return union.variants.map(({ value }) => value)
  return (context.schemas.enumValues(target) ?? []).map(String)
}
