/** How many rows are shown, and of how many: nothing is claimed of rows that were not read. */
import { formatNumber, plural } from '../../../lib/numbers.ts'
import { capitalise } from '../../../lib/truncate.ts'
import type { WholeRows } from '../use-whole-rows.ts'
import { isNarrowed, type ListView } from '../view/view.ts'

type Read = Pick<WholeRows, 'rows' | 'end' | 'ordered' | 'error'>

/** Whether more rows may come: not once reading has failed. */
export const isReading = ({ end, error }: Pick<WholeRows, 'end' | 'error'>): boolean =>
  end === undefined && error === undefined

/** Of those read so far as long as reading goes on. @param shown how many rows are left of them */
export function extentText(
  view: Pick<ListView, 'q' | 'filters' | 'order'>,
  { rows, end, ordered, error }: Read,
  shown: number,
): string {
  const count = formatNumber(rows.length)
  const verbs = [view.q && 'searched', view.filters.length > 0 && 'filtered', view.order && !ordered && 'sorted']
    .filter(Boolean)
    .join(' and ')
  if (isReading({ end, error })) {
    if (rows.length === 0) return 'Reading …'
    if (verbs === '') return `Loading… ${count} in this order`
    return `${capitalise(verbs.replaceAll(/ed\b/g, 'ing'))}… ${count} checked`
  }
  if (end === 'complete') return isNarrowed(view) ? `${formatNumber(shown)} of ${count}` : plural(rows.length, 'row')
  return verbs === '' ? `The first ${count} in this order` : `${capitalise(verbs)} within ${count} loaded`
}

/** Why a search or a filter leaves no row. */
export function noMatchText({ rows, end }: Pick<WholeRows, 'rows' | 'end'>): string {
  const count = plural(rows.length, 'row')
  if (end !== 'complete')
    return `None of the ${count} that could be read matches; there ${end === 'limit' || end === 'loop' ? 'are' : 'may be'} more.`
  return rows.length === 0 ? 'The server found none.' : `None of ${count} matches.`
}

/** Of one answer. */
export interface ManyExtent {
  count: number
  /** There are no more to come. */
  isWhole: boolean
  /** How many the server was asked for. */
  asked: number | undefined
}

/** How many rows one answer has, and that it has more than it should. */
export function manyText({ count: rows, isWhole, asked }: ManyExtent): string {
  const count = plural(rows, 'row')
  if (!isWhole) return `${count} so far, still loading…`
  return asked === undefined ? count : `${count}: the server sent more than the ${asked} it was asked for`
}
