/** What else depends on the state of a row (server-behaviour §5.3, §6, §7, §13, §16, §20, §23.3). */
import type { Row } from '../../../../src/mock/store/collection.ts'
import { inShop } from '../support/states.ts'
import { samlProvider } from '../support/offer-worlds.ts'
import { keyOf, patch, type Case, type Group, type Sent, type Steps } from './case.ts'

/** A row in several states: what is sent is the same. */
const inStates = (
  collection: string,
  fields: Row,
  sent: Sent,
  states: readonly (readonly [name: string, changes: Row, status: number, unchanged?: 'unchanged'])[],
): Case[] =>
  states.map(([name, changes, status, unchanged]) => ({
    ...sent,
    name,
    arrange: (store) => patch(store, collection, fields, changes),
    status,
    unchanged: unchanged === 'unchanged',
  }))

const spare = { path: { floating_ip: 'spare' }, query: inShop }
const elsewhere = { instance_id: '00000000-0000-4000-8000-000000000001' }

const meadow = { query: { silo: 'meadow' } }
const bruno = { display_name: 'bruno-castell' }

const image = { path: { image: 'shop-base' }, query: inShop }

const sledPolicies = (kept: string, changed: string): Parameters<typeof inStates>[3] => [
  [
    'in service, as asked',
    { policy: { kind: 'in_service', provision_policy: kept }, state: 'active' },
    200,
    'unchanged',
  ],
  ['in service, otherwise', { policy: { kind: 'in_service', provision_policy: changed }, state: 'active' }, 200],
  ['expunged', { policy: { kind: 'expunged' }, state: 'active' }, 409],
  ['decommissioned', { policy: { kind: 'in_service', provision_policy: changed }, state: 'decommissioned' }, 409],
  [
    'decommissioned, as asked',
    { policy: { kind: 'in_service', provision_policy: kept }, state: 'decommissioned' },
    409,
  ],
]
const sledPolicy = (state: string): Sent => ({
  call: 'sled_set_provision_policy',
  request: (store) => ({ path: { sled_id: store.table('sled').all()[0]?.key ?? '' }, body: { state } }),
})
const firstSled = (state: string, policies: Parameters<typeof inStates>[3]): Case[] =>
  policies.map(([name, changes, status, unchanged]) => ({
    ...sledPolicy(state),
    name,
    arrange: (store) => store.collection('sled').patch(store.table('sled').all()[0]?.key ?? '', changes),
    status,
    unchanged: unchanged === 'unchanged',
  }))

const port: Sent = {
  call: 'networking_switch_port_clear_settings',
  request: (store) => ({
    path: { port: 'qsfp0' },
    query: { rack_id: store.table('rack').all()[0]?.key ?? '', switch_location: 'switch0' },
  }),
}

const custom = { ...inShop, vpc: 'default', router: 'by-hand' }
const route = { path: { route: 'out' }, query: custom }
const toNowhere = { destination: { type: 'ip', value: '10.99.0.1' }, target: { type: 'drop' } }
/** Only the target of a default route can be changed. */
const otherTarget = { destination: { type: 'ip', value: '10.99.0.1' }, target: { type: 'ip', value: '10.99.0.2' } }

const prepared: Steps = [
  ['vpc_router_create', { query: { ...inShop, vpc: 'default' }, body: { name: 'by-hand', description: '' } }],
  ['vpc_router_route_create', { query: custom, body: { name: 'out', description: '', ...toNowhere } }],
  ['support_bundle_create', { body: {} }],
]

