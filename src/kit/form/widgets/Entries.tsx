import { Fragment, type ReactNode } from 'react'

import { formatNumber } from '../../../lib/numbers.ts'
import { Button } from '../../../ui/Button.tsx'
import type { useEntries } from './use-entries.ts'

export interface EntriesProps {
  drawn: ReturnType<typeof useEntries>['drawn']
  /** What tells entries apart. Default: their places. */
  keyOf?: (place: number) => string | undefined
  /** Around what is said of entries that are not drawn. */
  gap?: (note: ReactNode) => ReactNode
  children: (place: number) => ReactNode
}

const bare = (note: ReactNode): ReactNode => note

/** The entries that are drawn, in their order; where some are not, how many, and the way to more of them. */
export function Entries({ drawn: { places, count, onMore }, keyOf, gap = bare, children }: EntriesProps) {
  const noteAt = (at: number): ReactNode => {
    const next = at === 0 ? 0 : (places[at - 1] ?? 0) + 1
    const hidden = (places[at] ?? count) - next
    return (
      hidden > 0 &&
      gap(
        <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {/* All before it are drawn. */}
          {next === at ? (
            <>
              <p role="status">
                The first {formatNumber(at)} of {formatNumber(count)}
              </p>
              <Button size="sm" onClick={onMore}>
                Show more
              </Button>
            </>
          ) : (
            <p>{formatNumber(hidden)} not shown</p>
          )}
        </div>,
      )
    )
  }
  return (
    <>
      {places.map((place, at) => (
        <Fragment key={keyOf?.(place) ?? place}>
          {noteAt(at)}
          {children(place)}
        </Fragment>
      ))}
      {noteAt(places.length)}
    </>
  )
}
