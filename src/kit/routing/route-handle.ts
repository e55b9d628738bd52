/** What routes say of their pages: the trail, the title and what can be fetched ahead. */
import type { Params } from '../spec.ts'

/** One entry of the breadcrumb trail: a fixed text or the value of a route parameter. */
export interface Crumb {
  text?: string
  param?: string
  path: string
  /** Part of the document title only (forms over a page). */
  titleOnly?: boolean
}

/** What the route table attaches to every route (react-router `handle`). */
export interface RouteHandle {
  screen: string
  crumbs: readonly Crumb[]
  /** Role without which the server refuses to show it: `level.role`. */
  needs?: string
  /** The page comes later: its address works, but nothing leads there. */
  isPlaceholder?: boolean
  /** Fetches the page's code ahead, and what it will ask for; see `prefetchOf` in route.ts. */
  prefetch?: Prefetch
}

export const isRouteHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'crumbs' in handle && Array.isArray(handle.crumbs)

/** Fetches a page ahead. Only its code without `search`. Never rejects; an aborted signal cancels what nobody else waits for. */
export type Prefetch = (page: { params: Params; search?: URLSearchParams; signal: AbortSignal }) => Promise<void>
