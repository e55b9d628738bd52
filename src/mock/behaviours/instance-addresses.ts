/** Addresses inside a subnet: what interfaces hold, what is free, and which blocks may pass (server-behaviour §8.7). */
import type { VpcSubnet } from '../../../generated/api/wire.gen.ts'
import { formatIp, parseCidr, parseIp, type Cidr } from '../../lib/ip.ts'
import type { Ctx } from '../context/ctx.ts'
import { invalidRequest } from '../http/errors.ts'
import { blockOf, hasAddress, lowestFree, overlaps, type Span } from '../formats/net.ts'
import type { Rng } from '../random/rng.ts'
import type { Store } from '../store/store.ts'

/** Addresses at the beginning of every subnet that the platform keeps. */
const reserved = 5n

/** An address of a subnet for an interface: the one asked for, or the lowest free one. */
export function subnetAddress({ store }: Ctx, subnet: VpcSubnet, wanted: string | null | undefined): string {
  const block = blockOf(subnet.ipv4_block)
  if (block === undefined) throw new Error(`${subnet.id} has no IPv4 block`)
  const taken = takenIn(store, subnet.id)
  if (wanted !== null && wanted !== undefined) {
    assertUsable(wanted, subnet.ipv4_block, block)
    if (taken.has(wanted)) throw invalidRequest(`The IP address '${wanted}' is not available`)
    return wanted
  }
  const free = lowestFree([{ ...block, first: block.first + reserved, last: block.last - 1n }], taken)
  if (free !== undefined) return free
  throw invalidRequest(`No available IP addresses for interface in subnet '${subnet.name}' with ID '${subnet.id}'`)
}

function assertUsable(address: string, net: string, block: Span): void {
  if (!hasAddress(block, address)) throw invalidRequest(`${address} is outside subnet ${net}`)
  const value = parseIp(address)?.value ?? 0n
  if (value < block.first + reserved) throw invalidRequest('The first 5 addresses of a subnet are reserved')
  if (value === block.last) throw invalidRequest('Cannot request a broadcast address')
}

function takenIn(store: Store, subnet: string): Set<string> {
  const taken = new Set<string>()
  for (const { row } of store.table('instance_network_interface').all()) {
    if (row.subnet_id === subnet) taken.add(row.ip)
  }
  for (const { row, hidden } of store.table('probe').all()) {
    if (hidden?.['subnet'] === subnet) taken.add(row.interface.ip)
  }
  return taken
}

/** A hardware address of the range that guests get theirs from. */
export function randomMac(rng: Rng): string {
  const tail = [0xf0 + rng.int(0, 0xe), rng.int(0, 0xff), rng.int(0, 0xff)]
  return ['A8', '40', '25', ...tail.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))].join(':')
}

/** Throws when a list of networks may not be sent from and received for. */
export function assertTransitIps(nets: readonly string[]): void {
  const seen: { text: string; span: Span }[] = []
  for (const net of nets) {
    const cidr = parseCidr(net)
    const span = blockOf(net)
    if (cidr === undefined || span === undefined) throw new Error(`${net} passed the contract and is no network`)
    const single = span.first === span.last
    const text = single ? formatIp(cidr.ip) : `block ${net}`
    if (cidr.ip.value !== span.first) throw invalidRequest(`transit IP ${text} has a non-zero host identifier`)
    const kind = kindOf(cidr)
    if (kind !== undefined) {
      throw invalidRequest(`transit IP ${text} is a ${kind} ${single ? 'address' : 'network'}`)
    }
    const other = seen.find((one) => overlaps(one.span, span))
    if (other !== undefined) throw invalidRequest(`transit IP ${text} overlaps with ${other.text}`)
    seen.push({ text: single ? formatIp(cidr.ip) : net, span })
  }
}

/** What keeps a network from being used, if anything. */
function kindOf({ ip }: Cidr): 'multicast' | 'loopback' | undefined {
  const within = (block: string): boolean => {
    const span = blockOf(block)
    return span !== undefined && hasAddress(span, formatIp(ip))
  }
  if (within('224.0.0.0/4') || within('ff00::/8')) return 'multicast'
  return within('127.0.0.0/8') || within('::1/128') ? 'loopback' : undefined
}
