// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { rackListOptions } from '../../api/queries/system-hardware.gen.ts'
import type { Rack } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const rackLookup: LookupOf<Rack> = {
  entity: 'rack',
  label: { one: 'Rack', many: 'Racks' },
  source: { query: (_params, page) => rackListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'id',
  mono: true,
  to: (row) => fill('/system/hardware/racks/:rackId', { rackId: textAt(row, 'id') }),
}
