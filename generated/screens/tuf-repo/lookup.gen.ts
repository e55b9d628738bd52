// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { systemUpdateRepositoryListOptions } from '../../api/queries/system-update.gen.ts'
import type { TufRepo } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const tufRepoLookup: LookupOf<TufRepo> = {
  entity: 'tuf_repo',
  label: { one: 'Release', many: 'Releases' },
  source: {
    query: (_params, page) => systemUpdateRepositoryListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'systemVersion',
  text: 'systemVersion',
  mono: true,
  to: (row) => fill('/system/update/releases/:systemVersion', { systemVersion: textAt(row, 'systemVersion') }),
}
