/** Fetches pages ahead of their opening. */
import { matchRoutes } from 'react-router'

import type { Prefetch } from '../../kit/routing/route-handle.ts'
import { definedParams } from '../../kit/routing/use-params.ts'
import { addLevel } from '../router.tsx'
import type { ConsoleRouter } from '../router.tsx'

/** Whether anything may be fetched that nobody asked for yet. */
export function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const saves = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  return !saves && navigator.onLine
}

/**
 * Code of the page behind an address, and what it will ask for unless only `code` is wanted. Never rejects.
 * @param url an address of the console
 */
export async function prefetchPage(
  router: ConsoleRouter,
  url: URL,
  want: { code: boolean; signal: AbortSignal },
): Promise<void> {
  const { code, signal } = want
  try {
    await addLevel(url.pathname, (id, routes) => router.patchRoutes(id, routes))
  } catch {
    return
  }
  if (signal.aborted) return
  const here = new Set(router.state.matches.map(({ route }) => route.id))
  const matches = matchRoutes(router.routes, url.pathname, import.meta.env.BASE_URL) ?? []
  await Promise.all(
    matches.map(({ route, params }) => {
      const prefetch = prefetchOf(route.handle)
      // Pages that stay have their code; their answers may be about something else.
      if (prefetch === undefined || (code && here.has(route.id))) return undefined
      return prefetch({ params: definedParams(params), signal, ...(code ? {} : { search: url.searchParams }) })
    }),
  )
}

function prefetchOf(handle: unknown): Prefetch | undefined {
  if (typeof handle !== 'object' || handle === null || !('prefetch' in handle)) return undefined
  return typeof handle.prefetch === 'function' ? (handle.prefetch as Prefetch) : undefined
}
