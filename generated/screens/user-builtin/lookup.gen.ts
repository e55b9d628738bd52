// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { userBuiltinListOptions } from '../../api/queries/system-silos.gen.ts'
import type { UserBuiltin } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const userBuiltinLookup: LookupOf<UserBuiltin> = {
  entity: 'user_builtin',
  label: { one: 'Built-in user', many: 'Built-in users' },
  source: {
    query: (_params, page) => userBuiltinListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/identity/built-in-users/:user', { user: textAt(row, 'name') }),
}
