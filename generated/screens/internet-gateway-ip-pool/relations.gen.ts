// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'

export const relations: Relations = {
  param: 'pool',
  field: 'name',
  references: [{ path: 'ipPoolId', label: 'IP pool', relation: 'uses', lookup: ipPoolMineLookup }],
  related: [],
  unlisted: [
    {
      entity: 'vpc_router_route',
      label: { one: 'Route', many: 'Routes' },
      relation: 'linked',
      onDelete: 'blocks',
      chosen: { field: 'cascade', onDelete: 'deletes' },
    },
  ],
}
