/** What a shown field has in a row: not all that is shown is a field of it. */
import { type Condition, holds, readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import type { Cell, Row, Shown } from '../spec.ts'

/** Of several fields the first that has a value, of several things that it may name the one it does; others are what they are. */
export function shownIn<S extends Shown>(shown: S, row: Row): S | Shown {
  const { cell } = shown
  if (cell.kind === 'named') return referencesOf(shown).find(({ when }) => when && holds(when, row)) ?? shown
  if (cell.kind !== 'first') return shown
  return cell.of.find(({ path }) => !isMissing(readPath(row, path))) ?? shown
}

/** What is shown, each field by itself. */
export const eachShown = (shown: readonly Shown[]): readonly Shown[] =>
  shown.flatMap((one) => (one.cell.kind === 'first' ? one.cell.of : one))

interface Reference extends Shown {
  cell: Extract<Cell, { kind: 'ref' }>
  /** Only rows that meet this refer to it. */
  when?: Condition
}

/** What a field refers to. */
export function referencesOf(shown: Shown): readonly Reference[] {
  const { id, cell } = shown
  if (cell.kind === 'ref') return [{ ...shown, cell }]
  if (cell.kind !== 'named') return []
  return cell.refs.map(({ when, lookup }) => ({
    ...shown,
    id: `${id}[${lookup.entity}]`,
    cell: { kind: 'ref', lookup },
    when,
  }))
}

/** Whether rows can be sorted, filtered and written down by it: what is read for a row when it is seen is in no row. */
export const isOfRow = ({ cell }: Shown): boolean => cell.kind !== 'read' && cell.kind !== 'words'
