/** Who calls, and whether the API is up (server-behaviour §3, §21). Signing in and out is in `login.ts`. */
import { hasFleet, maySilo } from '../access/roles.ts'
import type { Ctx } from '../context/ctx.ts'
import { missing, notFound } from '../http/errors.ts'
import { groupsOf } from '../access/groups.ts'
import { tokensOf } from '../sign-in/tokens.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const session: Behaviours = {
  ping: () => ({ status: 'ok' }),

  current_user_view: ({ ctx }) => {
    const { store, user: caller } = ctx
    const user = store.table('user').get(caller.id)
    const silo = store.table('silo').get(caller.silo_id)
    if (user === undefined || silo === undefined) throw missing('could not find silo user')
    return {
      ...user.row,
      silo_name: silo.row.name,
      fleet_viewer: hasFleet(ctx, 'viewer'),
      silo_admin: maySilo(ctx, silo.key, 'modify'),
    }
  },

  current_user_groups: ({ query, ctx }) => paged('current_user_groups', query, () => groupsOf(ctx.store, ctx.user.id)),

  current_user_access_token_list: ({ query, ctx }) =>
    paged('current_user_access_token_list', query, () => tokensOf(ctx, ctx.user.id).map(({ row }) => row)),

  current_user_access_token_delete: ({ path, ctx }) => {
    if (!owns(ctx, path.token_id)) throw notFound('device-access-token', { id: path.token_id })
    ctx.store.table('access_token').remove(path.token_id)
  },
}

const owns = ({ store, user }: Ctx, token: string): boolean =>
  store.table('access_token').get(token)?.parent === user.id
