/** What actions and forms may read besides their own row. */
import { createContext, use } from 'react'

import type { DetailScreen, Row } from '../spec.ts'

const nothing: Row = {}

/** Whether a page is shown below the heading of another one. */
export const isBelowHeading = (parent: Row): boolean => parent !== nothing

/** The row of the detail page above a list that is shown inside it; empty elsewhere. Set by `Detail`. */
export const ParentContext = createContext<Row>(nothing)

/** The screen of the detail page whose row `ParentContext` has. */
export const ParentScreenContext = createContext<object | undefined>(undefined)

/** The row of the page around this one, if that is the page of `screen`; empty elsewhere and as long as it is on its way. */
export function useParentRow<R extends Row>(screen: DetailScreen<R>): Partial<R> {
  const [shown, row] = [use(ParentScreenContext), use(ParentContext)]
  // It is what that very screen has read.
  return shown === screen ? (row as Partial<R>) : {}
}

/** The signed-in user. Set by the application's frame. */
export const MeContext = createContext<Row>(nothing)
