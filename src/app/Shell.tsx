import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import type { GetScrollRestorationKeyFunction } from 'react-router'

import { dropDialogs } from '../kit/actions/dialog-store.ts'
import { ActionHost } from '../kit/dialogs/ActionHost.tsx'
import { BulkHost } from '../kit/bulk/BulkHost.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { PartBoundary } from './errors/PartBoundary.tsx'
import { pageKey } from './frame/crumbs.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { MockBanner } from './MockBanner.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageChange } from './use-page-change.ts'
import { SessionNotice } from './session/SessionNotice.tsx'
import { ServerVersionNotice } from './version/ServerVersionNotice.tsx'
import { VersionNotice } from './version/VersionNotice.tsx'

const isMock = import.meta.env.MODE === 'mock'

/** What surrounds every page, with or without the console's frame. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageChange()
  // Per page, not per visit: a form that opens over a list must leave the list where it is.
  const getKey = useCallback<GetScrollRestorationKeyFunction>(
    (location, matches) => pageKey(matches) + location.search,
    [],
  )
  return (
    <>
      <SkipLink />
      <LoadingBar />
      {isMock && <MockBanner />}
      <OfflineNotice />
      <SessionNotice />
      <VersionNotice />
      <ServerVersionNotice />
      {children}
      <PartBoundary recover={dropDialogs}>
        <ActionHost />
      </PartBoundary>
      <BulkHost />
      <Toasts />
      <ScrollRestoration getKey={getKey} />
    </>
  )
}
