/** How full a subnet is (server-behaviour §0.5: its first five addresses are reserved, and the broadcast address). */
import { cidrContains, parseCidr, parseIp } from '../../lib/ip.ts'

const reserved = 6

export interface AddressUse {
  /** Addresses of the block that interfaces have. */
  used: number
  /** All that interfaces can have. */
  capacity: number
}

/** @returns undefined for anything but an IPv4 block: of others nobody counts the addresses */
export function addressUse(block: string, addresses: readonly string[]): AddressUse | undefined {
  const cidr = parseCidr(block)
  if (cidr?.ip.version !== 'v4') return undefined
  const used = addresses.filter((text) => {
    const ip = parseIp(text)
    return ip !== undefined && cidrContains(cidr, ip)
  }).length
  return { used, capacity: Math.max(2 ** (32 - cidr.width) - reserved, 0) }
}
