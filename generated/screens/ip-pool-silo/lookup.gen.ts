// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { ipPoolSiloListOptions } from '../../api/queries/system-ip-pools.gen.ts'
import { siloIpPoolListOptions } from '../../api/queries/system-silos.gen.ts'
import type { IpPoolSiloLink, SiloIpPool } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'

/** @public Overrides may offer it, too. */
export const ipPoolSiloPoolLookup: LookupOf<IpPoolSiloLink> = {
  entity: 'ip_pool_silo',
  label: { one: 'Silo', many: 'Silos' },
  source: {
    query: (params, page) => ipPoolSiloListOptions({ path: { pool: params['pool'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'siloId',
  text: 'siloId',
  named: () => siloLookup,
}

/** @public Overrides may offer it, too. */
export const ipPoolSiloSiloLookup: LookupOf<SiloIpPool> = {
  entity: 'ip_pool_silo',
  label: { one: 'IP pool', many: 'IP pools' },
  source: {
    query: (params, page) => siloIpPoolListOptions({ path: { silo: params['silo'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/networking/ip-pools/:pool', { pool: textAt(row, 'name') }),
}
