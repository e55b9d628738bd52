// Generated from openapi/conventions.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { AskWho, LevelRow } from '../../src/kit/routing/session.ts'
import type { Query } from '../../src/kit/spec.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../api/queries/current-user.gen.ts'
import { projectViewOptions } from '../api/queries/projects.gen.ts'
import { logout } from '../api/sdk/console-auth.gen.ts'
import { currentUserView } from '../api/sdk/current-user.gen.ts'

/** Whether the API says who is signed in. */
export const knowsWho: boolean = true

/** What the client calls the operation that does. */
export const whoOperation: string | undefined = 'currentUserView'

/** Field of its answer: what people call them. */
export const calledField: string | undefined = 'displayName'

/** The same: what their part of the platform is called. */
export const partField: string | undefined = 'siloName'

/** Path of the page where people sign in. */
export const signInPath: string | undefined = '/login'

/** Who is signed in. */
export const who: (() => Query) | undefined = () => currentUserViewOptions()

/** The same past the cache. */
export const askWho: AskWho | undefined = () => currentUserView()

/** Their groups. */
export const groups: (() => Query) | undefined = () => currentUserGroupsOptions({ query: { limit: 1000 } })

/** Signs out. @throws what the call throws */
export const end: (() => Promise<unknown>) | undefined = () => logout({ throwOnError: true })

/** What levels are below, by level. */
export const levelRows: Readonly<Partial<Record<string, LevelRow>>> = { project: { param: 'project', query: (value) => projectViewOptions({ path: { project: value } }) } }
