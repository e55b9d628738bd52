// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { SwitchPortSettings } from '../../api/types.gen.ts'
import { addressLotLookup } from '../address-lot/lookup.gen.ts'
import { bgpConfigLookup } from '../bgp-config/lookup.gen.ts'
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
      path: 'links',
      cell: {
        kind: 'table',
        of: [
          { id: 'linkName', label: 'Link', path: 'linkName', cell: { kind: 'text' } },
          {
            id: 'speed',
            label: 'Speed',
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
          {
            id: 'lldpLinkConfig.enabled',
            label: 'LLDP',
            help: 'Whether LLDP runs on the link.',
            path: 'lldpLinkConfig.enabled',
            cell: { kind: 'boolean' },
          },
        ],
      },
    },
    {
      id: 'addresses',
      label: 'Addresses',
      path: 'addresses',
      cell: {
        kind: 'table',
        of: [
          { id: 'interfaceName', label: 'Link', path: 'interfaceName', cell: { kind: 'text' } },
          { id: 'address', label: 'Address', path: 'address', cell: { kind: 'mono' } },
          {
            id: 'addressLotId',
            label: 'Address lot',
            path: 'addressLotId',
            cell: { kind: 'ref', lookup: addressLotLookup },
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
      path: 'routes',
      cell: {
        kind: 'table',
        of: [
          { id: 'interfaceName', label: 'Link', path: 'interfaceName', cell: { kind: 'text' } },
          { id: 'dst', label: 'Destination', path: 'dst', cell: { kind: 'mono' } },
          { id: 'gw', label: 'Gateway', path: 'gw', cell: { kind: 'mono' } },
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
      id: 'bgpPeers',
      label: 'BGP peers',
      path: 'bgpPeers',
      cell: {
        kind: 'table',
        of: [
          { id: 'addr', label: 'Peer', path: 'addr', cell: { kind: 'mono' } },
          {
            id: 'remoteAsn',
            label: 'ASN of the peer',
            help: 'Any if none',
            path: 'remoteAsn',
            cell: { kind: 'identifier' },
          },
          { id: 'interfaceName', label: 'Interface', path: 'interfaceName', cell: { kind: 'text' } },
          {
            id: 'bgpConfig',
            label: 'BGP configuration',
            path: 'bgpConfig',
            cell: { kind: 'ref', lookup: bgpConfigLookup },
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
          { id: 'communities', label: 'Communities', path: 'communities', cell: { kind: 'list' } },
          {
            id: 'allowedImport.value',
            label: 'Accepts',
            help: 'All if none',
            path: 'allowedImport.value',
            cell: { kind: 'list' },
          },
          {
            id: 'allowedExport.value',
            label: 'Is sent',
            help: 'All if none',
            path: 'allowedExport.value',
            cell: { kind: 'list' },
          },
        ],
      },
    },
    {
      id: 'interfaces',
      label: 'Interfaces',
      path: 'interfaces',
      cell: {
        kind: 'table',
        of: [
          { id: 'interfaceName', label: 'Link', path: 'interfaceName', cell: { kind: 'text' } },
          {
            id: 'kind',
            label: 'Kind',
            help: 'Whether this is a primary, VLAN or loopback interface.',
            path: 'kind',
            cell: { kind: 'badge', tones: {}, labels: { primary: 'Primary', vlan: 'VLAN', loopback: 'Loopback' } },
          },
          {
            id: 'v6Enabled',
            label: 'IPv6',
            help: 'Whether IPv6 is active on the interface.',
            path: 'v6Enabled',
            cell: { kind: 'boolean' },
          },
        ],
      },
    },
    {
      id: 'groups',
      label: 'Groups',
      path: 'groups',
      cell: {
        kind: 'table',
        of: [{ id: 'portSettingsGroupId', label: 'Group', path: 'portSettingsGroupId', cell: { kind: 'mono' } }],
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/networking/port-settings/:portSettings/edit', params),
    },
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
