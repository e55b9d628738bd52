import { serverNow } from '../../../lib/clock.ts'
import { drain, type Drained } from '../../../api/drain.ts'
import { inTurns } from '../../../lib/turns.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Column, ListScreen, Params, Row } from '../../spec.ts'
import { askedOf, withAsked } from '../server-side.ts'
import { readView } from '../view/view.ts'
import { arranging } from './arrange-rows.ts'
import { createSearch } from './row-text.ts'

export interface MatchingRows {
  params: Params
  search: URLSearchParams
  columns: readonly Column[]
  names: NamesById
  signal: AbortSignal
  /** @param problem why the rows are not all there are */
  onProgress: (count: number, problem: Drained['problem']) => void
}

/** All rows that the URL asks for, read anew from the server, in the order of the list. */
export async function matchingRows(screen: ListScreen, options: MatchingRows): Promise<readonly Row[]> {
  const { params, search, columns, names, signal, onProgress } = options
  const { source } = screen
  const now = serverNow()
  const { asked } = askedOf(screen, search, now)
  const { rows } = await drain({
    page: (page) => source.query(params, withAsked(page, asked)),
    shape: source.shape,
    signal,
    onProgress: (state) => onProgress(state.rows.length, state.problem),
  })
  const view = readView(search, screen)
  return inTurns(arranging(rows, view, { names, search: createSearch(columns, names), now }), signal)
}
