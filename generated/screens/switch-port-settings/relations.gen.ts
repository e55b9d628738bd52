// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { switchPortLookup } from '../switch-port/lookup.gen.ts'

export const relations: Relations = {
  param: 'portSettings',
  field: 'name',
  dependsOn: [],
  usedBy: [{ path: 'portSettingsId', label: 'Port settings', value: 'id', lookup: switchPortLookup }],
  contains: [],
}
