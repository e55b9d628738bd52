/** Access tokens of devices (server-behaviour §2.1, §3): rows of `access_token`; the secret is hidden. */
import type { DeviceAccessToken } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

export type TokenEntry = Entry<DeviceAccessToken & Row>

const prefix = 'cairn-token-'

/** Whether a text has the form of a token's secret. */
export const isTokenSecret = (text: string): boolean => text.startsWith(prefix)

/** Which device asked for a token: it fetches it with these. */
export interface Device {
  readonly client_id: string
  readonly device_code: string
}

/** Makes a token. `seconds` is its lifetime; without it the token lasts until it is deleted. */
export function createToken(ctx: Ctx, user: string, { seconds, device }: { seconds?: number; device: Device }): void {
  const created = ctx.now().getTime()
  const token = {
    id: ctx.newId(),
    time_created: ctx.timestamp(),
    time_expires: seconds === undefined ? null : new Date(created + seconds * 1000).toISOString(),
  }
  const secret = prefix + ctx.rng.hex(40)
  ctx.store.table('access_token').insert(token.id, token, { parent: user, hidden: { secret, ...device } })
}

/** A token that has not expired; its parent is the user. */
export const findToken = (store: Store, secret: string, now: number): TokenEntry | undefined =>
  store.table('access_token').find(({ row, hidden }) => hidden?.['secret'] === secret && isLive(row, now))

/** The token that a device waits for, with its secret. */
export function tokenFor({ store, now }: Ctx, device: Device): { token: TokenEntry; secret: string } | undefined {
  const token = store
    .table('access_token')
    .find(
      ({ row, hidden }) =>
        hidden?.['device_code'] === device.device_code &&
        hidden['client_id'] === device.client_id &&
        isLive(row, now().getTime()),
    )
  const secret = token?.hidden?.['secret']
  return token === undefined || typeof secret !== 'string' ? undefined : { token, secret }
}

/** A user's tokens that have not expired. */
export const tokensOf = ({ store, now }: Ctx, user: string): TokenEntry[] =>
  store
    .table('access_token')
    .of(user)
    .filter(({ row }) => isLive(row, now().getTime()))

const isLive = ({ time_expires: expires }: DeviceAccessToken, now: number): boolean =>
  expires === null || expires === undefined || Date.parse(expires) > now
