/** Sessions of the console (server-behaviour §2.1): rows of `user_session`, by the secret of the cookie. */
import type { ConsoleSession } from '../../generated/api/wire.gen.ts'
import type { Ctx } from './ctx.ts'
import type { Entry, Row } from './store/collection.ts'
import type { Store } from './store/store.ts'

/** Seconds that a session lasts at most. */
export const sessionSeconds = 24 * 3600

/** Seconds that it lasts without a request. */
const idleSeconds = 8 * 3600

export type SessionEntry = Entry<ConsoleSession & Row>

/** Starts a session and answers its secret. The user's sessions that are past their limits go for good. */
export function startSession(ctx: Ctx, user: string): string {
  const sessions = ctx.store.table('user_session')
  for (const { key, row } of sessions.of(user)) if (!isLive(row, ctx.now().getTime())) sessions.remove(key)
  const secret = ctx.rng.hex(40)
  const now = ctx.timestamp()
  const session = { id: ctx.newId(), time_created: now, time_last_used: now }
  sessions.insert(secret, session, { parent: user })
  return secret
}

/** A session that is not past its limits; its parent is the user. */
export function findSession(store: Store, secret: string, now: number): SessionEntry | undefined {
  const session = store.table('user_session').get(secret)
  return session !== undefined && isLive(session.row, now) ? session : undefined
}

/** A user's sessions that are not past their limits. */
export const sessionsOf = ({ store, now }: Ctx, user: string): SessionEntry[] =>
  store
    .table('user_session')
    .of(user)
    .filter(({ row }) => isLive(row, now().getTime()))

/** Moves the end of the idle time. */
export function touchSession({ store, timestamp }: Ctx, secret: string): void {
  const session = store.table('user_session').get(secret)
  if (session === undefined || session.row.time_last_used === timestamp()) return
  store.table('user_session').patch(secret, { time_last_used: timestamp() })
}

const isLive = ({ time_created: created, time_last_used: used }: ConsoleSession, now: number): boolean =>
  now - Date.parse(created) < sessionSeconds * 1000 && now - Date.parse(used) < idleSeconds * 1000
