/**
 * Where a VPC sends a packet: the longest prefix wins over the routes of the system router and of the subnet's custom router,
 * which comes first among equals (docs/decisions/0014).
 */
import { type Cidr, cidrContains } from '../../lib/ip.ts'
import { blocksOf, type End, type Interface, type Route, type Surroundings } from './network.ts'
import { blockOf } from './selectors.ts'

export interface Routed {
  /** The route that the packet takes; none: nothing leads there. */
  route?: Route
  to: 'vpc' | 'gateway' | 'instance' | 'ip' | 'drop' | 'none'
}

/** @param from what sends the packet: an interface, or anything else in its subnet */
export type Router = (from: { nic: Pick<Interface, 'subnetId'> }, to: End) => Routed

/** Knows the route of each packet from an interface; undefined while the routes are not known. */
export function createRouter(network: Surroundings): Router | undefined {
  const known = network.routes?.flatMap((route) => destinations(network, route).map((block) => ({ route, block })))
  if (!known) return undefined
  // The longest first.
  known.sort((a, b) => b.block.width - a.block.width)
  const customOf = new Map(network.subnets.map(({ id, customRouterId }) => [id, customRouterId]))
  const inSystem = known.filter(({ route }) => route.vpcRouterId === network.systemRouterId)
  const customs = Map.groupBy(known, ({ route }) => route.vpcRouterId)
  return (from, to) => {
    const version = to.ip?.version ?? to.point.anywhere
    const find = (routes: typeof known) => routes.find(({ block }) => block.ip.version === version && has(block, to))
    const custom = find(customs.get(customOf.get(from.nic.subnetId) ?? '') ?? [])
    const system = find(inSystem)
    const best = custom && custom.block.width >= (system?.block.width ?? 0) ? custom : system
    return best ? { route: best.route, to: kindOf(best.route) } : { to: 'none' }
  }
}

function destinations(network: Surroundings, { destination }: Route): Cidr[] {
  const { type, value } = destination
  if (type === 'ip' || type === 'ip_net') return [blockOf(type, value)].flatMap((block) => block ?? [])
  const subnets = type === 'vpc' ? (value === network.vpc ? network.subnets : []) : network.subnets
  return subnets.filter(({ name }) => type === 'vpc' || name === value).flatMap(blocksOf)
}

/** Any address outside is only in the block of all addresses for certain. */
const has = (block: Cidr, { ip }: End): boolean => (ip ? cidrContains(block, ip) : block.width === 0)

function kindOf({ target }: Route): Routed['to'] {
  switch (target.type) {
    case 'internet_gateway':
      return 'gateway'
    case 'subnet':
    case 'vpc':
      return 'vpc'
    default:
      return target.type
  }
}
