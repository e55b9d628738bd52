import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'

const inShop = { project: 'web-shop' }
const nil = '00000000-0000-4000-8000-00000000dead'
const draft = { name: 'ping-1', description: 'From the second sled', sled: '{{sleds.items.1.id}}' }
const sleds: Step = ok({ call: 'sled_list', as: 'sleds' })

/** server-behaviour §5.2. */
export const probes: readonly Recipe[] = [
  {
    name: 'a probe is made, found and deleted',
    steps: [
      sleds,
      ok({
        call: 'probe_create',
        query: inShop,
        body: draft,
        status: 201,
        as: 'made',
        answer: { name: 'ping-1', description: 'From the second sled', sled: '{{sleds.items.1.id}}' },
      }),
      ok({
        call: 'probe_view',
        path: { probe: 'ping-1' },
        query: inShop,
        answer: {
          id: '{{made.id}}',
          name: 'ping-1',
          sled: '{{sleds.items.1.id}}',
          // The lowest free ones: of the default pool, and of the default subnet.
          external_ips: [{ ip: '203.0.113.13', kind: 'ephemeral', first_port: 0, last_port: 65_535 }],
          interface: { ip: '172.30.0.9', kind: { type: 'probe', id: '{{made.id}}' }, subnet: '172.30.0.0/22' },
        },
      }),
      ok({ call: 'probe_view', path: { probe: '{{made.id}}' }, query: inShop, answer: { name: 'ping-1' } }),
      ok({ call: 'probe_list', query: inShop, answer: { items: [{ name: 'ping-1' }], next_page: null } }),
      ok({
        call: 'probe_list',
        query: { project: 'sandbox' },
        answer: { items: [{ name: 'net-check', external_ips: [{ ip: '203.0.113.188' }] }], next_page: null },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: probe "ping-1"', {
        call: 'probe_create',
        query: inShop,
        body: draft,
      }),
      // Its address is in use: the next one is handed out.
      ok({
        call: 'floating_ip_create',
        query: inShop,
        body: { name: 'next', description: '' },
        status: 201,
        answer: { ip: '203.0.113.14' },
      }),
      ok({ call: 'probe_delete', path: { probe: 'ping-1' }, query: inShop, status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: probe with name "ping-1"', {
        call: 'probe_view',
        path: { probe: 'ping-1' },
        query: inShop,
      }),
      ok({
        call: 'floating_ip_create',
        query: inShop,
        body: { name: 'again', description: '' },
        status: 201,
        answer: { ip: '203.0.113.13' },
      }),
    ],
  },
  {
    name: 'a probe needs a sled, a pool and its project',
    steps: [
      sleds,
      refused(404, 'ObjectNotFound', `not found: sled with id "${nil}"`, {
        call: 'probe_create',
        query: inShop,
        body: { ...draft, sled: nil },
      }),
      refused(404, 'ObjectNotFound', 'not found: ip-pool with name "lab"', {
        call: 'probe_create',
        query: inShop,
        body: { ...draft, ip_pool: 'lab' },
      }),
      ok({ call: 'probe_create', query: inShop, body: { ...draft, ip_pool: 'partner' }, status: 201 }),
      refused(404, 'ObjectNotFound', 'not found: project with name "nowhere"', {
        call: 'probe_create',
        query: { project: 'nowhere' },
        body: draft,
      }),
      refused(400, null, 'unable to parse query string: missing field `project`', {
        call: 'probe_view',
        path: { probe: nil },
      }),
      refused(404, 'ObjectNotFound', `not found: probe with id "${nil}"`, {
        call: 'probe_delete',
        path: { probe: nil },
        query: inShop,
      }),
      // A probe of another project is not there.
      refused(404, 'ObjectNotFound', 'not found: probe with name "net-check"', {
        call: 'probe_view',
        path: { probe: 'net-check' },
        query: inShop,
      }),
      refused(400, null, 'unable to parse JSON body: missing field `sled` at line 1 column 34', {
        call: 'probe_create',
        query: inShop,
        body: { name: 'ping-1', description: '' },
      }),
    ],
  },
]
