/** What a view of an entity shares with the entity without saying it again. */
import { camelCase } from '../schema/client-name.ts'
import { rowFields } from '../schema/row-fields.ts'
import type { Conventions } from '../model/types/conventions.ts'
import type { RawEntity, RawView } from '../model/types/manifest.ts'
import { ownOf } from '../schema/records.ts'

/** A view with what it shares, and the names of that. */
export interface SharedView {
  raw: RawView
  shared: readonly string[]
}

/** Actions that its menu names, and the columns of the list, as far as it states none of its own. */
export function withShared(view: RawView, entity: RawEntity, conventions: Conventions): SharedView {
  const actions = actionsOf(view, entity)
  const columns = columnsOf(view, entity, conventions)
  return {
    raw: {
      ...view,
      ...(Object.keys(actions).length === 0 ? {} : { actions: { ...view.actions, ...actions } }),
      ...(columns === undefined ? {} : { list: { ...view.list, columns } }),
    },
    shared: [...Object.keys(actions).map((id) => `action ${id}`), ...(columns === undefined ? [] : ['columns'])],
  }
}

function actionsOf({ menu = [], actions = {} }: RawView, entity: RawEntity): NonNullable<RawView['actions']> {
  return Object.fromEntries(
    menu.flatMap((id) => {
      const action = Object.hasOwn(actions, id) ? undefined : ownOf(entity.actions, id)
      return action === undefined ? [] : [[id, action]]
    }),
  )
}

/** What the rows of a list below another row have all in common, its own name, is no column there. */
function columnsOf(
  view: RawView,
  entity: RawEntity,
  conventions: Conventions,
): NonNullable<Exclude<RawView['list'], false>>['columns'] {
  const { list, parent, schema = entity.schema } = view
  const stated = entity.list === false ? undefined : entity.list?.columns
  if (list === false || list?.columns !== undefined || schema !== entity.schema) return undefined
  const above = parent === undefined ? undefined : rowFields(conventions).idOf(camelCase(parent))
  return stated?.filter((column) => (typeof column === 'string' ? column : column.field) !== above)
}
