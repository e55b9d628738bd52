import { type ReactNode, use, useMemo } from 'react'
import { UNSAFE_RouteContext as RouteContext } from 'react-router'

import type { Params } from '../spec.ts'

/**
 * What a list was asked for counts as a part of the page's address: rows lead to pages that have it in theirs, also by what is written by
 * hand (`usePageParams`). The router's own context has it, so that lists that do not ask pay nothing for that.
 */
export function AskedParams({ params, children }: { params: Params; children: ReactNode }) {
  const route = use(RouteContext)
  const value = useMemo(
    () => ({ ...route, matches: route.matches.map((match) => ({ ...match, params: { ...params, ...match.params } })) }),
    [route, params],
  )
  return <RouteContext value={value}>{children}</RouteContext>
}
