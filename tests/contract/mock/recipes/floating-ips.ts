import { ok, refused, type Recipe } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const create = { call: 'floating_ip_create', query: inShop } as const

/** server-behaviour §6. */
export const floatingIps: readonly Recipe[] = [
  {
    name: 'the lowest free address of the default pool is handed out',
    steps: [
      // The story holds .10, .11 and .12 of 203.0.113.10 to .99.
      ok({
        ...create,
        body: { name: 'one', description: '' },
        status: 201,
        as: 'one',
        answer: { ip: '203.0.113.13', instance_id: null },
      }),
      ok({ ...create, body: { name: 'two', description: '' }, status: 201, answer: { ip: '203.0.113.14' } }),
      ok({ call: 'floating_ip_delete', path: { floating_ip: 'one' }, query: inShop, status: 204 }),
      ok({ ...create, body: { name: 'three', description: '' }, status: 201, answer: { ip: '203.0.113.13' } }),
      refused(400, 'ObjectAlreadyExists', 'already exists: floating-ip "three"', {
        ...create,
        body: { name: 'three', description: '' },
      }),
      refused(404, 'ObjectNotFound', 'not found: floating-ip with id "{{one.id}}"', {
        call: 'floating_ip_view',
        path: { floating_ip: '{{one.id}}' },
      }),
      ok({ call: 'floating_ip_list', query: { ...inShop, limit: 1 }, answer: { items: [{ name: 'shop' }] } }),
      ok({ call: 'floating_ip_view', path: { floating_ip: 'three' }, query: inShop, as: 'three' }),
      refused(400, 'InvalidRequest', 'when providing Floating IP as an ID project should not be specified', {
        call: 'floating_ip_view',
        path: { floating_ip: '{{three.id}}' },
        query: inShop,
      }),
      refused(400, 'InvalidRequest', 'Floating IP should either be UUID or project should be specified', {
        call: 'floating_ip_view',
        path: { floating_ip: 'three' },
      }),
      ok({
        call: 'floating_ip_update',
        path: { floating_ip: 'three' },
        query: inShop,
        body: { name: 'tres', description: null },
        answer: { name: 'tres', ip: '203.0.113.13' },
      }),
    ],
  },
  {
    name: 'an address may be asked for',
    steps: [
      ok({
        ...create,
        body: { name: 'one', description: '', ip: '203.0.113.150' },
        status: 201,
        answer: { ip: '203.0.113.150' },
      }),
      refused(400, 'InvalidRequest', 'Requested external IP address not available', {
        ...create,
        body: { name: 'two', description: '', ip: '203.0.113.150' },
      }),
      refused(400, 'InvalidRequest', 'Requested external IP address not available', {
        ...create,
        body: { name: 'two', description: '', ip: '203.0.113.100' },
      }),
      refused(400, null, 'unable to parse JSON body: ip: invalid IP address syntax at line 1 column 43', {
        ...create,
        raw: '{"name":"two","description":"","ip":"1.2.3"}',
      }),
      ok({
        ...create,
        body: { name: 'two', description: '', pool: 'partner' },
        status: 201,
        answer: { ip: '198.51.100.2' },
      }),
    ],
  },
  {
    name: 'pools must be linked and have room',
    steps: [
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "lab"', {
        ...create,
        body: { name: 'one', description: '', pool: 'lab' },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "nothing"', {
        ...create,
        body: { name: 'one', description: '', pool: 'nothing' },
      }),
      ok({ call: 'ip_pool_create', body: { name: 'empty', description: '' }, status: 201 }),
      ok({
        call: 'ip_pool_silo_link',
        path: { pool: 'empty' },
        body: { silo: 'meadow', is_default: false },
        status: 201,
      }),
      refused(507, 'InsufficientCapacity', 'Insufficient capacity: No external IP addresses available', {
        ...create,
        body: { name: 'one', description: '', pool: 'empty' },
      }),
      ok({ call: 'ip_pool_silo_update', path: { pool: 'uplink', silo: 'meadow' }, body: { is_default: false } }),
      refused(404, 'ObjectNotFound', 'not found: default IP pool for current silo', {
        ...create,
        body: { name: 'one', description: '' },
      }),
    ],
  },
  {
    name: 'an address is attached, moved by way of detaching, and deleted when free',
    steps: [
      ok({ call: 'instance_view', path: { instance: 'db-primary' }, query: inShop, as: 'db' }),
      ok({ call: 'instance_view', path: { instance: 'query' }, query: { project: 'data-lake' }, as: 'foreign' }),
      ok({
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: 'db-primary' },
        status: 202,
        answer: { instance_id: '{{db.id}}' },
      }),
      ok({
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: '{{db.id}}' },
        status: 202,
        answer: { instance_id: '{{db.id}}' },
      }),
      refused(400, 'InvalidRequest', 'floating IP cannot be attached to one instance while still attached to another', {
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: 'web-1' },
      }),
      refused(400, 'InvalidRequest', 'Floating IP cannot be deleted while attached to an instance', {
        call: 'floating_ip_delete',
        path: { floating_ip: 'spare' },
        query: inShop,
      }),
      ok({
        call: 'floating_ip_detach',
        path: { floating_ip: 'spare' },
        query: inShop,
        status: 202,
        answer: { instance_id: null },
      }),
      ok({
        call: 'floating_ip_detach',
        path: { floating_ip: 'spare' },
        query: inShop,
        status: 202,
        answer: { instance_id: null },
      }),
      refused(400, 'InvalidRequest', 'floating IP must be in the same project as the instance', {
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: '{{foreign.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "query"', {
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: 'query' },
      }),
      ok({ ...create, query: { project: 'sandbox' }, body: { name: 'one', description: '' }, status: 201 }),
      refused(400, 'InvalidRequest', 'cannot modify instance IPs, instance is in unhealthy state', {
        call: 'floating_ip_attach',
        path: { floating_ip: 'one' },
        query: { project: 'sandbox' },
        body: { kind: 'instance', parent: 'scratch' },
      }),
      ok({ call: 'floating_ip_delete', path: { floating_ip: 'spare' }, query: inShop, status: 204 }),
    ],
  },
]
