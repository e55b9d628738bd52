/** Who is signed in. All screens read it from the same two cached answers. */
import { logout } from '../../generated/api/sdk/console-auth.gen.ts'
import { currentUserGroupsOptions, currentUserViewOptions } from '../../generated/api/queries/current-user.gen.ts'
import { queryClient } from '../api/query-client.ts'
import { sessionChanged } from '../api/session-guard.ts'
import { dropDrafts } from '../kit/form/draft-keys.ts'
import { errorToast } from '../kit/feedback/error-toast.ts'
import { addToast } from '../ui/toast-store.ts'

/** People change their own name rarely: ask once a minute at most. */
const staleTime = 60_000

/** The API's largest page: as good as all. */
const all = 1000

export const meOptions = () => ({ ...currentUserViewOptions(), staleTime })

export const myGroupsOptions = () => ({ ...currentUserGroupsOptions({ query: { limit: all } }), staleTime })

/** Fills the cache on every navigation; only the very first one waits. A failure is shown where it matters. */
export async function prefetchSession(): Promise<void> {
  const client = queryClient()
  const isFirst = client.getQueryData(meOptions().queryKey) === undefined
  void client.prefetchQuery(myGroupsOptions())
  const me = client.prefetchQuery(meOptions())
  if (isFirst) await me
}

/** Ends the session and leaves the console. When the server refuses it says so and resolves with false. */
export async function signOut(): Promise<boolean> {
  try {
    await logout({ throwOnError: true })
  } catch (error) {
    addToast(errorToast('Could not sign out', error))
    return false
  }
  sessionChanged()
  dropDrafts()
  // A full page load: nothing of this session stays in memory.
  window.location.assign(`${import.meta.env.BASE_URL}login`)
  return true
}
