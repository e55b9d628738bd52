import type { ReactNode } from 'react'

import type { CellView } from '../format/view.ts'
import { useCandidates } from '../lookup/use-candidates.ts'
import { usePageParams } from '../routing/use-params.ts'
import { Some } from '../../ui/Some.tsx'
import type { Lookup } from '../spec.ts'
import { RefView } from './RefView.tsx'

export interface InnerTableProps {
  /** What the value is called. */
  label: string | undefined
  labels: readonly string[]
  rows: readonly (readonly CellView[])[]
  renderValue: (view: CellView, label: string | undefined) => ReactNode
}

/** A value that is a list of objects. */
export function InnerTable({ label, labels, rows, renderValue }: InnerTableProps) {
  return (
    <Some of={rows}>
      {(some) => (
        // Words for screen readers stand where they are said: outside of it they would widen the page.
        <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
          <table className="text-sm" aria-label={label}>
            <thead>
              <tr>
                {labels.map((text) => (
                  <th
                    key={text}
                    scope="col"
                    className="py-0.5 pe-4 text-start font-medium whitespace-nowrap text-ink-2"
                  >
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {some.map((row, index) => (
                // Items of a value have no identity.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  {row.map((view, column) => (
                    <td key={labels[column]} className="py-0.5 pe-4 align-top whitespace-nowrap">
                      {view.kind === 'id' && view.lookup ? (
                        <Reference value={view.text} lookup={view.lookup} />
                      ) : (
                        renderValue(view, labels[column])
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Some>
  )
}

/** Nothing is called deleted here: nobody knows whether the names are as young as the row. */
function Reference({ value, lookup }: { value: string; lookup: Lookup }) {
  const params = usePageParams()
  const { rows, state } = useCandidates(lookup, params, { enabled: true })
  return (
    <RefView
      value={value}
      lookup={lookup}
      candidates={{ rows, state: state === 'complete' ? 'partial' : state }}
      params={params}
    />
  )
}
