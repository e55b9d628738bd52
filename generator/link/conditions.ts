/** Conditions of the manifest: form, fields and values checked against the schema, turned into plain trees. */
import type { Context } from './context.ts'
import type { Fault, Read, Steps } from './faults.ts'
import { suggest, suggestAmong } from './suggest.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Condition } from '../model/types/condition-ir.ts'
import type { RawCondition } from '../model/types/manifest.ts'

/** What of the context reading a condition takes. */
type Conditional = Pick<Context, 'schemas' | 'resources'>

export interface ConditionScope {
  schema: Schema
  parent?: Schema
  /** Values may be those of the row that a form is about. */
  ofForm?: boolean
}

type Literal = string | number | boolean | null

/** One reading: of parts it goes deeper. */
interface Reading extends ConditionScope {
  context: Conditional
  /** Below an odd number of `not`. */
  negated: boolean
  steps: Steps
  faults: Fault[]
}

/**
 * The tree of a raw condition; undefined when it says nothing. Parts that make no sense are left out, and so are those that
 * only the server can tell: they count as met.
 */
export const readCondition = (raw: RawCondition, scope: ConditionScope, context: Conditional): Condition | undefined =>
  linkCondition(raw, scope, context).value

/** A condition with what is wrong in it. */
export function linkCondition(
  raw: RawCondition,
  scope: ConditionScope,
  context: Conditional,
): Read<Condition | undefined> {
  const faults: Fault[] = []
  return { value: readParts(raw, { ...scope, context, negated: false, steps: [], faults }), faults }
}

function readParts(raw: RawCondition, reading: Reading): Condition | undefined {
  const parts = known(
    'all',
    Object.entries(raw).map(([key, value]) => readPart(key, value, reading)),
    reading,
  )
  const [only] = parts ?? []
  if (parts === undefined || only === undefined) return undefined
  return parts.length === 1 ? only : { kind: 'all', of: parts }
}

/**
 * The parts that are left when some cannot be told; undefined when nothing can be said of the whole. A part that may be met
 * settles `any` and means nothing to `all`; below a `not` it is the other way round.
 */
function known(
  kind: 'all' | 'any',
  parts: readonly (Condition | undefined)[],
  { negated }: Reading,
): Condition[] | undefined {
  const told = parts.filter((part): part is Condition => part !== undefined)
  const isSettled = (kind === 'any') !== negated && told.length < parts.length
  return isSettled || told.length === 0 ? undefined : told
}

function readPart(key: string, value: unknown, reading: Reading): Condition | undefined {
  const inner = (raw: unknown, ...steps: Steps): Condition | undefined => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      refuse(reading, key, {
        code: 'BAD_CONDITION',
        cause: `\`${key}\` takes conditions`,
        suggestion: 'write `{field: [values]}`',
      })
      return undefined
    }
    return readParts(raw as RawCondition, {
      ...reading,
      steps: [...reading.steps, key, ...steps],
      negated: (key === 'not') !== reading.negated,
    })
  }
  if (key === 'all' || key === 'any') {
    const list: unknown[] = Array.isArray(value) ? value : [value]
    const of = known(
      key,
      list.map((raw, i) => inner(raw, i)),
      reading,
    )
    return of === undefined ? undefined : { kind: key, of }
  }
  if (key === 'not') {
    const of = inner(value)
    return of === undefined ? undefined : { kind: 'not', of }
  }
  if (key === 'empty') {
    const collection = String(value)
    const entities = reading.context.resources.map((r) => r.entity)
    if (entities.includes(collection)) return { kind: 'empty', collection }
    refuse(reading, key, {
      code: 'UNKNOWN_ENTITY',
      cause: `there is no entity or link \`${collection}\``,
      suggestion: suggest(collection, entities),
    })
    return undefined
  }
  if (key === 'newer') {
    const [path, age] = Array.isArray(value) ? value.map(String) : []
    const seconds = age === undefined ? undefined : readSeconds(age)
    if (path === undefined || seconds === undefined) {
      refuse(reading, key, {
        code: 'BAD_CONDITION',
        cause: '`newer` takes a field and an age',
        suggestion: 'write `newer: [timeCreated, 30m]`',
      })
      return undefined
    }
    return hasField({ path, step: key }, reading) ? { kind: 'newer', path, seconds } : undefined
  }
  if (key === 'older') {
    const [path = '', than = ''] = Array.isArray(value) ? value.map(String) : []
    const has = [path, than].map((field) => hasField({ path: field, step: key }, reading))
    return has.every(Boolean) ? { kind: 'older', path, than } : undefined
  }
  if (key === 'fewer') return { kind: 'fewer', than: Number(value) }
  const values: Literal[] = (Array.isArray(value) ? value : [value]).filter(
    (v): v is Literal => v === null || typeof v !== 'object',
  )
  const [only] = values
  if (values.length === 1 && typeof only === 'string' && isReadable(only, reading)) {
    // What the row of the form has is told where that is known.
    const paths = only.startsWith('$parent.') ? [key, only] : [key]
    const has = paths.map((path) => hasField({ path, step: key }, reading))
    return has.every(Boolean) ? { kind: 'same', path: key, as: only } : undefined
  }
  // Any other value bound to another row is only known to the server: what cannot be said here counts as met.
  if (values.some((v) => typeof v === 'string' && v.startsWith('$'))) return undefined
  return hasField({ path: key, step: key }, reading, values) ? { kind: 'field', path: key, in: values } : undefined
}

