// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { LldpNeighbor } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<LldpNeighbor> = {
  kind: 'list',
  id: 'switch_port_neighbor.list',
  entity: 'switch_port_neighbor',
  title: 'Neighbors',
  embedded: true,
  source: { query: listRows, shape: { kind: 'page' }, paged: true },
  columns: [
    { id: 'systemName', label: 'System name', path: 'systemName', cell: { kind: 'text' } },
    { id: 'chassisId', label: 'Chassis ID', path: 'chassisId', cell: { kind: 'mono' } },
    { id: 'linkName', label: 'Port ID', path: 'linkName', cell: { kind: 'text' } },
    { id: 'linkDescription', label: 'Port description', path: 'linkDescription', cell: { kind: 'text' } },
    {
      id: 'managementIp',
      label: 'Management addresses',
      path: 'managementIp',
      cell: {
        kind: 'table',
        of: [
          { id: 'addr.ipAddr', label: 'IP address', path: 'addr.ipAddr', cell: { kind: 'mono' } },
          { id: 'addr.iEEE802', label: 'MAC address', path: 'addr.iEEE802', cell: { kind: 'mac' } },
        ],
      },
    },
    { id: 'lastSeen', label: 'Last seen', path: 'lastSeen', cell: { kind: 'date' } },
    { id: 'firstSeen', label: 'First seen', path: 'firstSeen', cell: { kind: 'date' } },
    { id: 'localPort', label: 'Local port', path: 'localPort', cell: { kind: 'mono' }, hidden: true },
    {
      id: 'systemDescription',
      label: 'System description',
      path: 'systemDescription',
      cell: { kind: 'text' },
      hidden: true,
    },
  ],
  rowKey: '',
  rowName: 'chassisId',
  sort: 'chassisId',
  links: [],
  actions: [],
  empty: { title: 'No neighbors', body: 'No device at the other end of the link has announced itself.' },
  refresh: [{ seconds: 30 }],
}

export default function SwitchPortNeighborList(props: { slots?: Slots['switch_port_neighbor.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
