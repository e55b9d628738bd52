/** What every VPC starts with: routers, routes, a subnet, a gateway and firewall rules (server-behaviour §23.1). */
import type { RouteDestination, Vpc, VpcFirewallRuleUpdate, VpcSubnet } from '../../../generated/api/wire.gen.ts'
import { formatIp, parseCidr } from '../../lib/ip.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow } from '../crud/rows.ts'
import { invalidRequest } from '../http/errors.ts'
import { blockOf } from '../formats/net.ts'
import type { Rows } from '../store/rows.ts'
import type { Entry, Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** A VPC as a request describes it; without a prefix it gets a random one. */
export interface VpcDraft {
  readonly name: string
  readonly description: string
  readonly dns_name: string
  readonly ipv6_prefix?: string | null
}

/**
 * Adds a VPC with all its defaults to a project: system router with its default routes, subnet `default` with its
 * route, gateway `default` with the silo's default pool, three firewall rules. Throws 400 for a prefix outside of
 * fd00::/8 or a name that is taken. To be called inside the transaction of a request, or by a seed.
 */
export function createVpc(ctx: Ctx, project: string, { ipv6_prefix: asked, ...draft }: VpcDraft): Vpc {
  const prefix = asked ?? randomPrefix(ctx)
  assertPrefix(prefix)
  const { row } = createRow({
    ctx,
    entity: 'vpc',
    parent: project,
    body: { ...draft },
    extra: { ipv6_prefix: prefix, system_router_id: ctx.newId() },
  })
  const times = timesOf(row)
  createRow({
    ctx,
    entity: 'vpc_subnet',
    parent: row.id,
    body: { name: 'default', description: `The default subnet for ${row.name}` },
    extra: { ipv4_block: '172.30.0.0/22', ipv6_block: firstSubnet(prefix), custom_router_id: null, ...times },
  })
  completeVpc(ctx, row)
  return row
}

/**
 * Adds what a VPC lacks of its defaults besides subnets: system router, its routes (those of the subnets, too), gateway
 * and firewall rules. What is there stays as it is. The parts are as old as the VPC.
 */
export function completeVpc(ctx: Ctx, vpc: Vpc): void {
  const router = systemRouter(ctx, vpc)
  for (const [name, value] of [
    ['default-v4', '0.0.0.0/0'],
    ['default-v6', '::/0'],
  ] as const) {
    addRoute(ctx, router, vpc, { name, destination: { type: 'ip_net', value } })
  }
  for (const { row: subnet } of ctx.store.table('vpc_subnet').of(vpc.id)) addSubnetRoute(ctx, subnet, timesOf(subnet))
  if (ctx.store.table('internet_gateway').of(vpc.id).length === 0) addGateway(ctx, vpc)
  if (ctx.store.table('vpc_firewall_rule').of(vpc.id).length === 0) {
    for (const rule of defaultRules(vpc.name)) insertRule(ctx, vpc, rule, timesOf(vpc))
  }
}

/** Adds the route that the system router of a VPC has for each of its subnets. */
export function addSubnetRoute(ctx: Ctx, subnet: VpcSubnet, times: Times = timesOf(subnet)): void {
  const router = ctx.store.table('vpc').get(subnet.vpc_id)?.row.system_router_id ?? ''
  if (subnetRoute(ctx.store, subnet) !== undefined) return
  const end = { type: 'subnet' as const, value: subnet.name }
  createRow({
    ctx,
    entity: 'vpc_router_route',
    parent: router,
    body: { name: subnet.name, description: `VPC Subnet route for '${subnet.name}'` },
    extra: { kind: 'vpc_subnet', destination: end, target: end, ...times },
  })
}

/** The system route of a subnet. */
export function subnetRoute(store: Store, subnet: VpcSubnet): Entry<Rows['vpc_router_route'] & Row> | undefined {
  const router = store.table('vpc').get(subnet.vpc_id)?.row.system_router_id ?? ''
  return store
    .table('vpc_router_route')
    .of(router)
    .find(({ row }) => row.kind === 'vpc_subnet' && row.name === subnet.name)
}

/** Attaches a pool to the gateway `default` of a VPC, when there is one and the pool is not attached to it yet. */
export function attachDefaultPool(ctx: Ctx, vpc: Vpc, pool: string, times?: Times): void {
  const { store } = ctx
  const gateway = store
    .table('internet_gateway')
    .of(vpc.id)
    .find(({ row }) => row.name === 'default')
  if (gateway === undefined) return
  const attached = store.table('internet_gateway_ip_pool').of(gateway.key)
  if (attached.some(({ row }) => row.ip_pool_id === pool)) return
  const taken = new Set(attached.map(({ row }) => row.name))
  // A former default pool keeps the name it was attached under.
  const name = taken.has('default') ? (store.table('ip_pool').get(pool)?.row.name ?? 'default') : 'default'
  if (taken.has(name)) return
  createRow({
    ctx,
    entity: 'internet_gateway_ip_pool',
    parent: gateway.key,
    body: { name, description: 'The default pool of the silo' },
    extra: { ip_pool_id: pool, ...times },
  })
}

/** Adds a firewall rule to a VPC. */
export function insertRule(ctx: Ctx, vpc: Vpc, rule: VpcFirewallRuleUpdate, times: Times): void {
  const row = { id: ctx.newId(), ...rule, vpc_id: vpc.id, ...times }
  ctx.store.table('vpc_firewall_rule').insert(row.id, row, { parent: vpc.id })
}

/** Age of a part, as it is on the wire. */
export type Times = Readonly<Record<'time_created' | 'time_modified', string>>

const timesOf = ({ time_created: time }: { time_created: string }): Times => ({
  time_created: time,
  time_modified: time,
})

/** Key of the system router; made when the VPC has none. */
function systemRouter(ctx: Ctx, vpc: Vpc): string {
  const id = vpc.system_router_id
  if (ctx.store.table('vpc_router').get(id) !== undefined) return id
  return createRow({
    ctx,
    entity: 'vpc_router',
    parent: vpc.id,
    body: { name: 'system', description: 'Routes are automatically added to this router as vpc subnets are created' },
    extra: { id, kind: 'system', ...timesOf(vpc) },
  }).key
}

function addRoute(ctx: Ctx, router: string, vpc: Vpc, route: { name: string; destination: RouteDestination }): void {
  const present = ctx.store.table('vpc_router_route').of(router)
  if (present.some(({ row }) => row.name === route.name)) return
  createRow({
    ctx,
    entity: 'vpc_router_route',
    parent: router,
    body: { name: route.name, description: 'The default route of a vpc' },
    extra: {
      kind: 'default',
      destination: route.destination,
      target: { type: 'internet_gateway', value: 'default' },
      ...timesOf(vpc),
    },
  })
}

function addGateway(ctx: Ctx, vpc: Vpc): void {
  const { store } = ctx
  createRow({
    ctx,
    entity: 'internet_gateway',
    parent: vpc.id,
    body: { name: 'default', description: 'Default VPC gateway' },
    extra: timesOf(vpc),
  })
  const silo = store.table('project').get(vpc.project_id)?.parent
  const link = store.table('ip_pool_silo').find(({ row }) => row.silo_id === silo && row.is_default)
  if (link !== undefined) attachDefaultPool(ctx, vpc, link.row.ip_pool_id, timesOf(vpc))
}

/** The rules of a new VPC: they name it as it is called then, and keep that name. */
function defaultRules(vpc: string): VpcFirewallRuleUpdate[] {
  const rule = (
    name: string,
    description: string,
    filters: VpcFirewallRuleUpdate['filters'],
  ): VpcFirewallRuleUpdate => ({
    name,
    description,
    status: 'enabled',
    direction: 'inbound',
    targets: [{ type: 'vpc', value: vpc }],
    filters: { hosts: null, protocols: null, ports: null, ...filters },
    action: 'allow',
    priority: 65_534,
  })
  return [
    rule(
      'allow-internal-inbound',
      'allow inbound traffic to all instances within the VPC if originated within the VPC',
      { hosts: [{ type: 'vpc', value: vpc }] },
    ),
    rule('allow-ssh', 'allow inbound TCP connections on port 22 from anywhere', {
      protocols: [{ type: 'tcp' }],
      ports: ['22'],
    }),
    rule('allow-icmp', 'allow inbound ICMP traffic from anywhere', { protocols: [{ type: 'icmp', value: null }] }),
  ]
}

/** A random /48 of the unique local range. */
function randomPrefix({ rng }: Ctx): string {
  let value = 0xfdn
  for (let byte = 0; byte < 5; byte++) value = (value << 8n) | BigInt(rng.int(0, 255))
  return `${formatIp({ version: 'v6', value: value << 80n })}/48`
}

function assertPrefix(prefix: string): void {
  const cidr = parseCidr(prefix)
  if (cidr?.ip.version === 'v6' && cidr.width === 48 && cidr.ip.value >> 120n === 0xfdn) return
  throw invalidRequest('VPC IPv6 address prefixes must be in the Unique Local Address range `fd00::/48` (RFD 4193)')
}

/** The first /64 of a prefix. */
const firstSubnet = (prefix: string): string => `${formatIp({ version: 'v6', value: blockOf(prefix)?.first ?? 0n })}/64`
