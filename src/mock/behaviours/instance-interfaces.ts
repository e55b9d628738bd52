/** Network interfaces of an instance (server-behaviour §8.7). Lists and views come from the manifest. */
import type {
  InstanceNetworkInterface,
  InstanceNetworkInterfaceAttachment,
  InstanceNetworkInterfaceCreate,
} from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow, updateRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { invalidRequest } from '../http/errors.ts'
import { accepts } from '../context/rules.ts'
import type { Behaviours } from './behaviour.ts'
import { assertTransitIps, randomMac, subnetAddress } from './instance-addresses.ts'
import type { InstanceEntry } from './instance-placement.ts'

/** Interfaces of one instance. */
const maxInterfaces = 8

export const instanceInterfaces: Behaviours = {
  instance_network_interface_create: ({ query, body, ctx }) => {
    const instance = select(ctx, 'instance', query.instance, { project: query.project })
    const place = placeOf(ctx, instance, body)
    const rows = ctx.store.table('instance_network_interface').of(instance.key).length
    if (!accepts(ctx, 'instance_network_interface.create', {}, { parent: instance.row, rows })) {
      throw invalidRequest(
        instance.row.run_state === 'stopped'
          ? `May not attach more than ${rows} network interfaces`
          : 'Instance must be stopped to attach a new network interface',
      )
    }
    return addInterface(ctx, instance, { ...body, ...place })
  },

  instance_network_interface_update: ({ path, query, body, ctx }) => {
    const entry = select(ctx, 'instance_network_interface', path.interface, query)
    const table = ctx.store.table('instance_network_interface')
    const parent = ctx.store.table('instance').get(entry.row.instance_id)?.row
    const primary = body.primary === true
    if (primary && !accepts(ctx, 'instance_network_interface.makePrimary', entry.row, { parent })) {
      throw invalidRequest('Instance must be stopped to update its network interfaces')
    }
    const { name, description, transit_ips: transit = [] } = body
    assertTransitIps(transit)
    if (primary) {
      const former = table.of(entry.row.instance_id).find(({ row }) => row.primary)
      if (former !== undefined && former.key !== entry.key) {
        table.patch(former.key, { primary: false, time_modified: ctx.timestamp() })
      }
    }
    return updateRow({
      ctx,
      entity: 'instance_network_interface',
      entry,
      body: { name, description },
      extra: { transit_ips: [...transit], primary: primary || entry.row.primary },
    }).row
  },

  instance_network_interface_delete: ({ path, query, ctx }) => {
    const entry = select(ctx, 'instance_network_interface', path.interface, query)
    const table = ctx.store.table('instance_network_interface')
    const parent = ctx.store.table('instance').get(entry.row.instance_id)?.row
    const rows = table.of(entry.row.instance_id).length
    if (!accepts(ctx, 'instance_network_interface.delete', entry.row, { parent, rows })) {
      const isAtRest = parent?.run_state === 'stopped' || parent?.run_state === 'failed'
      throw invalidRequest(
        isAtRest
          ? 'The primary interface may not be deleted while secondary interfaces are still attached'
          : 'Instance must be stopped or failed to detach a network interface',
      )
    }
    table.remove(entry.key)
  },
}

/** Throws when a request for a new instance asks for interfaces that no instance can have together. */
export function assertInterfaces(wanted: InstanceNetworkInterfaceAttachment): void {
  if (wanted.type !== 'create') return
  if (wanted.params.length > maxInterfaces) {
    throw invalidRequest(`An instance may not have more than ${maxInterfaces} network interfaces`)
  }
  // None at all have no VPC in common either.
  if (new Set(wanted.params.map((one) => one.vpc_name)).size !== 1) {
    throw invalidRequest('All interfaces must be in the same VPC')
  }
}

/** Gives a new instance its interfaces; the first one is primary. */
export function giveInterfaces(ctx: Ctx, instance: InstanceEntry, wanted: InstanceNetworkInterfaceAttachment): void {
  for (const one of interfacesOf(instance, wanted)) {
    addInterface(ctx, instance, { ...one, ...placeOf(ctx, instance, one) })
  }
}

function interfacesOf(
  { row }: InstanceEntry,
  wanted: InstanceNetworkInterfaceAttachment,
): readonly InstanceNetworkInterfaceCreate[] {
  switch (wanted.type) {
    case 'none':
      return []
    case 'create':
      return wanted.params
    case 'default': {
      const description = `default primary interface for ${row.name}`
      return [{ name: 'net0', description, vpc_name: 'default', subnet_name: 'default' }]
    }
    default:
      throw invalidRequest('this choice of interfaces is not known here')
  }
}

interface Place {
  /** Keys. */
  readonly vpc: string
  readonly subnet: string
}

/** The subnet that a request names, in the instance's project. */
function placeOf(ctx: Ctx, { row }: InstanceEntry, one: { vpc_name: string; subnet_name: string }): Place {
  const vpc = select(ctx, 'vpc', one.vpc_name, { project: row.project_id })
  return { vpc: vpc.key, subnet: select(ctx, 'vpc_subnet', one.subnet_name, { vpc: vpc.key }).key }
}

function addInterface(
  ctx: Ctx,
  instance: InstanceEntry,
  { vpc, subnet, ...one }: Omit<InstanceNetworkInterfaceCreate, 'vpc_name' | 'subnet_name'> & Place,
): InstanceNetworkInterface {
  const { store } = ctx
  const present = store.table('instance_network_interface').of(instance.key)
  assertPlace(
    present.map(({ row }) => row),
    { vpc, subnet },
  )
  const transit = one.transit_ips ?? []
  assertTransitIps(transit)
  const home = store.table('vpc_subnet').get(subnet)
  if (home === undefined) throw new Error(`no subnet ${subnet}`)
  return createRow({
    ctx,
    entity: 'instance_network_interface',
    parent: instance.key,
    body: { name: one.name, description: one.description },
    extra: {
      instance_id: instance.key,
      vpc_id: vpc,
      subnet_id: subnet,
      ip: subnetAddress(ctx, home.row, one.ip),
      mac: freeMac(ctx),
      primary: present.length === 0,
      transit_ips: [...transit],
    },
  }).row
}

function assertPlace(present: readonly InstanceNetworkInterface[], { vpc, subnet }: Place): void {
  if (present.some((one) => one.subnet_id === subnet)) {
    throw invalidRequest('Each interface must be in a distinct VPC Subnet')
  }
  if (present.some((one) => one.vpc_id !== vpc)) {
    throw invalidRequest(
      'Networking may not span multiple VPCs, but the requested resource is associated with another VPC',
    )
  }
}

function freeMac(ctx: Ctx): string {
  const { rng, store } = ctx
  const taken = new Set(
    store
      .table('instance_network_interface')
      .all()
      .map(({ row }) => row.mac),
  )
  let mac = randomMac(rng)
  while (taken.has(mac)) mac = randomMac(rng)
  return mac
}
