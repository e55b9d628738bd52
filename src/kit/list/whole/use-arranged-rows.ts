import { useCallback, useDeferredValue, useMemo, useState } from 'react'

import { serverNow } from '../../../lib/clock.ts'
import { finish } from '../../../lib/turns.ts'
import type { Row } from '../../spec.ts'
import type { TableModel } from '../table/table-model.ts'
import type { WholeRows } from '../use-whole-rows.ts'
import { isNarrowed, type ListView, readView } from '../view/view.ts'
import { arranging } from './arrange-rows.ts'
import { createSearch } from './row-text.ts'
import { useInTurns } from '../../../ui/use-in-turns.ts'

export interface Arranged {
  /** What the address asks for. */
  view: ListView
  /** The rows that are shown, in their order. */
  rows: readonly Row[]
  /** They are those of the view: otherwise those of the one before, or none yet. */
  isArranged: boolean
  /** Fewer rows than there are may be asked for. */
  narrows: boolean
}

/** More rows than these take so long that nothing else would be done meanwhile. */
const mostAtOnce = 10_000
const none: readonly Row[] = []

/** The whole collection, searched, filtered and sorted as the address says. */
export function useArrangedRows(
  { screen, columns, names }: TableModel,
  whole: WholeRows,
  search: URLSearchParams,
): Arranged {
  const view = useMemo(() => readView(search, screen), [search, screen])
  // Typing and pressing go on while thousands of rows are looked through.
  const shownView = useDeferredValue(view)
  const [opened] = useState(() => serverNow())
  // "The last day" is that before the answer.
  const now = Math.max(opened, whole.updatedAt)
  const searcher = useMemo(() => createSearch(columns, names), [columns, names])
  const begin = useCallback(
    () => arranging(whole.rows, shownView, { names, search: searcher, now }),
    [whole.rows, shownView, names, searcher, now],
  )
  const isLong = whole.rows.length > mostAtOnce
  const atOnce = useMemo(() => (isLong ? undefined : finish(begin())), [begin, isLong])
  const later = useInTurns(isLong ? begin : undefined, shownView)
  return {
    view,
    rows: atOnce ?? later?.value ?? none,
    isArranged: atOnce !== undefined || later?.of === shownView,
    narrows: isNarrowed(view),
  }
}
