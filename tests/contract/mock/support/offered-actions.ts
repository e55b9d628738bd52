/** The actions of the manifest that carry an offer: whose rows they are for, and what is sent. */
import { entities } from '../../../../generated/mock/entities.gen.ts'
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'
import { readPath } from '../../../../src/lib/condition.ts'
import type { Backend, Request } from './backend.ts'
import { samlProvider } from './offer-worlds.ts'

export type Row = Readonly<Record<string, unknown>>

export interface Target {
  /** What it is called in a failure. */
  readonly name: string
  readonly row: Row
  readonly parent: Row
}

export interface Action {
  readonly targets: () => Target[]
  readonly call: OperationId
  readonly request: (row: Row, parent: Row) => Request
  /** Whether the collection that the offer asks for is empty. */
  readonly isEmpty?: (row: Row) => boolean
  /** How many rows the list has that the offer counts. */
  readonly count?: (target: Target) => number
}

let backend: Backend

/** Says whose rows it is about; before any action is used. */
export function actOn(one: Backend): void {
  backend = one
}

const shop = { project: 'web-shop' }
export const text = (row: Row, field: string): string => String(row[field])

/** Rows of a collection with the row they belong to. */
export function rows(name: string, parent?: string, fits: (row: Row) => boolean = () => true): Target[] {
  const { store } = backend.mock
  return store
    .collection(name)
    .all()
    .filter(({ key, row }) => fits(row) && isOwn(name, key))
    .map(({ key, row, parent: above }) => ({
      name: text(row, 'name' in row ? 'name' : 'id') === 'undefined' ? key : text(row, 'name' in row ? 'name' : 'id'),
      row,
      parent: parent === undefined ? {} : (store.collection(parent).get(above ?? '')?.row ?? {}),
    }))
}

/** What lies in projects of another silo is on no page of the default user. */
function isOwn(name: string, key: string): boolean {
  const { store } = backend.mock
  const above = store.collection(name).get(key)?.parent
  // Images lie in a project or in the silo itself.
  if (above === meadow().id) return true
  if (name === 'project') return false
  const parent = entities[name]?.parent?.entity
  return parent === undefined || above === undefined || isOwn(parent, above)
}

export const meadow = (): Row & { id: string } => {
  const row = backend.mock.store.table('silo').find((entry) => entry.row.name === 'meadow')?.row
  if (row === undefined) throw new Error('no meadow')
  return row
}

export const byId = (param: string) => (row: Row) => ({ path: { [param]: text(row, 'id') } })

/** Disks of instances, each with its instance. */
const attached = (): Target[] =>
  rows('disk').flatMap((target) => {
    const state = target.row['state'] as { instance?: string }
    const instance = backend.mock.store.table('instance').get(state.instance ?? '')?.row
    return instance === undefined ? [] : [{ ...target, parent: instance }]
  })

const boot = (value: (row: Row) => unknown) => (row: Row, parent: Row) => ({
  path: { instance: text(parent, 'id') },
  body: { ...sizeOf(parent), boot_disk: value(row) },
})

export const sizeOf = (row: Row): Record<string, unknown> => ({
  ncpus: row['ncpus'],
  memory: row['memory'],
  boot_disk: row['boot_disk_id'] ?? null,
  auto_restart_policy: row['auto_restart_policy'] ?? null,
  cpu_platform: row['cpu_platform'] ?? null,
})

const instances = (call: OperationId, body?: (row: Row) => unknown): Action => ({
  targets: () => rows('instance'),
  call,
  request: (row) => ({
    path: { instance: text(row, 'id') },
    ...(body === undefined ? {} : { body: body(row) }),
  }),
})

/** A disk of the instance's project that hangs nowhere. */
const spareDisk = (row: Row): unknown =>
  rows('disk').find(
    (disk) => disk.row['project_id'] === row['project_id'] && readPath(disk.row, 'state.state') === 'detached',
  )?.row['id']

