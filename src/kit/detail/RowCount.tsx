import { useQuery } from '@tanstack/react-query'

import { NumberText } from '../../ui/NumberText.tsx'
import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import type { Lookup, Params } from '../spec.ts'

/** How many rows a list has: said only when all of them are known. */
export function RowCount({ lookup, params }: { lookup: Lookup; params: Params }) {
  const query = useQuery({ ...candidateOptions(lookup, params), throwOnError: false })
  const { rows, state } = candidatesOf(query)
  // Where a number will stand, there is room for it.
  if (state === 'loading') return <span className="ms-1.5 inline-block w-[1ch] text-sm" />
  if (state !== 'complete') return null
  return (
    <span className="ms-1.5 text-sm font-normal text-ink-3">
      <NumberText value={rows.length} />
    </span>
  )
}
