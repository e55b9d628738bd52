/**
 * Roles × actions: what the console says an action needs is what the platform asks for, no more and no less. Callers start
 * without any role and are given exactly one.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../../../src/mock/spec/operation-spec.ts'
import { holds, readPath } from '../../../src/lib/condition.ts'
import { assign, type PolicyScope } from '../../../src/mock/access/policies.ts'
import { ApiError } from '../../../src/mock/http/errors.ts'
import type { Snapshot } from '../../../src/mock/store/store.ts'
import { backends, wireRequest, type Backend, type Reply, type Request } from './support/backend.ts'
import { actOn, offeredActions, rows, type Action, type Target } from './support/offered-actions.ts'
import { common } from './support/offer-worlds.ts'
import { asClient, conditionOf, offers, roles } from './support/offers.ts'
import { plainActions } from './support/plain-actions.ts'

type Level = 'project' | 'silo' | 'fleet'
type Role = 'viewer' | 'collaborator' | 'admin'

/** server-behaviour §10, by heart: level and role → what it takes that role to do. */
const table: Readonly<Record<string, readonly string[]>> = {
  'project.collaborator': [
    ...['update', 'delete', 'instance.leave'].flatMap((verb) => [
      `affinity_group.${verb}`,
      `anti_affinity_group.${verb}`,
    ]),
    'affinity_group_member.create',
    'affinity_group_member.delete',
    'anti_affinity_group_member.create',
    'anti_affinity_group_member.delete',
    ...['snapshot', 'delete'].map((verb) => `disk.${verb}`),
    ...['snapshot', 'makeBoot', 'clearBoot', 'detach'].map((verb) => `disk.attached.${verb}`),
    ...['attach', 'detach', 'delete'].map((verb) => `floating_ip.${verb}`),
    'image.delete',
    ...['start', 'stop', 'reboot', 'delete', 'console', 'resize', 'setBootDisk', 'setAutoRestart', 'attachDisk'].map(
      (verb) => `instance.${verb}`,
    ),
    ...['attachEphemeralIp', 'attachFloatingIp', 'addToAffinityGroup', 'addToAntiAffinityGroup'].map(
      (verb) => `instance.${verb}`,
    ),
    'instance_external_ip.detachEphemeral',
    'instance_external_ip.detachFloating',
    ...['create', 'update', 'makePrimary', 'delete'].map((verb) => `instance_network_interface.${verb}`),
    'internet_gateway.delete',
    'internet_gateway_ip_address.delete',
    'internet_gateway_ip_pool.delete',
    'probe.delete',
    'snapshot.createImage',
    'snapshot.delete',
    'vpc.update',
    'vpc.delete',
    ...['clone', 'update', 'delete'].map((verb) => `vpc_firewall_rule.${verb}`),
    'vpc_router.update',
    'vpc_router.delete',
    ...['create', 'update', 'delete'].map((verb) => `vpc_router_route.${verb}`),
    'vpc_subnet.update',
    'vpc_subnet.delete',
  ],
  'project.admin': ['project.update', 'project.delete', 'project_role.update', 'project_role.delete'],
  'silo.collaborator': ['project.create', 'image.promote', 'image.silo.demote', 'image.silo.delete'],
  'silo.admin': [
    'auth_settings.update',
    'certificate.delete',
    'identity_provider.create',
    'scim_token.create',
    'scim_token.delete',
    'silo_access.update',
    'silo_access.delete',
    'silo_role.update',
    'silo_role.delete',
    'user.logout',
    'user.silo.create',
    'user.silo.delete',
    'user.silo.setPassword',
  ],
  'fleet.collaborator': [
    'address_lot.create',
    'alert_receiver.create',
    'loopback_address.create',
    'silo.create',
    'silo.quotas',
  ],
  'fleet.admin': [
    'address_lot.delete',
    ...['probe', 'subscribe', 'unsubscribe', 'update', 'delete'].map((verb) => `alert_receiver.${verb}`),
    'alert_receiver_delivery.resend',
    'alert_receiver_secret.delete',
    'allow_list.update',
    'bfd_session.create',
    'bfd_session.disable',
    'bgp_announce_set.delete',
    'bgp_config.delete',
    'fleet_role.update',
    'fleet_role.delete',
    'inbound_icmp.update',
    'ip_pool.update',
    'ip_pool.delete',
    'ip_pool_range.delete',
    ...['makeDefault', 'clearDefault', 'remove'].map((verb) => `ip_pool_silo.${verb}`),
    'loopback_address.delete',
    'service_ip_pool_range.delete',
    'silo.delete',
    'silo.deleteScimTokens',
    'sled.makeNonProvisionable',
    'sled.makeProvisionable',
    'support_bundle.update',
    'support_bundle.delete',
    'switch_port.applySettings',
    'switch_port.clearSettings',
    'switch_port.lldp',
    'switch_port_settings.delete',
    'tuf_repo.setTarget',
    'uninitialized_sled.add',
    'update_trust_root.delete',
  ],
}

