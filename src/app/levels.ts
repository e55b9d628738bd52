/** What the levels of the console need before any of their pages: see `router.tsx`. */
import { data } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'

import { projectViewOptions } from '../../generated/api/queries/projects.gen.ts'
import { queryClient } from '../api/query-client.ts'
import { meOptions } from './session.ts'

type LevelRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate'>

/** Loaders by level id. A level that is not named needs nothing. */
export const levelLoaders: Readonly<Partial<Record<string, LevelRoute>>> = {
  project: {
    loader: loadProject,
    // Pages below come and go; the project is asked for once.
    shouldRevalidate: ({ currentParams, nextParams, defaultShouldRevalidate }) =>
      currentParams['project'] !== nextParams['project'] || (defaultShouldRevalidate && currentParams === nextParams),
  },
  system: { loader: loadSystem },
}

/** A project that does not exist is "page not found", whatever the page. */
async function loadProject({ params }: LoaderFunctionArgs): Promise<null> {
  const project = params['project']
  if (project !== undefined) await queryClient().fetchQuery(projectViewOptions({ path: { project } }))
  return null
}

/** The system does not exist for those who may not see it. */
async function loadSystem(): Promise<null> {
  const me = await queryClient().fetchQuery(meOptions())
  if (!me.fleetViewer) throw data('Not Found', { status: 404 })
  return null
}
