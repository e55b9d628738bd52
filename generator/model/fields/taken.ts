/** Pickers that look at other rows: what these have taken already, and names made of the one that is chosen. */
import { readCondition } from '../../link/conditions.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { LookupSite } from '../lookups/lookups.ts'
import type { TakenIR } from '../types/lookup-ir.ts'
import type { FormFieldIR } from '../types/ir.ts'
import type { RawField } from '../types/manifest.ts'
import type { RawTaken } from '../types/raw-taken.ts'

/** Parameters that the list of what is taken has besides those of the page. */
export const takenParams = (taken: RawTaken | undefined): Readonly<Record<string, string>> => ({
  ...taken?.of,
  ...taken?.each,
})

/** @param at where the list of what is taken is asked for; if it cannot be asked for there, the server says what is taken */
export function takenOf(
  { taken, names }: RawField,
  at: string,
  { context, lookups }: LookupSite,
): { taken?: TakenIR; names?: Readonly<Record<string, string>> } {
  const named = names === undefined ? {} : { names }
  const lookup = taken && lookups.find(taken.in, at)
  const schema = taken && context.resource(taken.in)?.schema
  if (taken === undefined || lookup === undefined || schema === undefined) return named
  const { id } = rowFields(context.contract.conventions)
  const { by, as = id, where: stated, of, each, others, say } = taken
  const where = stated && readCondition(stated, { schema, ofForm: true }, context)
  return {
    ...named,
    taken: {
      by,
      ...(of === undefined ? {} : { of }),
      ...(each === undefined ? {} : { each }),
      ...(others === undefined ? {} : { others }),
      say,
      lookup: lookup.id,
      as,
      ...(where === undefined ? {} : { where }),
    },
  }
}

/** What says which list the candidates of a field are from has to be filled in where that field has to. */
export function withDeciding(fields: readonly FormFieldIR[]): FormFieldIR[] {
  const deciding = fields.flatMap(({ required, widget }) =>
    required && widget.kind === 'picker' ? Object.values(widget.within ?? {}) : [],
  )
  return fields.map((field) => {
    if (!deciding.includes(field.id)) return field
    const { nullable: _, ...rest } = field
    return { ...rest, required: true }
  })
}
