import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const rack = '{{racks.items.0.id}}'
const bfd = (remote: string, more = {}) => ({
  remote,
  switch: 'switch0',
  mode: 'single_hop',
  detection_threshold: 3,
  required_rx: 1_000_000,
  ...more,
})

/** server-behaviour §18. */
export const bgp: readonly Recipe[] = [
  {
    name: 'BFD notices a peer that is there, and one that is not',
    steps: [
      ok({ call: 'networking_bfd_status', answer: [{ peer: '172.20.15.1', switch: 'switch0', state: 'up' }] }),
      ok({
        call: 'networking_bfd_enable',
        body: bfd('172.20.15.9', { switch: 'switch1', local: '172.20.15.10' }),
        status: 204,
      }),
      ok({ call: 'networking_bfd_enable', body: bfd('192.0.2.1'), status: 204 }),
      ok({ call: 'networking_bfd_enable', body: bfd('192.0.2.1', { mode: 'multi_hop' }), status: 204 }),
      ok({
        call: 'networking_bfd_status',
        headers: as.fleetViewer,
        answer: [
          { state: 'up' },
          { peer: '192.0.2.1', mode: 'multi_hop', local: null, state: 'down' },
          { peer: '172.20.15.9', switch: 'switch1', local: '172.20.15.10', state: 'down' },
        ],
      }),
      ok({ call: 'networking_bfd_status', after: 1000, answer: [{}, { state: 'down' }, { state: 'init' }] }),
      ok({ call: 'networking_bfd_status', after: 2000, answer: [{}, { state: 'down' }, { state: 'up' }] }),
      ok({ call: 'networking_bfd_disable', body: { remote: '192.0.2.1', switch: 'switch0' }, status: 204 }),
      ok({ call: 'networking_bfd_disable', body: { remote: '192.0.2.1', switch: 'switch0' }, status: 204 }),
      ok({ call: 'networking_bfd_status', answer: [{}, {}] }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_bfd_enable',
        headers: as.fleetWorker,
        body: bfd('172.20.15.9'),
      }),
    ],
  },
  {
    name: 'BGP configurations and announce sets hold on to each other',
    steps: [
      ok({
        call: 'networking_bgp_announce_set_list',
        answer: [{ name: 'internet' }],
      }),
      ok({ call: 'networking_address_lot_block_list', path: { address_lot: 'public' }, as: 'blocks' }),
      ok({
        call: 'networking_bgp_announce_set_update',
        body: {
          name: 'lab',
          description: 'Two',
          announcement: [
            { network: '203.0.113.0/25', address_lot_block: '{{blocks.items.0.id}}' },
            { network: '203.0.113.128/25', address_lot_block: '{{blocks.items.0.id}}' },
          ],
        },
        as: 'set',
        answer: { name: 'lab', description: 'Two' },
      }),
      ok({
        call: 'networking_bgp_announce_set_update',
        body: {
          name: 'lab',
          description: 'One',
          announcement: [{ network: '203.0.113.64/26', address_lot_block: '{{blocks.items.0.id}}' }],
        },
        answer: { id: '{{set.id}}', description: 'One' },
      }),
      ok({
        call: 'networking_bgp_announcement_list',
        path: { announce_set: 'lab' },
        headers: as.fleetViewer,
        answer: [
          { announce_set_id: '{{set.id}}', network: '203.0.113.64/26', address_lot_block_id: '{{blocks.items.0.id}}' },
        ],
      }),
      ok({
        call: 'networking_bgp_announce_set_list',
        query: { sort_by: 'name_descending' },
        answer: [{ name: 'lab' }, { name: 'internet' }],
      }),
      refused(404, 'ObjectNotFound', `not found: address-lot-block with id "${nil}"`, {
        call: 'networking_bgp_announce_set_update',
        body: { name: 'lab', description: '', announcement: [{ network: '203.0.113.0/24', address_lot_block: nil }] },
      }),
      ok({
        call: 'networking_bgp_config_create',
        body: { name: 'lab', description: '', asn: 65_050, bgp_announce_set_id: 'lab', vrf: 'blue' },
        status: 201,
        as: 'config',
        answer: { name: 'lab', asn: 65_050, vrf: 'blue' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: bgp-config "lab"', {
        call: 'networking_bgp_config_create',
        body: { name: 'lab', description: '', asn: 65_051, bgp_announce_set_id: 'lab' },
      }),
      refused(409, 'Conflict', 'cannot have more than one configuration per ASN', {
        call: 'networking_bgp_config_create',
        body: { name: 'other', description: '', asn: 65_050, bgp_announce_set_id: 'lab' },
      }),
      refused(404, 'ObjectNotFound', 'not found: bgp-announce-set with name "none"', {
        call: 'networking_bgp_config_create',
        body: { name: 'other', description: '', asn: 65_051, bgp_announce_set_id: 'none' },
      }),
      ok({
        call: 'networking_bgp_config_list',
        answer: { items: [{ name: 'edge' }, { name: 'lab' }], next_page: null },
      }),
      refused(409, 'Conflict', 'announce set in use', {
        call: 'networking_bgp_announce_set_delete',
        path: { announce_set: 'lab' },
      }),
      refused(409, 'Conflict', 'BGP Config is in use and cannot be deleted', {
        call: 'networking_bgp_config_delete',
        query: { name_or_id: 'edge' },
      }),
      refused(404, 'ObjectNotFound', `not found: bgp-config with id "${nil}"`, {
        call: 'networking_bgp_config_delete',
        query: { name_or_id: nil },
      }),
      ok({ call: 'networking_bgp_config_delete', query: { name_or_id: '{{config.id}}' }, status: 204 }),
      ok({ call: 'networking_bgp_announce_set_delete', path: { announce_set: 'lab' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: bgp-announce-set with name "lab"', {
        call: 'networking_bgp_announcement_list',
        path: { announce_set: 'lab' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_bgp_config_create',
        headers: as.fleetWorker,
        body: { name: 'other', description: '', asn: 65_051, bgp_announce_set_id: 'internet' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_bgp_announce_set_update',
        headers: as.fleetViewer,
        body: { name: 'lab', description: '', announcement: [] },
      }),
    ],
  },
  {
    name: 'BGP sessions come up, and routes go out and in',
    steps: [
      ok({ call: 'rack_list', as: 'racks' }),
      ok({
        call: 'networking_bgp_status',
        headers: as.fleetViewer,
        answer: [
          { addr: '172.20.15.1', switch: 'switch0', local_asn: 65_042, remote_asn: 64_500, state: 'established' },
          { addr: '172.20.15.9', switch: 'switch1', state: 'established' },
        ],
      }),
      ok({
        call: 'networking_bgp_exported',
        answer: { exports: { '172.20.15.1': ['203.0.113.0/24'], '172.20.15.9': ['203.0.113.0/24'] } },
      }),
      ok({
        call: 'networking_bgp_imported_routes_ipv4',
        query: { asn: 65_042 },
        answer: [
          { prefix: '0.0.0.0/0', nexthop: '172.20.15.1', switch: 'switch0' },
          { prefix: '10.1.0.0/16', nexthop: '172.20.15.1' },
          { prefix: '0.0.0.0/0', nexthop: '172.20.15.9', switch: 'switch1' },
          { prefix: '10.9.0.0/16' },
        ],
      }),
      ok({ call: 'networking_bgp_imported_routes_ipv4', query: { asn: 1 }, answer: [] }),
      ok({
        call: 'networking_bgp_message_history',
        query: { asn: 65_042 },
        answer: { switch_histories: [{ switch: 'switch0' }, { switch: 'switch1' }] },
      }),
      ok({ call: 'networking_bgp_message_history', query: { asn: 1 }, answer: { switch_histories: [] } }),
      refused(400, null, 'unable to parse query string: missing field `asn`', {
        call: 'networking_bgp_message_history',
      }),
      ok({
        call: 'networking_switch_port_apply_settings',
        path: { port: 'qsfp0' },
        query: { rack_id: rack, switch_location: 'switch0' },
        body: { port_settings: 'uplink-a' },
        status: 204,
      }),
      ok({ call: 'networking_bgp_status', answer: [{ state: 'idle', state_duration_millis: 0 }, {}] }),
      ok({
        call: 'networking_bgp_status',
        after: 2500,
        answer: [{ state: 'open_sent', state_duration_millis: 500 }, {}],
      }),
      ok({ call: 'networking_bgp_exported', answer: { exports: { '172.20.15.9': ['203.0.113.0/24'] } } }),
      ok({
        call: 'networking_bgp_status',
        after: 3000,
        answer: [{ state: 'established', state_duration_millis: 1500 }, {}],
      }),
      ok({ call: 'networking_address_lot_block_list', path: { address_lot: 'rack-infra' }, as: 'blocks' }),
      ok({
        call: 'networking_bgp_announce_set_update',
        body: {
          name: 'internet',
          description: 'The links alone',
          announcement: [{ network: '172.20.15.0/26', address_lot_block: '{{blocks.items.0.id}}' }],
        },
        answer: { name: 'internet' },
      }),
      ok({
        call: 'networking_bgp_exported',
        answer: { exports: { '172.20.15.1': ['172.20.15.0/26'], '172.20.15.9': ['172.20.15.0/26'] } },
      }),
    ],
  },
]
