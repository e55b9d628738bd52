import { useState } from 'react'

import { ChevronDownIcon, UserIcon } from '../../ui/Icons.tsx'
import { MenuButton } from '../../ui/Menu.tsx'
import type { MenuItem } from '../../ui/Menu.tsx'
import { signOut } from '../session.ts'
import { chooseTheme, storedTheme } from '../theme.ts'
import type { Theme } from '../theme.ts'
import { homeOf } from './navigation.ts'
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

  const items = (): readonly MenuItem[] => [
    { kind: 'link', id: 'settings', label: 'Settings', icon: <UserIcon />, to: homeOf('settings') },
    { kind: 'separator', id: 'above-theme' },
    { kind: 'heading', id: 'theme', label: 'Theme' },
    ...(['light', 'dark', 'system'] as const).map((id): MenuItem => ({
      id,
      ...themeItems[id],
      checked: id === theme,
      onSelect: () => choose(id),
    })),
    { kind: 'separator', id: 'above-sign-out' },
    { id: 'sign-out', label: 'Sign out', icon: <NavIcon name="sign-out" />, onSelect: () => void signOut() },
  ]

  const name = shortName(displayName)
  return (
    <MenuButton label={`User menu: ${name}`} items={items} hideLabelTooltip>
      <UserIcon />
      <bdi className="hidden max-w-48 truncate sm:block">{name}</bdi>
      <ChevronDownIcon size={14} className="max-sm:hidden" />
    </MenuButton>
  )
}
