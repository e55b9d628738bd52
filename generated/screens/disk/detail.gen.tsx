// Generated from openapi/resources/disks.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Disk } from '../../api/types.gen.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { snapshotLookup } from '../snapshot/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Disk> = {
  kind: 'detail',
  id: 'disk.detail',
  entity: 'disk',
  title: (params) => params['disk'] ?? 'Disk',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
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
    {
      id: 'state.instance',
      label: 'Attached to',
      path: 'state.instance',
      cell: { kind: 'ref', lookup: instanceLookup },
    },
    { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
    {
      id: 'blockSize',
      label: 'Block size',
      help: 'Smallest unit of the disk for reads and writes.',
      path: 'blockSize',
      cell: { kind: 'bytes' },
    },
    {
      id: 'snapshotId',
      label: 'Source snapshot',
      path: 'snapshotId',
      cell: { kind: 'ref', lookup: snapshotLookup },
    },
    {
      id: 'imageId',
      label: 'Source image',
      path: 'imageId',
      cell: { kind: 'ref', lookup: imageOrSiloLookup },
    },
    {
      id: 'devicePath',
      label: 'Device path',
      help: 'Device path derived from the disk\'s name; a hint that the guest system may not follow.',
      path: 'devicePath',
      cell: { kind: 'mono' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['state.state', 'size', 'state.instance'],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/disks-new?from=:from', { ...params, from: textAt(row, 'id') }),
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
}

export default function DiskDetail(props: { slots?: Slots['disk.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
