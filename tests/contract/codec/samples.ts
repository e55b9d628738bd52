/**
 * Random values of a schema in both views at once. The client view is built here from the schema alone, without the
 * codec and without its table: what the codec makes of the wire view has to be the same.
 */
import type { Schema } from '../../../generator/model/types/contract.ts'
import type { Random } from './random.ts'

export interface Sample {
  wire: unknown
  client: unknown
}

export interface SampleOptions {
  schemas: Readonly<Record<string, Schema>>
  toClient: (wireName: string) => string
  random: Random
}

/** Keys of free maps that look like names of fields: they are user data. */
const adversarialKeys = [
  'foo_bar',
  'fooBar',
  '__proto__',
  'time_x',
  'timestamp',
  'time_created',
  'constructor',
  'a b',
  '',
  '0',
  'größe',
]

/** Texts that look like something else. */
const texts = [
  '',
  'plain',
  'foo_bar',
  '__proto__',
  '2024-02-29T12:00:00.000Z',
  '2024-01-01',
  'null',
  '9007199254740993',
  'größe "x"\\\n\u2028',
]

const maxDepth = 8

/** One value of the schema, small once it is nested deeply. */
export function sample(schema: Schema, options: SampleOptions, depth = 0): Sample {
  const { random } = options
  if (schema.nullable === true && (random.chance(0.2) || depth > maxDepth)) return same(null)
  if (schema.$ref !== undefined) return sample(referred(schema.$ref, options), options, depth)
  if (schema.allOf !== undefined) return merged([...schema.allOf, withoutAllOf(schema)], options, depth)
  const variants = schema.oneOf ?? schema.anyOf
  if (variants !== undefined)
    return sample(depth > maxDepth ? simplest(variants) : random.pick(variants), options, depth)
  if (schema.enum !== undefined) return same(random.pick(schema.enum))
  switch (schema.type) {
    case 'string':
      return schema.format === 'date-time' ? date(random) : same(random.pick(texts))
    case 'integer':
      return same(integer(schema, random))
    case 'number':
      return same(random.pick([0, -1.5, 1e300, 0.1, 5e-324]))
    case 'boolean':
      return same(random.chance(0.5))
    case 'array':
      return list(schema.items ?? {}, options, depth)
    default:
      return isObject(schema) ? object(schema, options, depth) : same(anything(random, depth))
  }
}

const same = (value: unknown): Sample => ({ wire: value, client: value })

const isObject = ({ type, properties, additionalProperties }: Schema): boolean =>
  type === 'object' || properties !== undefined || additionalProperties !== undefined

function date(random: Random): Sample {
  const value = new Date(random.int(0, 4_102_444_800_000))
  return { wire: value.toISOString(), client: value }
}

function integer({ format }: Schema, random: Random): number | bigint {
  const isLong = format !== undefined && /64|^uint$/.test(format)
  return isLong && random.chance(0.3)
    ? random.pick([9_007_199_254_740_993n, 18_446_744_073_709_551_615n, 2n ** 53n])
    : random.pick([0, 1, 255, 4096, 2 ** 53 - 1])
}

function list(items: Schema, options: SampleOptions, depth: number): Sample {
  const length = depth > maxDepth ? 0 : options.random.int(0, 3)
  const values = Array.from({ length }, () => sample(items, options, depth + 1))
  return { wire: values.map((value) => value.wire), client: values.map((value) => value.client) }
}

function object(schema: Schema, options: SampleOptions, depth: number): Sample {
  const { properties = {}, required = [], additionalProperties: rest } = schema
  const { random, toClient } = options
  const result = { wire: {}, client: {} }
  const known = new Set<string>()
  for (const [name, property] of Object.entries(properties)) {
    known.add(name).add(toClient(name))
    if (!required.includes(name) && (depth > maxDepth || random.chance(0.4))) continue
    const value = sample(property, options, depth + 1)
    define(result.wire, name, value.wire)
    define(result.client, toClient(name), value.client)
  }
  const isFree = rest === undefined ? known.size === 0 : rest !== false
  for (const key of isFree && depth <= maxDepth ? adversarialKeys : []) {
    if (known.has(key) || random.chance(0.4)) continue
    const value = typeof rest === 'object' ? sample(rest, options, depth + 3) : same(anything(random, depth + 1))
    define(result.wire, key, value.wire)
    define(result.client, key, value.client)
  }
  return result
}

/** A value of which the contract says nothing: no part of it may change. */
function anything(random: Random, depth: number): unknown {
  const kind = depth > 3 ? 0 : random.int(0, 3)
  if (kind === 0) return random.pick(texts)
  if (kind === 1) return random.pick([null, true, 12, 9_007_199_254_740_993n])
  if (kind === 2) return Array.from({ length: random.int(0, 2) }, () => anything(random, depth + 1))
  const result = {}
  for (const key of adversarialKeys) if (random.chance(0.3)) define(result, key, anything(random, depth + 1))
  return result
}

/** The members of an `allOf` are objects, or only one of them says anything. */
function merged(members: readonly Schema[], options: SampleOptions, depth: number): Sample {
  const samples = members.filter(saysSomething).map((member) => sample(member, options, depth))
  const [first = same({})] = samples
  if (samples.length <= 1) return first
  const result = { wire: {}, client: {} }
  for (const view of ['wire', 'client'] as const) {
    for (const part of samples)
      for (const [key, value] of Object.entries(part[view] ?? {})) define(result[view], key, value)
  }
  return result
}

/** Whether a schema restricts its values at all. */
function saysSomething({
  $ref,
  type,
  properties,
  additionalProperties,
  items,
  enum: values,
  allOf,
  oneOf,
  anyOf,
}: Schema): boolean {
  return [$ref, type, properties, additionalProperties, items, values, allOf, oneOf, anyOf].some(
    (keyword) => keyword !== undefined,
  )
}

function withoutAllOf(schema: Schema): Schema {
  const { allOf: _allOf, nullable: _nullable, ...rest } = schema
  return rest
}

const simplest = (variants: readonly Schema[]): Schema =>
  variants.find((variant) => variant.$ref === undefined && !isObject(variant) && variant.type !== 'array') ??
  variants[0] ??
  {}

function referred(ref: string, { schemas }: SampleOptions): Schema {
  const schema = schemas[ref.slice(ref.lastIndexOf('/') + 1)]
  if (schema === undefined) throw new Error(`no schema ${ref}`)
  return schema
}

function define(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}
