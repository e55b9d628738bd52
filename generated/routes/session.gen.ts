// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { LevelRow, Session } from '../../src/kit/routing/session.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../api/queries/current-user.gen.ts'
import { projectViewOptions } from '../api/queries/projects.gen.ts'
import { logout } from '../api/sdk/console-auth.gen.ts'
import { currentUserView } from '../api/sdk/current-user.gen.ts'

/** Who is signed in, as far as the API says anything of it. */
export const session: Session = {
  who: {
    query: () => currentUserViewOptions(),
    ask: () => currentUserView(),
    operation: 'currentUserView',
    called: 'displayName',
    within: 'siloName',
  },
  groups: () => currentUserGroupsOptions({ query: { limit: 1000 } }),
  end: () => logout({ throwOnError: true }),
  signIn: '/login',
}

/** What levels are below, by level. */
export const levelRows: Readonly<Partial<Record<string, LevelRow>>> = { project: { param: 'project', query: (value) => projectViewOptions({ path: { project: value } }) } }
