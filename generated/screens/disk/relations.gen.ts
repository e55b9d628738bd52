// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'

export const relations: Relations = {
  param: 'disk',
  field: 'name',
  dependsOn: [
    { path: 'imageId', label: 'Source image', lookup: imageOrSiloLookup },
    { path: 'snapshotId', label: 'Snapshot', lookup: snapshotLookup },
    { path: 'state.instance', label: 'Attached to', lookup: instanceLookup },
  ],
  usedBy: [
    { path: 'bootDiskId', label: 'Boot disk', value: 'id', lookup: instanceLookup },
    { path: 'diskId', label: 'Disk', value: 'id', lookup: snapshotLookup },
  ],
  contains: [],
}
