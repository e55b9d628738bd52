// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { siloListOptions } from '../../api/queries/system-silos.gen.ts'
import type { Silo } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const siloLookup: LookupOf<Silo> = {
  entity: 'silo',
  label: { one: 'Silo', many: 'Silos' },
  source: { query: (_params, page) => siloListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/silos/:silo', { silo: textAt(row, 'name') }),
}
