// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { Lookup } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { diskListOptions } from '../../api/queries/disks.gen.ts'

/** @public Overrides may offer it, too. */
export const diskLookup: Lookup = {
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  source: {
    query: (params, page) => diskListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/disks/:disk', { ...params, disk: textAt(row, 'name') }),
}
