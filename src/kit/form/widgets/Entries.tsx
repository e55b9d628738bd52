import { Fragment, type ReactNode } from 'react'

import { More } from '../../../ui/Some.tsx'
import type { RawItem } from '../held-list.ts'
import { keyOf } from '../use-items.ts'
import type { useEntries } from './use-entries.ts'

export interface EntriesProps {
  of: ReturnType<typeof useEntries>
  /** They are rows of a table with so many columns. */
  columns?: number
  children: (entry: RawItem, place: number) => ReactNode
}

/** The entries that are drawn, in their order; behind the first of very many, how many there are and the way to more of them. */
export function Entries({ of: { items, drawn }, columns, children }: EntriesProps) {
  const { head, rest, count, onMore } = drawn
  const draw = (place: number): ReactNode => {
    const entry = items[place]
    return entry && <Fragment key={keyOf(entry)}>{children(entry, place)}</Fragment>
  }
  const note = head.length < count && <More shown={head.length} of={count} onMore={onMore} />
  return (
    <>
      {head.map(draw)}
      {note && columns !== undefined ? (
        <tr className="border-t border-line">
          <td colSpan={columns} className="px-2.5 pb-2">
            {note}
          </td>
        </tr>
      ) : (
        note
      )}
      {rest.map(draw)}
    </>
  )
}
