// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import { switchPortSettingsLookup } from '../switch-port-settings/lookup.gen.ts'

export const relations: Relations = {
  param: 'switchPort',
  field: 'id',
  dependsOn: [
    { path: 'portSettingsId', label: 'Port settings', lookup: switchPortSettingsLookup },
    { path: 'rackId', label: 'Rack', lookup: rackLookup },
  ],
  usedBy: [],
  contains: [],
}
