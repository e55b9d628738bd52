// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { diskLookup } from '../disk/lookup.gen.ts'

export const relations: Relations = {
  param: 'snapshot',
  field: 'name',
  references: [{ path: 'diskId', label: 'Disk', relation: 'madeFrom', lookup: diskLookup }],
  related: [
    {
      relation: 'madeFrom',
      labels: ['Source snapshot'],
      match: [{ path: 'snapshotId', value: 'id' }],
      onDelete: 'keeps',
      lookup: diskLookup,
    },
  ],
  unlisted: [],
}
