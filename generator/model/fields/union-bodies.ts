/** Bodies that are a tagged union themselves: one form for all variants, with fields that come and go with the tag. */
import type { Context } from '../../link/context.ts'
import type { Property } from '../../schema/schemas.ts'
import type { Schema } from '../types/contract.ts'
import type { Condition } from '../types/condition-ir.ts'

interface Asked {
  when: Condition
  required: boolean
}

/** When a field is asked for that only some of the variants have; undefined for one that all have, or of no union. */
export function variantsWith(schema: Schema, { schemas }: Context): (property: Property) => Asked | undefined {
  const union = schemas.union(schema)
  if (union.kind !== 'tagged') return () => undefined
  return ({ wire }) => {
    const having = union.variants.flatMap(({ value, schema: variant }) =>
      schemas
        .properties(variant)
        .filter((own) => own.wire === wire)
        .map(({ required }) => ({ value, required })),
    )
    if (having.length === union.variants.length) return undefined
    return {
      when: { kind: 'field', path: union.tag, in: having.map(({ value }) => value) },
      required: having.every(({ required }) => required),
    }
  }
}

/** Both conditions, of which the second may be missing. */
export const and = (a: Condition, b: Condition | undefined): Condition =>
  b === undefined ? a : { kind: 'all', of: [a, b] }
