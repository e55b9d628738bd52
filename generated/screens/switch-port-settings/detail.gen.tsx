// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreen } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreen = {
  kind: 'detail',
  id: 'switch_port_settings.detail',
  entity: 'switch_port_settings',
  title: (params) => params['portSettings'] ?? 'Port settings',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'port.geometry',
      label: 'Geometry',
      help: 'How the port is split into links.',
      path: 'port.geometry',
      cell: { kind: 'badge', tones: {} },
    },
    {
      id: 'links',
      label: 'Links',
      help: 'Physical links of the port with speed, MTU and error correction.',
      path: 'links',
      cell: { kind: 'json' },
    },
    {
      id: 'addresses',
      label: 'Addresses',
      help: 'IP addresses set on the interfaces of the port.',
      path: 'addresses',
      cell: { kind: 'json' },
    },
    {
      id: 'routes',
      label: 'Routes',
      help: 'Static routes, grouped by link',
      path: 'routes',
      cell: { kind: 'json' },
    },
    {
      id: 'interfaces',
      label: 'Interfaces',
      help: 'Layer 3 interfaces, each on a link',
      path: 'interfaces',
      cell: { kind: 'json' },
    },
    {
      id: 'vlanInterfaces',
      label: 'VLAN interfaces',
      help: 'VLAN tags assigned to interfaces of the port.',
      path: 'vlanInterfaces',
      cell: { kind: 'json' },
    },
    {
      id: 'bgpPeers',
      label: 'BGP peers',
      help: 'BGP sessions, grouped by link',
      path: 'bgpPeers',
      cell: { kind: 'json' },
    },
    {
      id: 'groups',
      label: 'Groups',
      help: 'Names or IDs of groups of settings that are taken in',
      path: 'groups',
      cell: { kind: 'json' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.admin',
      to: (row) => fill('/system/networking/port-settings-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  refresh: [],
}

export default function SwitchPortSettingsDetail(props: { slots?: Slots['switch_port_settings.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
