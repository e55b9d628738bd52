import { use } from 'react'

import type { DetailScreen, Row } from '../spec.ts'
import { ParentContext, ParentScreenContext } from './page-scope.ts'

/** The row of the page around this one, if that is the page of `screen`; empty elsewhere and as long as it is on its way. */
export function useParentRow<R extends Row>(screen: DetailScreen<R>): Partial<R> {
  const [shown, row] = [use(ParentScreenContext), use(ParentContext)]
  // It is what that very screen has read.
  return shown === screen ? (row as Partial<R>) : {}
}
