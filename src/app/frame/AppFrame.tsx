import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Outlet, useLocation, useMatches, useParams } from 'react-router'

import { baseLevel } from '../../../generated/routes/levels.gen.ts'
import { MeContext } from '../../kit/routing/page-scope.ts'
import { PageIconContext } from '../../ui/PageHeader.tsx'
import { usePalette } from '../palette/PaletteHost.tsx'
import { asMe, meOptions, partOf } from '../session.ts'
import { levelOf } from './crumbs.ts'
import { navOf } from './navigation.ts'
import { NavIcon } from './NavIcon.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

/** Until it is known who is signed in. */
const nobody = {}

/** The frame of all pages for people who are signed in: one for all levels, so that it stays while pages change. */
export function AppFrame() {
  const sidebarId = useId()
  const { pathname } = useLocation()
  const level = levelOf(useMatches()) ?? baseLevel
  const icon = navOf(level, useParams(), pathname).find(({ current }) => current)?.icon
  const me = asMe(useQuery(meOptions()).data)
  // On narrow screens the sidebar is opened for one choice: it belongs to the place it was opened on.
  const [openedOn, setOpenedOn] = useState<string>()
  const isOpen = openedOn === pathname
  const palette = usePalette(me, level)

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpenedOn(undefined)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])

  return (
    <div>
      <TopBar
        me={me}
        level={level}
        onJump={palette.open}
        sidebar={{ id: sidebarId, isOpen, toggle: () => setOpenedOn(isOpen ? undefined : pathname) }}
      />
      <MeContext value={me ?? nobody}>
        <div className="md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
          <div
            id={sidebarId}
            className={`${isOpen ? '' : 'hidden'} border-line bg-surface max-md:border-b md:sticky md:top-14 md:block md:h-[calc(100dvh-3.5rem-var(--bottom-bar,0px))] md:overflow-y-auto md:border-e md:bg-canvas`}
          >
            <Sidebar level={level} part={partOf(me)} onJump={palette.open} />
          </div>
          <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 md:px-8 md:py-6">
            <div className="max-w-[120rem]">
              <PageIconContext value={icon && <NavIcon name={icon} size={20} />}>
                <Outlet />
              </PageIconContext>
            </div>
          </main>
        </div>
      </MeContext>
      {palette.element}
    </div>
  )
}
