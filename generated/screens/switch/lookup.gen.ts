// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { switchListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { Switch } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const switchLookup: LookupOf<Switch> = {
  entity: 'switch',
  label: { one: 'Switch', many: 'Switches' },
  source: {
    query: (_params, page) => switchListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'baseboard.serial',
  mono: true,
  byId: true,
  to: (row) => fill('/system/hardware/switches/:switchId', { switchId: textAt(row, 'id') }),
}
