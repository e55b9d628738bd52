import { Suspense, useRef, useState } from 'react'

import { CloseIcon } from '../../../ui/Icons.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Column, Params, Row } from '../../spec.ts'
import { describeFilter } from './describe.ts'
import { type Filter, printFilter } from './filter-url.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const FilterDialog = lazyPart(() => import('./FilterDialog.tsx').then((module) => module.FilterDialog))

export interface FilterChipsProps {
  filters: readonly Filter[]
  columns: readonly Column[]
  params: Params
  rows: readonly Row[]
  onChange: (filters: readonly Filter[]) => void
  onClear: () => void
}

/** The filters that are on: each can be changed and taken away. */
export function FilterChips({ filters, columns, params, rows, onChange, onClear }: FilterChipsProps) {
  const [changing, setChanging] = useState<number>()
  const list = useRef<HTMLUListElement>(null)
  const remove = (index: number) => {
    onChange(filters.filter((_, at) => at !== index))
    // Its button goes; focus stays among the filters as long as there are some.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
    ;(
      buttons?.[index + 1] ??
      buttons?.[index - 1] ??
      document.querySelector<HTMLElement>('main [type="search"]')
    )?.focus()
  }
  const former = changing === undefined ? undefined : filters[changing]
  return (
    <>
      <ul ref={list} aria-label="Filters" className="flex min-w-0 flex-wrap items-center gap-1.5">
        {filters.map((filter, index) => (
          <li
            key={printFilter(filter)}
            className="inline-flex min-w-0 items-center rounded-md border border-neutral-line bg-surface text-sm"
          >
            <button
              type="button"
              title="Change filter"
              onClick={() => setChanging(index)}
              className="min-h-7 min-w-0 truncate rounded-s-md px-2 hover:bg-hover"
            >
              <bdi>{describeFilter(filter)}</bdi>
            </button>
            <button
              type="button"
              data-remove=""
              aria-label={`Remove filter: ${describeFilter(filter)}`}
              onClick={() => remove(index)}
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-e-md text-ink-2 hover:bg-hover"
            >
              <CloseIcon size={12} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear filters
      </Button>
      {former && (
        <Suspense>
          <FilterDialog
            columns={columns}
            params={params}
            rows={rows}
            initial={former}
            onClose={() => setChanging(undefined)}
            onApply={(filter) => {
              setChanging(undefined)
              onChange(filters.map((one, at) => (at === changing ? filter : one)))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
