import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const range = (first: string, last: string) => ({ first, last })

/** What hangs on the default gateway of a VPC. */
const attached = (...items: unknown[]): Step =>
  ok({
    call: 'internet_gateway_ip_pool_list',
    query: { gateway: 'default', vpc: 'backend', project: 'web-shop' },
    answer: { items, next_page: null },
  })

/** server-behaviour §17, §11. */
export const ipPools: readonly Recipe[] = [
  {
    name: 'a pool is made, found, changed and deleted',
    steps: [
      ok({
        call: 'ip_pool_create',
        body: { name: 'spring', description: 'Water' },
        status: 201,
        as: 'made',
        answer: { name: 'spring', ip_version: 'v4' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: ip-pool "spring"', {
        call: 'ip_pool_create',
        body: { name: 'spring', description: '' },
      }),
      refused(400, 'InvalidRequest', 'IPv6 pools are not yet supported', {
        call: 'ip_pool_create',
        body: { name: 'six', description: '', ip_version: 'v6' },
      }),
      ok({
        call: 'ip_pool_list',
        answer: {
          items: [{ name: 'lab' }, { name: 'partner' }, { name: 'spring' }, { name: 'uplink' }],
          next_page: null,
        },
      }),
      ok({ call: 'ip_pool_view', path: { pool: '{{made.id}}' }, answer: { name: 'spring' } }),
      ok({
        call: 'ip_pool_update',
        path: { pool: 'spring' },
        body: { name: 'well' },
        answer: { name: 'well', description: 'Water' },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: ip-pool "lab"', {
        call: 'ip_pool_update',
        path: { pool: 'well' },
        body: { name: 'lab' },
      }),
      ok({ call: 'ip_pool_delete', path: { pool: 'well' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "well"', {
        call: 'ip_pool_view',
        path: { pool: 'well' },
      }),
      refused(400, 'InvalidRequest', 'IP Pool cannot be deleted while it contains IP ranges', {
        call: 'ip_pool_delete',
        path: { pool: 'lab' },
      }),
    ],
  },
  {
    name: 'addresses in use hold their range and their link',
    steps: [
      ok({ call: 'ip_pool_utilization_view', path: { pool: 'uplink' }, answer: { capacity: 154, remaining: 147 } }),
      refused(
        400,
        'InvalidRequest',
        'IP pool ranges cannot be deleted while external IP addresses are allocated from them',
        { call: 'ip_pool_range_remove', path: { pool: 'uplink' }, body: range('203.0.113.10', '203.0.113.99') },
      ),
      refused(400, 'InvalidRequest', 'IP addresses from this pool are in use in the linked silo', {
        call: 'ip_pool_silo_unlink',
        path: { pool: 'uplink', silo: 'meadow' },
      }),
      ok({ call: 'ip_pool_silo_unlink', path: { pool: 'partner', silo: 'harbor' }, status: 204 }),
      ok({ call: 'ip_pool_silo_unlink', path: { pool: 'partner', silo: 'harbor' }, status: 204 }),
    ],
  },
  {
    name: 'a pool that becomes the default is attached to the default gateways of the silo',
    steps: [
      ok({ call: 'ip_pool_view', path: { pool: 'lab' }, as: 'lab' }),
      ok({ call: 'ip_pool_view', path: { pool: 'uplink' }, as: 'uplink' }),
      ok({
        call: 'ip_pool_silo_link',
        path: { pool: 'lab' },
        body: { silo: 'meadow', is_default: false },
        status: 201,
      }),
      attached({ name: 'default', ip_pool_id: '{{uplink.id}}' }),
      ok({ call: 'ip_pool_silo_update', path: { pool: 'lab', silo: 'meadow' }, body: { is_default: true } }),
      attached({ name: 'default', ip_pool_id: '{{uplink.id}}' }, { name: 'lab', ip_pool_id: '{{lab.id}}' }),
      // Once is enough.
      ok({ call: 'ip_pool_silo_update', path: { pool: 'lab', silo: 'meadow' }, body: { is_default: false } }),
      ok({ call: 'ip_pool_silo_update', path: { pool: 'lab', silo: 'meadow' }, body: { is_default: true } }),
      attached({ name: 'default' }, { name: 'lab' }),
      // Without the link there is no attachment.
      ok({ call: 'ip_pool_silo_unlink', path: { pool: 'lab', silo: 'meadow' }, status: 204 }),
      attached({ name: 'default', ip_pool_id: '{{uplink.id}}' }),
      ok({ call: 'ip_pool_silo_link', path: { pool: 'lab' }, body: { silo: 'meadow', is_default: true }, status: 201 }),
      attached({ name: 'default', ip_pool_id: '{{uplink.id}}' }, { name: 'lab', ip_pool_id: '{{lab.id}}' }),
      // Deleting the pool takes links and attachments along.
      ok({
        call: 'ip_pool_range_remove',
        path: { pool: 'lab' },
        body: range('192.0.2.16', '192.0.2.31'),
        status: 204,
      }),
      ok({ call: 'ip_pool_delete', path: { pool: 'lab' }, status: 204 }),
      attached({ name: 'default', ip_pool_id: '{{uplink.id}}' }),
      refused(400, 'InvalidRequest', 'IP pools cannot be linked to the internal silo', {
        call: 'ip_pool_silo_link',
        path: { pool: 'partner' },
        body: { silo: 'default-silo', is_default: false },
      }),
      refused(404, 'ObjectNotFound', 'not found: silo with name "nowhere"', {
        call: 'ip_pool_silo_link',
        path: { pool: 'partner' },
        body: { silo: 'nowhere', is_default: false },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "nowhere"', {
        call: 'ip_pool_silo_unlink',
        path: { pool: 'nowhere', silo: 'meadow' },
      }),
      refused(400, null, 'unable to parse JSON body: missing field `is_default` at line 1 column 17', {
        call: 'ip_pool_silo_link',
        path: { pool: 'partner' },
        raw: '{"silo":"meadow"}',
      }),
    ],
  },
  {
    name: 'a silo has at most one default pool',
    steps: [
      ok({ call: 'silo_view', path: { silo: 'meadow' }, as: 'silo' }),
      ok({ call: 'ip_pool_view', path: { pool: 'lab' }, as: 'lab' }),
      ok({ call: 'ip_pool_view', path: { pool: 'partner' }, as: 'partner' }),
      refused(
        400,
        'ObjectAlreadyExists',
        'already exists: ip-pool-resource "ip_pool_id: {{lab.id}}, resource_id: {{silo.id}}, resource_type: Silo"',
        { call: 'ip_pool_silo_link', path: { pool: 'lab' }, body: { silo: 'meadow', is_default: true } },
      ),
      refused(
        400,
        'ObjectAlreadyExists',
        'already exists: ip-pool-resource "ip_pool_id: {{partner.id}}, resource_id: {{silo.id}}, resource_type: Silo"',
        { call: 'ip_pool_silo_link', path: { pool: 'partner' }, body: { silo: 'meadow', is_default: false } },
      ),
      ok({
        call: 'ip_pool_silo_link',
        path: { pool: 'lab' },
        body: { silo: 'meadow', is_default: false },
        status: 201,
        answer: { ip_pool_id: '{{lab.id}}', silo_id: '{{silo.id}}', is_default: false },
      }),
      ok({
        call: 'silo_ip_pool_list',
        path: { silo: 'meadow' },
        answer: {
          items: [
            { name: 'lab', is_default: false },
            { name: 'partner', is_default: false },
            { name: 'uplink', is_default: true },
          ],
        },
      }),
      ok({
        call: 'ip_pool_silo_update',
        path: { pool: 'lab', silo: 'meadow' },
        body: { is_default: true },
        answer: { is_default: true },
      }),
      ok({
        call: 'silo_ip_pool_list',
        path: { silo: 'meadow' },
        answer: {
          items: [
            { name: 'lab', is_default: true },
            { name: 'partner', is_default: false },
            { name: 'uplink', is_default: false },
          ],
        },
      }),
      ok({
        call: 'ip_pool_silo_list',
        path: { pool: 'lab' },
        answer: { items: [{ silo_id: '{{silo.id}}', is_default: true }], next_page: null },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool-resource with id "(pool, silo)"', {
        call: 'ip_pool_silo_update',
        path: { pool: 'lab', silo: 'harbor' },
        body: { is_default: true },
      }),
      ok({
        call: 'project_ip_pool_list',
        answer: { items: [{ name: 'lab', is_default: true }, { name: 'partner' }, { name: 'uplink' }] },
      }),
      ok({ call: 'project_ip_pool_view', path: { pool: '{{lab.id}}' }, answer: { name: 'lab', is_default: true } }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "lab"', {
        call: 'project_ip_pool_view',
        path: { pool: 'lab' },
        headers: { 'x-cairn-user': 'farah-idris' },
      }),
    ],
  },
]
