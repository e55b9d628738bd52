/** Subnets of VPCs, with the routes that follow them (server-behaviour §23.2). */
import type { NameOrId, Vpc, VpcSubnet } from '../../../generated/api/wire.gen.ts'
import { formatIp, parseCidr } from '../../lib/ip.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow, deleteRow, updateRow } from '../crud/rows.ts'
import { entitySpec, parentKey, select } from '../crud/select.ts'
import { invalidRequest } from '../http/errors.ts'
import { blockOf, contains, overlaps } from '../formats/net.ts'
import { isUuid } from '../formats/uuid.ts'
import { addSubnetRoute, subnetRoute } from '../networking/vpc-defaults.ts'
import { paged, type Behaviours } from './behaviour.ts'

/** Blocks that a subnet's IPv4 range must lie in. */
const privateBlocks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

export const vpcSubnets: Behaviours = {
  vpc_subnet_create: ({ query, body, ctx }) => {
    const vpcId = parentKey(ctx, entitySpec('vpc_subnet'), query) ?? ''
    const vpc = select(ctx, 'vpc', vpcId)
    assertIpv4Block(body.ipv4_block)
    const siblings = ctx.store
      .table('vpc_subnet')
      .of(vpc.key)
      .map(({ row }) => row)
    const ipv6 = body.ipv6_block ?? freeIpv6Block(vpc.row, siblings)
    assertIpv6Block(ipv6, vpc.row)
    assertApart(
      body.ipv4_block,
      siblings.map((subnet) => subnet.ipv4_block),
    )
    assertApart(
      ipv6,
      siblings.map((subnet) => subnet.ipv6_block),
    )
    const router = customRouter(ctx, vpc.key, body.custom_router)
    const { row } = createRow({
      ctx,
      entity: 'vpc_subnet',
      parent: vpc.key,
      body: { name: body.name, description: body.description, ipv4_block: body.ipv4_block },
      extra: { ipv6_block: ipv6, custom_router_id: router },
    })
    addSubnetRoute(ctx, row)
    return row
  },

  vpc_subnet_update: ({ path, query, body, ctx }) => {
    const entry = select(ctx, 'vpc_subnet', path.subnet, query)
    // Absent detaches as null does: the whole choice of router is part of the update.
    const router = customRouter(ctx, entry.row.vpc_id, body.custom_router)
    const route = subnetRoute(ctx.store, entry.row)
    const changes = { name: body.name, description: body.description }
    const { row } = updateRow({ ctx, entity: 'vpc_subnet', entry, body: changes, extra: { custom_router_id: router } })
    if (route !== undefined && row.name !== entry.row.name) {
      const end = { type: 'subnet' as const, value: row.name }
      const extra = { destination: end, target: end }
      updateRow({ ctx, entity: 'vpc_router_route', entry: route, body: { name: row.name }, extra })
    }
    return row
  },

  vpc_subnet_delete: ({ path, query, ctx }) => {
    const subnet = select(ctx, 'vpc_subnet', path.subnet, query)
    const used = ctx.store.table('instance_network_interface').find(({ row }) => row.subnet_id === subnet.key)
    if (used !== undefined) {
      throw invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist')
    }
    const route = subnetRoute(ctx.store, subnet.row)
    if (route !== undefined) ctx.store.table('vpc_router_route').remove(route.key)
    deleteRow(ctx, 'vpc_subnet', subnet)
  },

  vpc_subnet_list_network_interfaces: ({ path, query, ctx }) => {
    const subnet = select(ctx, 'vpc_subnet', path.subnet, { vpc: query.vpc, project: query.project })
    const interfaces = ctx.store.table('instance_network_interface').all()
    return paged(
      'vpc_subnet_list_network_interfaces',
      query,
      () => interfaces.flatMap(({ row }) => (row.subnet_id === subnet.key ? [row] : [])),
      ({ sort_by: mode }) => ({
        // Interfaces of several instances may have one name.
        of: (row) => (mode === 'id_ascending' ? row.id : [row.name, row.id]),
        descending: mode === 'name_descending',
      }),
    )
  },
}

function assertIpv4Block(block: string): void {
  const span = blockOf(block)
  const home = privateBlocks.some((range) => {
    const outer = blockOf(range)
    return span !== undefined && outer !== undefined && contains(outer, span)
  })
  if (!home) throw invalidRequest('VPC Subnet IPv4 address ranges must be from a private range')
  const width = parseCidr(block)?.width ?? 0
  if (width < 8 || width > 26) {
    throw invalidRequest('VPC Subnet IPv4 address ranges must have prefix length between 8 and 26, inclusive')
  }
}

function assertIpv6Block(block: string, { ipv6_prefix: prefix }: Vpc): void {
  const inner = blockOf(block)
  const outer = blockOf(prefix)
  const fits = inner !== undefined && outer !== undefined && parseCidr(block)?.width === 64 && contains(outer, inner)
  if (!fits)
    throw invalidRequest(`VPC Subnet IPv6 address range '${block}' is not valid for VPC with IPv6 prefix '${prefix}'`)
}

function assertApart(block: string, others: readonly string[]): void {
  const span = blockOf(block)
  const clash = others.some((other) => {
    const taken = blockOf(other)
    return span !== undefined && taken !== undefined && overlaps(span, taken)
  })
  if (clash) throw invalidRequest(`IP address range '${block}' conflicts with an existing subnet`)
}

/** The lowest /64 of the VPC's prefix that no subnet has. */
function freeIpv6Block({ ipv6_prefix: prefix }: Vpc, siblings: readonly VpcSubnet[]): string {
  const outer = blockOf(prefix)
  const taken = new Set(siblings.map(({ ipv6_block: block }) => blockOf(block)?.first))
  let candidate = outer?.first ?? 0n
  while (taken.has(candidate)) candidate += 1n << 64n
  return `${formatIp({ version: 'v6', value: candidate })}/64`
}

/** Id of the router a subnet shall use; null detaches. */
function customRouter(ctx: Ctx, vpc: string, wanted: NameOrId | null | undefined): string | null {
  if (wanted === null || wanted === undefined) return null
  const router = select(ctx, 'vpc_router', wanted, isUuid(wanted) ? {} : { vpc })
  if (router.row.kind === 'system') throw invalidRequest('cannot attach a system router to a VPC subnet')
  if (router.parent !== vpc) {
    throw invalidRequest('a router can only be attached to a subnet when both belong to the same VPC')
  }
  return router.key
}
