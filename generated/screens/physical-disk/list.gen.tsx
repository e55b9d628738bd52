// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { PhysicalDisk } from '../../api/types.gen.ts'
import { sledLookup } from '../sled/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<PhysicalDisk> = {
  kind: 'list',
  id: 'physical_disk.list',
  entity: 'physical_disk',
  title: 'Disks',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'serial',
      label: 'Serial number',
      path: 'serial',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/inventory/disks/:diskId', { diskId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'model', label: 'Model number', path: 'model', cell: { kind: 'text' } },
    {
      id: 'formFactor',
      label: 'Form factor',
      help: 'Physical shape of the drive: M.2 or U.2.',
      path: 'formFactor',
      cell: { kind: 'badge', tones: {}, labels: { m2: 'M.2', u2: 'U.2' } },
    },
    { id: 'sledId', label: 'Sled', path: 'sledId', cell: { kind: 'ref', lookup: sledLookup } },
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
    { id: 'id', label: 'Disk ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    { id: 'vendor', label: 'Vendor', path: 'vendor', cell: { kind: 'text' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'serial',
  sort: 'serial',
  links: [],
  actions: [],
  empty: { title: 'No disks found', body: 'The system has no physical disk in service.' },
  refresh: [],
}

export default function PhysicalDiskList(props: { slots?: Slots['physical_disk.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
