/** Puts the generated routes of each level into the console's frame. The route table itself is generated. */
import { createBrowserRouter, matchPath } from 'react-router'
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'

import { lazyLevelRoutes, levelRoutes } from '../../generated/routes/routes.gen.ts'
import { eagerOverrides } from '../overrides/eager.ts'
import { PageError, RootError } from './errors/RouteError.tsx'
import { AppFrame } from './frame/AppFrame.tsx'
import { BareFrame } from './frame/BareFrame.tsx'
import { FrameSkeleton } from './frame/FrameSkeleton.tsx'
import { levelLoader } from './levels.ts'
import { prefetchSession } from './session.ts'
import { Shell } from './Shell.tsx'

/** Pages outside of the frame: nobody is signed in yet. */
const publicLevel = 'public'

/** The console's router. It starts loading code and data of the current address at once. */
export function createConsoleRouter() {
  const framed = levelRoutes.filter(({ level }) => level !== publicLevel)
  const bare = levelRoutes.filter(({ level }) => level === publicLevel)
  const root: RouteObject = {
    id: 'root',
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: FrameSkeleton,
    children: [
      ...designRoutes,
      {
        id: 'bare',
        Component: BareFrame,
        children: bare.flatMap(({ routes }) => routes(eagerOverrides)),
      },
      {
        id: 'frame',
        Component: AppFrame,
        loader: prefetchSession,
        // Fresh answers cost nothing; old ones are renewed without waiting.
        shouldRevalidate: () => true,
        children: [
          ...framed.map(({ level, routes }) => levelRoute(level, routes(eagerOverrides))),
          ...lazyLevelRoutes.map(({ level }) => levelRoute(level, [])),
        ],
      },
    ],
  }
  return createBrowserRouter([root], { basename: import.meta.env.BASE_URL, patchRoutesOnNavigation })
}

// Where the condition is false when the code is built, the import goes with it.
const designRoutes: RouteObject[] =
  import.meta.env.MODE === 'mock'
    ? [
        {
          path: '/design',
          lazy: () => import('./design/DesignPage.tsx').then(({ DesignPage }) => ({ Component: DesignPage })),
        },
      ]
    : []

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

/** A level: what it needs first, then its pages. A failing page leaves the frame alone, a failing level does not. */
function levelRoute(level: string, children: RouteObject[]): RouteObject {
  return {
    id: `level:${level}`,
    handle: { level },
    ...levelLoader(level),
    children: [{ id: pagesOf(level), ErrorBoundary: PageError, children }],
  }
}

const pagesOf = (level: string): string => `pages:${level}`

const loaded = new Set<string>()

/** Levels that few people need come when their first page is opened, or when somebody is about to open it. */
const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = ({ path, patch, signal }) =>
  addLevel(path, patch, signal)

/**
 * Adds the pages of the level that `path` lies in, if they are not there yet.
 * @param path with the console's own base path
 * @param signal of a navigation that was left meanwhile: its `patch` does nothing any more
 */
export async function addLevel(
  path: string,
  patch: (id: string, routes: RouteObject[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = lazyLevelRoutes.find(({ level, at }) => !loaded.has(level) && isBelow(path, at))
  if (!wanted) return
  const [routes, { overrides }] = await Promise.all([wanted.load(), import('../overrides/index.ts')])
  // Two may have waited for it.
  if (signal?.aborted === true || loaded.has(wanted.level)) return
  loaded.add(wanted.level)
  patch(pagesOf(wanted.level), routes({ ...eagerOverrides, ...overrides }))
}

/** `path` comes with the console's own base path. */
function isBelow(path: string, at: string): boolean {
  return matchPath({ path: import.meta.env.BASE_URL.replace(/\/$/, '') + at, end: false }, path) !== null
}
