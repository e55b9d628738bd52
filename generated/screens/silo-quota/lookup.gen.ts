// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { systemQuotasListOptions } from '../../api/queries/system-silos.gen.ts'
import type { SiloQuotas } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const siloQuotaLookup: LookupOf<SiloQuotas> = {
  entity: 'silo_quota',
  label: { one: 'Silo quota', many: 'Silo quotas' },
  source: {
    query: (_params, page) => systemQuotasListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'siloId',
  text: 'siloId',
  mono: true,
}