const actions: Readonly<Record<string, Action>> = { ...offeredActions, ...plainActions }
const stated = offers()
const needed = Object.entries(table).flatMap(([role, names]) => names.map((name) => [name, role] as const))

const names = new Set(needed.map(([name]) => name))

test('the manifest names the role that the platform asks for', () => {
  const sorted = (entries: Iterable<readonly [string, string]>) => Object.fromEntries([...entries].sort())
  // Forms that need what the level or the delete of their rows needs are tried where they are listed above.
  const listed = [...roles()].filter(([name]) => !/\.(?:create|update)$/.test(name) || names.has(name))
  expect(sorted(listed), 'a new action with a role belongs into the table above').toEqual(sorted(needed))
})

let backend: Backend
let start: Snapshot
beforeAll(async () => {
  backend = await (backends['in process']?.() ?? Promise.reject(new Error('no backend')))
  actOn(backend)
  for (const [call, request] of [...common, ...more]) {
    const { status, text } = await backend.call(call, request)
    if (status >= 300) throw new Error(`${call}: ${text}`)
  }
  start = backend.mock.store.snapshot()
})
beforeEach(() => backend.mock.store.load(start))
afterAll(() => backend.stop())

const shop = { project: 'web-shop' }
const gateway = { ...shop, vpc: 'default', gateway: 'default' }
const lot = { name: 'unused', description: '', kind: 'pool', blocks: [] }
const silo = { name: 'quay', description: '', discoverable: true, identity_mode: 'saml_scim' }
const quotas = { cpus: 1, memory: 1, storage: 1 }

/** What the other actions need that neither the story nor the table of offers has. */
const more: typeof common = [
  ['affinity_group_member_instance_add', { path: { affinity_group: 'new-together', instance: 'batch' }, query: shop }],
  ['project_create', { body: { name: 'void', description: '' } }],
  ['vpc_subnet_delete', { path: { subnet: 'default' }, query: { project: 'void', vpc: 'default' } }],
  ['vpc_delete', { path: { vpc: 'default' }, query: { project: 'void' } }],
  ['silo_create', { body: { ...silo, quotas, tls_certificates: [], mapped_fleet_roles: {} } }],
  ['scim_token_create', { query: { silo: 'meadow' } }],
  ['ip_pool_create', { body: { name: 'ranged', description: '' } }],
  ['ip_pool_range_add', { path: { pool: 'ranged' }, body: { first: '203.0.113.250', last: '203.0.113.251' } }],
  ['ip_pool_silo_link', { path: { pool: 'ranged' }, body: { silo: 'meadow', is_default: false } }],
  ['ip_pool_service_range_add', { body: { first: '192.0.2.200', last: '192.0.2.201' } }],
  ['networking_address_lot_create', { body: lot }],
  [
    'internet_gateway_ip_address_create',
    { query: gateway, body: { name: 'one', description: '', address: '203.0.113.40' } },
  ],
  ['networking_bgp_announce_set_update', { body: { name: 'spare', description: '', announcement: [] } }],
  [
    'networking_bgp_config_create',
    { body: { name: 'spare', description: '', asn: 65_999, bgp_announce_set_id: 'spare' } },
  ],
  ['networking_bgp_announce_set_update', { body: { name: 'lone', description: '', announcement: [] } }],
]

const ladder: readonly Role[] = ['viewer', 'collaborator', 'admin']

/** Whether the console offers the action on the row. */
function isOffered(name: string, action: Action, target: Target): boolean {
  const { row, parent: above } = target
  const parent = asClient(above)
  const condition = conditionOf(
    stated.get(name) ?? {},
    (bind) => (readPath(parent, bind.slice(8)) ?? null) as string | null,
  )
  return (
    holds(condition, asClient(row), { parent, isEmpty: () => action.isEmpty?.(row), rows: action.count?.(target) }) !==
    false
  )
}

interface Given {
  readonly level: Level
  readonly role: Role
}

