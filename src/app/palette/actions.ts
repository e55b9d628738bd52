/** What can be done with a row that was found, below it in the list. */
import type { MenuItem } from '../../ui/Menu.tsx'
import type { PaletteItem } from './places.ts'
import type { Group } from './results.ts'

/** The menu of the row that an item of the palette stands for. */
export interface Actions {
  id: string
  items: readonly MenuItem[]
}

/** More of them stand on the page of the row. */
const most = 7

/** The groups, with one of what can be done with a row behind the group that the row is in. */
export function withActions(
  groups: readonly Group[],
  subject: PaletteItem | undefined,
  actions: Actions | undefined,
): readonly Group[] {
  if (subject?.found === undefined || actions?.id !== subject.id) return groups
  const { name } = subject.found
  const label = `Actions on ${name}`
  const offered = actions.items.flatMap((item): PaletteItem[] => {
    if (item.kind === 'separator' || item.kind === 'heading') return []
    const shared = {
      id: `do ${item.id} ${subject.id}`,
      label: item.label,
      group: label,
      disabledReason: item.disabledReason,
    }
    return [item.kind === 'link' ? { ...shared, to: item.to } : { ...shared, run: item.onSelect }]
  })
  if (offered.length === 0) return groups
  // What can be done now comes first, in the order of the menu.
  const sorted = offered.toSorted(
    (a, b) => Number(a.disabledReason !== undefined) - Number(b.disabledReason !== undefined),
  )
  const group: Group = { label, items: sorted.slice(0, most), more: 0 }
  return groups.flatMap((one) => (one.items.includes(subject) ? [one, group] : [one]))
}
