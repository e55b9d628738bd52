// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { groupListOptions } from '../../api/queries/silos.gen.ts'
import type { Group } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const groupLookup: LookupOf<Group> = {
  entity: 'group',
  label: { one: 'Group', many: 'Groups' },
  source: { query: (_params, page) => groupListOptions({ query: { ...page } }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'displayName',
  byId: true,
  to: (row) => fill('/settings/groups/:groupId', { groupId: textAt(row, 'id') }),
}
