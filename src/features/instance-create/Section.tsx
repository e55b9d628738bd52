import { type ReactNode, useId, useState } from 'react'

import { ChevronRightIcon } from '../../ui/Icons.tsx'

export interface SectionProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A part of the form that is always there. */
export function Section({ title, intro, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5 pb-1">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="mb-4 max-w-prose text-sm text-ink-2">{intro}</div>
      {children}
    </section>
  )
}

export interface FoldedSectionProps {
  title: string
  /** What is set in it, in a few words. */
  state: string
  /** Something in it needs attention: it is opened. */
  hasProblem: boolean
  children: ReactNode
}

/** A part that most people leave as it is. */
export function FoldedSection({ title, state, hasProblem, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false)
  // Once open for a problem, it stays open when that is solved.
  if (hasProblem && !isOpen) setOpen(true)
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="-mx-2 flex list-none items-center gap-2 rounded-md px-2 py-3 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon className="shrink-0 text-ink-3 transition-transform duration-100 group-open:rotate-90" />
        <h2 className="text-lg font-semibold whitespace-nowrap">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-end text-sm text-ink-2 group-open:invisible">{state}</span>
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  )
}
