/** What the rows of an entity are, and where an answer has them. */
import { camelCase } from '../schema/client-name.ts'
import type { Early } from './context.ts'
import { isObject } from './objects.ts'
import type { Flat, Resource } from './resources.ts'
import { suggest } from './suggest.ts'
import type { Schema } from '../model/types/contract.ts'
import type { ListShape } from '../model/types/ir.ts'

/** @param ops operations of the entity, as far as there are any */
export function rowSchema(
  flat: Flat,
  { ops, place }: { ops: Resource['ops']; place: Resource['place'] },
  context: Early,
): { schema: Schema; schemaName?: string; shape: ListShape } {
  const { contract, schemas, diagnostics } = context
  const list = ops.list
  let shape: ListShape = { kind: 'page' }
  let item: Schema | undefined
  if (list?.op.response.schema !== undefined) {
    const answer = schemas.resolve(list.op.response.schema).schema
    const stated = list.raw.shape
    if (typeof stated === 'object') shape = { kind: 'wrapped', items: camelCase(stated.wrapped) }
    else if (stated === 'array' || answer.type === 'array') shape = { kind: 'array' }
    else {
      const arrays = Object.entries(answer.properties ?? {}).filter(
        ([, p]) => schemas.resolve(p).schema.type === 'array',
      )
      const only = arrays[0]
      if (
        answer.properties?.[contract.conventions.paging.items] === undefined &&
        arrays.length === 1 &&
        only !== undefined
      )
        shape = { kind: 'wrapped', items: camelCase(only[0]) }
    }
    const holder =
      shape.kind === 'array'
        ? answer
        : schemas.at(answer, shape.kind === 'wrapped' ? shape.items : camelCase(contract.conventions.paging.items))
            ?.schema
    const path = shape.kind === 'wrapped' ? shape.items : camelCase(contract.conventions.paging.items)
    const isAlways = schemas.variants(answer)?.every((one) => schemas.at(one, path) !== undefined) ?? true
    item = holder === undefined || !isAlways ? undefined : schemas.resolve(holder).schema.items
    if (item === undefined)
      diagnostics.error(
        'NOT_A_LIST',
        flat.raw === flat.entry.raw && flat.entry.raw.document !== undefined
          ? place('document', 'items')
          : place('operations', 'list'),
        {
          cause: `the answer of \`${list.op.id}\` is no list`,
          suggestion: 'state `shape: {wrapped: <property>}` or use another operation',
        },
      )
    else if (flat.entry.raw.document === undefined && !isObject(item, schemas))
      diagnostics.error('NOT_AN_OBJECT', place('operations', 'list'), {
        cause: `the answer of \`${list.op.id}\` ${hasNone(shape, context)}`,
        suggestion: 'use another operation, or say `list: false`',
      })
  }
  const stated = flat.raw.schema ?? (flat.view === undefined ? undefined : flat.entry.raw.schema)
  if (stated !== undefined) {
    const named = schemas.named(stated)
    if (named !== undefined) return { schema: named, schemaName: stated, shape }
    diagnostics.error('UNKNOWN_SCHEMA', place('schema'), {
      cause: `there is no schema \`${stated}\``,
      suggestion: suggest(stated, schemas.names),
    })
  }
  const source = item ?? (ops.view ?? ops.create ?? ops.update)?.op.response.schema ?? {}
  const resolved = schemas.resolve(source)
  return { schema: resolved.schema, ...(resolved.name === undefined ? {} : { schemaName: resolved.name }), shape }
}

/** What is shown of rows are their fields. */
const hasNone = (shape: ListShape, { contract }: Pick<Early, 'contract'>): string =>
  shape.kind === 'array'
    ? 'is a list of what are no objects'
    : `has no objects in \`${shape.kind === 'wrapped' ? shape.items : camelCase(contract.conventions.paging.items)}\``
