/** Signing in a device without a browser (server-behaviour §2.5, RFC 8628). */
import type { Ctx } from '../context/ctx.ts'
import { ApiError, invalidRequest, notFound } from '../http/errors.ts'
import type { DeviceLogin } from '../store/rows.ts'
import { createToken, tokenFor } from '../sign-in/tokens.ts'
import type { Behaviours } from './behaviour.ts'

/** Seconds that a device waits for its confirmation. */
const patience = 300

/** No vowels, so that no words come up, and nothing that looks like a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

const grant = 'urn:ietf:params:oauth:grant-type:device_code'

export const device: Behaviours = {
  device_auth_request: ({ body, ctx }) => {
    const request: DeviceLogin = {
      user_code: `${word(ctx)}-${word(ctx)}`,
      device_code: ctx.rng.hex(40),
      client_id: body.client_id,
      ttl_seconds: body.ttl_seconds ?? null,
      time_expires: new Date(ctx.now().getTime() + patience * 1000).toISOString(),
    }
    ctx.store.table('device_auth_request').insert(request.user_code, { ...request })
    return {
      verification_uri: `${ctx.call.host}/device/verify`,
      user_code: request.user_code,
      device_code: request.device_code,
      expires_in: patience,
    }
  },

  device_auth_confirm: ({ body, ctx }) => {
    const requests = ctx.store.table('device_auth_request')
    const request = requests.get(body.user_code)?.row
    if (request === undefined) throw notFound('device-auth-request', { id: body.user_code })
    if (Date.parse(request.time_expires) <= ctx.now().getTime()) {
      throw invalidRequest('device authorization request expired')
    }
    const seconds = lifetime(ctx, request.ttl_seconds)
    createToken(ctx, ctx.user.id, { device: request, ...(seconds === undefined ? {} : { seconds }) })
    requests.remove(request.user_code)
  },

  device_access_token: ({ body, ctx }) => {
    if (body.grant_type !== grant) throw oauth('unsupported_grant_type')
    const found = tokenFor(ctx, body)
    // Also for a code that nobody knows: it may not be guessed by asking.
    if (found === undefined) throw oauth('authorization_pending')
    const { token, secret } = found
    return {
      access_token: secret,
      token_type: 'bearer',
      token_id: token.key,
      time_expires: token.row.time_expires ?? null,
    }
  },
}

const word = ({ rng }: Ctx): string =>
  Array.from({ length: 4 }, () => letters.charAt(rng.int(0, letters.length - 1))).join('')

/** Seconds that the token may live: what the device wishes, else what the silo allows; undefined is for ever. */
function lifetime({ store, user }: Ctx, wished: number | null): number | undefined {
  const [settings] = store.table('auth_settings').of(user.silo_id)
  const cap = settings?.row.device_token_max_ttl_seconds ?? undefined
  if (wished !== null && cap !== undefined && wished > cap) {
    throw invalidRequest(`Requested TTL ${wished} seconds exceeds maximum allowed TTL for this silo of ${cap} seconds`)
  }
  return wished ?? cap
}

/** Errors of the token endpoint are OAuth's, not the platform's. */
const oauth = (error: string): ApiError => new ApiError(400, undefined, error, { error })
