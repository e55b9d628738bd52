// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { diskLookup } from '../disk/lookup.gen.ts'

export const relations: Relations = {
  param: 'snapshot',
  field: 'name',
  dependsOn: [{ path: 'diskId', label: 'Disk', lookup: diskLookup }],
  usedBy: [{ path: 'snapshotId', label: 'Snapshot', value: 'id', lookup: diskLookup }],
  contains: [],
}