/** A floating IP of the instance's project that no instance has. */
const spareAddress = (row: Row): Row | undefined =>
  rows('floating_ip').find((ip) => ip.row['project_id'] === row['project_id'] && !ip.row['instance_id'])?.row

/** A group of the instance's project that it is not in. */
const newGroup = (kind: string) => (row: Row) => ({
  path: { [kind]: kind.startsWith('anti') ? 'new-apart' : 'new-together', instance: text(row, 'name') },
  query: { project: text(row, 'project_id') },
})

const links = (isDefault: boolean): Action => ({
  targets: () => rows('ip_pool_silo'),
  call: 'ip_pool_silo_update',
  request: (row) => ({
    path: { pool: text(row, 'ip_pool_id'), silo: text(row, 'silo_id') },
    body: { is_default: isDefault },
  }),
})

const policy = (state: string): Action => ({
  targets: () => rows('sled'),
  call: 'sled_set_provision_policy',
  request: (row) => ({ path: { sled_id: text(row, 'id') }, body: { state } }),
})

const nics = (call: OperationId, body?: unknown): Action => ({
  targets: () => rows('instance_network_interface', 'instance'),
  call,
  request: (row) => ({ path: { interface: text(row, 'id') }, ...(body === undefined ? {} : { body }) }),
})

/** Interfaces of the instance that the row belongs to. */
const nicsBeside = ({ parent }: Target): number =>
  rows('instance_network_interface', 'instance').filter((nic) => nic.parent['id'] === parent['id']).length

/** A stopped instance of its project joins the group. */
const newMember = (kind: 'affinity_group' | 'anti_affinity_group'): Action => ({
  targets: () => {
    const stopped = rows('instance', 'project', ({ run_state }) => run_state === 'stopped')
    return rows(kind, 'project').flatMap((group) => {
      const one = stopped.find(({ parent }) => parent['id'] === group.parent['id'])
      return one && group.name.startsWith('new-') ? [{ ...group, row: { ...group.row, joins: one.row['id'] } }] : []
    })
  },
  call: `${kind}_member_instance_add`,
  request: (row) => ({ path: { [kind]: text(row, 'id'), instance: text(row, 'joins') } }),
  count: ({ row }) => rows(`${kind}_member`, undefined, (member) => member['group_id'] === row['id']).length,
})

const addresses =
  (kind: string): (() => Target[]) =>
  () =>
    rows('instance', undefined).flatMap(({ name, row }) =>
      (kind === 'floating'
        ? rows('floating_ip', undefined, (ip) => ip['instance_id'] === row['id'])
        : rows('instance_external_ip', 'instance').filter(({ parent }) => parent['id'] === row['id'])
      ).map((ip) => ({ name: `${name} ${text(ip.row, 'ip')}`, row: { kind, ...ip.row }, parent: row })),
    )

const localUsers = (call: OperationId, body?: unknown): Action => ({
  targets: () => rows('user', 'silo'),
  call,
  request: (row, parent) => ({
    path: { user_id: text(row, 'id') },
    query: { silo: text(parent, 'id') },
    ...(body === undefined ? {} : { body }),
  }),
})

const silos = (): Target[] => rows('silo').map((target) => ({ ...target, parent: target.row }))

