// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { sledListUninitializedOptions } from '../../api/queries/system-hardware.gen.ts'
import type { UninitializedSled } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const uninitializedSledLookup: LookupOf<UninitializedSled> = {
  entity: 'uninitialized_sled',
  label: { one: 'Uninitialized sled', many: 'Uninitialized sleds' },
  source: {
    query: (_params, page) => sledListUninitializedOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'baseboard.serial',
  text: 'baseboard.serial',
  mono: true,
}
