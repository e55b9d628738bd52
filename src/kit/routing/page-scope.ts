/** What actions and forms may read besides their own row. */
import { createContext } from 'react'

import type { DetailScreen, Row } from '../spec.ts'

const nothing: Row = {}

/** Whether a page is shown below the heading of another one. */
export const isBelowHeading = (parent: Row): boolean => parent !== nothing

/** The row of the detail page above a list that is shown inside it; empty elsewhere. Set by `Detail`. */
export const ParentContext = createContext<Row>(nothing)

/** The screen of the detail page whose row `ParentContext` has. */
export const ParentScreenContext = createContext<DetailScreen | undefined>(undefined)

/** The signed-in user. Set by the application's frame. */
export const MeContext = createContext<Row>(nothing)
