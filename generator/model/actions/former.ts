/** What an action takes from another row. */
import { readCondition } from '../../link/conditions.ts'
import { formerAt } from '../../link/actions.ts'
import type { ActionOwner } from './actions.ts'
import type { LookupSite } from '../lookups/lookups.ts'
import type { FormerIR } from '../types/lookup-ir.ts'
import type { RawAction } from '../types/manifest.ts'

/** The row that the action takes something from, for its question. */
export function formerOf(
  { former }: RawAction,
  { at, parentRow }: ActionOwner,
  { context, lookups }: LookupSite,
): { former?: FormerIR } {
  if (former === undefined) return {}
  const { in: list, where: stated, of: params, every, ...texts } = former
  const resource = context.resource(list)
  const lookup = lookups.find(list, formerAt(at, params))
  if (resource === undefined || lookup === undefined) return {}
  const parent = parentRow === undefined ? {} : { parent: parentRow }
  const where = readCondition(stated, { schema: resource.schema, ...parent }, context)
  if (where === undefined) return {}
  const more = { ...(params === undefined ? {} : { of: params }), ...(every === true ? { every } : {}) }
  return { former: { lookup: lookup.id, where, ...more, ...texts } }
}