export const otherTable: Group = {
  prepare: async ({ mock, call }) => {
    mock.reset()
    for (const [operation, request] of prepared) {
      const { status, text } = await call(operation, request)
      if (status !== 201) throw new Error(text)
    }
  },
  actions: {
    'floating_ip.attach': inStates(
      'floating_ip',
      { name: 'spare' },
      { call: 'floating_ip_attach', request: { ...spare, body: { kind: 'instance', parent: 'batch' } } },
      [
        ['free', {}, 202],
        ['attached', elsewhere, 400],
      ],
    ),
    'floating_ip.detach': inStates('floating_ip', { name: 'spare' }, { call: 'floating_ip_detach', request: spare }, [
      ['free', {}, 202, 'unchanged'],
      ['attached', elsewhere, 202],
    ]),
    'floating_ip.delete': inStates('floating_ip', { name: 'spare' }, { call: 'floating_ip_delete', request: spare }, [
      ['free', {}, 204],
      ['attached', elsewhere, 400],
    ]),
    'identity_provider.create': inStates(
      'silo',
      { name: 'meadow' },
      { call: 'saml_identity_provider_create', request: { ...meadow, body: samlProvider } },
      [
        ['saml_jit', { identity_mode: 'saml_jit' }, 201],
        ['saml_scim', { identity_mode: 'saml_scim' }, 201],
        ['local_only', { identity_mode: 'local_only' }, 400],
      ],
    ),
    'user.create': inStates(
      'silo',
      { name: 'meadow' },
      {
        call: 'local_idp_user_create',
        request: { ...meadow, body: { external_id: 'newcomer', password: { mode: 'login_disallowed' } } },
      },
      byIdentityMode(201),
    ),
    'user.setPassword': inStates(
      'silo',
      { name: 'meadow' },
      {
        call: 'local_idp_user_set_password',
        request: (store) => ({
          ...meadow,
          path: { user_id: keyOf(store, 'user', bruno) },
          body: { mode: 'login_disallowed' },
        }),
      },
      byIdentityMode(204),
    ),
    'user.delete': inStates(
      'silo',
      { name: 'meadow' },
      {
        call: 'local_idp_user_delete',
        request: (store) => ({ ...meadow, path: { user_id: keyOf(store, 'user', bruno) } }),
      },
      byIdentityMode(204),
    ),
    'image.promote': [
      { name: 'of a project', call: 'image_promote', request: image, status: 202 },
      {
        name: 'of the silo',
        call: 'image_promote',
        request: (store) => ({ path: { image: keyOf(store, 'image', { name: 'debian-13' }) } }),
        status: 400,
      },
    ],
    'image.demote': [
      {
        name: 'of a project',
        call: 'image_demote',
        request: (store) => ({ path: { image: keyOf(store, 'image', { name: 'shop-base' }) }, query: inShop }),
        status: 400,
      },
      {
        name: 'of the silo',
        call: 'image_demote',
        request: { path: { image: 'debian-13' }, query: inShop },
        status: 202,
      },
    ],
    'sled.makeProvisionable': firstSled('provisionable', sledPolicies('provisionable', 'non_provisionable')),
    'sled.makeNonProvisionable': firstSled('non_provisionable', sledPolicies('non_provisionable', 'provisionable')),
    'snapshot.delete': inStates(
      'snapshot',
      { name: 'orders-monday' },
      { call: 'snapshot_delete', request: { path: { snapshot: 'orders-monday' }, query: inShop } },
      [
        ['creating', { state: 'creating' }, 400],
        ['ready', { state: 'ready' }, 204],
        ['faulted', { state: 'faulted' }, 204],
        ['destroyed', { state: 'destroyed' }, 400],
      ],
    ),
    'support_bundle.delete': ['collecting', 'active', 'failed', 'destroying'].map((state) => ({
      name: state,
      arrange: (store) => {
        for (const { key } of store.table('support_bundle').all())
          store.collection('support_bundle').patch(key, { state })
      },
      call: 'support_bundle_delete',
      request: (store) => ({ path: { bundle_id: store.table('support_bundle').all()[0]?.key ?? '' } }),
      status: state === 'destroying' ? 400 : 204,
    })),
    'switch_port.clearSettings': inStates('switch_port', { port_name: 'qsfp0', switch_location: 'switch0' }, port, [
      ['with settings', {}, 204],
      ['without', { port_settings_id: null }, 204, 'unchanged'],
    ]),
    'vpc_router.delete': inStates(
      'vpc_router',
      { name: 'by-hand' },
      { call: 'vpc_router_delete', request: { path: { router: 'by-hand' }, query: { ...inShop, vpc: 'default' } } },
      byRouter(204),
    ),
    'vpc_router_route.create': inStates(
      'vpc_router',
      { name: 'by-hand' },
      {
        call: 'vpc_router_route_create',
        request: { query: custom, body: { name: 'another', description: '', ...toNowhere } },
      },
      byRouter(201),
    ),
    'vpc_router_route.update': inStates(
      'vpc_router_route',
      { name: 'out' },
      { call: 'vpc_router_route_update', request: { ...route, body: otherTarget } },
      byRoute({ custom: 200, default: 200 }),
    ),
    'vpc_router_route.delete': inStates(
      'vpc_router_route',
      { name: 'out' },
      { call: 'vpc_router_route_delete', request: route },
      byRoute({ custom: 204 }),
    ),
  },
}

/** Users are managed by hand only where they sign in with a password: other silos have no such provider. */
function byIdentityMode(status: number): Parameters<typeof inStates>[3] {
  return [
    ['local_only', { identity_mode: 'local_only' }, status],
    ['saml_jit', { identity_mode: 'saml_jit' }, 404],
    ['saml_scim', { identity_mode: 'saml_scim' }, 404],
  ]
}

function byRouter(status: number): Parameters<typeof inStates>[3] {
  return [
    ['custom', { kind: 'custom' }, status],
    ['system', { kind: 'system' }, 400],
  ]
}

function byRoute(taken: { custom: number; default?: number }): Parameters<typeof inStates>[3] {
  return [
    ['custom', { kind: 'custom' }, taken.custom],
    ['default', { kind: 'default' }, taken.default ?? 400],
    ['vpc_subnet', { kind: 'vpc_subnet' }, 400],
    ['vpc_peering', { kind: 'vpc_peering' }, 400],
  ]
}
