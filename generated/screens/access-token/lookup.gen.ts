// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { userTokenListOptions } from '../../api/queries/silos.gen.ts'
import { currentUserAccessTokenListOptions } from '../../api/queries/tokens.gen.ts'
import type { DeviceAccessToken } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const accessTokenUserLookup: LookupOf<DeviceAccessToken> = {
  entity: 'access_token',
  label: { one: 'Access token', many: 'Access tokens' },
  source: {
    query: (params, page) => userTokenListOptions({ path: { userId: params['userId'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  mono: true,
}

/** @public Overrides may offer it, too. */
export const accessTokenLookup: LookupOf<DeviceAccessToken> = {
  entity: 'access_token',
  label: { one: 'Access token', many: 'Access tokens' },
  source: {
    query: (_params, page) => currentUserAccessTokenListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  mono: true,
}
