/** Values that binds put into calls: whether there is such a field, and whether it is what the call takes. */
import type { Context } from './context.ts'
import type { Fault } from './faults.ts'
import { suggestAmong } from './suggest.ts'
import type { Json, Schema } from '../model/types/contract.ts'
import type { Bind, Cast, Param } from '../model/types/ir.ts'
import type { Property } from '../schema/schemas.ts'

/** The rows that binds may speak of, and the route. */
export interface BindScope {
  /** The route path of the screen: its parameters may be bound. */
  at: string
  row?: Schema
  parentRow?: Schema
}

/** The field at a path; an IP network has the parts `ip` and `width`. */
export function fieldAt(schema: Schema, path: string, context: Pick<Context, 'schemas'>): Schema | undefined {
  const found = context.schemas.at(schema, path)
  if (found !== undefined) return found.schema
  const [, owner, part] = /^(.+)\.(ip|width)$/.exec(path) ?? []
  const net = owner === undefined ? undefined : context.schemas.at(schema, owner)
  return net !== undefined && primitive(net.schema, context) === 'string'
    ? { type: part === 'ip' ? 'string' : 'integer' }
    : undefined
}

type Primitive = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'any'

/** What kind of value a schema takes; unions of strings count as string. */
function primitive(schema: Schema, context: Pick<Context, 'schemas'>): Primitive {
  const { schema: target } = context.schemas.resolve(schema)
  switch (target.type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'string':
    case 'boolean':
    case 'object':
    case 'array':
      return target.type
    case undefined: {
      const kinds = new Set((context.schemas.variants(target) ?? target.allOf ?? []).map((s) => primitive(s, context)))
      const [only] = kinds
      return kinds.size === 1 && only !== undefined ? only : 'any'
    }
  }
}

/** What a value goes into. */
interface Target {
  name: string
  schema: Schema
  isText?: boolean
}

/**
 * What is wrong with the type of a bound value, or of a literal.
 * @param wanted.isText the value goes into an address, where a number or a switch is written as text: it fits what takes any text
 */
export function valueFaults(
  { bind, wanted }: { bind: Bind; wanted: Target },
  { row, parentRow }: Pick<BindScope, 'row' | 'parentRow'>,
  context: Pick<Context, 'schemas'>,
): Fault[] {
  if (bind.from === 'literal') return literalFaults(bind.value, wanted, context)
  const schema = bind.from === 'row' ? row : bind.from === 'parent' ? parentRow : undefined
  const found = schema === undefined ? undefined : fieldAt(schema, bind.path, context)
  if (found === undefined) return []
  const [has, needs] = [primitive(found, context), primitive(wanted.schema, context)]
  if (has === needs || has === 'any' || needs === 'any') return []
  if (wanted.isText === true && isWritable(found, context) && takesAnyText(wanted.schema, context)) return []
  return [
    {
      code: 'ILL_TYPED_BIND',
      steps: [],
      cause: `\`$${bind.from}.${bind.path}\` is ${aValue(has)}, \`${wanted.name}\` takes ${aValue(needs)}`,
      suggestion: 'bind a field of that type',
    },
  ]
}

/**
 * What a row need not have cannot be sent where a body has to have it: the server would refuse the call of such a row.
 * @param wanted part of the body
 */
export function missingFaults(
  { bind, wanted }: { bind: Bind; wanted: Pick<Property, 'required' | 'nullable'> & { name: string } },
  { row, parentRow }: Pick<BindScope, 'row' | 'parentRow'>,
  { schemas }: Pick<Context, 'schemas'>,
): Fault[] {
  const schema = bind.from === 'row' ? row : bind.from === 'parent' ? parentRow : undefined
  if (schema === undefined || bind.from === 'literal' || wanted.nullable) return []
  const found = schemas.along(schema, bind.path) ?? []
  const mayMiss = wanted.required && found.some(({ required, nullable }) => !required || nullable)
  if (!mayMiss && found.at(-1)?.nullable !== true) return []
  const why = mayMiss ? 'may be missing in a row' : 'may be null in a row'
  return [
    {
      code: 'ILL_TYPED_BIND',
      steps: [],
      cause: `\`$${bind.from}.${bind.path}\` ${why}, \`${wanted.name}\` takes a value`,
      suggestion: 'bind a field that each row has, or ask for it in `fields`',
    },
  ]
}

const aValue = (kind: string): string => (/^[ao]/.test(kind) ? `an ${kind}` : `a ${kind}`)

/** Whether each value is written as text in one way. */
const isWritable = (schema: Schema, { schemas }: Pick<Context, 'schemas'>): boolean =>
  ['integer', 'boolean'].includes(schemas.resolve(schema).schema.type ?? '')

/** Whether a text may be anything: neither one of some values nor of a stated kind, such as an ID or a time. */
function takesAnyText(schema: Schema, { schemas }: Pick<Context, 'schemas'>): boolean {
  const { type, format } = schemas.resolve(schema).schema
  return type === 'string' && format === undefined && schemas.enumValues(schema) === undefined
}

function literalFaults(value: Json, { name, schema }: Target, context: Pick<Context, 'schemas'>): Fault[] {
  if (value === null) return []
  const needs = primitive(schema, context)
  const has = Array.isArray(value) ? 'array' : typeof value
  if (needs !== 'any' && has !== needs)
    return [
      {
        code: 'ILL_TYPED_BIND',
        steps: [],
        cause: `\`${JSON.stringify(value)}\` is ${aValue(has)}, \`${name}\` takes ${aValue(needs)}`,
        suggestion: 'write a value of that type',
      },
    ]
  const allowed = context.schemas.enumValues(schema)
  if (allowed === undefined || allowed.some((one) => one === value)) return []
  return [
    {
      code: 'UNKNOWN_VALUE',
      steps: [],
      cause: `\`${name}\` is never \`${String(value)}\``,
      suggestion: suggestAmong(String(value), allowed.map(String), 'it is one of'),
    },
  ]
}

/** What text has to be read as before it is sent; the client view has dates for date-times. */
export function cast(param: Param, bind: Bind, context: Pick<Context, 'schemas'>): { cast?: Cast } {
  if (context.schemas.resolve(param.schema).schema.format === 'date-time') return { cast: 'date' }
  if (bind.from === 'literal') return {}
  const kind = primitive(param.schema, context)
  if (['any', 'array', 'object'].includes(kind) || context.schemas.enumValues(param.schema) !== undefined)
    return { cast: 'choice' }
  return kind === 'number' || kind === 'boolean' ? { cast: kind } : {}
}
