/** A list that is a part of a page: what the page says of it, and what shows one that has to be told more first. */
import type { ReactNode } from 'react'

import type { ListSlots } from './slots.ts'
import type { ListScreen, Row } from './spec.ts'

/** A section as a page uses it. */
export interface SectionProps<R extends Row, C extends string> {
  screen: ListScreen<R>
  slots?: ListSlots<R, C>
  /** Instead of the list's own. */
  title?: string
  help?: ReactNode
  /** Which rows are shown here; all by default. */
  keep?: (row: R) => boolean
  /** Their order; that of the server by default. */
  order?: (a: R, b: R) => number
  /** Whether an entry of the menu makes sense for a row at all; all do by default. */
  fits?: (id: string, row: R) => boolean
  /** Buttons of the heading, before the one that creates. */
  actions?: ReactNode
  empty?: { title: string; body: ReactNode }
  /** Below the rows. */
  footer?: ReactNode
}

/** A section with what is between its heading and the rows. */
export interface SectionRowsProps<R extends Row, C extends string> extends SectionProps<R, C> {
  before?: ReactNode
}

/** What shows such a list. */
export type SectionPart = <R extends Row, C extends string>(props: SectionRowsProps<R, C>) => ReactNode
