// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Disk } from '../../api/types.gen.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Disk> = {
  kind: 'list',
  id: 'disk.list',
  entity: 'disk',
  title: 'Disks',
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
        to: (row, params) => fill('/projects/:project/disks/:disk', { ...params, disk: textAt(row, 'name') }),
      },
    },
    {
      id: 'state.instance',
      label: 'Attached to',
      path: 'state.instance',
      cell: { kind: 'ref', lookup: instanceLookup },
    },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    {
      id: 'source',
      label: 'Source',
      path: 'source',
      cell: {
        kind: 'first',
        of: [
          {
            id: 'imageId',
            label: 'Source image',
            path: 'imageId',
            cell: { kind: 'ref', lookup: imageOrSiloLookup },
          },
          {
            id: 'snapshotId',
            label: 'Source snapshot',
            path: 'snapshotId',
            cell: { kind: 'ref', lookup: snapshotLookup },
          },
        ],
      },
    },
    {
      id: 'state.state',
      label: 'State',
      path: 'state.state',
      cell: {
        kind: 'badge',
        tones: {
          attached: 'success',
          attaching: 'info',
          creating: 'success',
          destroyed: 'danger',
          detached: 'neutral',
          detaching: 'info',
          faulted: 'danger',
          finalizing: 'info',
          import_ready: 'info',
          importing_from_bulk_writes: 'notice',
          importing_from_url: 'notice',
          maintenance: 'warning',
        },
        passing: ['attaching', 'creating', 'detaching', 'finalizing'],
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'blockSize', label: 'Block size', path: 'blockSize', cell: { kind: 'bytes' }, hidden: true },
    {
      id: 'description',
      label: 'Description',
      path: 'description',
      cell: { kind: 'description' },
      hidden: true,
    },
    { id: 'devicePath', label: 'Device path', path: 'devicePath', cell: { kind: 'mono' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'imageId',
      label: 'Source image',
      path: 'imageId',
      cell: { kind: 'ref', lookup: imageOrSiloLookup },
      hidden: true,
    },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    {
      id: 'snapshotId',
      label: 'Source snapshot',
      path: 'snapshotId',
      cell: { kind: 'ref', lookup: snapshotLookup },
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
      to: (row, params) => fill('/projects/:project/disks-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New disk',
    to: (params) => fill('/projects/:project/disks-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No disks', body: 'Create a disk to give an instance room for its data.' },
  refresh: [],
}

export default function DiskList(props: { slots?: Slots['disk.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
