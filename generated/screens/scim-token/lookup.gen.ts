// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { scimTokenListOptions } from '../../api/queries/system-silos.gen.ts'
import type { ScimClientBearerToken } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const scimTokenLookup: LookupOf<ScimClientBearerToken> = {
  entity: 'scim_token',
  label: { one: 'SCIM token', many: 'SCIM tokens' },
  source: {
    query: (params) => scimTokenListOptions({ query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' } }),
    shape: { kind: 'array' },
    paged: false,
  },
  value: 'id',
  text: 'id',
  mono: true,
  to: (row, params) => fill('/system/silos/:silo/scim/:tokenId', { ...params, tokenId: textAt(row, 'id') }),
}
