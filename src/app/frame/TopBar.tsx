import { calledField } from '../../../generated/routes/session.gen.ts'
import type { Row } from '../../kit/spec.ts'
import { CloseIcon, MenuIcon } from '../../ui/Icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { JumpIconButton } from '../palette/PaletteHost.tsx'
import { partOf, textOf } from '../session.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LevelSwitch } from './LevelSwitch.tsx'
import { levelsApart } from './navigation.ts'
import { UserMenu } from './UserMenu.tsx'

interface TopBarProps {
  me: Row | undefined
  level: string
  /** Opens the command palette. */
  onJump: () => void
  sidebar: { id: string; isOpen: boolean; toggle: () => void }
}

export function TopBar({ me, level, onJump, sidebar }: TopBarProps) {
  const apart = levelsApart(me)
  return (
    <header className="sticky top-0 z-40 flex flex-wrap items-center gap-x-2 border-b border-line bg-surface px-2 md:h-14 md:flex-nowrap md:pe-4 md:ps-1">
      <span className="md:hidden">
        <IconButton
          label={sidebar.isOpen ? 'Close navigation' : 'Open navigation'}
          icon={sidebar.isOpen ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={sidebar.isOpen}
          aria-controls={sidebar.id}
          onClick={sidebar.toggle}
        />
      </span>
      <div className="flex h-14 min-w-0 flex-1 items-center md:w-56 md:flex-none">
        <HomeLink level={level} part={partOf(me)} />
      </div>
      <div className="order-last w-full min-w-0 border-t border-line py-1 md:order-none md:w-auto md:flex-1 md:border-0 md:ps-6">
        <Breadcrumbs />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <span className="md:hidden">
          <JumpIconButton onOpen={onJump} />
        </span>
        {apart.length > 0 && <LevelSwitch level={level} levels={apart} />}
        <UserMenu displayName={textOf(me, calledField)} />
      </div>
    </header>
  )
}
