import { useDeferredValue, useMemo, useState } from 'react'

import { serverNow } from '../../../lib/clock.ts'
import type { Row } from '../../spec.ts'
import type { TableModel } from '../table/table-model.ts'
import type { WholeRows } from '../use-whole-rows.ts'
import { isNarrowed, type ListView, readView } from '../view/view.ts'
import { arrangeRows } from './arrange-rows.ts'
import { createSearch } from './row-text.ts'

export interface Arranged {
  /** What the address asks for. */
  view: ListView
  /** The rows that are shown, in their order. */
  rows: readonly Row[]
  /** Fewer rows than there are may be asked for. */
  narrows: boolean
}

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
  const rows = useMemo(
    () => arrangeRows(whole.rows, shownView, { names, search: searcher, now }),
    [whole.rows, shownView, names, searcher, now],
  )
  return { view, rows, narrows: isNarrowed(view) }
}
