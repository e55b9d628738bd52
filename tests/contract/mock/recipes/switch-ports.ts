import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const racks = ok({ call: 'rack_list', as: 'racks' })
const rack = '{{racks.items.0.id}}'
const port = (name: string, location = 'switch0'): Pick<Step, 'path' | 'query'> => ({
  path: { port: name },
  query: { rack_id: rack, switch_location: location },
})
const neighbors = (name: string, location = 'switch0'): Pick<Step, 'path'> => ({
  path: { rack_id: rack, switch_location: location, port: name },
})
const settings = (name: string, more = {}) => ({
  name,
  description: '',
  port_config: { geometry: 'qsfp28x1' },
  links: [
    { link_name: 'phy0', autoneg: true, mtu: 9000, speed: 'speed100_g', lldp: { enabled: true, system_name: 'rack' } },
  ],
  addresses: [],
  ...more,
})
const peer = (config: string, more = {}) => ({
  addr: '172.20.15.33',
  bgp_config: config,
  interface_name: 'phy0',
  hold_time: 6,
  idle_hold_time: 3,
  delay_open: 0,
  connect_retry: 3,
  keepalive: 2,
  communities: [],
  enforce_first_as: false,
  allowed_import: { type: 'no_filtering' },
  allowed_export: { type: 'no_filtering' },
  ...more,
})
const peers = (...list: unknown[]) => ({ bgp_peers: [{ link_name: 'phy0', peers: list }] })

