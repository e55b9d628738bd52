import { useState } from 'react'

import { knowsWho } from '../../../generated/routes/session.gen.ts'
import { ChevronDownIcon, UserIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { signOut } from '../session.ts'
import { chooseTheme, storedTheme } from '../theme.ts'
import type { Theme } from '../theme.ts'
import { homeOf, labelOf, levelsOfUser } from './navigation.ts'
import { NavIcon } from './NavIcon.tsx'
import { shortName } from '../../lib/isolate.ts'

const themeItems = {
  light: { label: 'Light', icon: <NavIcon name="sun" /> },
  dark: { label: 'Dark', icon: <NavIcon name="moon" /> },
  system: { label: 'System', icon: <NavIcon name="monitor" /> },
}

export function UserMenu({ displayName = 'User' }: { displayName: string | undefined }) {
  const [theme, setTheme] = useState(storedTheme)
  const choose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }

  const leave = signOut
  const items = (): readonly MenuItem[] => [
    ...levelsOfUser.map((id): MenuItem => ({
      kind: 'link',
      id,
      label: labelOf(id),
      icon: <UserIcon />,
      to: homeOf(id),
    })),
    ...(levelsOfUser.length > 0 ? [{ kind: 'separator', id: 'above-theme' } as const] : []),
    { kind: 'heading', id: 'theme', label: 'Theme' },
    ...(['light', 'dark', 'system'] as const).map((id): MenuItem => ({
      id,
      ...themeItems[id],
      checked: id === theme,
      onSelect: () => choose(id),
    })),
    ...(leave
      ? ([
          { kind: 'separator', id: 'above-sign-out' },
          { id: 'sign-out', label: 'Sign out', icon: <NavIcon name="sign-out" />, onSelect: () => void leave() },
        ] as const)
      : []),
  ]

  // Where nobody signs in there is no user to name.
  if (!knowsWho)
    return (
      <MenuButton label={levelsOfUser.length > 0 ? 'Settings' : 'Theme'} items={items}>
        {themeItems[theme].icon}
      </MenuButton>
    )

  const name = shortName(displayName)
  return (
    <MenuButton label={`User menu: ${name}`} items={items} hideLabelTooltip>
      <UserIcon />
      <bdi className="hidden max-w-48 truncate sm:block">{name}</bdi>
      <ChevronDownIcon size={14} className="max-sm:hidden" />
    </MenuButton>
  )
}
