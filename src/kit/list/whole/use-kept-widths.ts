import { type RefObject, useLayoutEffect, useState } from 'react'

import { type KeptWidths, measureWidths, widthsKey } from '../table/kept-widths.ts'
import type { TableModel } from '../table/table-model.ts'

/**
 * The widths that the columns had in the table before, or took with the first rows: kept while others scroll by, so that the
 * table stands still. Measured anew when columns, density or the room for the table change.
 */
export function useKeptWidths(
  box: RefObject<HTMLElement | null>,
  table: TableModel,
  hasRows: boolean,
): { widths: KeptWidths['widths'] | undefined; frozen: boolean } {
  const [room, setRoom] = useState(0)
  const [kept, setKept] = useState<KeptWidths>()
  const key = widthsKey(room, table)
  const { formerWidths } = table

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // Known before the first rows are seen.
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(element.clientWidth)
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  useLayoutEffect(() => {
    const element = box.current
    if (!element || !hasRows || room === 0 || kept?.key === key) return
    const former = formerWidths.former()
    // What was drawn has to be measured before it is seen.
    // oxlint-disable-next-line react/set-state-in-effect
    setKept(former?.key === key ? former : measureWidths(element, table))
  }, [box, hasRows, room, key, kept, table, formerWidths])

  const frozen = kept?.key === key
  return { widths: frozen ? kept.widths : undefined, frozen }
}
