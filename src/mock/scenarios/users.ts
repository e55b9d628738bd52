/** The default story, seen by somebody else. */
import type { Ctx } from '../context/ctx.ts'
import { defaultUserNote } from '../sign-in/identity.ts'
import { seedStory } from '../seed/story.ts'

/** The default story; the default user is the one of that name, who has that role in the silo and no other. */
export const seedAs =
  (name: string, role: 'viewer' | 'collaborator' | 'admin' | undefined) =>
  (ctx: Ctx): void => {
    seedStory(ctx)
    const { store } = ctx
    const user = store.table('user').find(({ row }) => row.display_name === name)
    if (user === undefined) throw new Error(`the story has no user ${name}`)
    store.setMeta(defaultUserNote, user.key)
    const silo = user.row.silo_id
    const policy = store.table('silo_policy').get(silo)
    if (policy === undefined || role === undefined) return
    store.table('silo_policy').patch(silo, {
      role_assignments: [
        ...policy.row.role_assignments,
        { identity_id: user.key, identity_type: 'silo_user', role_name: role },
      ],
    })
  }
