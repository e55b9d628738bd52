// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { siloIdentityProviderListOptions } from '../../api/queries/system-silos.gen.ts'
import type { IdentityProvider } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const identityProviderLookup: LookupOf<IdentityProvider> = {
  entity: 'identity_provider',
  label: { one: 'Identity provider', many: 'Identity providers' },
  source: {
    query: (params, page) => siloIdentityProviderListOptions({ query: { ...chain([['silo', params['silo']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/system/silos/:silo/idps/saml/:provider', { ...params, provider: textAt(row, 'name') }),
}
