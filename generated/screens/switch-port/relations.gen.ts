// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import { switchPortSettingsLookup } from '../switch-port-settings/lookup.gen.ts'

export const relations: Relations = {
  param: 'switchPort',
  field: 'id',
  references: [
    { path: 'portSettingsId', label: 'Port settings', relation: 'uses', lookup: switchPortSettingsLookup },
    { path: 'rackId', label: 'Rack', relation: 'partOf', lookup: rackLookup },
  ],
  related: [],
  unlisted: [
    {
      entity: 'switch_port_neighbor',
      label: { one: 'LLDP neighbor', many: 'LLDP neighbors' },
      relation: 'contained',
      onDelete: 'deletes',
    },
  ],
}
