/**
 * The two places of signing in that are no operations (server-behaviour §2.1, §2.3): `GET /login` leads to the silo's way
 * in, `GET /login/{silo}/saml/{provider}/redirect` to the identity provider. There is none here: a pretended one vouches for
 * somebody at once, by the very form that a real one would have the browser post.
 */
import type { Silo, User } from '../../../generated/api/wire.gen.ts'
import { ApiError, badRequest, notFound } from '../http/errors.ts'
import { groupsOf } from '../access/groups.ts'
import { defaultUserNote, nameInHeader } from './identity.ts'
import { localPath } from '../http/local-path.ts'
import { samlForm } from './saml.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** What such a request comes to. */
export type SignIn =
  /** The browser goes on elsewhere. */
  | { readonly kind: 'go'; readonly location: string }
  /** The browser comes back from the provider with this. */
  | { readonly kind: 'post'; readonly request: Request }

const loginPath = '/login'
const toProvider = /^\/login\/([^/]+)\/saml\/([^/]+)\/redirect$/

/** Whether a path leads to an identity provider. */
export const isProviderPath = (pathname: string): boolean => toProvider.test(pathname)

/** Whether a path is one of the two. */
export const isSignIn = (pathname: string): boolean => pathname === loginPath || isProviderPath(pathname)

/** Answers a request of one of the two paths, or throws the API error that refuses it. */
export function signIn(store: Store, request: Request): SignIn {
  if (request.method !== 'GET') throw new ApiError(405, undefined, 'Method Not Allowed')
  const url = new URL(request.url)
  const asked = url.searchParams.get('redirect_uri')
  const redirect = asked === null ? undefined : localPath(asked)
  const [, silo, provider] = toProvider.exec(url.pathname) ?? []
  if (silo === undefined || provider === undefined) {
    const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect_uri: redirect }).toString()}`
    return { kind: 'go', location: `${methodOf(store, siloOf(store, request, url))}${query}` }
  }
  return { kind: 'post', request: posted(store, request, { silo, provider, redirect }) }
}

type SiloRow = Pick<Silo, 'id' | 'name' | 'identity_mode'>

/** The silo of the host that was asked, else the one of whoever calls here by default. */
function siloOf(store: Store, request: Request, { hostname }: URL): SiloRow {
  const silos = store.table('silo')
  const [first, second] = hostname.split('.')
  const ofHost = second === 'sys' ? silos.find(({ row }) => row.name === first) : undefined
  const user = store.table('user').get(callerOf(store, request) ?? '')?.row
  const silo = ofHost ?? silos.get(user?.silo_id ?? '')
  if (silo === undefined) throw notFound('silo', { name: first ?? '' })
  return silo.row
}

function methodOf(store: Store, { id, name, identity_mode: mode }: SiloRow): string {
  if (mode === 'local_only') return `/login/${name}/local`
  const [provider] = store.table('identity_provider').of(id)
  if (provider === undefined) throw badRequest('no identity providers are configured for Silo')
  return `/login/${name}/saml/${provider.row.name}`
}

/** Who the request names, else who calls by default. */
function callerOf(store: Store, request: Request): string | undefined {
  const name = nameInHeader(request)
  const named = name === undefined ? undefined : store.table('user').find(({ row }) => row.display_name === name)
  return named?.key ?? store.meta(defaultUserNote)
}

interface Asked {
  readonly silo: string
  readonly provider: string
  readonly redirect: string | undefined
}

/** What the browser posts when it comes back. */
function posted(store: Store, request: Request, { silo: name, provider: providerName, redirect }: Asked): Request {
  const silo = store.table('silo').find(({ row }) => row.name === name)
  if (silo === undefined) throw notFound('silo', { name })
  const provider = store
    .table('identity_provider')
    .of(silo.key)
    .find(({ row }) => row.name === providerName)?.row
  if (provider === undefined) throw notFound('saml-identity-provider', { name: providerName })
  const asked = new URL(request.url).searchParams.get('user')
  const user = asked === null ? subjectIn(store, silo.key, callerOf(store, request)) : named(store, silo.key, asked)
  const attribute = provider.group_attribute_name ?? undefined
  const body = samlForm({
    issuer: provider.idp_entity_id,
    subject: user?.row.display_name ?? asked ?? 'newcomer',
    // Who signs in again stays in the groups: a provider would name the same ones as the last time.
    ...(attribute === undefined || user === undefined
      ? {}
      : { groups: { attribute, names: groupsOf(store, user.key).map(({ display_name: group }) => group) } }),
    ...(redirect === undefined ? {} : { redirect }),
  })
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/x-www-form-urlencoded')
  return new Request(new URL(`/login/${name}/saml/${providerName}`, request.url), { method: 'POST', headers, body })
}

/** Who the browser names on the way to the provider; undefined for one that the silo does not know yet. */
const named = (store: Store, silo: string, name: string): Entry<User & Row> | undefined =>
  store
    .table('user')
    .of(silo)
    .find(({ row }) => row.display_name === name)

/** Who the provider vouches for: the caller when the silo is theirs, else the silo's first user. */
function subjectIn(store: Store, silo: string, caller: string | undefined): Entry<User & Row> | undefined {
  const users = store.table('user').of(silo)
  return users.find(({ key }) => key === caller) ?? users[0]
}
