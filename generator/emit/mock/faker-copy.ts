/**
 * The throw-away copy of the contract that orval is fed with. It accepts the same values or fewer, written so that
 * orval's faker output is valid and type-checks; nothing else ever sees it (docs: stack.md, "Faker output of orval").
 */
import type { Document, Json, Schema } from '../../model/types/contract.ts'
import { referredSchema, refTo } from '../../schema/references.ts'
import { schemasOf } from '../../schema/schemas.ts'
import { enumValues } from './schema.ts'
import { textForPattern } from './text-for-pattern.ts'

/** Formats of our own: orval turns a format, but not a pattern, into a call of our choice. */
export const privateFormats = {
  name: 'x-name',
  mac: 'x-mac',
  semver: 'x-semver',
  hostname: 'x-hostname',
  ports: 'x-ports',
  icmpCodes: 'x-icmp-codes',
  timeseries: 'x-timeseries',
  subscription: 'x-subscription',
  ipNet: 'x-ip-net',
  base64: 'x-base64',
} as const

/** A value each pattern is known by: whichever sample it accepts decides which private format stands for it. */
const probes: readonly (readonly [format: string, accepts: string, rejects: string])[] = [
  [privateFormats.mac, 'a8:40:25:f0:00:01', 'abc'],
  [privateFormats.semver, '1.2.3-rc.1+build', 'abc'],
  [privateFormats.icmpCodes, '0-255', '65535'],
  [privateFormats.ports, '22-65535', 'abc'],
  [privateFormats.timeseries, 'a_b:c_d', 'abc'],
  [privateFormats.subscription, 'a.**.b', 'a-b'],
  [privateFormats.name, 'web-1', 'web.1'],
  [privateFormats.hostname, 'web-1.example', 'a_b'],
]

/** Items of the longest list that is drawn. */
const longList = 8

const maxSafe = 2 ** 53 - 1
const maxima: Readonly<Record<string, number>> = {
  uint8: 255,
  uint16: 65_535,
  uint32: 4_294_967_295,
  uint64: maxSafe,
  uint: maxSafe,
  int8: 127,
  int16: 32_767,
  int32: 2_147_483_647,
  int64: maxSafe,
}
const minima: Readonly<Record<string, number>> = { int8: -128, int16: -32_768, int32: -2_147_483_648, int64: -maxSafe }

/** Name of each schema in the copy: its own where orval leaves that alone, else one that it does. */
export type CopyNames = ReadonlyMap<string, string>

/** Names that orval takes as they are; two that it would change could fall together. */
const stable = /^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/

/** Allocates the names of a copy. */
export function copyNames(document: Document): CopyNames {
  const names = Object.keys(document.components.schemas)
  const good = new Set(names.filter((name) => stable.test(name)))
  let next = 0
  const invented = (): string => {
    do next++
    while (good.has(`Schema${next}`))
    return `Schema${next}`
  }
  return new Map(names.map((name) => [name, good.has(name) ? name : invented()]))
}

/** The copy: only schemas, each rewritten. The document itself is left alone. */
export function fakerDocument(document: Document, names: CopyNames): object {
  const context = { document, names }
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    names.get(name) ?? name,
    rewrite(context, schema),
  ])
  return {
    openapi: document.openapi,
    info: { title: 'Fakers', version: document.info.version },
    paths: {},
    components: { schemas: Object.fromEntries(schemas) },
  }
}

interface Context {
  document: Document
  names: CopyNames
}

function rewrite(context: Context, schema: Schema): object {
  const { document } = context
  const [member, ...others] = schema.allOf ?? []
  const reference =
    referredSchema(schema) ?? (member !== undefined && others.length === 0 ? referredSchema(member) : undefined)
  if (reference !== undefined) {
    // References to primitives are inlined: orval would spread their factory's text into an object.
    const { schema: target, nullable: isNullable } = schemasOf(document).resolve(schema)
    const nullable = isNullable ? { nullable: true } : {}
    if (isPrimitive(document, target)) return { ...rewrite(context, target), ...nullable }
    const $ref = refTo(context.names.get(reference) ?? reference)
    return nullable.nullable === true ? { ...nullable, allOf: [{ $ref }] } : { $ref }
  }
  const only = schema.allOf?.length === 1 && schema.properties === undefined ? schema.allOf[0] : undefined
  if (only !== undefined) return { ...rewrite(context, only), ...(schema.nullable === true ? { nullable: true } : {}) }
  const values = schema.oneOf === undefined ? undefined : enumValues(document, schema)
  if (values !== undefined)
    return { type: 'string', enum: values, ...(schema.nullable === true ? { nullable: true } : {}) }
  if (isNetUnion(document, schema)) return { type: 'string', format: privateFormats.ipNet }
  return rewriteOwn(context, schema)
}

