/** Users and groups inside a silo, as sign-in and local user management make them. */
import type { User } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Entry, Row } from '../store/collection.ts'

/** A silo's user by user name, which is what its display name shows. */
export const userNamed = ({ store }: Ctx, silo: string, name: string): Entry<User & Row> | undefined =>
  store
    .table('user')
    .of(silo)
    .find(({ row }) => row.display_name === name)

interface NewUser {
  readonly silo: string
  readonly name: string
  /** Without one, signing in with a password always fails. */
  readonly password?: string
}

/** Adds a user and answers its id. */
export function addUser(ctx: Ctx, { silo, name, password }: NewUser): string {
  const user = { id: ctx.newId(), display_name: name, silo_id: silo }
  const hidden = { groups: [], ...(password === undefined ? {} : { password }) }
  return ctx.store.table('user').insert(user.id, user, { parent: silo, hidden }).key
}

/** Id of a silo's group; made when it is not there yet. */
export function groupNamed(ctx: Ctx, silo: string, name: string): string {
  const groups = ctx.store.table('group')
  const known = groups.of(silo).find(({ row }) => row.display_name === name)
  if (known !== undefined) return known.key
  const group = { id: ctx.newId(), display_name: name, silo_id: silo }
  return groups.insert(group.id, group, { parent: silo }).key
}
