/** What the levels of the console need before any of their pages: see `router.tsx`. */
import { data } from 'react-router'
import type { RouteObject } from 'react-router'

import { levels } from '../../generated/routes/levels.gen.ts'
import { levelRows } from '../../generated/routes/session.gen.ts'
import { queryClient } from '../api/query-client.ts'
import { queryOptionsOf } from '../kit/queries/query.ts'
import { readPath } from '../lib/condition.ts'
import { asMe, meOptions } from './session.ts'

type LevelRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate'>

/** What a level needs first. */
export function levelLoader(id: string): LevelRoute {
  const seen = levels.find((level) => level.id === id)?.seen
  const row = levelRows[id]
  if (seen !== undefined) return { loader: () => requireSeen(seen) }
  if (!row?.query) return {}
  const { param, query } = row
  return {
    // A row that does not exist is "page not found", whatever the page below it.
    loader: async ({ params }) => {
      const value = params[param]
      if (value !== undefined) await queryClient().fetchQuery(queryOptionsOf(query(value)))
      return null
    },
    // Pages below come and go; the row is asked for once.
    shouldRevalidate: ({ currentParams, nextParams, defaultShouldRevalidate }) =>
      currentParams[param] !== nextParams[param] || (defaultShouldRevalidate && currentParams === nextParams),
  }
}

/** The level does not exist for those who may not see it. */
async function requireSeen(field: string): Promise<null> {
  const me = asMe(await queryClient().fetchQuery(meOptions()))
  if (readPath(me, field) !== true) throw data('Not Found', { status: 404 })
  return null
}
