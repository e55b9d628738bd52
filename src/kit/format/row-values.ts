/** What a shown field has in a row: not all that is shown is a field of it. */
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import type { Row, Shown } from '../spec.ts'

/** Of several fields the first that has a value; others are what they are. */
export function shownIn<S extends Shown>(shown: S, row: Row): S | Shown {
  const { cell } = shown
  if (cell.kind !== 'first') return shown
  return cell.of.find(({ path }) => !isMissing(readPath(row, path))) ?? shown
}

/** What is shown, each field by itself. */
export const eachShown = (shown: readonly Shown[]): readonly Shown[] =>
  shown.flatMap((one) => (one.cell.kind === 'first' ? one.cell.of : one))

/** Whether rows can be sorted, filtered and written down by it: what is read for a row when it is seen is in no row. */
export const isOfRow = ({ cell }: Shown): boolean => cell.kind !== 'read' && cell.kind !== 'words'
