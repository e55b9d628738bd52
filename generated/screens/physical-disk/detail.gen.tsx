// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { PhysicalDisk } from '../../api/types.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<PhysicalDisk> = {
  kind: 'detail',
  id: 'physical_disk.detail',
  entity: 'physical_disk',
  title: (params) => params['diskId'] ?? 'Physical disk',
  rowName: 'serial',
  source: { query: detailRow },
  rows: [
    { id: 'vendor', label: 'Vendor', path: 'vendor', cell: { kind: 'text' } },
    { id: 'model', label: 'Model number', path: 'model', cell: { kind: 'text' } },
    {
      id: 'formFactor',
      label: 'Form factor',
      help: 'Physical shape of the drive: M.2 or U.2.',
      path: 'formFactor',
      cell: { kind: 'badge', tones: {}, labels: { m2: 'M.2', u2: 'U.2' } },
    },
    {
      id: 'policy.kind',
      label: 'Policy',
      path: 'policy.kind',
      cell: {
        kind: 'badge',
        tones: { expunged: 'neutral', in_service: 'success' },
        labels: { in_service: 'In service', expunged: 'Expunged' },
      },
    },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: { kind: 'badge', tones: { active: 'success', decommissioned: 'neutral' } },
    },
    { id: 'sledId', label: 'Sled', path: 'sledId', cell: { kind: 'ref', lookup: sledLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'Disk ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['state', 'policy.kind', 'formFactor', 'sledId'],
  links: [],
  actions: [],
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function PhysicalDiskDetail(props: { slots?: Slots['physical_disk.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
