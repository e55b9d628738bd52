import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router'

import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { Logo } from '../frame/Logo.tsx'
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
      <header className="flex items-center gap-2 px-5 py-4 font-semibold text-ink-2">
        <Logo /> {consoleName}
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-[75dvh] flex-col justify-center">
        <PageError />
      </main>
    </Shell>
  )
}