/** server-behaviour §16, §18. */
export const switchPorts: readonly Recipe[] = [
  {
    name: 'settings are put on a port and taken off',
    steps: [
      racks,
      ok({ call: 'networking_switch_port_list', headers: as.fleetViewer, query: { limit: 1 }, as: 'ports' }),
      ok({
        call: 'networking_switch_port_list',
        query: { switch_port_id: '{{ports.items.0.id}}' },
        answer: { items: [{ id: '{{ports.items.0.id}}', rack_id: rack }], next_page: null },
      }),
      ok({ call: 'networking_switch_port_list', query: { switch_port_id: nil }, answer: { items: [] } }),
      ok({
        call: 'networking_switch_port_status',
        ...port('qsfp1'),
        answer: { port_id: 'qsfp1', presence: true, enabled: false, link_state: 'down' },
      }),
      ok({ call: 'networking_switch_port_settings_create', body: settings('plain'), status: 201, as: 'plain' }),
      ok({
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp1'),
        body: { port_settings: 'plain' },
        status: 204,
      }),
      ok({
        call: 'networking_switch_port_status',
        ...port('qsfp1'),
        answer: { enabled: true, link_state: 'up', speed: 'speed100_g', autoneg: true },
      }),
      // What is written anew is in effect on the ports that have it.
      ok({
        call: 'networking_switch_port_settings_create',
        body: settings('plain', {
          links: [{ link_name: 'phy0', autoneg: false, mtu: 9000, speed: 'speed40_g', lldp: { enabled: false } }],
        }),
        status: 201,
      }),
      ok({
        call: 'networking_switch_port_status',
        ...port('qsfp1'),
        answer: { link_state: 'up', speed: 'speed40_g', autoneg: false },
      }),
      ok({ call: 'networking_switch_port_clear_settings', ...port('qsfp1'), status: 204 }),
      ok({ call: 'networking_switch_port_clear_settings', ...port('qsfp1'), status: 204 }),
      ok({ call: 'networking_switch_port_status', ...port('qsfp1'), answer: { link_state: 'down' } }),
      ok({
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp7'),
        body: { port_settings: '{{plain.id}}' },
        status: 204,
      }),
      ok({
        call: 'networking_switch_port_status',
        ...port('qsfp7'),
        answer: { presence: false, link_state: 'down', fsm_state: 'wait_for_module' },
      }),
      refused(404, 'ObjectNotFound', 'not found: switch-port with name "qsfp40"', {
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp40'),
        body: { port_settings: 'plain' },
      }),
      refused(404, 'ObjectNotFound', 'not found: switch-port-settings with name "nothing"', {
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp1'),
        body: { port_settings: 'nothing' },
      }),
      refused(400, 'InvalidRequest', 'invalid switch name switch7', {
        call: 'networking_switch_port_status',
        ...port('qsfp1', 'switch7'),
      }),
      refused(400, 'InvalidRequest', 'invalid port name: rear0', {
        call: 'networking_switch_port_status',
        ...port('rear0'),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_switch_port_apply_settings',
        headers: as.fleetViewer,
        ...port('qsfp1'),
        body: { port_settings: 'plain' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_switch_port_clear_settings',
        headers: as.fleetViewer,
        ...port('qsfp1'),
      }),
    ],
  },
  {
    name: 'one switch has one ASN',
    steps: [
      racks,
      ok({
        call: 'networking_bgp_config_create',
        body: { name: 'lab', description: '', asn: 65_043, bgp_announce_set_id: 'internet' },
        status: 201,
      }),
      ok({ call: 'networking_switch_port_settings_create', body: settings('second', peers(peer('lab'))), status: 201 }),
      refused(409, 'Conflict', 'a different asn is already configured on this switch', {
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp1'),
        body: { port_settings: 'second' },
      }),
      ok({ call: 'networking_switch_port_clear_settings', ...port('qsfp0'), status: 204 }),
      ok({
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp1'),
        body: { port_settings: 'second' },
        status: 204,
      }),
    ],
  },
  {
    name: 'port settings are asked for by link and told with their ids',
    steps: [
      ok({
        call: 'networking_switch_port_settings_create',
        body: settings('trunk', {
          ...peers(peer('edge', { md5_auth_key: 'key', remote_asn: 64_501 })),
          addresses: [
            { link_name: 'phy0', addresses: [{ address: '172.20.15.20/29', address_lot: 'rack-infra', vlan_id: 7 }] },
          ],
          routes: [{ link_name: 'phy0', routes: [{ dst: '10.0.0.0/8', gw: '172.20.15.17', vid: 7, rib_priority: 1 }] }],
          interfaces: [
            { link_name: 'phy0', kind: { type: 'primary' }, v6_enabled: true },
            { link_name: 'phy0', kind: { type: 'vlan', vid: 7 }, v6_enabled: false },
          ],
        }),
        status: 201,
        as: 'made',
        answer: {
          name: 'trunk',
          port: { geometry: 'qsfp28x1' },
          links: [
            {
              link_name: 'phy0',
              mtu: 9000,
              fec: null,
              tx_eq_config: null,
              lldp_link_config: { enabled: true, system_name: 'rack' },
            },
          ],
          addresses: [
            { interface_name: 'phy0', address: '172.20.15.20/29', address_lot_name: 'rack-infra', vlan_id: 7 },
          ],
          routes: [{ interface_name: 'phy0', dst: '10.0.0.0/8', gw: '172.20.15.17', vlan_id: 7, rib_priority: 1 }],
          interfaces: [
            { interface_name: 'phy0', kind: 'primary', v6_enabled: true },
            { interface_name: 'phy0', kind: 'vlan' },
          ],
          vlan_interfaces: [{ vlan_id: 7 }],
          bgp_peers: [{ addr: '172.20.15.33', remote_asn: 64_501 }],
          groups: [],
        },
      }),
      ok({
        call: 'networking_switch_port_settings_view',
        path: { port: 'trunk' },
        headers: as.fleetViewer,
        answer: {
          id: '{{made.id}}',
          port: { port_settings_id: '{{made.id}}' },
          vlan_interfaces: [{ interface_config_id: '{{made.interfaces.1.id}}' }],
        },
      }),
      ok({
        call: 'networking_switch_port_settings_create',
        body: settings('trunk', { description: 'Smaller' }),
        status: 201,
        answer: { id: '{{made.id}}', description: 'Smaller', addresses: [], routes: [], bgp_peers: [] },
      }),
      ok({
        call: 'networking_switch_port_settings_list',
        answer: { items: [{ name: 'trunk' }, { name: 'uplink-a' }, { name: 'uplink-b' }], next_page: null },
      }),
      ok({
        call: 'networking_switch_port_settings_list',
        query: { port_settings: 'trunk' },
        answer: { items: [{ id: '{{made.id}}' }] },
      }),
      ok({ call: 'networking_switch_port_settings_delete', query: { port_settings: 'trunk' }, status: 204 }),
      refused(400, 'InvalidRequest', 'port settings not found', {
        call: 'networking_switch_port_settings_delete',
        query: { port_settings: 'trunk' },
      }),
      refused(400, 'InvalidRequest', 'name or id required', { call: 'networking_switch_port_settings_delete' }),
      refused(404, 'ObjectNotFound', `not found: switch-port-settings with id "${nil}"`, {
        call: 'networking_switch_port_settings_view',
        path: { port: nil },
      }),
      ok({ call: 'networking_switch_port_settings_delete', query: { port_settings: 'uplink-a' }, status: 204 }),
      ok({ call: 'networking_bgp_status', answer: [{ switch: 'switch1' }] }),
    ],
  },
  {
    name: 'port settings that cannot be',
    steps: [
      ...(
        [
          [
            'AddressLot not found',
            { addresses: [{ link_name: 'phy0', addresses: [{ address: '172.20.15.20/29', address_lot: 'none' }] }] },
          ],
          [
            'address not in lot',
            {
              addresses: [{ link_name: 'phy0', addresses: [{ address: '172.21.0.1/29', address_lot: 'rack-infra' }] }],
            },
          ],
          ['BGP config not found', peers(peer('none'))],
        ] as const
      ).map(([message, more]) =>
        refused(400, 'InvalidRequest', message, {
          call: 'networking_switch_port_settings_create',
          body: settings('bad', more),
        }),
      ),
      refused(400, 'InvalidValue', 'unsupported value for "md5_auth_key": md5 auth key is longer than 80 characters', {
        call: 'networking_switch_port_settings_create',
        body: settings('bad', peers(peer('edge', { md5_auth_key: 'k'.repeat(81) }))),
      }),
      refused(400, 'InvalidValue', 'unsupported value for "md5_auth_key": md5 auth key must be printable ascii', {
        call: 'networking_switch_port_settings_create',
        body: settings('bad', peers(peer('edge', { md5_auth_key: 'clé' }))),
      }),
      refused(404, 'ObjectNotFound', 'not found: switch-port-settings-group with name "all"', {
        call: 'networking_switch_port_settings_create',
        body: settings('bad', { groups: ['all'] }),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_switch_port_settings_create',
        headers: as.fleetWorker,
        body: settings('bad'),
      }),
    ],
  },
  {
    name: 'LLDP is set where port settings have it, and hears neighbours',
    steps: [
      racks,
      refused(400, 'InvalidValue', 'unsupported value for "settings": switch port not yet configured', {
        call: 'networking_switch_port_lldp_config_view',
        ...port('qsfp1'),
      }),
      ok({ call: 'networking_switch_port_settings_create', body: settings('bare', { links: [] }), status: 201 }),
      ok({
        call: 'networking_switch_port_apply_settings',
        ...port('qsfp1'),
        body: { port_settings: 'bare' },
        status: 204,
      }),
      refused(400, 'InvalidValue', 'unsupported value for "settings": lldp not configured for this port', {
        call: 'networking_switch_port_lldp_config_view',
        ...port('qsfp1'),
      }),
      ok({
        call: 'networking_switch_port_lldp_config_view',
        ...port('qsfp0'),
        headers: as.fleetViewer,
        as: 'lldp',
        answer: { enabled: true, link_name: 'uplink-a', system_name: 'rack' },
      }),
      ok({
        call: 'networking_switch_port_lldp_neighbors',
        ...neighbors('qsfp0'),
        answer: {
          items: [{ system_name: 'router-a0', local_port: 'qsfp0', last_seen: '2026-01-01T00:00:00.000Z' }],
          next_page: null,
        },
      }),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "settings": id is not that of the lldp configuration of this port',
        { call: 'networking_switch_port_lldp_config_update', ...port('qsfp0'), body: { id: nil, enabled: true } },
      ),
      ok({
        call: 'networking_switch_port_lldp_config_update',
        ...port('qsfp0'),
        body: { id: '{{lldp.id}}', enabled: false, system_name: 'quiet' },
        status: 204,
      }),
      ok({
        call: 'networking_switch_port_lldp_config_view',
        ...port('qsfp0'),
        answer: { id: '{{lldp.id}}', enabled: false, system_name: 'quiet' },
      }),
      ok({ call: 'networking_switch_port_lldp_neighbors', ...neighbors('qsfp0'), answer: { items: [] } }),
      ok({ call: 'networking_switch_port_lldp_neighbors', ...neighbors('qsfp0', 'switch1'), answer: { items: [{}] } }),
      refused(404, 'ObjectNotFound', 'not found: switch-port with name "qsfp40"', {
        call: 'networking_switch_port_lldp_neighbors',
        ...neighbors('qsfp40'),
      }),
      refused(404, 'ObjectNotFound', 'not found: switch-port with name "qsfp40"', {
        call: 'networking_switch_port_lldp_config_view',
        ...port('qsfp40'),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_switch_port_lldp_config_update',
        headers: as.fleetViewer,
        ...port('qsfp0'),
        body: { id: '{{lldp.id}}', enabled: true },
      }),
    ],
  },
]
