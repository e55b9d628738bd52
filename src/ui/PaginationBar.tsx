import type { ReactNode } from 'react'

import { Button } from './Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './Icons.tsx'
import { Spinner } from './Spinner.tsx'
import { useMinimum } from './use-minimum.ts'

export interface PaginationBarProps {
  pageSize: number
  /** What people may choose; without it the size is only told. */
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
  /** Absent on the first page. */
  onPrevious?: () => void
  /** Absent on the last page. */
  onNext?: () => void
  pending?: boolean
  /** What else to say: how many are loaded or selected. */
  note?: ReactNode
}

export function PaginationBar(props: PaginationBarProps) {
  const { pageSize, pageSizes, onPageSize, onPrevious, onNext, pending = false, note } = props
  const busy = useMinimum(pending)
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-sm text-ink-2"
    >
      {pageSizes && onPageSize ? (
        <label className="tabular-nums">
          <span className="text-ink-3">rows per page</span>{' '}
          <select
            value={pageSize}
            onChange={({ target }) => onPageSize(Number(target.value))}
            className="rounded-sm bg-transparent py-0.5"
          >
            {pageSizes.map((size) => (
              <option key={size} className="bg-raised text-ink">
                {size}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span className="tabular-nums">
          <span className="text-ink-3">rows per page</span> {pageSize}
        </span>
      )}
      {note}
      <span className="flex items-center gap-1">
        {busy && <Spinner label="Loading page" />}
        <Button
          size="sm"
          variant="ghost"
          icon={<ChevronLeftIcon size={14} />}
          disabledReason={onPrevious ? undefined : 'This is the first page'}
          onClick={onPrevious}
        >
          prev
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={onNext ? undefined : 'This is the last page'}
          onClick={onNext}
        >
          next
          <ChevronRightIcon size={14} />
        </Button>
      </span>
    </nav>
  )
}
