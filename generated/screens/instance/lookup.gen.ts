// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { instanceListOptions } from '../../api/queries/instances.gen.ts'
import type { Instance } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const instanceLookup: LookupOf<Instance> = {
  entity: 'instance',
  label: { one: 'Instance', many: 'Instances' },
  source: {
    query: (params, page) => instanceListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/instances/:instance', { ...params, instance: textAt(row, 'name') }),
}
