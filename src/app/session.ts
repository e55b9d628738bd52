/**
 * Who is signed in. All screens read it from the same two cached answers. What of this an API has, its conventions say
 * (`session` of `openapi/conventions.yaml`): of what it does not have nothing is asked, and nothing is offered.
 */
import { idField } from '../../generated/model/conventions.gen.ts'
import { end, groups, partField, signInPath, who } from '../../generated/routes/session.gen.ts'
import { queryClient } from '../api/query-client.ts'
import { sessionChanged } from '../api/session-guard.ts'
import { dropDrafts } from '../kit/form/draft-keys.ts'
import { errorToast } from '../kit/feedback/error-toast.ts'
import { queryOptionsOf } from '../kit/queries/query.ts'
import type { Query, Row } from '../kit/spec.ts'
import { readPath } from '../lib/condition.ts'
import { isPlainObject } from '../lib/plain-object.ts'
import { addToast } from '../ui/toast-store.ts'

/** Path of the page where people sign in; undefined where there is none. */
export const loginPath = signInPath && import.meta.env.BASE_URL + signInPath.slice(1)

/** People change their own name rarely: ask once a minute at most. */
export const staleTime = 60_000

/** Whoever uses an API that knows nobody: what they keep in the browser is theirs under this name. */
const anybody: Row = { [idField]: 'anybody' }

/** Options of a query that the API may not have: then the answer is known. */
export const queryOf = (query: Query | undefined, otherwise: unknown = null) =>
  queryOptionsOf(query ?? { queryKey: [{ _id: 'none', otherwise }], queryFn: () => Promise.resolve(otherwise) })

export const meOptions = () => ({ ...queryOf(who?.(), anybody), staleTime })

export const myGroupsOptions = () => ({ ...queryOf(groups?.()), staleTime })

/** An answer that says who is signed in. */
export const asMe = (answer: unknown): Row | undefined => (isPlainObject(answer) ? answer : undefined)

/** Who is signed in, as far as that is known by now. */
export const knownMe = (): Row | undefined => asMe(queryClient().getQueryData(meOptions().queryKey))

/** A text that the answer has in one of its fields; undefined where it says nothing. */
export function textOf(me: Row | undefined, field: string | undefined): string | undefined {
  const text = field === undefined ? undefined : readPath(me, field)
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** What the part of the platform is called that somebody is signed in to. */
export const partOf = (me: Row | undefined): string | undefined => textOf(me, partField)

/** Fills the cache on every navigation; only the very first one waits. A failure is shown where it matters. */
export async function prefetchSession(): Promise<void> {
  const client = queryClient()
  const isFirst = knownMe() === undefined
  if (groups) void client.prefetchQuery(myGroupsOptions())
  const me = client.prefetchQuery(meOptions())
  if (isFirst) await me
}

/** Ends the session and leaves the console. When the server refuses it says so and resolves with false. Undefined where nobody signs in. */
export const signOut = end && leave.bind(undefined, end)

async function leave(signsOut: () => Promise<unknown>): Promise<boolean> {
  try {
    await signsOut()
  } catch (error) {
    addToast(errorToast('Could not sign out', error))
    return false
  }
  sessionChanged()
  dropDrafts()
  // A full page load: nothing of this session stays in memory.
  window.location.assign(loginPath ?? import.meta.env.BASE_URL)
  return true
}
