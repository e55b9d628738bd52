// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'

export const relations: Relations = {
  param: 'address',
  field: 'name',
  references: [],
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
