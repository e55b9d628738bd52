// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingSwitchPortListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { SwitchPort } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const switchPortLookup: LookupOf<SwitchPort> = {
  entity: 'switch_port',
  label: { one: 'Switch port', many: 'Switch ports' },
  source: {
    query: (_params, page) => networkingSwitchPortListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'portName',
  byId: true,
  to: (row) => fill('/system/hardware/switch-ports/:switchPort', { switchPort: textAt(row, 'id') }),
}
