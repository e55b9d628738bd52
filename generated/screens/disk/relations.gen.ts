// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'

export const relations: Relations = {
  param: 'disk',
  field: 'name',
  references: [
    { path: 'imageId', label: 'Source image', relation: 'madeFrom', lookup: imageOrSiloLookup },
    { path: 'snapshotId', label: 'Source snapshot', relation: 'madeFrom', lookup: snapshotLookup },
    { path: 'state.instance', label: 'Attached to', relation: 'usedBy', lookup: instanceLookup },
  ],
  related: [
    {
      relation: 'uses',
      labels: ['Boot disk'],
      match: [{ path: 'bootDiskId', value: 'id' }],
      onDelete: 'keeps',
      lookup: instanceLookup,
    },
    {
      relation: 'madeFrom',
      labels: ['Disk'],
      match: [{ path: 'diskId', value: 'id' }],
      onDelete: 'keeps',
      lookup: snapshotLookup,
    },
  ],
  unlisted: [],
}
