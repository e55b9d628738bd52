// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { sledListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { Sled } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const sledLookup: LookupOf<Sled> = {
  entity: 'sled',
  label: { one: 'Sled', many: 'Sleds' },
  source: { query: (_params, page) => sledListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'baseboard.serial',
  mono: true,
  byId: true,
  to: (row) => fill('/system/inventory/sleds/:sledId', { sledId: textAt(row, 'id') }),
}
