import { type ReactNode, useEffect } from 'react'

import { useOnline } from '../../kit/feedback/use-online.ts'
import { comeBackPorts, offlineText, reloadWhenBack } from './come-back.ts'
import { PartBoundary } from './PartBoundary.tsx'

/** Around everything: what fails where no other error page can stand. */
export function LastResort({ children }: { children: ReactNode }) {
  return (
    <PartBoundary
      fallback={
        <main className="flex min-h-dvh flex-col justify-center p-4">
          <LastWords />
        </main>
      }
    >
      {children}
    </PartBoundary>
  )
}

/** An error page that needs nothing but itself: for when not even the error page can be loaded, as it is offline. */
export function LastWords() {
  const isOnline = useOnline()
  useEffect(() => reloadWhenBack(comeBackPorts), [])
  return (
    <div className="mx-auto grid max-w-lg gap-3 py-16 text-center">
      <h1 className="text-2xl font-semibold tracking-tight">
        {isOnline ? 'Unexpected Application Error!' : offlineText.title}
      </h1>
      <p className="text-ink-2">
        {isOnline ? 'Reload the page. If the problem persists, contact your administrator.' : offlineText.body}
      </p>
      <a href={import.meta.env.BASE_URL} className="underline">
        Back to console
      </a>
    </div>
  )
}
