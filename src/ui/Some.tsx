import { type ReactNode, useState } from 'react'

import { formatNumber } from '../lib/numbers.ts'
import { Button } from './Button.tsx'

export interface SomeProps<T> {
  of: readonly T[]
  /** How many are drawn at first, and how many more with each demand. */
  atOnce?: number
  children: (some: readonly T[]) => ReactNode
}

/** The first of things that a server may have any number of, how many there are, and the way to more of them. */
export function Some<T>({ of, atOnce = 100, children }: SomeProps<T>) {
  const [most, setMost] = useState(atOnce)
  if (of.length <= most) return children(of)
  return (
    <>
      {children(of.slice(0, most))}
      <More shown={most} of={of.length} onMore={() => setMost(most + atOnce)} />
    </>
  )
}

/** How many there are of which some are shown, and the way to more of them. */
export function More({ shown, of, onMore }: { shown: number; of: number; onMore: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-2">
      <p role="status">
        The first {formatNumber(shown)} of {formatNumber(of)}
      </p>
      <Button size="sm" onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
