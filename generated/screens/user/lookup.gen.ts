// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { Lookup } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { userListOptions } from '../../api/queries/silos.gen.ts'

export const userLookup: Lookup = {
  entity: 'user',
  label: { one: 'User', many: 'Users' },
  source: { query: (_params, page) => userListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'displayName',
  to: (row) => fill('/settings/users/:userId', { userId: textAt(row, 'id') }),
}
