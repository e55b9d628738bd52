// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'

export const relations: Relations = {
  param: 'image',
  field: 'name',
  dependsOn: [],
  usedBy: [{ path: 'imageId', label: 'Source image', value: 'id', lookup: diskLookup }],
  contains: [],
}

export const siloRelations: Relations = {
  param: 'image',
  field: 'name',
  dependsOn: [{ path: 'projectId', label: 'Project', lookup: projectLookup }],
  usedBy: [],
  contains: [],
}
