/** From a generated route to one of react-router: code and data are fetched side by side. */
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'

import { queryClient } from '../../api/query-client.ts'
import { isPageError } from '../queries/page-errors.ts'
import { wantsWhole } from '../url/keys.ts'
import { forgetFailures, loadQuery } from '../queries/load-query.ts'
import { queryOptionsOf } from '../queries/query.ts'
import type { Prefetch, RouteHandle } from './route-handle.ts'
import type { Params, Query } from '../spec.ts'
import { definedParams } from './use-params.ts'

/** What a screen will ask for, so that the loader can ask first. */
export type ScreenQueries = (params: Params, search: URLSearchParams) => readonly Query[]

export interface ScreenRoute {
  path?: string
  /** Kind of the screen: decides which failures the page shows and which its error boundary does. */
  kind: 'list' | 'create' | 'edit' | 'detail' | 'placeholder' | 'bespoke'
  /** Below another page's heading. */
  embedded?: boolean
  handle: RouteHandle
  queries?: () => Promise<ScreenQueries>
  component: () => Promise<{ default: ComponentType }>
  children?: RouteObject[]
}

/** The route of a screen. Its loader waits for what decides the page, so that no screen starts with a spinner. */
export function screenRoute({ path, handle, queries, component, children, ...screen }: ScreenRoute): RouteObject {
  return {
    path,
    handle: {
      ...handle,
      prefetch: prefetchOf(component, queries),
      ...(screen.kind === 'placeholder' && { isPlaceholder: true }),
    } satisfies RouteHandle,
    children,
    loader: queries && loaderOf(queries, screen),
    lazy: { Component: async () => (await component()).default },
  }
}

function loaderOf(
  queries: () => Promise<ScreenQueries>,
  screen: Pick<ScreenRoute, 'kind' | 'embedded'>,
): LoaderFunction {
  return async ({ params, request }) => {
    const search = new URL(request.url).searchParams
    forgetFailures(queryClient())
    // A list that is searched, sorted or filtered reads the whole collection, and shows what is there meanwhile.
    if (screen.kind === 'list' && wantsWhole(search)) return null
    const wanted = (await queries())(definedParams(params), search)
    const isFatal = (error: unknown) => isPageError(error, screen)
    cancelOnAbort(wanted, request.signal)
    await Promise.all(wanted.map((query) => loadQuery(queryClient(), query, isFatal)))
    return null
  }
}

/**
 * The same as opening the page would fetch, without opening it. What comes is found by the loader: answers in the cache, code
 * in the browser's module map.
 */
function prefetchOf(component: ScreenRoute['component'], queries: ScreenRoute['queries']): Prefetch {
  return async ({ params, search, signal }) => {
    // What fails here is told when the page is opened, if it still fails then.
    const code = component().catch(() => undefined)
    if (queries && search) {
      const client = queryClient()
      const wanted = (await queries().catch(() => undefined))?.(params, search) ?? []
      if (signal.aborted) return
      cancelOnAbort(wanted, signal)
      await Promise.all(wanted.map((one) => client.prefetchQuery(queryOptionsOf(one))))
    }
    await code
  }
}

/** Whoever has gone elsewhere waits for nothing: what no page shows is not read to its end. */
function cancelOnAbort(queries: readonly Query[], signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    for (const query of queries)
      void queryClient().cancelQueries({ queryKey: queryOptionsOf(query).queryKey, exact: true, type: 'inactive' })
  })
}