/** Has somebody without any role call, with that one role alone; the store is as before afterwards. */
async function callWith(
  action: Action,
  target: Target,
  given: Given | undefined,
): Promise<Pick<Reply, 'status' | 'text'>> {
  const { store } = backend.mock
  // Who signs in to another silo is somebody of that silo.
  const home = rows('silo').find(
    ({ row }) => row['id'] === (target.row['silo_id'] ?? target.parent['id'] ?? target.row['id']),
  )
  const isHarbor = home?.row['name'] === 'harbor' && given?.level !== 'fleet'
  const caller = store
    .table('user')
    .find(({ row }) => row.display_name === (isHarbor ? 'kira-osei' : 'chiara-novak'))?.row
  if (caller === undefined) throw new Error('nobody to call')
  if (given !== undefined) {
    const { role } = given
    assign(store, scopeOf(given, target, caller.silo_id), [
      { identity_id: caller.id, identity_type: 'silo_user', role_name: role },
    ])
  }
  const { headers, ...request } = action.request(target.row, target.parent)
  const named = { ...request, headers: { ...headers, 'x-cairn-user': caller.display_name } }
  const reply =
    operations[action.call].response === 'socket'
      ? await opened(action.call, named)
      : await backend.call(action.call, named)
  store.load(start)
  return reply
}

/** A stream answers when it lets somebody in, and with what refuses them. */
async function opened(call: OperationId, request: Request): Promise<Pick<Reply, 'status' | 'text'>> {
  const { url, headers } = wireRequest(call, request)
  try {
    await backend.mock.open(new globalThis.Request(`http://mock.test${url}`, { headers }))
    return { status: 101, text: '' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, text: error.message }
  }
}

function scopeOf({ level }: Given, { row, parent }: Target, home: string): PolicyScope {
  if (level === 'fleet') return { level }
  if (level === 'silo') return { level, id: home }
  const { store } = backend.mock
  const projectOf = (one: Readonly<Record<string, unknown>>): string | undefined => {
    if (typeof one['project_id'] === 'string') return one['project_id']
    for (const [field, collection] of [
      ['vpc_id', 'vpc'],
      ['vpc_router_id', 'vpc_router'],
      ['internet_gateway_id', 'internet_gateway'],
      ['instance_id', 'instance'],
    ] as const) {
      const above = store.collection(collection).get(String(one[field] ?? ''))?.row
      if (above !== undefined) return projectOf(above)
    }
    return undefined
  }
  const named = store.table('project').get(String(row['id'] ?? ''))?.key
  const probe = store.table('probe').get(String(row['id'] ?? ''))?.parent
  const fallback = store.table('project').find(({ row: project }) => project.name === 'web-shop')?.key
  return { level, id: named ?? projectOf(row) ?? projectOf(parent) ?? probe ?? fallback ?? '' }
}

describe.each(needed)('%s', (name, wanted) => {
  const [level, role] = wanted.split('.') as [Level, Role]
  const action = actions[name]

  const lower = ladder[ladder.indexOf(role) - 1]
  /** Nobody, somebody with one role less, and inside projects whoever runs the system. */
  const tooLittle: readonly (Given | undefined)[] = [
    undefined,
    ...(lower === undefined ? [] : [{ level, role: lower }]),
    ...(level === 'project' ? [{ level: 'fleet', role: 'admin' } as const] : []),
  ]

  test(`takes ${wanted}, and that is enough`, async () => {
    if (action === undefined) throw new Error('nobody knows how to do it')
    const refusals: string[] = []
    let accepted: Target | undefined
    for (const target of action.targets().filter((one) => isOffered(name, action, one))) {
      const { status, text } = await callWith(action, target, { level, role })
      if (status < 300) accepted ??= target
      else refusals.push(`${target.name}: ${status} ${text}`)
    }
    // Some states and some rows refuse it, but never for lack of a role, and no server breaks.
    expect(refusals.filter((told) => !/: (400|404|409|503|507) /.test(told))).toEqual([])
    expect(accepted?.name, `accepted nowhere: ${refusals.join('; ')}`).toEqual(expect.any(String))
  })

  // Whatever the state: who may not act is not told more about it.
  test(`less than ${wanted} is refused in every state`, async () => {
    const letIn: string[] = []
    for (const target of action?.targets() ?? []) {
      // Everybody may end their own sessions.
      if (name === 'user.logout' && target.row['display_name'] === 'chiara-novak') continue
      for (const given of tooLittle) {
        const { status } = await callWith(action as Action, target, given)
        if (status !== 403 && status !== 404) {
          letIn.push(`${target.name}, ${given?.level ?? 'no'} ${given?.role ?? 'role'}: ${status}`)
        }
      }
    }
    expect(letIn).toEqual([])
  })
})
