/** How others are signed in, for themselves and for admins of their silo (server-behaviour §12). */
import { maySilo } from '../access/roles.ts'
import type { Ctx } from '../context/ctx.ts'
import { forbidden, notFound } from '../http/errors.ts'
import { sessionsOf } from '../sign-in/sessions.ts'
import { tokensOf } from '../sign-in/tokens.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const tokens: Behaviours = {
  user_token_list: ({ path, query, ctx }) => {
    const user = userFor(ctx, path.user_id)
    return paged('user_token_list', query, () => tokensOf(ctx, user).map(({ row }) => row))
  },

  user_session_list: ({ path, query, ctx }) => {
    const user = userFor(ctx, path.user_id)
    return paged('user_session_list', query, () => sessionsOf(ctx, user).map(({ row }) => row))
  },

  user_logout: ({ path, ctx }) => {
    const user = userFor(ctx, path.user_id)
    for (const entity of ['access_token', 'user_session'] as const) {
      const entries = ctx.store.table(entity)
      for (const { key } of entries.of(user)) entries.remove(key)
    }
  },
}

/** The user, when the caller may know how they are signed in: oneself, or as an admin. */
function userFor(ctx: Ctx, id: string): string {
  const silo = ctx.user.silo_id
  if (ctx.store.table('user').get(id)?.parent !== silo) throw notFound('silo-user', { id })
  if (id !== ctx.user.id && !maySilo(ctx, silo, 'administer')) throw forbidden()
  return id
}
