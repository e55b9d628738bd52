import { sortByKey } from '../../lib/sort-texts.ts'
import type { Lookup, Row } from '../spec.ts'
import { rowText } from './names.ts'

/** Candidates as people look for them: by what they read, unless the server has an order that can be read. */
export const inReadingOrder = (rows: readonly Row[], lookup: Lookup): readonly Row[] =>
  lookup.byId ? sortByKey(rows, (row) => rowText(row, lookup) || undefined) : rows
