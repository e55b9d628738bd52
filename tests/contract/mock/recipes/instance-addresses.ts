import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { inShop, machine, make } from './instances.ts'

const ephemeral = (instance: string, body: object = {}): Omit<Step, 'status'> => ({
  call: 'instance_ephemeral_ip_attach',
  path: { instance },
  query: inShop,
  body,
})
const give = (instance: string): Omit<Step, 'status'> => ({
  call: 'instance_ephemeral_ip_detach',
  path: { instance },
  query: inShop,
})

/** server-behaviour §8.8. */
export const instanceAddresses: readonly Recipe[] = [
  {
    name: 'an instance gets one ephemeral address and gives it back',
    steps: [
      ok({ call: 'ip_pool_view', path: { pool: 'uplink' }, as: 'uplink' }),
      ok({
        ...ephemeral('web-1'),
        status: 202,
        answer: { kind: 'ephemeral', ip: '203.0.113.13', ip_pool_id: '{{uplink.id}}' },
      }),
      // A second one is the first, whatever pool is asked for.
      ok({ ...ephemeral('web-1', { pool: 'partner' }), status: 202, answer: { ip: '203.0.113.13' } }),
      ok({
        call: 'instance_external_ip_list',
        path: { instance: 'web-1' },
        query: inShop,
        answer: {
          items: [
            { kind: 'snat', ip: '203.0.113.191', first_port: 0, last_port: 16_383 },
            { kind: 'ephemeral', ip: '203.0.113.13' },
            { kind: 'floating', name: 'shop', ip: '203.0.113.10' },
          ],
          next_page: null,
        },
      }),
      ok({ ...give('web-1'), status: 204 }),
      refused(400, 'InvalidRequest', 'instance does not have an ephemeral IP attached', give('web-1')),
      ok({ ...ephemeral('batch', { pool: 'partner' }), status: 202, answer: { ip: '198.51.100.2' } }),
    ],
  },
  {
    name: 'where no address comes from',
    steps: [
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "lab"', ephemeral('web-1', { pool: 'lab' })),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "nothing"', ephemeral('web-1', { pool: 'nothing' })),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', ephemeral('nothing')),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', give('nothing')),
      ok({ call: 'ip_pool_create', body: { name: 'empty', description: '' }, status: 201 }),
      ok({
        call: 'ip_pool_silo_link',
        path: { pool: 'empty' },
        body: { silo: 'meadow', is_default: false },
        status: 201,
      }),
      refused(
        507,
        'InsufficientCapacity',
        'Insufficient capacity: No external IP addresses available',
        ephemeral('web-1', { pool: 'empty' }),
      ),
      refused(403, 'Forbidden', 'Forbidden', { ...ephemeral('web-1'), headers: as.viewer }),
      refused(403, 'Forbidden', 'Forbidden', { ...give('web-1'), headers: as.viewer }),
      ok({ call: 'ip_pool_silo_update', path: { pool: 'uplink', silo: 'meadow' }, body: { is_default: false } }),
      refused(404, 'ObjectNotFound', 'not found: default IP pool for current silo', ephemeral('web-1')),
    ],
  },
  {
    name: 'an address changes hands only while the instance holds still',
    steps: [
      ok({ ...make(machine('fresh')), status: 201 }),
      refused(400, 'InvalidRequest', 'cannot modify instance IPs, instance is still being created', ephemeral('fresh')),
      refused(503, 'ServiceNotAvailable', 'Service Unavailable', { ...ephemeral('fresh'), after: 1500 }),
      ok({ ...ephemeral('fresh'), status: 202, after: 2500 }),
      ok({ call: 'instance_reboot', path: { instance: 'fresh' }, query: inShop, status: 202 }),
      ok({ ...give('fresh'), status: 204 }),
      ok({ ...ephemeral('fresh'), status: 202 }),
      ok({ call: 'instance_stop', path: { instance: 'fresh' }, query: inShop, status: 202 }),
      refused(503, 'ServiceNotAvailable', 'Service Unavailable', give('fresh')),
      ok({ ...give('fresh'), status: 204, after: 3000 }),
      refused(400, 'InvalidRequest', 'cannot modify instance IPs, instance is in unhealthy state', {
        call: 'instance_ephemeral_ip_attach',
        path: { instance: 'scratch' },
        query: { project: 'sandbox' },
        body: {},
      }),
    ],
  },
  {
    name: 'an instance has 32 addresses and no 33rd',
    steps: [
      ok({
        call: 'ip_pool_range_add',
        path: { pool: 'uplink' },
        body: { first: '203.0.113.200', last: '203.0.113.240' },
        status: 201,
      }),
      ok({ ...ephemeral('batch'), status: 202 }),
      ...Array.from({ length: 31 }, (_, index) => `f-${index}`).flatMap((name) => [
        ok({ call: 'floating_ip_create', query: inShop, body: { name, description: '' }, status: 201 }),
        ok({
          call: 'floating_ip_attach',
          path: { floating_ip: name },
          query: inShop,
          body: { kind: 'instance', parent: 'batch' },
          status: 202,
        }),
      ]),
      refused(400, 'InvalidRequest', 'an instance may not have more than 32 external IP addresses', {
        call: 'floating_ip_attach',
        path: { floating_ip: 'spare' },
        query: inShop,
        body: { kind: 'instance', parent: 'batch' },
      }),
    ],
  },
]
