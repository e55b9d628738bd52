import { useState } from 'react'

import { textLinkClass } from '../../ui/Link.tsx'
import { LinkedName } from '../cells/LinkedName.tsx'
import { pageOfRow, rowText } from '../lookup/names.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'

const maxText = 48
/** At first, and after asking for more. */
const first = 12
const most = 500

export interface RowLinksProps {
  rows: readonly Row[]
  lookup: Lookup
  params: Params
  /** Names only: leaving would lose what is being done. */
  plain?: boolean
  /** There are more than `rows`, nobody knows how many. */
  more?: boolean
}

/** Rows by name, linked to their pages, the first few of many. */
export function RowLinks({ rows, lookup, params, plain = false, more = false }: RowLinksProps) {
  const [limit, setLimit] = useState(first)
  const shown = rows.slice(0, limit)
  const hidden = rows.length - shown.length
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((row, index) => (
        <li key={textAt(row, lookup.value) || `#${index}`} className="min-w-0">
          <RowName row={row} lookup={lookup} params={params} plain={plain} />
        </li>
      ))}
      {(hidden > 0 || more) && (
        <li className="text-ink-2">
          {hidden > 0 && !plain && limit === first ? (
            <button type="button" className={textLinkClass} onClick={() => setLimit(most)}>
              {rows.length > most ? `Show ${most} of ${rows.length}` : `Show all ${rows.length}`}
            </button>
          ) : more ? (
            'and more'
          ) : (
            `and ${hidden} more`
          )}
        </li>
      )}
    </ul>
  )
}

function RowName({ row, lookup, params, plain }: { row: Row; lookup: Lookup; params: Params; plain: boolean }) {
  const text = rowText(row, lookup) || textAt(row, lookup.value) || 'Unnamed'
  return <LinkedName text={text} max={maxText} to={plain ? undefined : pageOfRow(row, lookup, params)} />
}
