// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SwitchPortSettings } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<SwitchPortSettings> = {
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
      cell: {
        kind: 'badge',
        tones: {},
        labels: { qsfp28x1: 'One QSFP28 link', qsfp28x2: 'Two QSFP28 links', sfp28x4: 'Four SFP28 links' },
      },
    },
    {
      id: 'links',
      label: 'Links',
      help: 'Physical links of the port with speed, MTU and error correction.',
      path: 'links',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'linkName',
            label: 'Link',
            help: 'Name of the link within the port settings.',
            path: 'linkName',
            cell: { kind: 'text' },
          },
          {
            id: 'speed',
            label: 'Speed',
            help: 'Nominal data rate the link is set to.',
            path: 'speed',
            cell: {
              kind: 'badge',
              tones: {},
              labels: {
                speed0_g: '0 Gb/s',
                speed1_g: '1 Gb/s',
                speed10_g: '10 Gb/s',
                speed25_g: '25 Gb/s',
                speed40_g: '40 Gb/s',
                speed50_g: '50 Gb/s',
                speed100_g: '100 Gb/s',
                speed200_g: '200 Gb/s',
                speed400_g: '400 Gb/s',
              },
            },
          },
          {
            id: 'fec',
            label: 'FEC',
            help: 'By the module if none',
            path: 'fec',
            cell: { kind: 'badge', tones: {}, labels: { firecode: 'Firecode', none: 'None', rs: 'Reed-Solomon' } },
          },
          {
            id: 'mtu',
            label: 'MTU',
            help: 'Largest packet the link accepts, in bytes.',
            path: 'mtu',
            cell: { kind: 'number', unit: 'bytes' },
          },
          {
            id: 'autoneg',
            label: 'Autonegotiation',
            help: 'Whether link parameters are negotiated with the other end.',
            path: 'autoneg',
            cell: { kind: 'boolean' },
          },
        ],
      },
    },
    {
      id: 'addresses',
      label: 'Addresses',
      help: 'IP addresses set on the interfaces of the port.',
      path: 'addresses',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'interfaceName',
            label: 'Link',
            help: 'Interface on which the address is set.',
            path: 'interfaceName',
            cell: { kind: 'text' },
          },
          {
            id: 'address',
            label: 'Address',
            help: 'IP address with prefix length set on the interface.',
            path: 'address',
            cell: { kind: 'mono' },
          },
          {
            id: 'addressLotName',
            label: 'Address lot',
            help: 'Name of the lot that supplied the address.',
            path: 'addressLotName',
            cell: { kind: 'text' },
          },
          {
            id: 'vlanId',
            label: 'VLAN',
            help: 'Untagged if none',
            path: 'vlanId',
            cell: { kind: 'identifier' },
          },
        ],
      },
    },
    {
      id: 'routes',
      label: 'Routes',
      help: 'Static routes, grouped by link',
      path: 'routes',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'interfaceName',
            label: 'Link',
            help: 'Interface the route goes out on.',
            path: 'interfaceName',
            cell: { kind: 'text' },
          },
          {
            id: 'dst',
            label: 'Destination',
            help: 'Network reached through this route.',
            path: 'dst',
            cell: { kind: 'mono' },
          },
          {
            id: 'gw',
            label: 'Gateway',
            help: 'Next hop to which matching traffic is sent.',
            path: 'gw',
            cell: { kind: 'mono' },
          },
          {
            id: 'ribPriority',
            label: 'RIB priority',
            help: 'The higher wins',
            path: 'ribPriority',
            cell: { kind: 'identifier' },
          },
          {
            id: 'vlanId',
            label: 'VLAN',
            help: 'Untagged if none',
            path: 'vlanId',
            cell: { kind: 'identifier' },
          },
        ],
      },
    },
    {
      id: 'interfaces',
      label: 'Interfaces',
      help: 'Layer 3 interfaces, each on a link',
      path: 'interfaces',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'interfaceName',
            label: 'Interface',
            help: 'Name of the interface within the port settings.',
            path: 'interfaceName',
            cell: { kind: 'text' },
          },
          {
            id: 'kind',
            label: 'Kind',
            help: 'Whether this is a primary, VLAN or loopback interface.',
            path: 'kind',
            cell: { kind: 'badge', tones: {}, labels: { primary: 'Primary', vlan: 'VLAN', loopback: 'Loopback' } },
          },
        ],
      },
    },
    {
      id: 'vlanInterfaces',
      label: 'VLAN interfaces',
      help: 'VLAN tags assigned to interfaces of the port.',
      path: 'vlanInterfaces',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'vlanId',
            label: 'VLAN',
            help: 'Untagged if none',
            path: 'vlanId',
            cell: { kind: 'identifier' },
          },
          {
            id: 'interfaceConfigId',
            label: 'Interface',
            help: 'ID of the interface that carries the tag.',
            path: 'interfaceConfigId',
            cell: { kind: 'mono' },
          },
        ],
      },
    },
    {
      id: 'bgpPeers',
      label: 'BGP peers',
      help: 'BGP sessions, grouped by link',
      path: 'bgpPeers',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'addr',
            label: 'Peer',
            help: 'IP address of the neighbouring router.',
            path: 'addr',
            cell: { kind: 'mono' },
          },
          {
            id: 'remoteAsn',
            label: 'ASN',
            help: 'Any if none',
            path: 'remoteAsn',
            cell: { kind: 'identifier' },
          },
          {
            id: 'interfaceName',
            label: 'Link',
            help: 'Interface of the port on which to reach the peer.',
            path: 'interfaceName',
            cell: { kind: 'text' },
          },
          {
            id: 'holdTime',
            label: 'Hold time',
            help: 'Seconds without a message from the peer after which the session is dropped.',
            path: 'holdTime',
            cell: { kind: 'duration', unit: 's' },
          },
          {
            id: 'keepalive',
            label: 'Keepalive',
            help: 'Seconds between the liveness messages sent to the peer.',
            path: 'keepalive',
            cell: { kind: 'duration', unit: 's' },
          },
        ],
      },
    },
    {
      id: 'groups',
      label: 'Groups',
      help: 'Names or IDs of groups of settings that are taken in',
      path: 'groups',
      cell: {
        kind: 'table',
        of: [
          {
            id: 'portSettingsGroupId',
            label: 'Group',
            help: 'ID of the group that is referred to.',
            path: 'portSettingsGroupId',
            cell: { kind: 'mono' },
          },
        ],
      },
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
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function SwitchPortSettingsDetail(props: { slots?: Slots['switch_port_settings.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
