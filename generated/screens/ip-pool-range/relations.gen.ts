// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'

export const relations: Relations = {
  param: 'range',
  field: 'id',
  references: [],
  related: [],
  unlisted: [
    {
      entity: 'floating_ip',
      label: { one: 'Floating IP', many: 'Floating IPs' },
      relation: 'linked',
      onDelete: 'blocks',
    },
    {
      entity: 'instance_external_ip',
      label: { one: 'External IP', many: 'External IPs' },
      relation: 'linked',
      onDelete: 'blocks',
    },
    { entity: 'probe', label: { one: 'Probe', many: 'Probes' }, relation: 'linked', onDelete: 'blocks' },
  ],
}
