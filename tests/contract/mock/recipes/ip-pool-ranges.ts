import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const range = (first: string, last: string) => ({ first, last })
const nil = '00000000-0000-4000-8000-00000000dead'

/** server-behaviour §17. */
export const ipPoolRanges: readonly Recipe[] = [
  {
    name: 'ranges lie apart, in every pool',
    steps: [
      ok({ call: 'ip_pool_create', body: { name: 'spring', description: '' }, status: 201 }),
      ok({
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('192.0.2.100', '192.0.2.109'),
        status: 201,
        answer: { range: range('192.0.2.100', '192.0.2.109') },
      }),
      ok({ call: 'ip_pool_range_add', path: { pool: 'spring' }, body: range('192.0.2.9', '192.0.2.9'), status: 201 }),
      ok({
        call: 'ip_pool_range_list',
        path: { pool: 'spring' },
        answer: {
          items: [{ range: range('192.0.2.9', '192.0.2.9') }, { range: range('192.0.2.100', '192.0.2.109') }],
          next_page: null,
        },
      }),
      refused(400, 'InvalidRequest', 'The provided IP range 192.0.2.109-192.0.2.120 overlaps with an existing range', {
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('192.0.2.109', '192.0.2.120'),
      }),
      // 192.0.2.16 to .31 is in another pool, .129 to .142 in that of the platform.
      refused(400, 'InvalidRequest', 'The provided IP range 192.0.2.31-192.0.2.32 overlaps with an existing range', {
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('192.0.2.31', '192.0.2.32'),
      }),
      refused(400, 'InvalidRequest', 'The provided IP range 192.0.2.142-192.0.2.150 overlaps with an existing range', {
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('192.0.2.142', '192.0.2.150'),
      }),
      refused(400, null, 'unable to parse JSON body: IP address ranges must be non-decreasing', {
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('192.0.2.50', '192.0.2.49'),
      }),
      refused(400, 'InvalidRequest', 'IPv6 ranges are not allowed yet', {
        call: 'ip_pool_range_add',
        path: { pool: 'spring' },
        body: range('fd00::1', 'fd00::2'),
      }),
      { call: 'ip_pool_range_add', path: { pool: 'spring' }, body: range('192.0.2.1', 'fd00::2'), status: 400 },
      { call: 'ip_pool_range_add', path: { pool: 'spring' }, body: { first: '192.0.2.1' }, status: 400 },
      ok({ call: 'ip_pool_utilization_view', path: { pool: 'spring' }, answer: { capacity: 11, remaining: 11 } }),
      refused(400, 'InvalidRequest', 'The provided range 192.0.2.100-192.0.2.108 does not exist', {
        call: 'ip_pool_range_remove',
        path: { pool: 'spring' },
        body: range('192.0.2.100', '192.0.2.108'),
      }),
      ok({
        call: 'ip_pool_range_remove',
        path: { pool: 'spring' },
        body: range('192.0.2.100', '192.0.2.109'),
        status: 204,
      }),
      ok({ call: 'ip_pool_utilization_view', path: { pool: 'spring' }, answer: { capacity: 1, remaining: 1 } }),
      refused(404, 'ObjectNotFound', `not found: ip-pool with id "${nil}"`, {
        call: 'ip_pool_range_add',
        path: { pool: nil },
        body: range('192.0.2.200', '192.0.2.201'),
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "nowhere"', {
        call: 'ip_pool_range_remove',
        path: { pool: 'nowhere' },
        body: range('192.0.2.200', '192.0.2.201'),
      }),
    ],
  },
  {
    name: 'utilization counts the largest range to the last address',
    steps: [
      ok({ call: 'ip_pool_create', body: { name: 'ocean', description: '' }, status: 201 }),
      ok({
        call: 'ip_pool_range_add',
        path: { pool: 'ocean' },
        body: range('224.0.0.0', '255.255.255.255'),
        status: 201,
      }),
      ok({
        call: 'ip_pool_utilization_view',
        path: { pool: 'ocean' },
        answer: { capacity: 536_870_912, remaining: 536_870_912 },
      }),
    ],
  },
  {
    name: 'the pool of the platform has ranges of its own',
    steps: [
      ok({ call: 'ip_pool_service_view', answer: { name: 'platform-services', ip_version: 'v4' }, as: 'pool' }),
      // For the other operations it is not there.
      refused(404, 'ObjectNotFound', 'not found: ip-pool with id "{{pool.id}}"', {
        call: 'ip_pool_view',
        path: { pool: '{{pool.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "platform-services"', {
        call: 'ip_pool_range_list',
        path: { pool: 'platform-services' },
      }),
      ok({
        call: 'ip_pool_service_range_add',
        body: range('192.0.2.200', '192.0.2.203'),
        status: 201,
        answer: { ip_pool_id: '{{pool.id}}', range: range('192.0.2.200', '192.0.2.203') },
      }),
      ok({
        call: 'ip_pool_service_range_list',
        answer: {
          items: [{ range: range('192.0.2.129', '192.0.2.142') }, { range: range('192.0.2.200', '192.0.2.203') }],
          next_page: null,
        },
      }),
      refused(400, 'InvalidRequest', 'The provided IP range 203.0.113.1-203.0.113.10 overlaps with an existing range', {
        call: 'ip_pool_service_range_add',
        body: range('203.0.113.1', '203.0.113.10'),
      }),
      refused(400, 'InvalidRequest', 'IPv6 ranges are not allowed yet', {
        call: 'ip_pool_service_range_add',
        body: range('fd00::1', 'fd00::2'),
      }),
      { call: 'ip_pool_service_range_add', body: { first: 'x', last: 'y' }, status: 400 },
      refused(
        400,
        'InvalidRequest',
        'IP pool ranges cannot be deleted while external IP addresses are allocated from them',
        { call: 'ip_pool_service_range_remove', body: range('192.0.2.129', '192.0.2.142') },
      ),
      refused(400, 'InvalidRequest', 'The provided range 192.0.2.200-192.0.2.202 does not exist', {
        call: 'ip_pool_service_range_remove',
        body: range('192.0.2.200', '192.0.2.202'),
      }),
      ok({ call: 'ip_pool_service_range_remove', body: range('192.0.2.200', '192.0.2.203'), status: 204 }),
      ok({ call: 'ip_pool_service_range_list', answer: { items: [{}] } }),
    ],
  },
  {
    name: 'who may do what with pools and ranges',
    steps: [
      ok({ call: 'ip_pool_range_list', path: { pool: 'uplink' }, headers: as.fleetViewer }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'ip_pool_list', headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'ip_pool_create',
        body: { name: 'spring', description: '' },
        headers: as.fleetViewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'ip_pool_range_add',
        path: { pool: 'uplink' },
        body: range('192.0.2.200', '192.0.2.201'),
        headers: as.fleetViewer,
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "uplink"', {
        call: 'ip_pool_view',
        path: { pool: 'uplink' },
        headers: as.stranger,
      }),
      ok({ call: 'project_ip_pool_list', headers: as.siloViewer }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'project_ip_pool_list', headers: as.stranger }),
    ],
  },
]
