import { useCallback, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import type { GetScrollRestorationKeyFunction } from 'react-router'

import { dropDialogs } from '../kit/actions/dialog-store.ts'
import { ActionHost } from '../kit/dialogs/ActionHost.tsx'
import { BulkHost } from '../kit/bulk/BulkHost.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { PartBoundary } from './errors/PartBoundary.tsx'
import { pageKey } from './frame/crumbs.ts'
import { lateNotices } from './late-notices.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { MockBanner } from './MockBanner.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageChange } from './use-page-change.ts'

const isMock = import.meta.env.MODE === 'mock'

/** What surrounds every page, with or without the console's frame. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageChange()
  const notices = useSyncExternalStore(lateNotices.subscribe, lateNotices.get)
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
      {notices}
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
