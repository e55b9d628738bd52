/** Which of the selected rows an action can be carried out on. */
import { rangeName } from '../format/range-name.ts'
import { keyOfRow } from '../queries/rows.ts'
import type { ListScreen, Row } from '../spec.ts'
import type { BulkItem } from './runner.ts'

export type Candidate = Pick<BulkItem, 'id' | 'name' | 'row'>

export interface Review {
  ready: readonly Candidate[]
  /** Rows left out, by the reason; most rows first. */
  leftOut: readonly { reason: string; items: readonly Candidate[] }[]
}

/** Sorts rows by whether the action is refused for them. A row that nothing tells from its siblings is never acted on. */
export function review(
  rows: readonly Row[],
  screen: Pick<ListScreen, 'rowKey' | 'rowName' | 'upTo' | 'placeOf'>,
  refusal: (row: Row) => string | undefined,
): Review {
  const keyOf = keyOfRow(screen)
  const ready = new Map<string, Candidate>()
  const leftOut = new Map<string, Candidate[]>()
  for (const row of rows) {
    const id = keyOf(row)
    const place = screen.placeOf?.(row)
    const name = rangeName(row, screen.rowName, screen.upTo) || id
    const item = { id, name: place === undefined ? name : `${name} (${place})`, row }
    const reason = id === '' ? 'It has nothing to be told apart by' : refusal(row)
    if (reason === undefined) ready.set(id, item)
    else {
      const others = leftOut.get(reason)
      if (others) others.push(item)
      else leftOut.set(reason, [item])
    }
  }
  const groups = [...leftOut].map(([reason, items]) => ({ reason, items }))
  return { ready: [...ready.values()], leftOut: groups.toSorted((a, b) => b.items.length - a.items.length) }
}
