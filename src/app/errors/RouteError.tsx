// oxlint-disable-next-line eslint/no-restricted-imports -- where the error page does not come, the last words do
import { lazy, Suspense } from 'react'
import { useLocation, useNavigate, useRevalidator, useRouteError } from 'react-router'

import { BareFrame } from '../frame/BareFrame.tsx'
import { Shell } from '../Shell.tsx'
import { LastWords } from './LastResort.tsx'
import { PartBoundary } from './PartBoundary.tsx'

// No page needs it to be shown; it is fetched soon after the first one (later.ts), before a network can be gone.
const ErrorPage = lazy(() => import('./ErrorPage.tsx').then((module) => ({ default: module.ErrorPage })))

/** The error of a page, inside the console's frame. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const location = useLocation()
  // A page that waits for nothing when it is loaded is not drawn anew by asking for its data.
  const openAgain = () => void navigate(location, { replace: true, state: location.state })
  return (
    <PartBoundary fallback={<LastWords />}>
      <Suspense>
        <ErrorPage error={error} onRetry={() => void revalidate()} onReadAgain={openAgain} />
      </Suspense>
    </PartBoundary>
  )
}

/** Errors that leave no frame to stand in: unknown addresses, projects that do not exist, no access to a whole level. */
export function RootError() {
  return (
    <Shell>
      <BareFrame>
        <PageError />
      </BareFrame>
    </Shell>
  )
}
