// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { floatingIpLookup } from '../floating-ip/lookup.gen.ts'

export const relations: Relations = {
  param: 'instance',
  field: 'name',
  dependsOn: [{ path: 'bootDiskId', label: 'Boot disk', lookup: diskLookup }],
  usedBy: [{ path: 'instanceId', label: 'Attached to instance', value: 'id', lookup: floatingIpLookup }],
  contains: [],
}
