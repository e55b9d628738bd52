/** What fields are called. */
import type { Context } from './context.ts'
import { labelOf, words } from './names.ts'

/** The label of a field: stated for the whole console, else its own words. */
export function fieldLabel(path: string, context: Context): string {
  const name = path.split('.').at(-1) ?? path
  const stated = Object.hasOwn(context.labels, name) ? context.labels[name] : undefined
  if (stated !== undefined) return stated
  const parts = words(name)
  return labelOf(parts.length > 1 && parts.at(-1) === 'id' ? parts.slice(0, -1).join('_') : name, context.acronyms)
}
