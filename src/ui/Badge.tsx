import type { ReactNode } from 'react'

import { Spinner } from './Spinner.tsx'
import { toneClass } from './tone.ts'
import type { Tone } from './tone.ts'

export interface BadgeProps {
  tone?: Tone
  /** For states that pass by themselves. */
  spinner?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', spinner = false, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex h-5 max-w-full min-w-0 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[tone]}`}
    >
      {spinner && <Spinner size={11} />}
      <span className="truncate">{children}</span>
    </span>
  )
}
