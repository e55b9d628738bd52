import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const rack = '{{racks.items.0.id}}'
const block = (first: string, last: string) => ({ first_address: first, last_address: last })
const lot = (name: string, ...blocks: unknown[]) => ({ name, description: '', kind: 'infra', blocks })
const loopback = (address: string, more = {}) => ({
  address_lot: 'rack-infra',
  rack_id: rack,
  switch_location: 'switch0',
  address,
  mask: 32,
  anycast: false,
  ...more,
})
const gone = (address: string, mask: string): Pick<Step, 'path'> => ({
  path: { rack_id: rack, switch_location: 'switch0', address, subnet_mask: mask },
})
const clientShutOut =
  'The source IP allow list would prevent access from the current client! Ensure that the allowlist contains an entry that continues to allow access from this peer.'
const list = (...ips: string[]) => ({ allowed_ips: { allow: 'list', ips } })

/** server-behaviour §18. */
export const networking: readonly Recipe[] = [
  {
    name: 'an address lot is made with its blocks and goes when nothing uses it',
    steps: [
      ok({
        call: 'networking_address_lot_create',
        headers: as.fleetWorker,
        body: lot('spare', block('10.9.0.1', '10.9.0.9'), block('fd00:9::1', 'fd00:9::2')),
        status: 201,
        as: 'made',
        answer: {
          lot: { name: 'spare', kind: 'infra' },
          blocks: [block('10.9.0.1', '10.9.0.9'), block('fd00:9::1', 'fd00:9::2')],
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: address-lot "spare"', {
        call: 'networking_address_lot_create',
        body: lot('spare'),
      }),
      refused(400, 'InvalidRequest', 'Block bounds must be in same address family', {
        call: 'networking_address_lot_create',
        body: lot('bad', block('10.9.0.1', 'fd00::1')),
      }),
      refused(400, 'InvalidRequest', 'Invalid range, first must be <= last', {
        call: 'networking_address_lot_create',
        body: lot('bad', block('10.9.0.9', '10.9.0.1')),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_address_lot_create',
        headers: as.fleetViewer,
        body: lot('bad'),
      }),
      ok({
        call: 'networking_address_lot_list',
        headers: as.fleetViewer,
        answer: { items: [{ name: 'public' }, { name: 'rack-infra' }, { name: 'spare' }], next_page: null },
      }),
      ok({
        call: 'networking_address_lot_view',
        path: { address_lot: 'spare' },
        answer: { lot: { id: '{{made.lot.id}}' }, blocks: [{}, {}] },
      }),
      ok({
        call: 'networking_address_lot_block_list',
        path: { address_lot: '{{made.lot.id}}' },
        answer: { items: [{}, {}], next_page: null },
      }),
      ok({ call: 'networking_address_lot_delete', path: { address_lot: 'spare' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: address-lot with name "spare"', {
        call: 'networking_address_lot_view',
        path: { address_lot: 'spare' },
      }),
      refused(400, 'InvalidRequest', 'lot is in use', {
        call: 'networking_address_lot_delete',
        path: { address_lot: 'rack-infra' },
      }),
      refused(400, 'InvalidRequest', 'lot is in use', {
        call: 'networking_address_lot_delete',
        path: { address_lot: 'public' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_address_lot_delete',
        headers: as.fleetWorker,
        path: { address_lot: 'public' },
      }),
    ],
  },
  {
    name: 'a switch gets a loopback address and loses it',
    steps: [
      ok({ call: 'rack_list', as: 'racks' }),
      ok({
        call: 'networking_loopback_address_create',
        body: loopback('172.20.15.50'),
        status: 201,
        as: 'made',
        answer: { address: '172.20.15.50/32', rack_id: rack, switch_location: 'switch0' },
      }),
      ok({
        call: 'networking_loopback_address_list',
        headers: as.fleetViewer,
        answer: { items: [{}, {}, {}], next_page: null },
      }),
      refused(400, 'InvalidRequest', 'address unavailable', {
        call: 'networking_loopback_address_create',
        body: loopback('172.20.15.50', { switch_location: 'switch1' }),
      }),
      refused(400, 'InvalidRequest', 'Switch location must be switch0 or switch1', {
        call: 'networking_loopback_address_create',
        body: loopback('172.20.15.51', { switch_location: 'switch2' }),
      }),
      refused(400, 'InvalidRequest', 'address not in lot', {
        call: 'networking_loopback_address_create',
        body: loopback('172.20.16.1'),
      }),
      refused(400, 'InvalidRequest', 'invalid address', {
        call: 'networking_loopback_address_create',
        body: loopback('172.20.15.51', { mask: 33 }),
      }),
      refused(404, 'ObjectNotFound', 'not found: address-lot with name "none"', {
        call: 'networking_loopback_address_create',
        body: loopback('172.20.15.51', { address_lot: 'none' }),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_loopback_address_create',
        headers: as.fleetViewer,
        body: loopback('172.20.15.51'),
      }),
      ok({ call: 'networking_loopback_address_delete', ...gone('172.20.15.50', '32'), status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: loopback-address with name "172.20.15.50/32"', {
        call: 'networking_loopback_address_delete',
        ...gone('172.20.15.50', '32'),
      }),
      refused(400, 'InvalidRequest', 'invalid ip address', {
        call: 'networking_loopback_address_delete',
        ...gone('172.20.15.40', '99'),
      }),
      refused(400, null, 'bad parameter in URL path: invalid IP address syntax', {
        call: 'networking_loopback_address_delete',
        ...gone('here', '32'),
      }),
      ok({
        call: 'networking_loopback_address_create',
        body: loopback('fd00:99::7', { mask: 128, anycast: true }),
        status: 201,
      }),
      ok({
        call: 'networking_loopback_address_create',
        body: loopback('fd00:99::7', { mask: 128, anycast: true, switch_location: 'switch1' }),
        status: 201,
      }),
      ok({ call: 'networking_loopback_address_delete', ...gone('fd00:99:0::7', '128'), status: 204 }),
    ],
  },
  {
    name: 'the allow list never shuts out who changes it',
    steps: [
      ok({ call: 'networking_allow_list_view', headers: as.fleetViewer, answer: { allowed_ips: { allow: 'any' } } }),
      ok({
        call: 'networking_allow_list_update',
        body: list('127.0.0.0/8', '2001:db8::/32'),
        answer: {
          allowed_ips: { allow: 'list', ips: ['127.0.0.0/8', '2001:db8::/32'] },
          time_modified: '2026-01-01T00:00:00.000Z',
        },
      }),
      ok({ call: 'networking_allow_list_view', answer: { allowed_ips: { allow: 'list' } } }),
      refused(400, 'InvalidRequest', clientShutOut, { call: 'networking_allow_list_update', body: list('10.0.0.0/8') }),
      refused(400, 'InvalidRequest', clientShutOut, { call: 'networking_allow_list_update', body: list() }),
      refused(
        400,
        'InvalidRequest',
        'Source IP allowlist may not contain the unspecified address. Use "any" to allow any source to connect to user-facing services.',
        { call: 'networking_allow_list_update', body: list('127.0.0.0/8', '0.0.0.0/8') },
      ),
      refused(400, 'InvalidRequest', 'Source IP allowlist entries may not have a netmask of /0.', {
        call: 'networking_allow_list_update',
        body: list('127.0.0.1/0'),
      }),
      refused(400, 'InvalidRequest', 'Source IP allowlist is limited to 1000 entries, found 1001', {
        call: 'networking_allow_list_update',
        body: list(...Array.from({ length: 1001 }, () => '127.0.0.0/8')),
      }),
      ok({
        call: 'networking_allow_list_update',
        body: { allowed_ips: { allow: 'any' } },
        answer: { allowed_ips: { allow: 'any' } },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_allow_list_update',
        headers: as.fleetViewer,
        body: { allowed_ips: { allow: 'any' } },
      }),
    ],
  },
  {
    name: 'inbound ICMP is on or off',
    steps: [
      ok({ call: 'networking_inbound_icmp_view', headers: as.fleetViewer, answer: { enabled: true } }),
      ok({ call: 'networking_inbound_icmp_update', body: { enabled: false }, status: 204 }),
      ok({ call: 'networking_inbound_icmp_view', answer: { enabled: false } }),
      refused(400, null, 'unable to parse JSON body: missing field `enabled` at line 1 column 2', {
        call: 'networking_inbound_icmp_update',
        body: {},
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'networking_inbound_icmp_update',
        headers: as.fleetViewer,
        body: { enabled: false },
      }),
    ],
  },
]
