import type { CellView } from '../format/view.ts'
import { InnerTable, type InnerTableProps } from './InnerTable.tsx'
import { UnreadableValue } from './UnreadableValue.tsx'

export interface LargeValueProps extends Pick<InnerTableProps, 'label' | 'renderValue'> {
  view: Extract<CellView, { kind: 'table' | 'unreadable' }>
}

/** What takes more than a line, or more than a look. */
export function LargeValue({ view, label, renderValue }: LargeValueProps) {
  if (view.kind === 'unreadable') return <UnreadableValue value={view.value} label={label} />
  return <InnerTable {...view} label={label} renderValue={renderValue} />
}