const refuse = ({ steps, faults }: Reading, step: string, fault: Omit<Fault, 'steps'>): void =>
  void faults.push({ ...fault, steps: [...steps, step] })

/** Whether the value of a bind is read where the condition is: on the row above, or on that of the form. */
const isReadable = (bind: string, { parent, ofForm = false }: Reading): boolean =>
  bind.startsWith('$row.') ? ofForm : bind.startsWith('$parent.') && parent !== undefined

/** Whether there is such a field; values that it never has are faults as well. */
function hasField(
  { path, step }: { path: string; step: string },
  reading: Reading,
  values: readonly Literal[] = [],
): boolean {
  const { schemas } = reading.context
  const ofParent = path.startsWith('$parent.')
  const schema = ofParent ? reading.parent : reading.schema
  const field = ofParent ? path.slice('$parent.'.length) : path
  if (schema === undefined) {
    refuse(reading, step, {
      code: 'UNKNOWN_FIELD',
      cause: `\`${path}\` needs a parent, and there is none`,
      suggestion: 'state `parent` or use a field of the row',
    })
    return false
  }
  const property = schemas.at(schema, field)
  if (property === undefined) {
    const names = schemas.properties(schema).map((p) => p.client)
    refuse(reading, step, {
      code: 'UNKNOWN_FIELD',
      cause: `the row has no field \`${field}\``,
      suggestion: suggestAmong(field, names),
    })
    return false
  }
  const allowed = schemas.enumValues(property.schema)
  const never = values.filter((value) => value !== null && allowed !== undefined && !allowed.some((a) => a === value))
  for (const value of never)
    refuse(reading, step, {
      code: 'UNKNOWN_VALUE',
      cause: `\`${field}\` is never \`${String(value)}\``,
      suggestion: suggestAmong(String(value), (allowed ?? []).map(String), 'it is one of'),
    })
  return true
}

/** `20s`, `30m`, `2h` in seconds; undefined for anything else. */
export function readSeconds(text: string): number | undefined {
  const match = /^(\d+)\s*(s|m|h)$/.exec(text.trim())
  if (match === null) return undefined
  const factor = { s: 1, m: 60, h: 3600 }[match[2] as 's' | 'm' | 'h']
  return Number(match[1]) * factor
}

/** The same condition with every field name converted, for the mock's wire rows. */
export function mapFields(condition: Condition, rename: (path: string) => string): Condition {
  switch (condition.kind) {
    case 'field':
    case 'newer':
      return { ...condition, path: rename(condition.path) }
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((c) => mapFields(c, rename)) }
    case 'not':
      return { ...condition, of: mapFields(condition.of, rename) }
    case 'older':
      return { ...condition, path: rename(condition.path), than: rename(condition.than) }
    case 'same':
      return { ...condition, path: rename(condition.path), as: rename(condition.as) }
    case 'empty':
    case 'fewer':
      return condition
  }
}
