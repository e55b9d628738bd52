import type { ReactNode } from 'react'

import { PartBoundary } from './PartBoundary.tsx'

/** Around everything: what fails where no other error page can stand. It needs nothing but itself. */
export function LastResort({ children }: { children: ReactNode }) {
  return (
    <PartBoundary
      fallback={
        <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-3 p-4 text-center">
          <h1 className="text-2xl font-semibold tracking-tight">Unexpected Application Error!</h1>
          <p className="text-ink-2">Reload the page. If the problem persists, contact your administrator.</p>
          <a href={import.meta.env.BASE_URL} className="underline">
            Back to console
          </a>
        </main>
      }
    >
      {children}
    </PartBoundary>
  )
}
