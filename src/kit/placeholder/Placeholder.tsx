import { use } from 'react'
import { Outlet } from 'react-router'

import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { isBelowHeading, ParentContext } from '../routing/page-scope.ts'
import type { PlaceholderScreen } from '../spec.ts'

/** A page that is not there yet: says what it will show. */
export function Placeholder({ screen }: { screen: PlaceholderScreen }) {
  const isTab = isBelowHeading(use(ParentContext))
  return (
    <>
      {!isTab && <PageHeader title={screen.title} />}
      <EmptyState title="Not available yet" body={screen.summary} />
      <Outlet />
    </>
  )
}
