// Generated from openapi/resources/snapshots.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Snapshot } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Snapshot> = {
  kind: 'detail',
  id: 'snapshot.detail',
  entity: 'snapshot',
  title: (params) => params['snapshot'] ?? 'Snapshot',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: { creating: 'success', destroyed: 'neutral', faulted: 'danger', ready: 'success' },
      },
    },
    { id: 'diskId', label: 'Disk', path: 'diskId', cell: { kind: 'ref', lookup: diskLookup } },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['state', 'size', 'diskId'],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/snapshots-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
    {
      id: 'createImage',
      label: 'Create image',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/snapshots/:snapshot/images-new', { ...params, snapshot: textAt(row, 'name') }),
    },
  ],
  actions: actions,
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
  terraform: true,
}

export default function SnapshotDetail(props: { slots?: Slots['snapshot.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
