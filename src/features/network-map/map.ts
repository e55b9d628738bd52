/** What the map of a VPC shows: boxes in columns, from the internet to the subnets, each with rows that it opens to. */
import type {
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
} from '../../../generated/api/types.gen.ts'
import {
  instanceNetworkingPath,
  internetGatewayDetailPath,
  internetGatewayIpAddressListPath,
  vpcRouterDetailPath,
  vpcSubnetDetailPath,
} from '../../../generated/model/paths.gen.ts'
import { pathOf } from '../../kit/links/links.ts'
import { fill, partOf } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { plural } from '../../lib/numbers.ts'
import { sortByKey } from '../../lib/sort-texts.ts'
import type { Interface, Network, Route, Surroundings } from '../firewall/network.ts'

/** Something on the map. */
export interface MapItem {
  id: string
  /** What kind of thing it is, for who does not see the column that it is in. */
  kind: string
  title: string
  /** Its page. */
  /** Its page; none where no address can lead to it. */
  to?: string | undefined
  lines: readonly string[]
}

export interface MapRow extends MapItem {
  /** Of the instance. */
  state?: string
}

export interface MapBox extends MapItem {
  rows: readonly MapRow[]
  /** How many rows there are, in words. */
  count?: string
  /** The boxes by which it is reached from outside. */
  behind: readonly string[]
}

export interface MapColumn {
  title?: string
  /** Said in place of boxes. */
  empty: string
  boxes: readonly MapBox[]
}

export interface Gateway {
  gateway: Pick<InternetGateway, 'id' | 'name'>
  pools: readonly Pick<InternetGatewayIpPool, 'id' | 'name'>[]
  addresses: readonly Pick<InternetGatewayIpAddress, 'id' | 'name' | 'address'>[]
}

export interface Mapped {
  around: Surroundings
  /** Undefined while they are not known. */
  gateways: readonly Gateway[] | undefined
  /** As far as it is known. */
  external: Network['external']
}

/** The box of everything outside of the VPC. */
export const outside = 'internet'

/** A name of dots alone leads nowhere. */
const pageOf = (to: () => string): string | undefined => pathOf(to, {}, {})

/** The row of a route. */
export const routeId = ({ vpcRouterId, name }: Route): string => `${vpcRouterId}/${name}`

export function columnsOf({ around, gateways, external }: Mapped, params: Params): MapColumn[] {
  const internet: MapBox = { id: outside, kind: '', title: 'Internet', lines: [], rows: [], behind: [] }
  return [
    { empty: '', boxes: [internet] },
    {
      title: 'Internet gateways',
      empty: gateways ? 'None' : 'Unknown',
      boxes: (gateways ?? []).map((one) => gatewayBox(one, params)),
    },
    { title: 'Routers', empty: 'None', boxes: routerBoxes(around, gateways ?? [], params) },
    { title: 'Subnets', empty: 'None', boxes: subnetBoxes(around, external, params) },
  ]
}

function gatewayBox({ gateway: { id, name }, pools, addresses }: Gateway, params: Params): MapBox {
  const at = { ...params, gateway: name }
  const rows = [
    ...pools.map((pool) => ({
      id: pool.id,
      kind: 'IP pool',
      title: pool.name,
      to: pageOf(() => fill(internetGatewayDetailPath, at)),
      lines: ['IP pool'],
    })),
    ...addresses.map((address) => ({
      id: address.id,
      kind: 'IP address',
      title: address.name,
      to: pageOf(() => fill(internetGatewayIpAddressListPath, at)),
      lines: [address.address],
    })),
  ]
  const counts = [
    ...(pools.length > 0 ? [plural(pools.length, 'IP pool')] : []),
    ...(addresses.length > 0 ? [plural(addresses.length, 'IP address', 'IP addresses')] : []),
  ]
  return {
    id,
    kind: 'Internet gateway',
    title: name,
    to: pageOf(() => fill(internetGatewayDetailPath, at)),
    lines: [],
    rows,
    count: counts.join(', ') || 'No IP pools',
    behind: [outside],
  }
}

function routerBoxes(
  { routers = [], routes = [], systemRouterId }: Surroundings,
  gateways: readonly Gateway[],
  params: Params,
): MapBox[] {
  const byRouter = Map.groupBy(routes, ({ vpcRouterId }) => vpcRouterId)
  const idsOf = new Map(gateways.map(({ gateway }) => [gateway.name, gateway.id]))
  return routers.map(({ id, name }) => {
    const own = byRouter.get(id) ?? []
    const to = pageOf(() => fill(vpcRouterDetailPath, { ...params, router: partOf(name, id) }))
    const reached = own.map(({ target }) => (target.type === 'internet_gateway' ? idsOf.get(target.value) : undefined))
    return {
      id,
      kind: 'Router',
      title: name,
      to,
      lines: [id === systemRouterId ? 'System router' : 'Custom router'],
      rows: own.map((route) => ({
        id: routeId(route),
        kind: 'Route',
        title: route.name,
        to,
        lines: [routeText(route)],
      })),
      count: plural(own.length, 'route'),
      behind: [...new Set(reached)].flatMap((gateway) => gateway ?? []),
    }
  })
}

const routeText = ({ destination, target }: Route): string => `${placeText(destination)} → ${placeText(target)}`

const placeTypes: Readonly<Record<string, string>> = {
  subnet: 'subnet ',
  vpc: 'VPC ',
  instance: 'instance ',
  internet_gateway: 'gateway ',
}

/** An address says itself what it is. */
const placeText = (place: Route['destination'] | Route['target']): string =>
  'value' in place ? `${placeTypes[place.type] ?? ''}${place.value}` : 'drop'

function subnetBoxes(
  { subnets, interfaces, instances, systemRouterId }: Surroundings,
  external: Network['external'],
  params: Params,
): MapBox[] {
  const byId = new Map(instances.map((instance) => [instance.id, instance]))
  const bySubnet = Map.groupBy(interfaces, ({ subnetId }) => subnetId)
  const byInstance = Map.groupBy(interfaces, ({ instanceId }) => instanceId)
  const rowOf = ({ id, name, ip, instanceId, primary }: Interface): MapRow => {
    const instance = byId.get(instanceId)
    const title = instance?.name ?? instanceId
    // External addresses belong to the primary interface.
    const ips = primary ? (external.get(instanceId) ?? []).filter(({ kind }) => kind !== 'snat') : []
    return {
      id,
      kind: 'Network interface',
      title: byInstance.get(instanceId)?.length === 1 ? title : `${title}/${name}`,
      ...(instance && {
        to: pageOf(() => fill(instanceNetworkingPath, { ...params, instance: partOf(instance.name, instanceId) })),
        state: instance.runState,
      }),
      lines: [ip, ...ips.map((one) => `External IP ${one.ip}`)],
    }
  }
  return subnets.map(({ id, name, ipv4Block, ipv6Block, customRouterId }) => {
    const rows = (bySubnet.get(id) ?? []).map(rowOf)
    return {
      id,
      kind: 'Subnet',
      title: name,
      to: pageOf(() => fill(vpcSubnetDetailPath, { ...params, subnet: partOf(name, id) })),
      lines: [ipv4Block, ipv6Block],
      rows: sortByKey(rows, ({ title }) => title),
      count: rows.length === 0 ? 'No network interfaces' : plural(rows.length, 'network interface'),
      behind: [systemRouterId, ...(customRouterId ? [customRouterId] : [])],
    }
  })
}
