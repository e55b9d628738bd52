import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

import type { TableModel } from '../table/table-model.ts'

type Widths = Readonly<Record<string, number>>

interface Kept {
  /** What the widths were measured for. */
  key: string
  widths: Widths
}

/**
 * The widths that the columns took with the first rows: kept while others scroll by, so that the table stands still. Measured
 * anew when columns, density or the room for the table change.
 */
export function useKeptWidths(
  box: RefObject<HTMLElement | null>,
  { columns, compact, selectable }: TableModel,
  hasRows: boolean,
): { widths: Widths | undefined; frozen: boolean } {
  const [room, setRoom] = useState(0)
  const [kept, setKept] = useState<Kept>()
  const key = [room, compact, selectable, ...columns.map(({ id }) => id)].join()

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  useLayoutEffect(() => {
    const element = box.current
    if (!element || !hasRows || room === 0 || kept?.key === key) return
    const headings = element.querySelectorAll<HTMLElement>('thead th[data-column]')
    const widths = [...headings].map((th): [string, number] => [
      th.dataset['column'] ?? '',
      th.getBoundingClientRect().width,
    ])
    // What was drawn has to be measured before it is seen.
    // oxlint-disable-next-line react/set-state-in-effect
    setKept({ key, widths: Object.fromEntries(widths) })
  }, [box, hasRows, room, key, kept])

  const frozen = kept?.key === key
  return { widths: frozen ? kept.widths : undefined, frozen }
}
