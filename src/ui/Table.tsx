import { useEffect, useRef, useState } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'

import { SortDownIcon, SortIcon, SortUpIcon } from './Icons.tsx'

export interface TableFrameProps {
  /** Accessible name of the table. */
  label: string
  /** Scrolls inside itself when it is higher than the viewport, so that the header row stays. */
  bounded?: boolean
  /** Below the rows, inside the frame: a pagination bar. */
  footer?: ReactNode
  /** The scrolling element. */
  ref?: Ref<HTMLDivElement>
  busy?: boolean
  children: ReactNode
}

/** The frame of a table: scrolls sideways when it is wide, with the pinned column in place. */
export function TableFrame({ label, bounded = true, footer, ref, busy = false, children }: TableFrameProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [overflow, setOverflow] = useState<'none' | 'down' | 'sideways'>('none')

  useEffect(() => {
    const element = scroller.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth + 1
      const isHigh = element.scrollHeight > element.clientHeight + 1
      setOverflow(isWide ? 'sideways' : isHigh ? 'down' : 'none')
    })
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div
        ref={(element) => {
          scroller.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
        }}
        // What scrolls must be reachable by keyboard.
        data-overflow={overflow}
        {...(overflow === 'none' ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
        className={`group/table relative overflow-auto focus-visible:-outline-offset-2 ${
          bounded
            ? footer === undefined
              ? 'max-h-[max(20rem,calc(100dvh-11rem))]'
              : 'max-h-[max(20rem,calc(100dvh-14rem))]'
            : ''
        }`}
      >
        <table
          aria-label={label}
          aria-busy={busy || undefined}
          className="w-full border-separate border-spacing-0 text-base"
        >
          {children}
        </table>
      </div>
      {footer}
    </div>
  )
}

export function Thead({ children }: { children: ReactNode }) {
  return <thead>{children}</thead>
}

export function Tbody(props: Omit<ComponentProps<'tbody'>, 'className'>) {
  return <tbody {...props} className="[&>tr:last-child>td]:border-b-0" />
}

export interface TrProps extends Omit<ComponentProps<'tr'>, 'className'> {
  selected?: boolean
}

export function Tr({ selected, ...rest }: TrProps) {
  return <tr aria-selected={selected} {...rest} className={selected ? 'bg-selected' : 'bg-surface hover:bg-hover'} />
}

// The line shows only while there is something to scroll under the pinned column.
const pinned =
  'sticky right-0 w-px group-data-[overflow=sideways]/table:border-l group-data-[overflow=sideways]/table:border-l-line'

export interface ThProps extends Omit<ComponentProps<'th'>, 'className' | 'align'> {
  align?: 'start' | 'end'
  /** Makes the heading a sort button. */
  sort?: 'asc' | 'desc' | 'none'
  onSort?: () => void
  pin?: 'end'
  /** The heading is for screen readers only. */
  srOnly?: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const
const sortIcons = { asc: SortUpIcon, desc: SortDownIcon, none: SortIcon }

export function Th({ align = 'start', sort, onSort, pin, srOnly = false, children, ...rest }: ThProps) {
  const SortMark = sort && sortIcons[sort]
  return (
    <th
      scope="col"
      aria-sort={sort && ariaSort[sort]}
      {...rest}
      className={`sticky top-0 z-10 h-9 border-b border-line bg-canvas px-3 text-sm font-medium whitespace-nowrap text-ink-2 ${
        align === 'end' ? 'text-right' : 'text-left'
      } ${pin ? `${pinned} z-20` : ''}`}
    >
      {srOnly ? (
        <span className="sr-only">{children}</span>
      ) : SortMark ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink"
        >
          {children}
          <SortMark size={12} className={sort === 'none' ? 'text-ink-3' : 'text-accent'} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

export interface TdProps extends Omit<ComponentProps<'td'>, 'className' | 'align'> {
  align?: 'start' | 'end'
  pin?: 'end'
  mono?: boolean
  /** A single link that fills the cell, see `cellLinkClass`. */
  kind?: 'link'
}

export function Td({ align = 'start', pin, mono = false, kind, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      className={`h-10 max-w-96 border-b border-line whitespace-nowrap ${kind === 'link' ? 'p-0' : 'px-3'} ${
        align === 'end' ? 'text-right tabular-nums' : ''
      } ${mono ? 'font-mono text-sm' : ''} ${pin ? `${pinned} z-[5] bg-inherit px-1.5 text-right` : ''}`}
    />
  )
}

/** Class of the link in a cell of kind `link`. */
export const cellLinkClass =
  'flex min-h-10 max-w-96 items-center px-3 font-medium text-link hover:underline focus-visible:-outline-offset-2'
