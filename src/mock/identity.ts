/**
 * Who calls. For now everybody without credentials is the story's default user, so that the demo needs no sign-in;
 * a session cookie, or a header that names a user, says otherwise.
 */
import type { Actor } from './ctx.ts'
import type { RequestInfo } from './pipeline.ts'
import type { Store } from './store/store.ts'

/** Names the calling user by display name, or nobody with `none`; for tests and tools. */
const userHeader = 'x-cairn-user'

/** Key of the store's note of who calls by default. */
export const defaultUserNote = 'default-user'

/** Seconds: the platform's absolute limit of a session. */
const sessionAge = 86_400

const attributes = 'Path=/; HttpOnly; SameSite=Lax'

/** Starts a session. */
export const sessionCookie = (token: string): string => `session=${token}; ${attributes}; Max-Age=${sessionAge}`

/** Forgets a cookie. */
export const clearedCookie = (name: string): string => `${name}=; ${attributes}; Max-Age=0`

/** Marks a browser that signed out: without it the next request would be the default user's again. */
export const noOneCookie = `cairn-user=none; ${attributes}; Max-Age=${sessionAge}`

export interface Identity {
  readonly actor: Actor | undefined
  /** Key of the session that the request belongs to. */
  readonly session: string | undefined
}

/** Reads the caller off a request. A session cookie that is not known means nobody, as on the platform. */
export function identify(store: Store, request: Request, info: RequestInfo): Identity {
  const cookies = info.cookies ?? readCookies(request.headers.get('cookie') ?? '')
  const named = request.headers.get(userHeader)
  if (named !== null) return { actor: named === 'none' ? undefined : actorNamed(store, named), session: undefined }
  const token = cookies['session']
  if (token !== undefined && token !== '') {
    const user = store.collection('session').get(token)?.row['user']
    return { actor: typeof user === 'string' ? actorOf(store, user) : undefined, session: token }
  }
  if (cookies['cairn-user'] === 'none') return { actor: undefined, session: undefined }
  const fallback = store.meta(defaultUserNote)
  return { actor: fallback === undefined ? undefined : actorOf(store, fallback), session: undefined }
}

function actorOf(store: Store, id: string): Actor | undefined {
  const user = store.table('user').get(id)?.row
  return user === undefined ? undefined : { id: user.id, silo_id: user.silo_id }
}

function actorNamed(store: Store, name: string): Actor | undefined {
  const user = store.table('user').find(({ row }) => row.display_name === name)
  return user === undefined ? undefined : actorOf(store, user.key)
}

function readCookies(header: string): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] = part.slice(at + 1).trim()
  }
  return cookies
}
