/** Signing in with a password or through an identity provider, and out again (server-behaviour §2.2 to §2.4). */
import type { Silo } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { badRequest, notFound, unauthorized } from '../http/errors.ts'
import { clearedCookie, noOneCookie, sessionCookie } from '../sign-in/identity.ts'
import { localPath } from '../http/local-path.ts'
import { readSamlForm, readSamlResponse } from '../sign-in/saml.ts'
import { startSession } from '../sign-in/sessions.ts'
import type { Behaviours } from './behaviour.ts'
import { addUser, groupNamed, userNamed } from '../sign-in/silo-users.ts'

export const login: Behaviours = {
  login_local: ({ path, body, ctx }) => {
    const silo = siloNamed(ctx, path.silo_name)
    if (silo.identity_mode !== 'local_only') throw notFound('identity-provider', { name: 'local' })
    const user = userNamed(ctx, silo.id, body.username)
    // A user without a password cannot sign in, whatever is typed.
    if (user === undefined || user.hidden?.['password'] !== body.password) throw unauthorized()
    signIn(ctx, user.key)
  },

  login_saml: ({ path, body, ctx }) => {
    const silo = siloNamed(ctx, path.silo_name)
    const provider = ctx.store
      .table('identity_provider')
      .of(silo.id)
      .find(({ row }) => row.name === path.provider_name)?.row
    if (provider === undefined) throw notFound('saml-identity-provider', { name: path.provider_name })
    const form = readSamlForm(body)
    const answer = readSamlResponse(form.response, provider)
    if ('problem' in answer) throw badRequest(answer.problem)
    const redirect = localPath(form.redirect)
    const user = userOf(ctx, silo, answer.subject)
    if (silo.identity_mode === 'saml_jit') join(ctx, silo.id, { user, groups: answer.groups })
    signIn(ctx, user)
    ctx.reply.headers.set('location', redirect)
  },

  logout: ({ ctx }) => {
    if (ctx.session !== undefined) ctx.store.table('user_session').remove(ctx.session)
    ctx.reply.headers.append('set-cookie', clearedCookie('session'))
    ctx.reply.headers.append('set-cookie', noOneCookie)
  },
}

function siloNamed({ store }: Ctx, name: string): Silo {
  const silo = store.table('silo').find(({ row }) => row.name === name)
  if (silo === undefined) throw notFound('silo', { name })
  return silo.row
}

function signIn(ctx: Ctx, user: string): void {
  ctx.reply.headers.append('set-cookie', sessionCookie(startSession(ctx, user)))
  ctx.reply.headers.append('set-cookie', clearedCookie('cairn-user'))
}

/** Id of the user that the provider vouches for. Just-in-time silos make it; others must have it already. */
function userOf(ctx: Ctx, silo: Silo, subject: string): string {
  const known = userNamed(ctx, silo.id, subject)
  if (known !== undefined) return known.key
  if (silo.identity_mode !== 'saml_jit') throw unauthorized()
  return addUser(ctx, { silo: silo.id, name: subject })
}

/** What the provider says replaces what was; groups that nobody named before are made. */
function join(ctx: Ctx, silo: string, { user, groups }: { user: string; groups: readonly string[] }): void {
  const users = ctx.store.table('user')
  const entry = users.get(user)
  if (entry === undefined) return
  const ids = groups.map((name) => groupNamed(ctx, silo, name))
  users.replace(user, entry.row, { hidden: { ...entry.hidden, groups: ids } })
}
