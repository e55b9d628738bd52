/** What of a VPC a packet meets: its interfaces with their names and addresses, subnets, routes and external addresses. */
import type {
  ExternalIp,
  Instance,
  InstanceNetworkInterface,
  RouterRoute,
  VpcSubnet,
} from '../../../generated/api/types.gen.ts'
import { cidrContains, type Ip, parseCidr, parseIp } from '../../lib/ip.ts'
import type { Rule } from './evaluate.ts'
import type { Point } from './selectors.ts'

export interface Network {
  /** The name of the VPC. */
  vpc: string
  rules: readonly Rule[]
  instances: readonly Pick<Instance, 'id' | 'name' | 'runState'>[]
  interfaces: readonly Interface[]
  subnets: readonly Subnet[]
  /** Of all routers of the VPC; undefined while they are not known. */
  routes?: readonly Route[]
  /** The names of its routers. */
  routers?: readonly { id: string; name: string }[]
  systemRouterId: string
  /** Addresses from outside by the id of the instance; those of other instances are not known. */
  external: ReadonlyMap<string, readonly { kind: ExternalIp['kind']; ip?: string }[]>
}

/** All but what has queries of its own: the rules, and external addresses. */
export type Surroundings = Omit<Network, 'rules' | 'external'>

export type Interface = Pick<InstanceNetworkInterface, 'id' | 'name' | 'ip' | 'instanceId' | 'subnetId' | 'primary'>
export type Subnet = Pick<VpcSubnet, 'id' | 'name' | 'ipv4Block' | 'ipv6Block' | 'customRouterId'>
export type Route = Pick<RouterRoute, 'name' | 'destination' | 'target' | 'vpcRouterId'>

/** One end of a packet: something that has an address. */
export interface End {
  point: Point
  /** The interface, if it is one of this VPC. */
  nic?: Interface
  /** The address that the packet has; none for any address outside. */
  ip?: Ip
  /** It is no address of this VPC. */
  outside: boolean
}

/** An end that is an interface. */
export interface NicEnd extends End {
  nic: Interface
}

const addressesOf = (text: string): Ip[] => {
  const ip = parseIp(text)
  return ip ? [ip] : []
}

/** The ends that interfaces of a network are. */
export function nicEnds(network: Surroundings, nics: readonly Interface[] = network.interfaces): NicEnd[] {
  const instances = new Map(network.instances.map(({ id, name }) => [id, name]))
  const subnets = new Map(network.subnets.map(({ id, name }) => [id, name]))
  return nics.map((nic) => {
    const addresses = addressesOf(nic.ip)
    const instance = instances.get(nic.instanceId)
    const subnet = subnets.get(nic.subnetId)
    const names = { ...(instance !== undefined && { instance }), ...(subnet !== undefined && { subnet }) }
    return {
      nic,
      outside: false,
      point: { vpc: network.vpc, addresses, ...names },
      ...(addresses[0] && { ip: addresses[0] }),
    }
  })
}

/** The block of a subnet that has an address. */
const subnetOf = ({ subnets }: Pick<Network, 'subnets'>, ip: Ip): Subnet | undefined =>
  subnets.find((subnet) => blocksOf(subnet).some((block) => cidrContains(block, ip)))

export const blocksOf = ({ ipv4Block, ipv6Block }: Pick<Subnet, 'ipv4Block' | 'ipv6Block'>) =>
  [ipv4Block, ipv6Block].flatMap((text) => parseCidr(text) ?? [])

/** The end that an address is: an interface, an unused address of a subnet, or one outside. */
export function ipEnd(network: Surroundings, ip: Ip): End {
  const nic = network.interfaces.find((one) => sameIp(parseIp(one.ip), ip))
  const [end] = nic ? nicEnds(network, [nic]) : []
  if (end) return end
  const subnet = subnetOf(network, ip)
  return subnet
    ? { point: { vpc: network.vpc, subnet: subnet.name, addresses: [ip] }, ip, outside: false }
    : { point: { addresses: [ip] }, ip, outside: true }
}

/** Any address outside of the VPC. */
export const anywhere = (version: Ip['version']): End => ({
  point: { addresses: [], anywhere: version },
  outside: true,
})

const sameIp = (a: Ip | undefined, b: Ip | undefined): boolean =>
  a !== undefined && a.version === b?.version && a.value === b.value

/** The interface that has an external address. */
export function nicWithExternal({ external, interfaces }: Network, ip: Ip): Interface | undefined {
  for (const [instance, addresses] of external) {
    // What an automatic address receives is only what was asked for.
    const has = addresses.some((one) => one.ip !== undefined && one.kind !== 'snat' && sameIp(parseIp(one.ip), ip))
    if (has) return interfaces.find((nic) => nic.instanceId === instance && nic.primary)
  }
  return undefined
}
