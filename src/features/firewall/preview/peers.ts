/** Ends that rules do not tell apart, each with one that stands for all. */
import { type Cidr, cidrContains, type Ip } from '../../../lib/ip.ts'
import type { Rule } from '../evaluate.ts'
import { anywhere, blocksOf, type Network, type NicEnd, nicEnds } from '../network.ts'
import { addSelectors, blockOf, createIndex, type Point, ranksOf, type Selector } from '../selectors.ts'

/** Interfaces that are alike to all rules, or addresses outside. */
export interface EndClass {
  /** Tells it from the others. */
  id: string
  point: Point
  version: Ip['version']
  /** Empty: it is outside. */
  nics: readonly NicEnd[]
  /** What it is called where it is outside. */
  label?: string
}

const selectorsOf = (rules: readonly Rule[]): Selector[] =>
  rules.flatMap(({ targets, filters }) => [...targets, ...(filters.hosts ?? [])])

/** The interfaces of a network, those together that no rule tells apart. */
export function nicClasses(network: Network, rules: readonly Rule[]): EndClass[] {
  const index = createIndex()
  for (const [rank, selector] of selectorsOf(rules).entries()) addSelectors(index, [selector], rank)
  const known = nicEnds(network).flatMap((end) => (end.ip ? [{ end, version: end.ip.version }] : []))
  const alike = Map.groupBy(known, ({ end, version }) => `${version} ${ranksOf(index, end.point).join()}`)
  return [...alike].flatMap(([id, group]) => {
    const [first] = group
    return first ? [{ id, point: first.end.point, version: first.version, nics: group.map(({ end }) => end) }] : []
  })
}

/** Addresses outside of the VPC: any of them, and each block that a rule has among its hosts. */
export function outsideClasses(network: Network, rules: readonly Rule[]): EndClass[] {
  const texts = new Map(
    rules
      .flatMap(({ filters }) => filters.hosts ?? [])
      .flatMap((host) => {
        if (host.type !== 'ip' && host.type !== 'ip_net') return []
        const block = blockOf(host.type, host.value)
        return block && block.width > 0 ? [[host.value, block] as const] : []
      }),
  )
  const named = [...texts.values()]
  const inside = network.subnets.flatMap(blocksOf)
  const blocks = [...texts].flatMap(([label, block]) => {
    const ip = sampleOf(block, { named, inside })
    return ip ? [{ id: label, point: { addresses: [ip] }, version: ip.version, nics: [], label }] : []
  })
  const any = (['v4', 'v6'] as const).map((version) => ({
    id: version,
    point: anywhere(version).point,
    version,
    nics: [],
    label: 'any address outside',
  }))
  return [...any, ...blocks]
}

const bits = { v4: 32, v6: 128 } as const

/** An address of a block that lies neither in the VPC nor in a smaller block; undefined when there is none. */
function sampleOf(block: Cidr, { named, inside }: { named: readonly Cidr[]; inside: readonly Cidr[] }): Ip | undefined {
  const { version } = block.ip
  const behind = ({ ip, width }: Cidr) => (ip.value | ((1n << BigInt(bits[version] - width)) - 1n)) + 1n
  const shift = BigInt(bits[version] - block.width)
  const start = (block.ip.value >> shift) << shift
  const others = [...named.filter(({ width }) => width > block.width), ...inside].filter(
    ({ ip }) => ip.version === version,
  )
  const candidates = [start, ...others.map(behind)]
  const value = candidates.find((one) => {
    const ip = { version, value: one }
    return cidrContains(block, ip) && !others.some((other) => cidrContains(other, ip))
  })
  return value === undefined ? undefined : { version, value }
}
