// Generated from openapi/resources/snapshots.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Snapshot } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Snapshot> = {
  kind: 'list',
  id: 'snapshot.list',
  entity: 'snapshot',
  title: 'Snapshots',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/snapshots/:snapshot', { ...params, snapshot: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'diskId', label: 'Disk', path: 'diskId', cell: { kind: 'ref', lookup: diskLookup } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: {
        kind: 'badge',
        tones: { creating: 'success', destroyed: 'neutral', faulted: 'danger', ready: 'success' },
      },
    },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
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
  create: {
    label: 'New snapshot',
    to: (params) => fill('/projects/:project/snapshots-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No snapshots', body: 'Take a snapshot of a disk to keep what is on it.' },
  refresh: [],
}

export default function SnapshotList(props: { slots?: Slots['snapshot.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
