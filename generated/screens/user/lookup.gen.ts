// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { rowsOfEach } from '../../../src/kit/lookup/rows-of-each.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { Lookup } from '../../../src/kit/spec.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { userListOptions } from '../../api/queries/silos.gen.ts'
import { siloUserListOptions } from '../../api/queries/system-silos.gen.ts'
import type { User } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'

/** @public Overrides may offer it, too. */
export const userSiloLookup: LookupOf<User> = {
  entity: 'user',
  label: { one: 'User', many: 'Users' },
  source: {
    query: (params, page) => siloUserListOptions({ query: { ...chain([['silo', params['silo']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'displayName',
  byId: true,
  to: (row, params) => fill('/system/silos/:silo/users/:userId', { ...params, userId: textAt(row, 'id') }),
}

export const userSiloOfEachSiloLookup: Lookup = { ...userSiloLookup, source: rowsOfEach(userSiloLookup.source, { lookup: siloLookup, param: 'silo', field: 'id' }),
  to: (row) => fill('/system/silos/:silo/users/:userId', { silo: textAt(row, 'siloId'), userId: textAt(row, 'id') }), }

/** @public Overrides may offer it, too. */
export const userLookup: LookupOf<User> = {
  entity: 'user',
  label: { one: 'User', many: 'Users' },
  source: { query: (_params, page) => userListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'displayName',
  byId: true,
  to: (row) => fill('/settings/users/:userId', { userId: textAt(row, 'id') }),
}
