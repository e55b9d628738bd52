/** Which rows are selected: by id, with the row as it was last seen, so that it outlives paging, sorting and filtering. */
import type { Row } from '../../spec.ts'

export interface Selection {
  rows: ReadonlyMap<string, Row>
  /** Where a range starts: the row that was last pressed. */
  anchor: string | undefined
}

export const noSelection: Selection = { rows: new Map(), anchor: undefined }

export type KeyOf = (row: Row) => string

/** The selection after a press on the checkbox of a row; with shift, all between the last press and this one follow it. */
export function press(
  selection: Selection,
  listed: readonly Row[],
  { key, shift, keyOf }: { key: string; shift: boolean; keyOf: KeyOf },
): Selection {
  const rows = new Map(selection.rows)
  const turnsOn = !rows.has(key)
  const keys = listed.map(keyOf)
  const at = keys.indexOf(key)
  const from = shift && selection.anchor !== undefined ? keys.indexOf(selection.anchor) : -1
  const [first, last] = from < 0 ? [at, at] : [Math.min(from, at), Math.max(from, at)]
  for (const row of listed.slice(first, last + 1)) {
    if (turnsOn || from >= 0) rows.set(keyOf(row), row)
    else rows.delete(keyOf(row))
  }
  return { rows, anchor: key }
}

/** All of `listed` selected as well, or none of them. */
export function setAll(
  selection: Selection,
  listed: readonly Row[],
  { on, keyOf }: { on: boolean; keyOf: KeyOf },
): Selection {
  const rows = new Map(selection.rows)
  for (const row of listed) {
    if (on) rows.set(keyOf(row), row)
    else rows.delete(keyOf(row))
  }
  return { rows, anchor: undefined }
}

/** Only these of the selected rows. */
export function keepOnly({ rows }: Selection, keys: readonly string[]): Selection {
  const wanted = new Set(keys)
  return { rows: new Map([...rows].filter(([key]) => wanted.has(key))), anchor: undefined }
}

/**
 * The selection after a new answer: rows as they are now, and without those that are gone. A row is gone when a list that was
 * read to its end lacks it, or when a page lacks it that still has a row which stood behind it (rows that only moved on to the
 * next page are not gone).
 */
export function afterAnswer(
  selection: Selection,
  { before, now, complete, keyOf }: { before: readonly Row[]; now: readonly Row[]; complete: boolean; keyOf: KeyOf },
): { selection: Selection; gone: number } {
  if (selection.rows.size === 0) return { selection, gone: 0 }
  const present = new Map(now.map((row) => [keyOf(row), row]))
  const stillThere = before.findLastIndex((row) => present.has(keyOf(row)))
  const goneHere = new Set(before.slice(0, stillThere + 1).map(keyOf))
  let gone = 0
  const rows = new Map<string, Row>()
  for (const [key, row] of selection.rows) {
    const fresh = present.get(key)
    if (fresh) rows.set(key, fresh)
    else if (complete || goneHere.has(key)) gone += 1
    else rows.set(key, row)
  }
  const same = gone === 0 && [...rows].every(([key, row]) => selection.rows.get(key) === row)
  return same ? { selection, gone: 0 } : { selection: { ...selection, rows }, gone }
}
