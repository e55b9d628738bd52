/** What tells the items of a list in a form apart. */
import type { Context } from '../../link/context.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Schema } from '../types/contract.ts'
import type { RawField } from '../types/manifest.ts'

/** What no two items may share. Items with a name are told apart by it; others must not be equal: a second one changes nothing. */
export function uniqueness(
  { unique }: RawField,
  item: Schema,
  { contract, schemas }: Context,
): { unique?: true | readonly string[] } {
  if (unique !== undefined) return unique === false ? {} : { unique }
  const union = schemas.union(item)
  const parts = union.kind === 'tagged' ? union.variants.map(({ schema }) => schema) : [item]
  const { name } = rowFields(contract.conventions)
  const isNamed = parts.every((part) => schemas.at(part, name)?.name === contract.conventions.schemas.name)
  return { unique: isNamed ? [name] : true }
}
