/** Conditions of the manifest: form, fields and values checked against the schema, turned into plain trees. */
import type { Place } from '../diagnostics.ts'
import type { Context } from './context.ts'
import { suggest, suggestAmong } from './resources.ts'
import type { Schema } from '../model/types/contract.ts'
import type { Condition } from '../model/types/condition-ir.ts'
import type { RawCondition } from '../model/types/manifest.ts'

/** What of the context reading a condition takes. */
type Conditional = Pick<Context, 'schemas' | 'diagnostics' | 'resources'>

export interface ConditionScope {
  schema: Schema
  parent?: Schema
  place: (...steps: readonly (string | number)[]) => Place
  /** Values may be those of the row that a form is about. */
  ofForm?: boolean
  /** Below an odd number of `not`. */
  negated?: boolean
}

type Literal = string | number | boolean | null

/**
 * The tree of a raw condition; undefined when it says nothing. Parts that make no sense are reported and left out, and so are
 * those that only the server can tell: they count as met.
 */
export function readCondition(raw: RawCondition, scope: ConditionScope, context: Conditional): Condition | undefined {
  const parts = known(
    'all',
    Object.entries(raw).map(([key, value]) => readPart(key, value, scope, context)),
    scope,
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
  { negated = false }: ConditionScope,
): Condition[] | undefined {
  const told = parts.filter((part): part is Condition => part !== undefined)
  const isSettled = (kind === 'any') !== negated && told.length < parts.length
  return isSettled || told.length === 0 ? undefined : told
}

function readPart(key: string, value: unknown, scope: ConditionScope, context: Conditional): Condition | undefined {
  const inner = (raw: unknown, ...steps: (string | number)[]): Condition | undefined => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      context.diagnostics.error(
        'BAD_CONDITION',
        scope.place(key),
        `\`${key}\` takes conditions`,
        'write `{field: [values]}`',
      )
      return undefined
    }
    return readCondition(
      raw as RawCondition,
      {
        ...scope,
        place: (...more) => scope.place(key, ...steps, ...more),
        negated: (key === 'not') !== (scope.negated === true),
      },
      context,
    )
  }
  if (key === 'all' || key === 'any') {
    const list: unknown[] = Array.isArray(value) ? value : [value]
    const of = known(
      key,
      list.map((raw, i) => inner(raw, i)),
      scope,
    )
    return of === undefined ? undefined : { kind: key, of }
  }
  if (key === 'not') {
    const of = inner(value)
    return of === undefined ? undefined : { kind: 'not', of }
  }
  if (key === 'empty') {
    const collection = String(value)
    const entities = context.resources.map((r) => r.entity)
    if (!entities.includes(collection))
      context.diagnostics.error(
        'UNKNOWN_ENTITY',
        scope.place(key),
        `there is no entity or link \`${collection}\``,
        suggest(collection, entities),
      )
    return { kind: 'empty', collection }
  }
  if (key === 'newer') {
    const [path, age] = Array.isArray(value) ? value.map(String) : []
    const seconds = age === undefined ? undefined : readSeconds(age)
    if (path === undefined || seconds === undefined) {
      context.diagnostics.error(
        'BAD_CONDITION',
        scope.place(key),
        '`newer` takes a field and an age',
        'write `newer: [timeCreated, 30m]`',
      )
      return undefined
    }
    checkField(path, scope, key, context)
    return { kind: 'newer', path, seconds }
  }
  if (key === 'older') {
    const [path = '', than = ''] = Array.isArray(value) ? value.map(String) : []
    for (const field of [path, than]) checkField(field, scope, key, context)
    return { kind: 'older', path, than }
  }
  if (key === 'fewer') return { kind: 'fewer', than: Number(value) }
  const values: Literal[] = (Array.isArray(value) ? value : [value]).filter(
    (v): v is Literal => v === null || typeof v !== 'object',
  )
  const [only] = values
  if (values.length === 1 && typeof only === 'string' && isReadable(only, scope, context)) {
    checkField(key, scope, key, context)
    return { kind: 'same', path: key, as: only }
  }
  // Any other value bound to another row is only known to the server: what cannot be said here counts as met.
  if (values.some((v) => typeof v === 'string' && v.startsWith('$'))) return undefined
  checkField(key, scope, key, context, values)
  return { kind: 'field', path: key, in: values }
}

/** Whether the value of a bind is there where the condition is read: on the row above, or on that of the form. */
function isReadable(bind: string, { parent, ofForm = false }: ConditionScope, context: Conditional): boolean {
  if (bind.startsWith('$row.')) return ofForm
  return (
    bind.startsWith('$parent.') &&
    parent !== undefined &&
    context.schemas.at(parent, bind.slice('$parent.'.length)) !== undefined
  )
}

function checkField(
  path: string,
  scope: ConditionScope,
  step: string,
  context: Conditional,
  values: readonly Literal[] = [],
): void {
  const ofParent = path.startsWith('$parent.')
  const schema = ofParent ? scope.parent : scope.schema
  const field = ofParent ? path.slice('$parent.'.length) : path
  if (schema === undefined) {
    context.diagnostics.error(
      'UNKNOWN_FIELD',
      scope.place(step),
      `\`${path}\` needs a parent, and there is none`,
      'state `parent` or use a field of the row',
    )
    return
  }
  const property = context.schemas.at(schema, field)
  if (property === undefined) {
    const names = context.schemas.properties(schema).map((p) => p.client)
    context.diagnostics.error(
      'UNKNOWN_FIELD',
      scope.place(step),
      `the row has no field \`${field}\``,
      suggestAmong(field, names),
    )
    return
  }
  const allowed = context.schemas.enumValues(property.schema)
  if (allowed === undefined) return
  for (const value of values) {
    if (value !== null && !allowed.some((a) => a === value)) {
      context.diagnostics.error(
        'UNKNOWN_VALUE',
        scope.place(step),
        `\`${field}\` is never \`${String(value)}\``,
        suggestAmong(String(value), allowed.map(String), 'it is one of'),
      )
    }
  }
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
