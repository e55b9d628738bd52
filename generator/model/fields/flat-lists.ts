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
  const field = widget.kind === 'group' ? widget.fields.find(({ id }) => id === inner) : undefined
  if (widget.kind !== 'group' || field?.widget.kind !== 'list' || field.widget.item.widget.kind !== 'group')
    return groups
  const { item, unique } = field.widget
  const shared = widget.fields.filter(({ id }) => id !== inner)
  return {
    ...groups,
    item: {
      ...item,
      label: groups.item.label,
      widget: { kind: 'group', fields: [...shared, ...field.widget.item.widget.fields] },
    },
    ...(unique === undefined ? {} : { unique }),
    grouped: { by: shared.map(({ id }) => id), in: inner },
  }
}
