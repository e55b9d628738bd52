/** What fields are called. */
import type { Context } from './context.ts'
import { rowFields } from '../schema/row-fields.ts'
import { labelOf } from './names.ts'

/** The label of a field: stated for the whole console, else its own words. */
export function fieldLabel(path: string, context: Context): string {
  const name = path.split('.').at(-1) ?? path
  const stated = Object.hasOwn(context.labels, name) ? context.labels[name] : undefined
  if (stated !== undefined) return stated
  const { referredBy } = rowFields(context.contract.conventions)
  return labelOf(referredBy(name) ?? name, context.acronyms)
}