function rewriteOwn(context: Context, schema: Schema): object {
  const kept: Record<string, Json> = {}
  for (const key of [
    'type',
    'format',
    'enum',
    'required',
    'nullable',
    'minimum',
    'maximum',
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'uniqueItems',
  ] as const) {
    const value = schema[key]
    if (value !== undefined) kept[key] = value
  }
  // Lists of a thousand are valid, too, and take half a minute to draw.
  if (schema.maxItems !== undefined)
    kept['maxItems'] = Math.min(schema.maxItems, Math.max(schema.minItems ?? 0, longList))
  const { format } = schema
  if (schema.type === 'integer' && format !== undefined) {
    kept['maximum'] ??= maxima[format] ?? maxSafe
    kept['minimum'] ??= minima[format] ?? 0
    delete kept['format']
  }
  // orval has its own idea of `byte`, which no override reaches.
  if (format === 'byte') kept['format'] = privateFormats.base64
  const stands = schema.pattern === undefined ? undefined : formatForPattern(schema.pattern)
  if (stands !== undefined) {
    kept['format'] = stands
    delete kept['minLength']
    delete kept['maxLength']
  }
  const text = stands === undefined ? textFor(schema) : undefined
  // orval draws from a pattern with its signs for beginning and end as letters.
  if (text !== undefined) kept['enum'] = [text]
  const nested = (list: readonly Schema[]): object[] => list.map((part) => rewrite(context, part))
  return {
    ...kept,
    ...(schema.pattern !== undefined && stands === undefined && text === undefined ? { pattern: schema.pattern } : {}),
    ...(schema.properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([name, part]) => [name, rewrite(context, part)]),
          ),
        }),
    ...(schema.items === undefined ? {} : { items: rewrite(context, schema.items) }),
    ...(typeof schema.additionalProperties === 'object'
      ? { additionalProperties: rewrite(context, schema.additionalProperties) }
      : schema.additionalProperties === undefined
        ? {}
        : { additionalProperties: schema.additionalProperties }),
    ...(schema.allOf === undefined ? {} : { allOf: nested(schema.allOf) }),
    ...(schema.oneOf === undefined ? {} : { oneOf: nested(schema.oneOf) }),
    ...(schema.anyOf === undefined ? {} : { anyOf: nested(schema.anyOf) }),
  }
}

/** Whether the values are texts, numbers or booleans: also unions of such. */
function isPrimitive(document: Document, schema: Schema): boolean {
  const { schema: resolved } = schemasOf(document).resolve(schema)
  if (resolved.oneOf !== undefined) return resolved.oneOf.every((part) => isPrimitive(document, part))
  return resolved.type !== undefined && resolved.type !== 'object' && resolved.type !== 'array'
}

/** `oneOf: [Ipv4Net, Ipv6Net]`: one call that draws either is simpler than a union of two. */
function isNetUnion(document: Document, schema: Schema): boolean {
  const parts = schema.oneOf
  return (
    parts !== undefined &&
    parts.length > 0 &&
    parts.every((part) => schemasOf(document).resolve(part).schema.format?.endsWith('-net') === true)
  )
}

/** A text that a pattern accepts, where it is as long as it has to be, and nothing else says which texts there are. */
function textFor({ pattern, enum: values, minLength = 0, maxLength = Infinity }: Schema): string | undefined {
  const text = pattern === undefined || values !== undefined ? undefined : textForPattern(pattern)
  return text !== undefined && text.length >= minLength && text.length <= maxLength ? text : undefined
}

function formatForPattern(pattern: string): string | undefined {
  let expression: RegExp
  try {
    expression = new RegExp(pattern)
  } catch {
    return undefined
  }
  return probes.find(([, accepts, rejects]) => expression.test(accepts) && !expression.test(rejects))?.[0]
}
