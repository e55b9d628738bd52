/** What the addresses of a block are used for, as far as the API lists it (server-behaviour §18). */
import { formatIp, parseCidr, parseIpRange } from '../../lib/ip.ts'

/** Something that has an address of a block, or announces a network of it. */
export interface BlockUser {
  blockId: string
  /** An address with its width, or a network. */
  network: string
  kind: 'loopback' | 'port' | 'announced'
  /** What it is called. */
  name: string
  /** Its page. */
  to: string | undefined
}

export interface BlockUses {
  users: readonly BlockUser[]
  /** Addresses that switches and ports have. */
  used: number
  /** All addresses of the block; undefined where its ends are none. */
  capacity: bigint | undefined
}

/** How many addresses there are from the first to the last. */
export function sizeOf(first: string, last: string): bigint | undefined {
  const range = parseIpRange(first, last)
  return range && range.last.value - range.first.value + 1n
}

/** What of a block is in use. A network that is announced takes no address: pools hand those out. */
export function usesOf(
  { id, firstAddress, lastAddress }: { id: string; firstAddress: string; lastAddress: string },
  all: readonly BlockUser[],
): BlockUses {
  const users = all.filter(({ blockId }) => blockId === id)
  const addresses = users.flatMap(({ kind, network }) => {
    const cidr = kind === 'announced' ? undefined : parseCidr(network)
    return cidr === undefined ? [] : [formatIp(cidr.ip)]
  })
  return { users, used: new Set(addresses).size, capacity: sizeOf(firstAddress, lastAddress) }
}
