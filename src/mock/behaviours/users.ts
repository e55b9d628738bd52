/** Users and groups of a silo, for its members and for operators (server-behaviour §12, §20). */
import type { Group, User } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { notFound } from '../http/errors.ts'
import { groupIdsOf } from '../access/groups.ts'
import { paged, type Behaviours } from './behaviour.ts'

export const users: Behaviours = {
  user_list: ({ query, ctx }) =>
    paged('user_list', query, ({ group }) => {
      if (group !== undefined && group !== null) groupOf(ctx, group)
      const inGroup = (user: User): boolean =>
        group === undefined || group === null || groupIdsOf(ctx.store, user.id).includes(group)
      return usersOf(ctx, ctx.user.silo_id).filter(inGroup)
    }),

  user_view: ({ path, ctx }) => userOf(ctx, ctx.user.silo_id, path.user_id),

  group_list: ({ query, ctx }) =>
    paged('group_list', query, () =>
      ctx.store
        .table('group')
        .of(ctx.user.silo_id)
        .map(({ row }) => row),
    ),

  group_view: ({ path, ctx }) => groupOf(ctx, path.group_id),

  silo_user_list: ({ query, ctx }) =>
    paged('silo_user_list', query, ({ silo }) => usersOf(ctx, select(ctx, 'silo', silo ?? '').key)),

  silo_user_view: ({ path, query, ctx }) => userOf(ctx, select(ctx, 'silo', query.silo).key, path.user_id),
}

const usersOf = ({ store }: Ctx, silo: string): User[] =>
  store
    .table('user')
    .of(silo)
    .map(({ row }) => row)

function userOf({ store }: Ctx, silo: string, id: string): User {
  const user = store.table('user').get(id)
  if (user === undefined || user.parent !== silo) throw notFound('silo-user', { id })
  return user.row
}

function groupOf(ctx: Ctx, id: string): Group {
  const group = ctx.store.table('group').get(id)
  if (group === undefined || group.parent !== ctx.user.silo_id) throw notFound('silo-group', { id })
  return group.row
}
