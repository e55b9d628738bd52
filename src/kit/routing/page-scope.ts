/** What actions and forms may read besides their own row. */
import { createContext } from 'react'

import { idField } from '../../../generated/model/conventions.gen.ts'
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

/** Where something of a person is kept; undefined until it is known who is signed in: what is kept for nobody would be shown to anybody. */
export function ownKey(prefix: string, me: Row): string | undefined {
  const user = me[idField]
  return typeof user === 'string' && user !== '' ? prefix + user : undefined
}
