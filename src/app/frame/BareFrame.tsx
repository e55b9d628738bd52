import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { consoleName } from '../../../generated/routes/levels.gen.ts'
import { Logo } from './Logo.tsx'

/** Around pages that need nobody to be signed in, and around errors that leave no other frame. */
export function BareFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <header className="flex items-center gap-2 px-5 py-4 font-semibold text-ink-2">
        <span className="text-accent">
          <Logo />
        </span>
        {consoleName}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex min-h-[75dvh] max-w-2xl flex-col justify-center px-4 py-8"
      >
        {children}
      </main>
    </>
  )
}
