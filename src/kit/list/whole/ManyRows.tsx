import type { Row } from '../../spec.ts'
import { type ManyExtent, manyText } from './extent-text.ts'
import { WholeTable, type WholeTableProps } from './WholeTable.tsx'

export interface ManyRowsProps extends Pick<WholeTableProps, 'table' | 'selection'>, Omit<ManyExtent, 'count'> {
  rows: readonly Row[] | undefined
}

const none: readonly Row[] = []

/** One answer with more rows than a page draws, and how many they are. */
export function ManyRows({ table, selection, rows = none, ...extent }: ManyRowsProps) {
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
        {manyText({ ...extent, count: rows.length })}
      </p>
      <WholeTable table={table} rows={rows} complete={extent.isWhole} selection={selection} />
    </>
  )
}
