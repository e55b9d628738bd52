// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Sled } from '../../api/types.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Sled> = {
  kind: 'list',
  id: 'sled.list',
  entity: 'sled',
  title: 'Sleds',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'baseboard.serial',
      label: 'Serial number',
      path: 'baseboard.serial',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/inventory/sleds/:sledId', { sledId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'baseboard.part', label: 'Part number', path: 'baseboard.part', cell: { kind: 'mono' } },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
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
      id: 'policy.provisionPolicy',
      label: 'Provision policy',
      help: 'Whether new instances may be placed on the sled.',
      path: 'policy.provisionPolicy',
      cell: {
        kind: 'badge',
        tones: { non_provisionable: 'neutral', provisionable: 'success' },
        labels: { provisionable: 'Provisionable', non_provisionable: 'Not provisionable' },
      },
    },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: { kind: 'badge', tones: { active: 'success', decommissioned: 'neutral' } },
    },
    {
      id: 'baseboard.revision',
      label: 'Revision',
      path: 'baseboard.revision',
      cell: { kind: 'identifier' },
      hidden: true,
    },
    { id: 'id', label: 'Sled ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    {
      id: 'usableHardwareThreads',
      label: 'Usable hardware threads',
      path: 'usableHardwareThreads',
      cell: { kind: 'number' },
      hidden: true,
    },
    {
      id: 'usablePhysicalRam',
      label: 'Usable physical RAM',
      path: 'usablePhysicalRam',
      cell: { kind: 'bytes' },
      hidden: true,
    },
  ],
  rowKey: 'id',
  rowName: 'baseboard.serial',
  sort: 'baseboard.serial',
  links: [],
  actions: actions,
  empty: { title: 'No sleds found', body: 'The system has no sled in service.' },
  refresh: [],
}

export default function SledList(props: { slots?: Slots['sled.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
