// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { sledInstanceListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { SledInstance } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const sledInstanceLookup: LookupOf<SledInstance> = {
  entity: 'sled_instance',
  label: { one: 'Instance', many: 'Instances' },
  source: {
    query: (params, page) => sledInstanceListOptions({ path: { sledId: params['sledId'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  byId: true,
}
