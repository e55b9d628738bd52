import { ChevronsIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { homeOf } from './navigation.ts'

/** Between the silo and the system: for those who may see the system. */
export function LevelSwitch({ isSystem }: { isSystem: boolean }) {
  const items: readonly MenuItem[] = [
    { kind: 'link', id: 'system', label: 'System', to: homeOf('system'), checked: isSystem },
    { kind: 'link', id: 'silo', label: 'Silo', to: homeOf('silo'), checked: !isSystem },
  ]
  return (
    <MenuButton label="Switch between system and silo" items={items} variant="secondary" hideLabelTooltip>
      {isSystem ? 'System' : 'Silo'}
      <ChevronsIcon size={14} />
    </MenuButton>
  )
}
