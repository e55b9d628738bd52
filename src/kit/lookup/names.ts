/** What a reference is called, from the drained list of its candidates. */
import { type Condition, holds, readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { plainText } from '../format/view.ts'
import { pathOf } from '../links/links.ts'
import { mayOpen } from '../roles/roles.ts'
import type { Lookup, Params, Row } from '../spec.ts'

/** A drained list: `partial` while more rows may come or when the drain stopped at its bound. */
export interface Candidates<R extends Row = Row> {
  rows: readonly R[]
  state: 'loading' | 'partial' | 'complete' | 'failed'
  /** It is partial since some of the lists that it is made of failed: trying again may help. */
  isMissed?: boolean
}

export type Referred =
  | { kind: 'loading' }
  | { kind: 'row'; row: Row; text: string }
  /** The list is complete and it is not in there. */
  | { kind: 'deleted' }
  /** Nobody can tell: the bare value is shown. */
  | { kind: 'unknown'; text: string }

const indexes = new WeakMap<readonly Row[], Map<string, Map<string, Row>>>()

/** Rows by the value that references hold. Made once per drained list, not once per cell. */
export function indexBy(rows: readonly Row[], path: string): ReadonlyMap<string, Row> {
  let byPath = indexes.get(rows)
  if (!byPath) indexes.set(rows, (byPath = new Map()))
  let index = byPath.get(path)
  if (!index) {
    index = new Map()
    // Not of a list of pairs: with 100,000 rows making that takes as long again.
    for (const row of rows) index.set(String(readPath(row, path)), row)
    byPath.set(path, index)
  }
  return index
}

/** What the value of a reference stands for. */
export function resolve(value: unknown, lookup: Lookup, candidates: Candidates): Referred {
  const key = String(value)
  const index = indexBy(candidates.rows, lookup.value)
  const row = index.get(key)
  if (row) return { kind: 'row', row, text: rowText(row, lookup) || key }
  switch (candidates.state) {
    case 'loading':
      return { kind: 'loading' }
    case 'complete':
      // It may be one of those of which nobody knows what they are.
      return isUnreadable(readPath(index.get(''), lookup.value)) ? { kind: 'unknown', text: key } : { kind: 'deleted' }
    case 'partial':
    case 'failed':
      return { kind: 'unknown', text: key }
  }
}

/** What is said of a reference that leads nowhere: names are kept, as they say more than that; IDs would say nothing. */
export const goneText = (value: unknown, { value: by, text, label }: Lookup, isOneOfSeveral: boolean): string =>
  by === text ? `${plainText(value)} (not found)` : isOneOfSeveral ? `${label.one} deleted` : 'Deleted'

/** What people read for a candidate. */
export const rowText = (row: Row, lookup: Lookup): string => plainText(readPath(row, lookup.text))

/** The page of a candidate, if it has one that this person may see. */
export function pageOfRow(row: Row, lookup: Lookup, params: Params): string | undefined {
  const { to } = lookup.also?.find(({ when }) => holds(when, row) === true)?.lookup ?? lookup
  const page = to && pathOf(to, row, params)
  return page !== undefined && mayOpen(page) ? page : undefined
}

const values = new WeakMap<readonly Row[], Map<string, ReadonlySet<string>>>()

/**
 * The values that rows hold at a path, each once and without blanks. Found out once per list, not on each render.
 * @param when rows of which this does not hold are left out
 */
export function valuesAt(rows: readonly Row[], path: string, when?: Condition): ReadonlySet<string> {
  let byPath = values.get(rows)
  if (!byPath) values.set(rows, (byPath = new Map()))
  const key = when ? `${path} ${JSON.stringify(when)}` : path
  let found = byPath.get(key)
  if (!found) {
    const distinct = new Set<string>()
    for (const row of rows) {
      if (when && !holds(when, row)) continue
      const value = readPath(row, path)
      if (!isMissing(value)) distinct.add(String(value))
    }
    byPath.set(key, (found = distinct))
  }
  return found
}

/** Those of the values that no candidate has: a reason to ask for the candidates again. */
export function missingValues(wanted: ReadonlySet<string>, lookup: Lookup, candidates: Candidates): string[] {
  const index = indexBy(candidates.rows, lookup.value)
  return [...wanted].filter((value) => !index.has(value)).sort()
}
