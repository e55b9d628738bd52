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
  /** Low rows, for who wants to see many. */
  compact?: boolean
  /** Columns keep the widths of their headings whatever rows come by. */
  fixed?: boolean
  /** All rows there are, headings included, when only some of them are in the page. */
  rowCount?: number
  children: ReactNode
}

/** The frame of a table: scrolls sideways when it is wide, with the pinned column in place. */
export function TableFrame({
  label,
  bounded = true,
  footer,
  ref,
  busy = false,
  compact = false,
  fixed = false,
  rowCount,
  children,
}: TableFrameProps) {
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
        // Only what is sideways is told: whenever this changes, the browser works out the styles of all rows again.
        data-overflow={overflow === 'sideways' ? overflow : undefined}
        // What scrolls must be reachable by keyboard.
        {...(overflow === 'none' ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}
        className={`group/table relative scroll-pt-9 overflow-auto focus-visible:-outline-offset-2 ${compact ? '[--row:2.25rem]' : ''} ${
          bounded
            ? footer === undefined
              ? 'max-h-[max(20rem,calc(100dvh-16rem-var(--bottom-bar,0px)))]'
              : 'max-h-[max(20rem,calc(100dvh-17rem-var(--bottom-bar,0px)))]'
            : ''
        }`}
      >
        <table
          aria-label={label}
          aria-busy={busy || undefined}
          aria-rowcount={rowCount}
          className={`w-full border-separate border-spacing-0 text-base ${fixed ? 'table-fixed' : ''}`}
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

// Only while there is something to scroll under the column: each pinned cell is a layer of its own, which the browser paints
// and composes apart from its table in every frame.
const pinned =
  'inset-e-0 w-px group-data-[overflow=sideways]/table:sticky group-data-[overflow=sideways]/table:border-s group-data-[overflow=sideways]/table:border-s-line'

export interface ThProps extends Omit<ComponentProps<'th'>, 'className' | 'align'> {
  align?: 'start' | 'end'
  /** Makes the heading a sort button. */
  sort?: 'asc' | 'desc' | 'none'
  onSort?: () => void
  pin?: 'end'
  /** In pixels; the contents decide without it. */
  width?: number
  /** Lets people drag the column's edge, or press Shift and an arrow key on the heading. Undefined = as the contents decide. */
  onResize?: (width: number | undefined) => void
  /** Fetches what sorting takes, before it is asked for. */
  onIntent?: () => void
  /** The heading is for screen readers only. */
  srOnly?: boolean
}

const ariaSort = { asc: 'ascending', desc: 'descending', none: undefined } as const
const sortIcons = { asc: SortUpIcon, desc: SortDownIcon, none: SortIcon }

export function Th(props: ThProps) {
  const { align = 'start', sort, onSort, pin, width, onResize, onIntent, srOnly = false, children, ...rest } = props
  const SortMark = sort && sortIcons[sort]
  const cell = useRef<HTMLTableCellElement>(null)
  const measured = () => cell.current?.getBoundingClientRect().width ?? 0
  return (
    <th
      ref={cell}
      scope="col"
      aria-sort={sort && ariaSort[sort]}
      style={widthStyle(width)}
      {...rest}
      className={`sticky top-0 z-10 h-9 border-b border-line bg-canvas px-3 text-sm font-medium whitespace-nowrap text-ink-2 ${
        align === 'end' ? 'text-end' : 'text-start'
      } ${pin ? `${pinned} z-20` : ''}`}
    >
      {srOnly ? (
        <span className="sr-only">{children}</span>
      ) : SortMark ? (
        <button
          type="button"
          onClick={onSort}
          onFocus={onIntent}
          onPointerEnter={onIntent}
          aria-keyshortcuts={onResize && 'Shift+ArrowLeft Shift+ArrowRight'}
          onKeyDown={(event) => {
            if (!onResize || !event.shiftKey) return
            const step = { ArrowLeft: -resizeStep, ArrowRight: resizeStep }[event.key]
            if (step === undefined) return
            event.preventDefault()
            onResize(measured() + step)
          }}
          // The mark stands where it does not push the heading out of line with its numbers. The margins give room as well.
          className={`group/sort -mx-1 inline-flex items-center gap-1 rounded-sm px-1 hover:text-ink ${
            align === 'end' ? 'flex-row-reverse' : ''
          } ${width === undefined ? '' : 'max-w-[calc(100%+0.5rem)]'}`}
        >
          <span className={width === undefined ? '' : 'truncate'}>{children}</span>
          <SortMark
            size={12}
            className={
              sort === 'none'
                ? 'shrink-0 text-ink-3 opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100'
                : 'shrink-0 text-accent'
            }
          />
        </button>
      ) : (
        children
      )}
      {onResize && <ResizeHandle measured={measured} onResize={onResize} />}
    </th>
  )
}

const resizeStep = 16

/** The edge between two headings. For pointers alone: keys work on the heading itself. */
function ResizeHandle({ measured, onResize }: { measured: () => number; onResize: (width?: number) => void }) {
  const start = useRef<{ x: number; width: number }>(undefined)
  return (
    <span
      aria-hidden="true"
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: measured() }
      }}
      onPointerMove={(event) => start.current && onResize(start.current.width + event.clientX - start.current.x)}
      onLostPointerCapture={() => {
        start.current = undefined
      }}
      onDoubleClick={() => onResize(undefined)}
      className="absolute inset-y-0 -inset-e-1 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:inset-s-1/2 after:w-px after:bg-line hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent"
    />
  )
}

const widthStyle = (width: number | undefined) =>
  width === undefined ? undefined : { width, minWidth: width, maxWidth: width }

export interface TdProps extends Omit<ComponentProps<'td'>, 'className' | 'align'> {
  align?: 'start' | 'end'
  pin?: 'end'
  mono?: boolean
  /** A single link that fills the cell, see `cellLinkClass`. */
  kind?: 'link' | 'check'
  /** In pixels, as the column's heading; longer contents are cut. */
  width?: number
}

const cellPadding = { link: 'p-0', check: 'w-px pe-0 ps-3 [&>label]:align-middle', none: 'px-3' } as const

export function Td({ align = 'start', pin, mono = false, kind, width, ...rest }: TdProps) {
  return (
    <td
      style={width === undefined ? undefined : { maxWidth: width }}
      {...rest}
      className={`h-(--row,2.5rem) border-b border-line whitespace-nowrap ${cellPadding[kind ?? 'none']} ${
        width === undefined ? 'max-w-96' : ''
      } ${align === 'end' ? 'text-end tabular-nums' : ''} ${mono ? 'font-mono text-sm' : ''} ${
        pin ? `${pinned} z-[5] bg-inherit px-1.5 text-end` : 'overflow-hidden text-ellipsis'
      }`}
    />
  )
}

/** Height of a row in pixels, its line included. */
export const rowHeight = { comfortable: 40, compact: 36 } as const

/** Class of the link in a cell of kind `link`. */
export const cellLinkClass =
  'flex min-h-[calc(var(--row,2.5rem)-1px)] max-w-96 items-center px-3 font-medium text-link hover:underline focus-visible:-outline-offset-2'
