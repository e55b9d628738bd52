import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import { ChevronsIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { homeOf, labelOf } from './navigation.ts'

/** @param levels those that not everybody may see, and this person may */
export function LevelSwitch({ level, levels }: { level: string; levels: readonly string[] }) {
  const current = levels.includes(level) ? level : baseLevel
  const all = [...levels, baseLevel]
  const items = all.map((id): MenuItem => ({
    kind: 'link',
    id,
    label: labelOf(id),
    to: homeOf(id),
    checked: id === current,
  }))
  return (
    <MenuButton
      label={`Switch between ${all.map(labelOf).join(' and ').toLowerCase()}`}
      items={items}
      variant="secondary"
      hideLabelTooltip
    >
      {labelOf(current)}
      <ChevronsIcon size={14} />
    </MenuButton>
  )
}
