/** Tokens with which identity providers manage a silo's users (server-behaviour §20). */
import type { ScimClientBearerToken } from '../../../generated/api/wire.gen.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { notFound } from '../http/errors.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Behaviours } from './behaviour.ts'

export const scim: Behaviours = {
  scim_token_list: ({ query, ctx }) => tokensOf(ctx, query.silo).map(({ row }) => row),

  scim_token_create: ({ query, ctx }) => {
    const silo = select(ctx, 'silo', query.silo).key
    const token = { id: ctx.newId(), time_created: ctx.timestamp(), time_expires: null }
    const secret = `cairn-scim-${ctx.rng.hex(40)}`
    ctx.store.table('scim_token').insert(token.id, token, { parent: silo, hidden: { secret } })
    // Shown this once.
    return { ...token, bearer_token: secret }
  },

  scim_token_view: ({ path, query, ctx }) => tokenOf(ctx, query.silo, path.token_id).row,

  scim_token_delete: ({ path, query, ctx }) => {
    ctx.store.table('scim_token').remove(tokenOf(ctx, query.silo, path.token_id).key)
  },

  scim_token_delete_all: ({ query, ctx }) => {
    for (const { key } of tokensOf(ctx, query.silo)) ctx.store.table('scim_token').remove(key)
  },
}

type TokenEntry = Entry<ScimClientBearerToken & Row>

const tokensOf = (ctx: Ctx, silo: string): TokenEntry[] =>
  ctx.store.table('scim_token').of(select(ctx, 'silo', silo).key)

function tokenOf(ctx: Ctx, silo: string, id: string): TokenEntry {
  const token = tokensOf(ctx, silo).find(({ key }) => key === id)
  if (token === undefined) throw notFound('scim-client-bearer-token', { id })
  return token
}
