import { Suspense } from 'react'

import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Candidates } from '../lookup/names.ts'
import { RowSlot } from './RowSlot.tsx'
import type { Params, Row, Shown } from '../spec.ts'
import { RefView } from './RefView.tsx'
import { shownIn } from '../format/row-values.ts'
import { type Place, ValueView } from './ValueView.tsx'
import { cellView } from '../format/view.ts'

const ReadValue = lazyPart(() => import('./ReadValue.tsx').then((module) => module.ReadValue))

const loading: Candidates = { rows: [], state: 'loading' }

export interface CellValueProps {
  shown: Shown
  row: Row
  params: Params
  place: Place
  /** Candidates of reference columns, by the id of what is shown. */
  names: Readonly<Record<string, Candidates>>
  slots?: object
}

/** One field of a row: the slot if there is one, else by its cell. Links are the table's business. */
export function CellValue({ shown, row, params, place, names, slots }: CellValueProps) {
  return (
    <RowSlot slots={slots} id={shown.id} row={row}>
      <FieldValue shown={shown} row={row} params={params} place={place} names={names} />
    </RowSlot>
  )
}

function FieldValue({ shown: asked, row, params, place, names }: Omit<CellValueProps, 'slots'>) {
  const shown = shownIn(asked, row)
  if (shown.cell.kind === 'read') {
    return (
      <Suspense fallback={<Skeleton className="h-4 w-12" />}>
        <ReadValue cell={shown.cell} row={row} params={params} place={place} />
      </Suspense>
    )
  }
  const value = readPath(row, shown.path)
  if (shown.cell.kind === 'ref' && !isUnreadable(value)) {
    const { lookup } = shown.cell
    return (
      <RefView
        value={value}
        lookup={lookup}
        candidates={names[shown.id] ?? loading}
        params={params}
        // Of several fields, the column's label does not say what it was.
        isOneOfSeveral={asked !== shown}
      />
    )
  }
  return <ValueView view={cellView(value, shown.cell, row)} place={place} label={shown.label} />
}
