/** Fields of forms that take the name or the ID of something. */
import type { Context } from '../../link/context.ts'
import { rowFields } from '../../schema/row-fields.ts'
import type { Property } from '../../schema/schemas.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { RawField } from '../types/manifest.ts'

/** The lookup of what such a field is called like. */
export function refByName(
  { name }: Property,
  { path, options }: { path: string; options: RawField },
  { at, context, lookups }: { at: string; context: Context; lookups: Lookups },
): string | undefined {
  const { conventions } = context.contract
  if (name !== conventions.schemas.nameOrId || options.ref !== undefined) return undefined
  const target = lookups.byProperty(rowFields(conventions).idOf(path.split('.').at(-1) ?? path))
  return target && lookups.find(target.id, at)?.id
}
