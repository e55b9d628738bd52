import { use, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { holdsBelowNone } from '../../../lib/condition.ts'
import { keyOfRow } from '../../queries/rows.ts'
import { ParentContext } from '../../routing/page-scope.ts'
import type { ListScreen, Row } from '../../spec.ts'
import { afterAnswer, keepOnly, noSelection, press, type Selection, setAll } from './selection.ts'

export interface RowSelection {
  selected: ReadonlyMap<string, Row>
  press: (listed: readonly Row[], key: string, shift: boolean) => void
  setAll: (listed: readonly Row[], on: boolean) => void
  clear: () => void
  keepOnly: (keys: readonly string[]) => void
  /** How many selected rows the last answers lacked; 0 after the next press. */
  gone: number
}

export interface Answer {
  rows: readonly Row[] | undefined
  /** The rows are all there are. */
  complete: boolean
}

/** Selections by visit of a page and by list: Back finds what was selected there. */
const visits = new Map<string, Selection>()
const mostVisits = 50
const none: readonly Row[] = []

/** The selection of a list, kept up to date with what the server answers. Undefined where nothing can be done with many rows. */
export function useSelection(screen: ListScreen, { rows, complete }: Answer): RowSelection | undefined {
  const { key: entry, pathname } = useLocation()
  // A page may have several lists, and entries of the history that nobody gave a key have one and the same.
  const visit = `${entry} ${pathname} ${screen.id}`
  const isReturn = useNavigationType() === NavigationType.Pop
  const [selection, setSelection] = useState(() => (isReturn ? visits.get(visit) : undefined) ?? noSelection)
  const [gone, setGone] = useState(0)
  const keyOf = keyOfRow(screen)
  const before = useRef(none)
  const parent = use(ParentContext)

  useEffect(() => {
    visits.delete(visit)
    if (selection.rows.size > 0) visits.set(visit, selection)
    for (const oldest of visits.keys()) if (visits.size > mostVisits) visits.delete(oldest)
  }, [visit, selection])

  useEffect(() => {
    if (!rows) return
    const result = afterAnswer(selection, { before: before.current, now: rows, complete, keyOf })
    before.current = rows
    if (result.selection === selection) return
    setSelection(result.selection)
    if (result.gone > 0) setGone(result.gone)
    // Only an answer says what is gone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, complete])

  const change = (next: Selection) => {
    setGone(0)
    setSelection(next)
  }
  const isOfUse = screen.actions.some(({ bulk, offer }) => bulk && !(offer && holdsBelowNone(offer, parent)))
  if (!isOfUse) return undefined
  return {
    selected: selection.rows,
    gone,
    press: (listed, key, shift) => change(press(selection, listed, { key, shift, keyOf })),
    setAll: (listed, on) => change(setAll(selection, listed, { on, keyOf })),
    clear: () => change(noSelection),
    keepOnly: (keys) => change(keepOnly(selection, keys)),
  }
}
