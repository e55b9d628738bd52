/** What a row is called in questions and messages about it. */
import type { Drained } from '../../api/drain.ts'
import { queryClient } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import { plainText } from '../format/view.ts'
import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import { resolve } from '../lookup/names.ts'
import type { Params, Row, Shown } from '../spec.ts'

export interface Named {
  /** Field path of what a row is called. */
  rowName: string
  /** Where the name is a reference, one of these shows what it refers to. */
  columns?: readonly Shown[]
}

/** The row's name. A row that is called by what it refers to has that one's name, as far as the page shows it. */
export function rowNameOf(row: Row, { rowName, columns = [] }: Named, params: Params): string {
  const value = readPath(row, rowName)
  const cell = columns.find(({ path }) => path === rowName)?.cell
  if (cell?.kind !== 'ref') return plainText(value)
  const data = queryClient().getQueryData<Drained>(candidateOptions(cell.lookup, params).queryKey)
  const referred = resolve(value, cell.lookup, candidatesOf({ data, isError: false }))
  return referred.kind === 'row' ? referred.text : plainText(value)
}
