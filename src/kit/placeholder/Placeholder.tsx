import { use } from 'react'
import { Outlet } from 'react-router'

import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { isBelowHeading, ParentContext } from '../page-scope.ts'
import type { PlaceholderScreen } from '../spec.ts'

/** A page that is not there yet: says what will come, and with which issue. */
export function Placeholder({ screen }: { screen: PlaceholderScreen }) {
  const isTab = isBelowHeading(use(ParentContext))
  return (
    <>
      {!isTab && <PageHeader title={screen.title} />}
      <EmptyState
        title={isTab ? `${screen.title}: not built yet` : 'Not built yet'}
        body={
          <>
            <p>{screen.summary}</p>
            <p className="mt-2 text-sm text-ink-3">
              {/^\d+$/.test(screen.issue) ? `Comes with issue ${screen.issue}.` : 'Comes with a later issue.'}
            </p>
          </>
        }
      />
      <Outlet />
    </>
  )
}
