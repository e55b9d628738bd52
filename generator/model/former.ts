/** What an action takes from another row. */
import { readCondition } from '../link/conditions.ts'
import type { Context } from '../link/context.ts'
import type { ActionOwner } from './actions.ts'
import type { Lookups } from './lookups.ts'
import type { FormerIR } from './types/lookup-ir.ts'
import type { RawAction } from './types/manifest.ts'

/** The row that the action takes something from, for its question. */
export function formerOf(
  { former }: RawAction,
  { at, parentRow }: ActionOwner,
  place: ActionOwner['place'],
  context: Context,
  lookups: Lookups,
): { former?: FormerIR } {
  if (former === undefined) return {}
  const { in: list, where: stated, of: params, ...texts } = former
  const resource = context.resource(list)
  const lookup = lookups.find(list, [at, ...Object.keys(params ?? {}).map((param) => `:${param}`)].join('/'))
  if (resource === undefined || lookup === undefined) {
    context.diagnostics.error(
      'UNKNOWN_ENTITY',
      place('former', 'in'),
      `there is no list of \`${list}\` that can be asked for here`,
      'name a list, and by `of` the fields of the row that its parameters come from',
    )
    return {}
  }
  const where = readCondition(
    stated,
    {
      schema: resource.schema,
      ...(parentRow === undefined ? {} : { parent: parentRow }),
      place: (...s) => place('former', 'where', ...s),
    },
    context,
  )
  if (where === undefined) return {}
  return { former: { lookup: lookup.id, where, ...(params === undefined ? {} : { of: params }), ...texts } }
}
