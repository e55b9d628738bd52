/** The default story, in a silo that has no room left. */
import { provisioned } from '../provisioning/capacity.ts'
import type { Ctx } from '../context/ctx.ts'
import { defaultUserNote } from '../sign-in/identity.ts'
import { seedStory } from '../seed/story.ts'

/** The quotas of the default user's silo are exactly what it uses. */
export function seedQuotaExhausted(ctx: Ctx): void {
  seedStory(ctx)
  const { store } = ctx
  const user = store.table('user').get(store.meta(defaultUserNote) ?? '')
  if (user === undefined) return
  const [quotas] = store.table('silo_quotas').of(user.row.silo_id)
  if (quotas !== undefined) store.table('silo_quotas').patch(quotas.key, provisioned(store, user.row.silo_id))
}
