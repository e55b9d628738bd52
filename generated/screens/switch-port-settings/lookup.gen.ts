// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortSettingsListOptions } from '../../api/queries/system-networking.gen.ts'
import type { SwitchPortSettingsIdentity } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const switchPortSettingsLookup: LookupOf<SwitchPortSettingsIdentity> = {
  entity: 'switch_port_settings',
  label: { one: 'Port settings', many: 'Port settings' },
  source: {
    query: (_params, page) => networkingSwitchPortSettingsListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/networking/port-settings/:portSettings', { portSettings: textAt(row, 'name') }),
}
