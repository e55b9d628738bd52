// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { physicalDiskListOptions, sledPhysicalDiskListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { PhysicalDisk } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const physicalDiskSledLookup: LookupOf<PhysicalDisk> = {
  entity: 'physical_disk',
  label: { one: 'Physical disk', many: 'Physical disks' },
  source: {
    query: (params, page) => sledPhysicalDiskListOptions({ path: { sledId: params['sledId'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'serial',
  mono: true,
  byId: true,
}

/** @public Overrides may offer it, too. */
export const physicalDiskLookup: LookupOf<PhysicalDisk> = {
  entity: 'physical_disk',
  label: { one: 'Physical disk', many: 'Physical disks' },
  source: {
    query: (_params, page) => physicalDiskListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'serial',
  mono: true,
  byId: true,
  to: (row) => fill('/system/inventory/disks/:diskId', { diskId: textAt(row, 'id') }),
}
