import { Fragment, type ReactNode } from 'react'

import { More } from '../../../ui/Some.tsx'
import type { useEntries } from './use-entries.ts'

export interface EntriesProps {
  drawn: ReturnType<typeof useEntries>['drawn']
  /** What tells entries apart. Default: their places. */
  keyOf?: (place: number) => string | undefined
  /** They are rows of a table with so many columns. */
  columns?: number
  children: (place: number) => ReactNode
}

/** The entries that are drawn, in their order; behind the first of very many, how many there are and the way to more of them. */
export function Entries({ drawn: { places, count, onMore }, keyOf, columns, children }: EntriesProps) {
  const at = places.findIndex((place, index) => place !== index)
  const first = at < 0 ? places.length : at
  const draw = (place: number): ReactNode => <Fragment key={keyOf?.(place) ?? place}>{children(place)}</Fragment>
  const note = first < count && <More shown={first} of={count} onMore={onMore} />
  return (
    <>
      {places.slice(0, first).map(draw)}
      {note && columns !== undefined ? (
        <tr className="border-t border-line">
          <td colSpan={columns} className="px-2.5 pb-2">
            {note}
          </td>
        </tr>
      ) : (
        note
      )}
      {places.slice(first).map(draw)}
    </>
  )
}