/** Every action with an offer: whose rows, and what is sent. */
export const offeredActions: Readonly<Record<string, Action>> = {
  'identity_provider.create': {
    targets: silos,
    call: 'saml_identity_provider_create',
    request: (row) => ({ query: { silo: text(row, 'id') }, body: samlProvider }),
  },
  'alert_receiver_delivery.resend': {
    targets: () => rows('alert_receiver_delivery', 'alert_receiver'),
    call: 'alert_delivery_resend',
    request: (row) => ({ path: { alert_id: text(row, 'alert_id') }, query: { receiver: text(row, 'receiver_id') } }),
  },
  'disk.snapshot': {
    targets: () => rows('disk'),
    call: 'snapshot_create',
    request: (row) => ({
      query: { project: text(row, 'project_id') },
      body: { name: 'new-one', description: '', disk: row['id'] },
    }),
  },
  'disk.delete': { targets: () => rows('disk'), call: 'disk_delete', request: byId('disk') },
  'disk.attached.snapshot': {
    targets: attached,
    call: 'snapshot_create',
    request: (row) => ({
      query: { project: text(row, 'project_id') },
      body: { name: 'new-one', description: '', disk: row['id'] },
    }),
  },
  'disk.attached.makeBoot': { targets: attached, call: 'instance_update', request: boot((row) => row['id']) },
  'disk.attached.clearBoot': { targets: attached, call: 'instance_update', request: boot(() => null) },
  'disk.attached.detach': {
    targets: attached,
    call: 'instance_disk_detach',
    request: (row, parent) => ({ path: { instance: text(parent, 'id') }, body: { disk: row['id'] } }),
  },
  'floating_ip.attach': {
    targets: () => rows('floating_ip'),
    call: 'floating_ip_attach',
    request: (row) => ({ ...byId('floating_ip')(row), body: { kind: 'instance', parent: 'batch' } }),
  },
  'floating_ip.detach': {
    targets: () => rows('floating_ip'),
    call: 'floating_ip_detach',
    request: byId('floating_ip'),
  },
  'floating_ip.delete': {
    targets: () => rows('floating_ip'),
    call: 'floating_ip_delete',
    request: byId('floating_ip'),
  },
  'sled.makeProvisionable': policy('provisionable'),
  'sled.makeNonProvisionable': policy('non_provisionable'),
  'switch_port.clearSettings': {
    targets: () => rows('switch_port'),
    call: 'networking_switch_port_clear_settings',
    request: (row) => ({
      path: { port: text(row, 'port_name') },
      query: { rack_id: text(row, 'rack_id'), switch_location: text(row, 'switch_location') },
    }),
  },
  'image.promote': { targets: () => rows('image'), call: 'image_promote', request: byId('image') },
  'image.silo.demote': {
    targets: () => rows('image'),
    call: 'image_demote',
    request: (row) => ({ ...byId('image')(row), query: shop }),
  },
  'instance.start': instances('instance_start'),
  'instance.stop': instances('instance_stop'),
  'instance.reboot': instances('instance_reboot'),
  'instance.resize': instances('instance_update', (row) => ({ ...sizeOf(row), ncpus: 1 })),
  'instance.setBootDisk': instances('instance_update', (row) => ({ ...sizeOf(row), boot_disk: null })),
  'instance.console': {
    targets: () => rows('instance'),
    call: 'instance_serial_console',
    request: (row) => ({ ...byId('instance')(row), query: { from_start: 0 } }),
  },
  'instance.attachDisk': instances('instance_disk_attach', (row) => ({ disk: spareDisk(row) })),
  'instance.attachEphemeralIp': instances('instance_ephemeral_ip_attach', () => ({})),
  'instance.attachFloatingIp': {
    targets: () => rows('instance').filter(({ row }) => spareAddress(row) !== undefined),
    call: 'floating_ip_attach',
    request: (row) => ({
      path: { floating_ip: text(spareAddress(row) ?? {}, 'id') },
      body: { kind: 'instance', parent: row['id'] },
    }),
  },
  'instance.addToAntiAffinityGroup': {
    targets: () => rows('instance'),
    call: 'anti_affinity_group_member_instance_add',
    request: newGroup('anti_affinity_group'),
  },
  'instance.addToAffinityGroup': {
    targets: () => rows('instance'),
    call: 'affinity_group_member_instance_add',
    request: newGroup('affinity_group'),
  },
  'instance.delete': instances('instance_delete'),
  'anti_affinity_group_member.create': newMember('anti_affinity_group'),
  'affinity_group_member.create': newMember('affinity_group'),
  'instance_external_ip.detachFloating': {
    targets: addresses('floating'),
    call: 'floating_ip_detach',
    request: byId('floating_ip'),
  },
  'instance_external_ip.detachEphemeral': {
    targets: addresses('other'),
    call: 'instance_ephemeral_ip_detach',
    request: (_, parent) => byId('instance')(parent),
  },
  'instance_network_interface.create': {
    targets: () => rows('instance').map((target) => ({ ...target, parent: target.row })),
    call: 'instance_network_interface_create',
    request: (row) => ({
      query: { instance: text(row, 'id') },
      body: { name: 'net-new', description: '', vpc_name: 'default', subnet_name: 'third' },
    }),
    count: nicsBeside,
  },
  'instance_network_interface.update': nics('instance_network_interface_update', { description: 'Other' }),
  'instance_network_interface.makePrimary': nics('instance_network_interface_update', { primary: true }),
  'instance_network_interface.delete': { ...nics('instance_network_interface_delete'), count: nicsBeside },
  'ip_pool.delete': {
    targets: () => rows('ip_pool'),
    call: 'ip_pool_delete',
    request: byId('pool'),
    isEmpty: (row) => backend.mock.store.table('ip_pool_range').of(text(row, 'id')).length === 0,
  },
  'ip_pool_silo.makeDefault': links(true),
  'ip_pool_silo.clearDefault': links(false),
  'user.silo.create': {
    targets: silos,
    call: 'local_idp_user_create',
    request: (row) => ({
      query: { silo: text(row, 'id') },
      body: { external_id: 'newcomer', password: { mode: 'login_disallowed' } },
    }),
  },
  'user.silo.setPassword': localUsers('local_idp_user_set_password', { mode: 'login_disallowed' }),
  'user.silo.delete': localUsers('local_idp_user_delete'),
  'silo.deleteScimTokens': {
    targets: () => rows('silo'),
    call: 'scim_token_delete_all',
    request: (row) => ({ query: { silo: text(row, 'id') } }),
  },
  'support_bundle.delete': {
    targets: () => rows('support_bundle'),
    call: 'support_bundle_delete',
    request: byId('bundle_id'),
  },
  'tuf_repo.setTarget': {
    targets: () => {
      const status = backend.mock.store.table('system_update').all()[0]?.row ?? {}
      return rows('tuf_repo').map((target) => ({ ...target, parent: status }))
    },
    call: 'target_release_update',
    request: (row) => ({ body: { system_version: row['system_version'] } }),
  },
  'vpc.delete': {
    targets: () => rows('vpc'),
    call: 'vpc_delete',
    request: byId('vpc'),
    isEmpty: (row) => backend.mock.store.table('vpc_subnet').of(text(row, 'id')).length === 0,
  },
  'vpc_router.delete': { targets: () => rows('vpc_router'), call: 'vpc_router_delete', request: byId('router') },
  'vpc_router_route.create': {
    targets: () => rows('vpc_router').map((target) => ({ ...target, parent: target.row })),
    call: 'vpc_router_route_create',
    request: (row) => ({
      query: { router: text(row, 'id') },
      body: {
        name: 'new-one',
        description: '',
        destination: { type: 'ip', value: '10.99.0.1' },
        target: { type: 'drop' },
      },
    }),
  },
  'vpc_router_route.update': {
    targets: () => rows('vpc_router_route'),
    call: 'vpc_router_route_update',
    request: (row) => ({
      ...byId('route')(row),
      body: {
        ...(row['kind'] === 'default' ? {} : { description: 'Other' }),
        destination: row['destination'],
        target: { type: 'drop' },
      },
    }),
  },
  'vpc_router_route.delete': {
    targets: () => rows('vpc_router_route'),
    call: 'vpc_router_route_delete',
    request: byId('route'),
  },
}
