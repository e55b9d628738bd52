import type { ReactNode } from 'react'

import { Contours } from './Contours.tsx'

export interface SignInCardProps {
  title: string
  /** Above the title: whose door this is. */
  mark?: ReactNode
  /** Below the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** The one card of pages that people see before they are signed in. */
export function SignInCard({ title, mark, lead, children }: SignInCardProps) {
  return (
    <>
      <Contours />
      <section className="relative mx-auto w-full max-w-md rounded-lg border border-line bg-surface px-6 py-8 shadow-pop sm:px-10">
        {mark !== undefined && <div className="mb-4">{mark}</div>}
        <h1 tabIndex={-1} className="text-xl font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-1 text-ink-2 wrap-anywhere">{lead}</p>}
        {children !== undefined && <div className="mt-6">{children}</div>}
      </section>
    </>
  )
}
