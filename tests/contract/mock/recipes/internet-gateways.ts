import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inBackend = { vpc: 'backend', project: 'web-shop' }
const inDoor = { gateway: 'door', ...inBackend }
const inDefault = { vpc: 'default', project: 'web-shop' }
const ofDefault = { gateway: 'default', ...inDefault }

const door: Step = ok({
  call: 'internet_gateway_create',
  query: inBackend,
  body: { name: 'door', description: '' },
  status: 201,
  as: 'gateway',
})
const pool: Step = ok({
  call: 'internet_gateway_ip_pool_create',
  query: inDoor,
  body: { name: 'up', description: '', ip_pool: 'uplink' },
  status: 201,
  as: 'pool',
  answer: { name: 'up', internet_gateway_id: '{{gateway.id}}' },
})
const address: Step = ok({
  call: 'internet_gateway_ip_address_create',
  query: inDoor,
  body: { name: 'front', description: '', address: '203.0.113.20' },
  status: 201,
  as: 'address',
  answer: { address: '203.0.113.20', internet_gateway_id: '{{gateway.id}}' },
})

/** server-behaviour §23.5. */
export const internetGateways: readonly Recipe[] = [
  {
    name: 'gateways hold pools and addresses',
    steps: [
      door,
      refused(400, 'ObjectAlreadyExists', 'already exists: internet-gateway "door"', {
        call: 'internet_gateway_create',
        query: inBackend,
        body: { name: 'door', description: '' },
      }),
      ok({
        call: 'internet_gateway_list',
        query: inBackend,
        answer: { items: [{ name: 'default' }, { name: 'door' }], next_page: null },
      }),
      ok({
        call: 'internet_gateway_view',
        path: { gateway: 'door' },
        query: inBackend,
        answer: { id: '{{gateway.id}}' },
      }),
      refused(400, 'InvalidRequest', 'when providing gateway as an ID vpc and project should not be specified', {
        call: 'internet_gateway_view',
        path: { gateway: '{{gateway.id}}' },
        query: inBackend,
      }),
      refused(400, 'InvalidRequest', 'gateway should either be an ID or vpc should be specified', {
        call: 'internet_gateway_view',
        path: { gateway: 'door' },
      }),
      pool,
      refused(400, 'ObjectAlreadyExists', 'already exists: internet-gateway-ip-pool "up"', {
        call: 'internet_gateway_ip_pool_create',
        query: inDoor,
        body: { name: 'up', description: '', ip_pool: 'partner' },
      }),
      // A pool that the silo may not use is not there.
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "lab"', {
        call: 'internet_gateway_ip_pool_create',
        query: inDoor,
        body: { name: 'lab', description: '', ip_pool: 'lab' },
      }),
      ok({ call: 'internet_gateway_ip_pool_list', query: inDoor, answer: { items: [{ name: 'up' }] } }),
      ok({ call: 'internet_gateway_ip_pool_delete', path: { pool: 'up' }, query: inDoor, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: internet-gateway-ip-pool with name "up"', {
        call: 'internet_gateway_ip_pool_delete',
        path: { pool: 'up' },
        query: inDoor,
      }),
      address,
      refused(400, 'ObjectAlreadyExists', 'already exists: internet-gateway-ip-address "front"', {
        call: 'internet_gateway_ip_address_create',
        query: inDoor,
        body: { name: 'front', description: '', address: '203.0.113.21' },
      }),
      refused(400, null, 'unable to parse JSON body: address: invalid IP address syntax at line 1 column 53', {
        call: 'internet_gateway_ip_address_create',
        query: inDoor,
        raw: '{"name":"back","description":"","address":"203.0.113"}',
      }),
      ok({ call: 'internet_gateway_ip_address_list', query: inDoor, answer: { items: [{ name: 'front' }] } }),
      ok({ call: 'internet_gateway_ip_address_delete', path: { address: '{{address.id}}' }, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: internet-gateway-ip-address with name "front"', {
        call: 'internet_gateway_ip_address_delete',
        path: { address: 'front' },
        query: inDoor,
      }),
      ok({ call: 'internet_gateway_delete', path: { gateway: 'door' }, query: inBackend, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: internet-gateway with name "door"', {
        call: 'internet_gateway_view',
        path: { gateway: 'door' },
        query: inBackend,
      }),
    ],
  },
  {
    name: 'a gateway in use is deleted with what uses it, or not at all',
    steps: [
      door,
      pool,
      address,
      ok({
        call: 'vpc_router_create',
        query: inBackend,
        body: { name: 'detour', description: '' },
        status: 201,
        as: 'router',
      }),
      ...['door', 'default'].map((name) =>
        ok({
          call: 'vpc_router_route_create',
          query: { router: 'detour', ...inBackend },
          body: {
            name: `by-${name}`,
            description: '',
            destination: { type: 'ip_net', value: '198.18.0.0/15' },
            target: { type: 'internet_gateway', value: name },
          },
          status: 201,
        }),
      ),
      refused(
        400,
        'InvalidRequest',
        'Ip pools referencing this gateway exist. To perform a cascading delete set the cascade option',
        { call: 'internet_gateway_delete', path: { gateway: 'door' }, query: inBackend },
      ),
      ok({ call: 'internet_gateway_ip_pool_delete', path: { pool: '{{pool.id}}' }, status: 204 }),
      refused(
        400,
        'InvalidRequest',
        'Ip addresses referencing this gateway exist. To perform a cascading delete set the cascade option',
        {
          call: 'internet_gateway_delete',
          path: { gateway: 'door' },
          query: { cascade: false, ...inBackend },
        },
      ),
      ok({
        call: 'internet_gateway_delete',
        path: { gateway: 'door' },
        query: { cascade: true, ...inBackend },
        status: 204,
      }),
      refused(404, 'ObjectNotFound', 'not found: internet-gateway-ip-address with id "{{address.id}}"', {
        call: 'internet_gateway_ip_address_delete',
        path: { address: '{{address.id}}' },
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: '{{router.id}}' },
        answer: { items: [{ name: 'by-default' }] },
      }),
      ok({
        call: 'internet_gateway_delete',
        path: { gateway: 'default' },
        query: { cascade: true, ...inBackend },
        status: 204,
      }),
      // The default routes led there, too.
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'system', ...inBackend },
        answer: { items: [{ name: 'payment' }, { name: 'stock' }] },
      }),
    ],
  },
  {
    name: 'a pool that instances reach the world through stays attached',
    steps: [
      refused(
        400,
        'InvalidRequest',
        'VPC routes dependent on this IP pool. To perform a cascading delete set the cascade option',
        { call: 'internet_gateway_ip_pool_delete', path: { pool: 'default' }, query: ofDefault },
      ),
      ok({
        call: 'internet_gateway_ip_address_create',
        query: ofDefault,
        body: { name: 'shop', description: '', address: '203.0.113.10' },
        status: 201,
      }),
      refused(
        400,
        'InvalidRequest',
        'VPC routes dependent on this IP pool. To perform a cascading delete set the cascade option',
        { call: 'internet_gateway_ip_address_delete', path: { address: 'shop' }, query: ofDefault },
      ),
      ok({
        call: 'internet_gateway_ip_pool_delete',
        path: { pool: 'default' },
        query: { cascade: true, ...ofDefault },
        status: 204,
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'system', ...inDefault },
        answer: { items: [{ name: 'default', kind: 'vpc_subnet' }] },
      }),
      // No route leads to the gateway any more.
      ok({ call: 'internet_gateway_ip_address_delete', path: { address: 'shop' }, query: ofDefault, status: 204 }),
    ],
  },
  {
    name: 'an address that instances are reached at takes its routes along',
    steps: [
      ok({
        call: 'internet_gateway_ip_address_create',
        query: ofDefault,
        body: { name: 'shop', description: '', address: '203.0.113.10' },
        status: 201,
      }),
      ok({
        call: 'internet_gateway_ip_address_delete',
        path: { address: 'shop' },
        query: { cascade: true, ...ofDefault },
        status: 204,
      }),
      ok({
        call: 'vpc_router_route_list',
        query: { router: 'system', ...inDefault },
        answer: { items: [{ name: 'default', kind: 'vpc_subnet' }] },
      }),
    ],
  },
  {
    name: 'who may do what with gateways',
    steps: [
      ok({ call: 'internet_gateway_list', query: inBackend, headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'internet_gateway_create',
        query: inBackend,
        body: { name: 'door', description: '' },
        headers: as.viewer,
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'internet_gateway_ip_pool_delete',
        path: { pool: 'default' },
        query: { gateway: 'default', ...inBackend },
        headers: as.viewer,
      }),
      refused(404, 'ObjectNotFound', 'not found: internet-gateway with name "default"', {
        call: 'internet_gateway_delete',
        path: { gateway: 'default' },
        query: inBackend,
        headers: as.stranger,
      }),
    ],
  },
]
