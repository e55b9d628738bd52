// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'

export const relations: Relations = {
  param: 'image',
  field: 'name',
  references: [],
  related: [
    {
      relation: 'madeFrom',
      labels: ['Source image'],
      match: [{ path: 'imageId', value: 'id' }],
      onDelete: 'keeps',
      lookup: diskLookup,
    },
  ],
  unlisted: [],
}

export const siloRelations: Relations = {
  param: 'image',
  field: 'name',
  references: [{ path: 'projectId', label: 'Project', relation: 'uses', lookup: projectLookup }],
  related: [],
  unlisted: [{ entity: 'disk', label: { one: 'Disk', many: 'Disks' }, relation: 'madeFrom', onDelete: 'keeps' }],
}
