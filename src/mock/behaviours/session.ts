/** Signing in and out, the caller, and whether the API is up (server-behaviour §2, §3, §21). */
import type { Behaviours } from './behaviour.ts'
import { paged } from './behaviour.ts'
import { ApiError, missing, notFound, unauthorized } from '../errors.ts'
import { groupsOf } from '../groups.ts'
import { clearedCookie, noOneCookie, sessionCookie } from '../identity.ts'

export const session: Behaviours = {
  ping: () => ({ status: 'ok' }),

  login_local: ({ path, body, ctx }) => {
    const { store } = ctx
    const silo = store.table('silo').find(({ row }) => row.name === path.silo_name)
    if (silo === undefined) throw notFound('silo', { name: path.silo_name })
    if (silo.row.identity_mode !== 'local_only') throw notFound('identity-provider', { name: 'local' })
    const user = store
      .table('user')
      .of(silo.key)
      .find(({ row }) => row.display_name === body.username)
    if (user === undefined || user.hidden?.['password'] !== body.password) throw unauthorized()
    const token = ctx.rng.hex(40)
    store.collection('session').insert(token, { user: user.key, time_created: ctx.timestamp() })
    ctx.reply.headers.append('set-cookie', sessionCookie(token))
    ctx.reply.headers.append('set-cookie', clearedCookie('cairn-user'))
  },

  logout: ({ ctx }) => {
    if (ctx.session !== undefined) ctx.store.collection('session').remove(ctx.session)
    ctx.reply.headers.append('set-cookie', clearedCookie('session'))
    ctx.reply.headers.append('set-cookie', noOneCookie)
  },

  current_user_view: ({ ctx }) => {
    const { store } = ctx
    const user = store.table('user').get(ctx.user.id)
    const silo = store.table('silo').get(ctx.user.silo_id)
    if (user === undefined || silo === undefined) throw missing('could not find silo user')
    return {
      ...user.row,
      silo_name: silo.row.name,
      fleet_viewer: user.hidden?.['fleet_viewer'] === true,
      silo_admin: user.hidden?.['silo_admin'] === true,
    }
  },

  current_user_groups: ({ query, ctx }) => paged('current_user_groups', query, () => groupsOf(ctx.store, ctx.user.id)),

  policy_view: ({ ctx }) => {
    const policy = ctx.store.table('silo_policy').get(ctx.user.silo_id)
    if (policy === undefined) throw new ApiError(404, 'ObjectNotFound', `not found: silo with id "${ctx.user.silo_id}"`)
    return policy.row
  },
}
