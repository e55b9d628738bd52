/** Who is in which group. Memberships are not on the wire: users carry them hidden. */
import type { Group } from '../../../generated/api/wire.gen.ts'
import type { Store } from '../store/store.ts'

/** Ids of a user's groups. */
export function groupIdsOf(store: Store, user: string): readonly string[] {
  const groups = store.table('user').get(user)?.hidden?.['groups']
  return Array.isArray(groups) ? groups.filter((id) => typeof id === 'string') : []
}

/** A user's groups. */
export const groupsOf = (store: Store, user: string): Group[] =>
  groupIdsOf(store, user).flatMap((id) => store.table('group').get(id)?.row ?? [])
