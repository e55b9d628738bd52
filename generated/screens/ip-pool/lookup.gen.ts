// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { projectIpPoolListOptions } from '../../api/queries/projects.gen.ts'
import { ipPoolListOptions } from '../../api/queries/system-ip-pools.gen.ts'
import type { IpPool, SiloIpPool } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const ipPoolMineLookup: LookupOf<SiloIpPool> = {
  entity: 'ip_pool',
  label: { one: 'IP pool', many: 'IP pools' },
  source: {
    query: (_params, page) => projectIpPoolListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  default: 'isDefault',
  hint: [{ path: 'description', cell: { kind: 'description' } }],
  to: (row) => fill('/system/networking/ip-pools/:pool', { pool: textAt(row, 'name') }),
}

/** @public Overrides may offer it, too. */
export const ipPoolLookup: LookupOf<IpPool> = {
  entity: 'ip_pool',
  label: { one: 'IP pool', many: 'IP pools' },
  source: {
    query: (_params, page) => ipPoolListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/networking/ip-pools/:pool', { pool: textAt(row, 'name') }),
}
