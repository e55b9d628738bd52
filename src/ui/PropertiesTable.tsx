import type { ReactNode } from 'react'

import { EmptyValue } from './EmptyValue.tsx'
import { Tip } from './Tooltip.tsx'

export interface PropertiesTableProps {
  /** Two only where there is room; in a line, labels stand above their values. */
  columns?: 1 | 2 | 'line'
  children: ReactNode
}

/** What there is to know about one thing: labels and values. Holds Property elements. */
export function PropertiesTable({ columns = 1, children }: PropertiesTableProps) {
  if (columns === 'line') {
    return (
      <dl className="mb-6 flex flex-wrap overflow-hidden rounded-lg border border-line bg-surface *:content-start [&_dt]:text-sm">
        {children}
      </dl>
    )
  }
  return (
    <div className="@container mb-6">
      {/* Each cell draws its top line; the first row's lies under the frame's edge. A value that is a table takes the whole width. */}
      <dl
        className={`grid overflow-hidden rounded-lg border border-line bg-surface ${columns === 2 ? '@3xl:grid-cols-2 @3xl:[&>:has(table)]:col-span-2 @3xl:[&>:last-child:nth-child(odd)]:col-span-2' : ''}`}
      >
        {children}
      </dl>
    </div>
  )
}

export interface PropertyProps {
  label: string
  help?: ReactNode
  children?: ReactNode
}

/** Letters that have room beside the mark. */
const longestWord = 16

export function Property({ label, help, children }: PropertyProps) {
  const empty = children === undefined || children === null || children === ''
  // The mark stays beside the last word: alone on a line of its own it would belong to nothing.
  const [, start = '', end = ''] = /^(.*\s)?(\S*)$/s.exec(label) ?? []
  return (
    <div className="-mt-px grid min-h-10 grid-cols-1 border-t border-line @sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="px-4 pt-2.5 text-ink-2 wrap-anywhere @sm:pb-2.5">
        {help === undefined ? (
          label
        ) : (
          <>
            {start}
            <span className={end.length > longestWord ? '' : 'whitespace-nowrap'}>
              {end}
              <span className="-my-1 ms-1 inline-block align-middle whitespace-normal">
                <Tip label={`About ${label}`}>{help}</Tip>
              </span>
            </span>
          </>
        )}
      </dt>
      <dd className="min-w-0 px-4 pb-2.5 wrap-anywhere @sm:pt-2.5">{empty ? <EmptyValue /> : children}</dd>
    </div>
  )
}
