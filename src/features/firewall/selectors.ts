/** Which ends of a connection the targets or host filters of firewall rules name, as an index by rank. */
import type { VpcFirewallRuleHostFilter, VpcFirewallRuleTarget } from '../../../generated/api/types.gen.ts'
import { type Cidr, type Ip, parseCidr, parseIp } from '../../lib/ip.ts'
import { partOf } from '../../lib/variants.ts'

/** An end of a connection as rules see it: by the names it has in the VPC and by its addresses. */
export interface Point {
  vpc?: string
  subnet?: string
  instance?: string
  addresses: readonly Ip[]
  /** It stands for any address outside of the VPC: of the blocks, only the one of all addresses has it for certain. */
  anywhere?: Ip['version']
}

/** Targets and host filters have the same forms. */
export type Selector = VpcFirewallRuleTarget | VpcFirewallRuleHostFilter

interface Blocks {
  shift: bigint
  ranks: Map<bigint, number>
}

/** The lowest rank for everything that can be named. */
export interface SelectorIndex {
  any?: number
  vpc: Map<string, number>
  subnet: Map<string, number>
  instance: Map<string, number>
  blocks: Record<Ip['version'], Map<number, Blocks>>
}

const bits = { v4: 32, v6: 128 } as const

export const createIndex = (): SelectorIndex => ({
  vpc: new Map(),
  subnet: new Map(),
  instance: new Map(),
  blocks: { v4: new Map(), v6: new Map() },
})

/** Ranks are added in rising order: what is there already is lower. */
export function addSelectors(index: SelectorIndex, selectors: readonly Selector[], rank: number): void {
  for (const selector of selectors) {
    const { type } = selector
    const value = partOf(selector, 'value')
    // Nobody here can tell which ends a form has that only a newer API knows.
    if (value === undefined) continue
    if (type === 'ip' || type === 'ip_net') {
      const block = blockOf(type, value)
      if (block) addBlock(index, block, rank)
    } else if ((type === 'vpc' || type === 'subnet' || type === 'instance') && !index[type].has(value)) {
      index[type].set(value, rank)
    }
  }
}

export function addAny(index: SelectorIndex, rank: number): void {
  index.any ??= rank
}

/** The block that an address or a block is; undefined for a text that is neither. */
export function blockOf(type: 'ip' | 'ip_net', value: string): Cidr | undefined {
  if (type === 'ip_net') return parseCidr(value)
  const ip = parseIp(value)
  return ip && { ip, width: bits[ip.version] }
}

function addBlock({ blocks }: SelectorIndex, { ip, width }: Cidr, rank: number): void {
  const ofVersion = blocks[ip.version]
  const ofWidth = ofVersion.get(width) ?? { shift: BigInt(bits[ip.version] - width), ranks: new Map<bigint, number>() }
  ofVersion.set(width, ofWidth)
  const prefix = ip.value >> ofWidth.shift
  if (!ofWidth.ranks.has(prefix)) ofWidth.ranks.set(prefix, rank)
}

/** The lowest rank whose selectors have the point; undefined when none has. */
export function lowestRank(index: SelectorIndex, point: Point): number | undefined {
  let lowest = index.any
  const take = (rank: number | undefined): void => {
    if (rank !== undefined && (lowest === undefined || rank < lowest)) lowest = rank
  }
  if (point.vpc !== undefined) take(index.vpc.get(point.vpc))
  if (point.subnet !== undefined) take(index.subnet.get(point.subnet))
  if (point.instance !== undefined) take(index.instance.get(point.instance))
  if (point.anywhere) take(index.blocks[point.anywhere].get(0)?.ranks.get(0n))
  for (const { version, value } of point.addresses) {
    for (const { shift, ranks } of index.blocks[version].values()) take(ranks.get(value >> shift))
  }
  return lowest
}

/** The ranks of all selectors that have the point, where each has one of its own: ends with the same ranks are alike to rules. */
export function ranksOf(index: SelectorIndex, point: Point): number[] {
  const { vpc, subnet, instance } = point
  const named = [
    vpc !== undefined && index.vpc.get(vpc),
    subnet !== undefined && index.subnet.get(subnet),
    instance !== undefined && index.instance.get(instance),
    point.anywhere && index.blocks[point.anywhere].get(0)?.ranks.get(0n),
  ]
  const blocks = point.addresses.flatMap(({ version, value }) =>
    [...index.blocks[version].values()].map(({ shift, ranks }) => ranks.get(value >> shift)),
  )
  return [...named, ...blocks].filter((rank) => typeof rank === 'number')
}
