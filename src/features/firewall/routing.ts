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
  /** `unknown`: to what only a newer API knows. */
  to: 'vpc' | 'gateway' | 'instance' | 'ip' | 'drop' | 'none' | 'unknown'
}

/** @param from what sends the packet: an interface, or anything else in its subnet */
export type Router = (from: { nic: Pick<Interface, 'subnetId'> }, to: End) => Routed

/** Knows the route of each packet from an interface; undefined while the routes are not known. */
export function createRouter(network: Surroundings): Router | undefined {
  const byName = Map.groupBy(network.subnets, ({ name }) => name)
  const known = network.routes?.flatMap((route) =>
    destinations(network, byName, route).map((block) => ({ route, block })),
  )
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

function destinations(
  network: Surroundings,
  byName: ReadonlyMap<string, Surroundings['subnets']>,
  { destination }: Route,
): Cidr[] {
  switch (destination.type) {
    case 'ip':
    case 'ip_net':
      return [blockOf(destination.type, destination.value)].flatMap((block) => block ?? [])
    case 'vpc':
      return destination.value === network.vpc ? network.subnets.flatMap(blocksOf) : []
    case 'subnet':
      return (byName.get(destination.value) ?? []).flatMap(blocksOf)
    default:
      // Nobody here knows where a destination is that only a newer API has.
      return []
  }
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
    case 'drop':
    case 'instance':
    case 'ip':
      return target.type
    default:
      return 'unknown'
  }
}
