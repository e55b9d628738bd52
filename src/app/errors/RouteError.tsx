import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'

import { BareFrame } from '../frame/BareFrame.tsx'
import { Shell } from '../Shell.tsx'
import { ErrorPage } from './ErrorPage.tsx'

/** The error of a page, inside the console's frame. */
export function PageError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [])
  return <ErrorPage error={error} onRetry={() => void revalidate()} />
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
