/** Users of silos that keep their own passwords (server-behaviour §20). */
import type { UserPassword } from '../../../generated/api/wire.gen.ts'
import { removeRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { alreadyExists, notFound } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import { addUser, userNamed } from '../sign-in/silo-users.ts'
import type { Behaviours } from './behaviour.ts'

export const localUsers: Behaviours = {
  local_idp_user_create: ({ query, body, ctx }) => {
    const silo = localSilo(ctx, 'user.create', query.silo)
    const name = body.external_id
    if (userNamed(ctx, silo, name) !== undefined) throw alreadyExists('silo-user', name)
    const password = passwordOf(body.password)
    const id = addUser(ctx, { silo, name, ...(password === undefined ? {} : { password }) })
    return { id, display_name: name, silo_id: silo }
  },

  local_idp_user_delete: ({ path, query, ctx }) => {
    removeRow(ctx, 'user', userOf(ctx, localSilo(ctx, 'user.delete', query.silo), path.user_id))
  },

  local_idp_user_set_password: ({ path, query, body, ctx }) => {
    const { key, row, hidden } = userOf(ctx, localSilo(ctx, 'user.setPassword', query.silo), path.user_id)
    const { password: _old, ...rest } = hidden ?? {}
    const password = passwordOf(body)
    ctx.store.table('user').replace(key, row, { hidden: { ...rest, ...(password === undefined ? {} : { password }) } })
  },
}

/** Undefined for users that may not sign in. */
const passwordOf = (password: UserPassword): string | undefined =>
  password.mode === 'password' ? password.value : undefined

/** Key of a silo whose users are made by hand. */
function localSilo(ctx: Ctx, rule: 'user.create' | 'user.delete' | 'user.setPassword', nameOrId: string): string {
  const silo = select(ctx, 'silo', nameOrId)
  if (!accepts(ctx, rule, {}, { parent: silo.row })) throw notFound('identity-provider', { name: 'local' })
  return silo.key
}

function userOf({ store }: Ctx, silo: string, id: string) {
  const user = store.table('user').get(id)
  if (user === undefined || user.parent !== silo) throw notFound('silo-user', { id })
  return user
}
