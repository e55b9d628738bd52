// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'

export const relations: Relations = {
  param: 'bgpConfig',
  field: 'name',
  references: [],
  related: [],
  unlisted: [
    {
      entity: 'switch_port_settings',
      label: { one: 'Port settings', many: 'Port settings' },
      relation: 'linked',
      onDelete: 'blocks',
    },
  ],
}
