import { Suspense, useSyncExternalStore } from 'react'
import { useLocation, useParams } from 'react-router'

import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import { knowsWho, levelRows } from '../../../generated/routes/session.gen.ts'
import { otherVersion } from '../../api/server-version.ts'
import { afterFirstPage } from '../../lib/first-page.ts'
import { truncate } from '../../lib/truncate.ts'
import { ChevronLeftIcon } from '../../ui/Icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Link } from '../../ui/Link.tsx'
import { JumpButton } from '../palette/PaletteHost.tsx'
import { homeEntry, homeOf, isApart, labelOf, levelsOfUser, navOf } from './navigation.ts'
import type { NavItem, Params } from './navigation.ts'
import { NavIcon } from './NavIcon.tsx'
import { shortName } from '../../lib/isolate.ts'

const SavedViews = lazyPart(() =>
  afterFirstPage(() => import('../../kit/list/views/SavedViews.tsx')).then((module) => module.SavedViews),
)

/** What the level's heading is called when it is the name of something. In characters. */
const maxHeading = 24

interface SidebarProps {
  level: string
  /** What the part of the platform is called that one is signed in to. */
  part: string | undefined
  /** Opens the command palette. */
  onJump: () => void
}

export function Sidebar({ level, part, onJump }: SidebarProps) {
  const params = useParams()
  const { pathname } = useLocation()
  useSyncExternalStore(otherVersion.subscribe, otherVersion.get)
  const items = navOf(level, params, pathname)
  const heading = shortName(headingOf(level, part, params))
  const isBelowBase = level !== baseLevel && !isApart(level)

  return (
    <>
      <div className="hidden px-3 pt-4 md:block">
        <JumpButton onOpen={onJump} />
      </div>
      <nav aria-label={heading} className="flex flex-col gap-0.5 px-3 py-4">
        {isBelowBase && (
          <>
            <Link to={homeOf(baseLevel)} className={`${entryClass} mb-1`}>
              <ChevronLeftIcon size={14} className="-ms-1 shrink-0" />
              {homeEntry(params, pathname)?.label ?? labelOf(baseLevel)}
            </Link>
            <hr className="mb-3 border-line" />
          </>
        )}
        <p title={heading} className="truncate px-2.5 pb-1 text-xs font-semibold text-ink-3">
          {truncate(heading, maxHeading)}
        </p>
        <ul className="flex flex-col gap-0.5">
          {items.map((item) => (
            <Entry key={item.label} item={item} isAligned={items.some(({ icon }) => icon !== undefined)} />
          ))}
        </ul>
      </nav>
      <Suspense>
        <SavedViews entryClass={entryClass} />
      </Suspense>
    </>
  )
}

function headingOf(level: string, part: string | undefined, params: Params): string {
  const row = params[levelRows[level]?.param ?? '']
  if (row !== undefined) return row
  if (level === baseLevel && part !== undefined) return part
  return knowsWho && levelsOfUser.includes(level) ? 'User' : labelOf(level)
}

const entryClass =
  'flex min-h-8 items-center gap-1.5 rounded-md px-2.5 py-1 text-ink-2 hover:bg-hover hover:text-ink marked-place'

/**
 * A place; below a group that one is in, its places.
 * @param isAligned its name stands below those of places with icons, also where nobody has chosen one for it
 */
function Entry({ item, isAligned = false }: { item: NavItem; isAligned?: boolean }) {
  const isOpen = item.current && item.children.length > 0
  const isMarked = item.current && !item.children.some((child) => child.current)
  return (
    <li>
      <Link
        to={item.path}
        aria-current={isMarked ? 'page' : undefined}
        className={`${entryClass} ${item.current ? 'text-ink' : ''}`}
      >
        {(item.icon !== undefined || isAligned) && <NavIcon name={item.icon ?? ''} />}
        <span className="min-w-0 wrap-anywhere">{item.label}</span>
      </Link>
      {isOpen && (
        <ul className="mt-0.5 mb-1 ms-2.5 flex flex-col gap-0.5 border-s border-line ps-2">
          {item.children.map((child) => (
            <Entry key={child.label} item={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
