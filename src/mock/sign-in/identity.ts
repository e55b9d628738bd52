/**
 * Who calls (server-behaviour §2.1): a session cookie, else a bearer token; the first that the request has decides. The
 * mock adds two things: a header that names a user, for tests and tools, and a default user, so that the demo needs no
 * sign-in.
 */
import type { AuthMethod, Identity } from '../context/ctx.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { findSession, sessionSeconds } from './sessions.ts'
import type { Store } from '../store/store.ts'
import { findToken, isTokenSecret } from './tokens.ts'

/** Names the calling user by display name, or nobody with `none`; for tests and tools. */
export const userHeader = 'x-cairn-user'

/** The user that a request names in that header. */
export const nameInHeader = ({ headers }: Request): string | undefined => headers.get(userHeader) ?? undefined

/** Key of the store's note of who calls by default. */
export const defaultUserNote = 'default-user'

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** Starts a session. */
export const sessionCookie = (token: string): string => `session=${token}; ${attributes}; Max-Age=${sessionSeconds}`

/** Forgets a cookie. */
export const clearedCookie = (name: string): string => `${name}=; ${attributes}; Max-Age=0`

/** Marks a browser that signed out: without it the next request would be the default user's again. */
export const noOneCookie = `cairn-user=none; ${attributes}; Max-Age=${sessionSeconds}`

const nobody: Identity = { actor: undefined, session: undefined }

/** Who may call, and by which secrets of the mock's own. */
export interface Auth {
  /** Nobody calls without credentials; the header that names a user is none. */
  readonly required: boolean
  /** Display name of the user, by the secret of the token. */
  readonly tokens: ReadonlyMap<string, string>
}

const open: Auth = { required: false, tokens: new Map() }

/** What `identify` needs besides the data. */
export interface Arrival {
  readonly request: Request
  readonly info: RequestInfo
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly auth: Auth | undefined
}

/** Reads the caller off a request. Bad or expired credentials mean nobody, even where others would do. */
export function identify(store: Store, { request, info, now, auth = open }: Arrival): Identity {
  const cookies = info.cookies ?? readCookies(request.headers.get('cookie') ?? '')
  const named = nameInHeader(request)
  if (named !== undefined && !auth.required)
    return named === 'none' ? nobody : userNamed(store, named, 'session_cookie')
  const session = cookies['session']
  if (session !== undefined && session !== '') {
    const user = findSession(store, session)?.parent
    return { ...userWithId(store, user, 'session_cookie'), session }
  }
  const authorization = request.headers.get('authorization')
  if (authorization !== null) return bearer(store, authorization, { now, auth })
  if (auth.required || cookies['cairn-user'] === 'none') return nobody
  return userWithId(store, store.meta(defaultUserNote), 'session_cookie')
}

/** What does not look like a token of ours counts as no credentials. */
function bearer(store: Store, authorization: string, { now, auth }: { now: number; auth: Auth }): Identity {
  const secret = /^bearer\s+(\S+)$/i.exec(authorization)?.[1]
  const name = auth.tokens.get(secret ?? '')
  if (name !== undefined) return userNamed(store, name, 'access_token')
  if (secret === undefined || !isTokenSecret(secret)) return nobody
  return userWithId(store, findToken(store, secret, now)?.parent, 'access_token')
}

function userWithId(store: Store, id: string | undefined, method: AuthMethod): Identity {
  const user = id === undefined ? undefined : store.table('user').get(id)?.row
  if (user === undefined) return nobody
  return { actor: { id: user.id, silo_id: user.silo_id }, session: undefined, method }
}

function userNamed(store: Store, name: string, method: AuthMethod): Identity {
  const user = store.table('user').find(({ row }) => row.display_name === name)
  return userWithId(store, user?.key, method)
}

function readCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] = part.slice(at + 1).trim()
  }
  return cookies
}
