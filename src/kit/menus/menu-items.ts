/** The entries of a row's menu: copy its id, its links, its actions. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import { type ConditionContext, readPath } from '../../lib/condition.ts'
import { pathOf } from '../links/links.ts'
import type { LinkAction } from '../link-action.ts'
import type { Action, Params, Row } from '../spec.ts'
import { pageRefusal } from '../roles/roles.ts'
import { disabledReason } from '../actions/offer.ts'

export interface RowChoices {
  row: Row
  params: Params
  links: readonly LinkAction[]
  actions: readonly Action[]
  /** What conditions may read besides the row. */
  conditions: ConditionContext
  /** Paths of links that open over the page. */
  over: (path: string) => string
  run: (action: Action) => unknown
  copy: (text: string) => void
}

/** Actions without those that have a button on a tab. */
export const inMenu = (actions: readonly Action[]): readonly Action[] => actions.filter(({ onTab }) => onTab !== true)

/** From so many on, what does something stands behind a line, apart from what only leads somewhere. */
const many = 6

/** Menu entries of a row, in the order copy, links, actions; dangerous ones last, behind a line. */
export function menuItems({ row, params, links, actions, over, run, copy, ...rest }: RowChoices): MenuItem[] {
  const conditions = { ...rest.conditions, params }
  const items: MenuItem[] = []
  const id = readPath(row, idField)
  if (typeof id === 'string') items.push({ id: 'copy-id', label: 'Copy ID', onSelect: () => copy(id) })
  for (const link of links) {
    const to = pathOf(link.to, row, params)
    if (to === undefined) continue
    items.push({
      kind: 'link',
      id: link.id,
      label: link.label,
      to: link.over ? over(to) : to,
      disabledReason: disabledReason(link, row, conditions) ?? pageRefusal(to),
    })
  }
  const entry = (action: Action): MenuItem => ({
    id: action.id,
    label: action.label,
    danger: action.danger,
    disabledReason: disabledReason(action, row, conditions),
    onSelect: () => run(action),
  })
  if (items.length > 1 && items.length + actions.length >= many) items.push({ kind: 'separator', id: 'actions' })
  items.push(...actions.filter(({ danger }) => !danger).map(entry))
  const dangerous = actions.filter(({ danger }) => danger).map(entry)
  if (dangerous.length > 0 && items.length > 0) items.push({ kind: 'separator', id: 'danger' })
  return [...items, ...dangerous]
}
