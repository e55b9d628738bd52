// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { networkingBfdStatusOptions } from '../../api/queries/system-networking.gen.ts'
import type { BfdStatus } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const bfdSessionLookup: LookupOf<BfdStatus> = {
  entity: 'bfd_session',
  label: { one: 'BFD session', many: 'BFD sessions' },
  source: { query: () => networkingBfdStatusOptions(), shape: { kind: 'array' }, paged: false },
  value: '',
  text: 'peer',
  mono: true,
}
