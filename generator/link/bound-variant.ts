/** Bodies that are one of several kinds of objects: what is bound says which kind a call sends. */
import type { Context } from './context.ts'
import type { Fault, Read } from './faults.ts'
import { unique } from './resources.ts'
import type { Json, Schema } from '../model/types/contract.ts'
import type { BodyIR } from '../model/types/body-ir.ts'
import type { Operation } from '../model/types/ir.ts'
import type { RawBinds } from '../model/types/manifest.ts'

/** What a call binds into its body. */
export interface BoundBody {
  /** What the body is, as far as that is known by what is bound. */
  schema: Schema | undefined
  /** What is bound by field, the tag of the kind that is sent included. */
  binds: RawBinds
  variant?: NonNullable<BodyIR['variant']>
}

/** Whether a body is bound by field, not as a whole. */
export const isBinds = (body: Json | RawBinds | undefined): body is RawBinds =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

/** Fields of the body that paths begin with: what is bound in parts is not asked for. */
export const topLevel = (paths: readonly string[]): string[] => unique(paths.map((path) => path.split('.')[0] ?? path))

/**
 * The body of a call beside what it binds. Where only one kind of several has all bound fields, that one is sent, and the others are
 * not asked for.
 */
export function readBoundBody(
  { id, request: { schema } }: Pick<Operation, 'id' | 'request'>,
  raw: Json | RawBinds | undefined,
  { schemas }: Pick<Context, 'schemas'>,
): Read<BoundBody> {
  const binds = isBinds(raw) ? raw : {}
  const open = { schema, binds }
  const union = schema && schemas.union(schema)
  if (union?.kind !== 'tagged' || Object.keys(binds).length === 0) return { value: open, faults: [] }
  const { tag } = union
  const kinds = union.variants.map(({ value, schema: own }) => ({
    value,
    schema: own,
    names: schemas.properties(own).map(({ client }) => client),
  }))
  const known = unique(kinds.flatMap(({ names }) => names))
  const bound = topLevel(Object.keys(binds)).filter((name) => name !== tag && known.includes(name))
  const stated = Object.hasOwn(binds, tag) ? binds[tag] : undefined
  const isChosen = typeof stated === 'string' && !stated.startsWith('$')
  const among = isChosen ? kinds.filter(({ value }) => value === stated) : kinds
  // What no kind is called is a fault of the value.
  if (among.length === 0) return { value: open, faults: [] }
  const having = among.filter(({ names }) => bound.every((name) => names.includes(name)))
  const [only] = having
  if (only !== undefined && having.length === 1)
    return {
      value: { schema: only.schema, binds: { ...binds, [tag]: only.value }, variant: { tag, value: only.value } },
      faults: [],
    }
  const isAlike = kinds.every(({ names }) => names.length === known.length)
  if (having.length === kinds.length && (stated === undefined || isAlike)) return { value: open, faults: [] }
  return { value: open, faults: [kindFault(id, { tag, bound, values: having.map(({ value }) => value) })] }
}

function kindFault(
  id: string,
  { tag, bound, values }: { tag: string; bound: readonly string[]; values: readonly string[] },
): Fault {
  const fields = bound.map((name) => `\`${name}\``).join(', ')
  return values.length === 0
    ? {
        code: 'UNSURE_VARIANT',
        steps: [],
        cause: `no kind of the body of \`${id}\` has all that is bound: ${fields}`,
        suggestion: `bind fields of one kind only, or give \`${id}\` a page: \`operation: ${id}\``,
      }
    : {
        code: 'UNSURE_VARIANT',
        steps: [],
        cause: `what is bound does not say which kind of body \`${id}\` is sent`,
        suggestion: `bind \`${tag}\` to one of ${values.map((value) => `\`${value}\``).join(', ')}`,
      }
}
