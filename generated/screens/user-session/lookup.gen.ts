// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { userSessionListOptions } from '../../api/queries/silos.gen.ts'
import type { ConsoleSession } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const userSessionLookup: LookupOf<ConsoleSession> = {
  entity: 'user_session',
  label: { one: 'Session', many: 'Sessions' },
  source: {
    query: (params, page) => userSessionListOptions({ path: { userId: params['userId'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  mono: true,
}
