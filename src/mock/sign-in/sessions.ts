/** Sessions of the console (server-behaviour §2.1): rows of `user_session`, by the secret of the cookie. */
import type { ConsoleSession } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** Seconds that a session lasts at most. */
export const sessionSeconds = 24 * 3600

/** Seconds that it lasts without a request. */
const idleSeconds = 8 * 3600

export type SessionEntry = Entry<ConsoleSession & Row>

/** Sessions that are past their limits go for good. */
export function dropExpiredSessions({ store, now }: Ctx): void {
  const sessions = store.table('user_session')
  for (const { key, row } of sessions.all()) if (!isLive(row, now().getTime())) sessions.remove(key)
}

/** Starts a session and answers its secret. */
export function startSession(ctx: Ctx, user: string): string {
  const secret = ctx.rng.hex(40)
  const now = ctx.timestamp()
  const session = { id: ctx.newId(), time_created: now, time_last_used: now }
  ctx.store.table('user_session').insert(secret, session, { parent: user })
  return secret
}

/** A session by the secret of its cookie; its parent is the user. */
export const findSession = (store: Store, secret: string): SessionEntry | undefined =>
  store.table('user_session').get(secret)

/** A user's sessions. */
export const sessionsOf = ({ store }: Ctx, user: string): SessionEntry[] => store.table('user_session').of(user)

/** Moves the end of the idle time. */
export function touchSession({ store, timestamp }: Ctx, secret: string): void {
  const session = store.table('user_session').get(secret)
  if (session === undefined || session.row.time_last_used === timestamp()) return
  store.table('user_session').patch(secret, { time_last_used: timestamp() })
}

const isLive = ({ time_created: created, time_last_used: used }: ConsoleSession, now: number): boolean =>
  now - Date.parse(created) < sessionSeconds * 1000 && now - Date.parse(used) < idleSeconds * 1000
