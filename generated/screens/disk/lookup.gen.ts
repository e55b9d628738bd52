// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { diskListOptions } from '../../api/queries/disks.gen.ts'
import { instanceDiskListOptions } from '../../api/queries/instances.gen.ts'
import type { Disk } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const diskLookup: LookupOf<Disk> = {
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

/** @public Overrides may offer it, too. */
export const diskAttachedLookup: LookupOf<Disk> = {
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  source: {
    query: (params, page) => instanceDiskListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/disks/:disk', { ...params, disk: textAt(row, 'name') }),
}
