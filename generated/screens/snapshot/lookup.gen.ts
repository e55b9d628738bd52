// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { snapshotListOptions } from '../../api/queries/snapshots.gen.ts'
import type { Snapshot } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const snapshotLookup: LookupOf<Snapshot> = {
  entity: 'snapshot',
  label: { one: 'Snapshot', many: 'Snapshots' },
  source: {
    query: (params, page) => snapshotListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  hint: [{ path: 'size', cell: { kind: 'bytes' } }, { path: 'timeCreated', cell: { kind: 'date' } }],
  to: (row, params) => fill('/projects/:project/snapshots/:snapshot', { ...params, snapshot: textAt(row, 'name') }),
}
