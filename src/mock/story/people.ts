/**
 * Users and groups of a story. The API makes users of silos that keep their own passwords only, and groups not at all: a provider
 * names them when somebody signs in.
 */
import type { Ctx } from '../context/ctx.ts'
import { ApiError } from '../http/errors.ts'
import { storyPassword } from '../seed/people.ts'
import { defaultUserNote } from '../sign-in/identity.ts'
import { addUser, groupNamed, userNamed } from '../sign-in/silo-users.ts'
import type { Maker, WriteFields } from './makers.ts'

/** Both name their silo; without one it is that of who calls by default. */
export const people: readonly Maker[] = [
  {
    name: 'group',
    entity: 'group',
    fields: ['silo', 'name'],
    required: ['name'],
    by: { write: (ctx, fields) => groupNamed(ctx, siloOf(ctx, fields), textOf(fields, 'name')) },
  },
  {
    name: 'user',
    entity: 'user',
    fields: ['silo', 'name', 'password', 'groups'],
    required: ['name'],
    by: {
      write: (ctx, fields) => {
        const silo = siloOf(ctx, fields)
        const name = textOf(fields, 'name')
        if (userNamed(ctx, silo, name) !== undefined) throw refused(`a user "${name}" is there already`)
        const password = fields['password'] === undefined ? storyPassword : textOf(fields, 'password')
        const id = addUser(ctx, { silo, name, password })
        const groups = textsOf(fields, 'groups').map((group) => groupNamed(ctx, silo, group))
        const users = ctx.store.table('user')
        const made = users.get(id)
        if (made !== undefined) users.replace(id, made.row, { hidden: { ...made.hidden, groups } })
        return id
      },
    },
  },
]

function siloOf(ctx: Ctx, fields: WriteFields): string {
  if (fields['silo'] === undefined) return siloByDefault(ctx)
  const name = textOf(fields, 'silo')
  const [silo] = ctx.store.table('silo').having('name', name)
  if (silo === undefined) throw refused(`there is no silo "${name}"`)
  return silo.key
}

function siloByDefault({ store }: Ctx): string {
  const user = store.table('user').get(store.meta(defaultUserNote) ?? '')
  if (user === undefined) throw refused('the field "silo" is missing, and nobody calls by default')
  return user.row.silo_id
}

function textOf(fields: WriteFields, key: string): string {
  const value = fields[key]
  if (typeof value === 'string' && value !== '') return value
  throw refused(`the field "${key}" is not a text`)
}

function textsOf(fields: WriteFields, key: string): string[] {
  const list = fields[key] ?? []
  if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return list
  throw refused(`the field "${key}" is not a list of names`)
}

const refused = (message: string): ApiError => new ApiError(400, undefined, message)
