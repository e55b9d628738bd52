/** Lists in forms whose items the API has in groups: `[{vein, samples: [{depth}]}]` is filled in as `[{vein, depth}]`. */
import type { WidgetIR } from '../types/ir.ts'

export type ListIR = Extract<WidgetIR, { kind: 'list' }>

/**
 * The items of the list in each group as one list, after the fields that a group's items share.
 *
 * @param inner the field of a group that has its items; without such a list the groups stay as they are
 */
export function flatList(groups: ListIR, inner: string): ListIR {
  const { widget } = groups.item
  if (!('fields' in widget)) return groups
  const list = widget.fields.find(({ id }) => id === inner)?.widget
  if (list === undefined || !('item' in list) || !('fields' in list.item.widget)) return groups
  const { item, unique } = list
  const shared = widget.fields.filter(({ id }) => id !== inner)
  return {
    ...groups,
    item: {
      ...item,
      label: groups.item.label,
      widget: { kind: 'group', fields: [...shared, ...list.item.widget.fields] },
    },
    ...(unique === undefined ? {} : { unique }),
    grouped: { by: shared.map(({ id }) => id), in: inner },
  }
}
