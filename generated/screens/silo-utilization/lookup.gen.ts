// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { siloUtilizationListOptions } from '../../api/queries/system-silos.gen.ts'
import type { SiloUtilization } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const siloUtilizationLookup: LookupOf<SiloUtilization> = {
  entity: 'silo_utilization',
  label: { one: 'Silo', many: 'Silos' },
  source: {
    query: (_params, page) => siloUtilizationListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'siloId',
  text: 'siloName',
}
