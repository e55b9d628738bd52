/** IP addresses, blocks and ranges. Messages are those of spec §5; what is accepted is what the server parses. */

export interface Ip {
  version: 'v4' | 'v6'
  /** The address as a number of 32 or 128 bits. */
  value: bigint
}

export interface Cidr {
  ip: Ip
  width: number
}

const widths = { v4: 32, v6: 128 } as const

/** An IPv4 or IPv6 address, or undefined. No blanks, no zone, no leading zeros in IPv4 (they may mean octal). */
export function parseIp(text: string): Ip | undefined {
  const v4 = parseV4(text)
  if (v4 !== undefined) return { version: 'v4', value: v4 }
  const v6 = parseV6(text)
  return v6 === undefined ? undefined : { version: 'v6', value: v6 }
}

/** What is wrong with a text that should be an IP address, or undefined. */
export const ipProblem = (text: string): string | undefined => (parseIp(text) ? undefined : 'Not a valid IP address')

function parseV4(text: string): bigint | undefined {
  if (!/^(?:(?:0|[1-9]\d{0,2})(?:\.(?!$)|$)){4}$/.test(text)) return undefined
  let value = 0n
  for (const part of text.split('.')) {
    if (Number(part) > 255) return undefined
    value = (value << 8n) | BigInt(part)
  }
  return value
}

function parseV6(text: string): bigint | undefined {
  const halves = text.split('::')
  if (halves.length > 2) return undefined
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')))
  if (!head) return undefined
  const last = tail ?? head
  // The last 32 bits may be written as an IPv4 address.
  const quad = last.at(-1)?.includes('.') ? parseV4(last.pop() ?? '') : undefined
  if (quad === undefined && text.includes('.')) return undefined
  if (quad !== undefined) last.push((quad >> 16n).toString(16), (quad & 0xffffn).toString(16))
  const missing = 8 - head.length - (tail?.length ?? 0)
  if (tail ? missing < 1 : missing !== 0) return undefined
  const groups = [...head, ...Array<string>(tail ? missing : 0).fill('0'), ...(tail ?? [])]
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

/** The usual text of an address: dotted for IPv4, RFC 5952 for IPv6. */
export function formatIp(ip: Ip): string {
  if (ip.version === 'v4') return [24n, 16n, 8n, 0n].map((shift) => (ip.value >> shift) & 0xffn).join('.')
  const groups = Array.from({ length: 8 }, (_, i) => ((ip.value >> BigInt(112 - 16 * i)) & 0xffffn).toString(16))
  const run = longestZeroRun(groups)
  if (run.length < 2) return groups.join(':')
  return `${groups.slice(0, run.start).join(':')}::${groups.slice(run.start + run.length).join(':')}`
}

function longestZeroRun(groups: readonly string[]): { start: number; length: number } {
  let best = { start: 0, length: 0 }
  let length = 0
  for (const [index, group] of groups.entries()) {
    length = group === '0' ? length + 1 : 0
    if (length > best.length) best = { start: index - length + 1, length }
  }
  return best
}

/** A block such as `10.0.0.0/8`, or undefined. Bits behind the width may be set: some calls allow it. */
export function parseCidr(text: string): Cidr | undefined {
  const result = readCidr(text)
  return typeof result === 'string' ? undefined : result
}

/** What is wrong with a text that should be an IP block, or undefined. */
export function cidrProblem(text: string): string | undefined {
  const result = readCidr(text)
  return typeof result === 'string' ? result : undefined
}

function readCidr(text: string): Cidr | string {
  const [address = '', width, ...more] = text.split('/')
  if (width === undefined || more.length > 0) return 'Must contain an IP address and a width, separated by a /'
  const ip = parseIp(address)
  if (!ip) return 'Not a valid IP address'
  if (!/^\d+$/.test(width)) return 'Width must be an integer'
  if (Number(width) > widths[ip.version]) return `Max width for IP${ip.version} is ${widths[ip.version]}`
  return { ip, width: Number(width) }
}

/** Whether an address lies in a block. Different versions never do. */
export function cidrContains(cidr: Cidr, ip: Ip): boolean {
  if (cidr.ip.version !== ip.version) return false
  const hostBits = BigInt(widths[ip.version] - cidr.width)
  return cidr.ip.value >> hostBits === ip.value >> hostBits
}

/** Whether all addresses of a block lie in another one. */
export const cidrIsWithin = (inner: Cidr, outer: Cidr): boolean =>
  inner.width >= outer.width && cidrContains(outer, inner.ip)

/** A range of addresses, both ends included, or undefined. */
export function parseIpRange(first: string, last: string): { first: Ip; last: Ip } | undefined {
  const from = parseIp(first)
  const to = parseIp(last)
  return from && to && !ipRangeProblem(first, last) ? { first: from, last: to } : undefined
}

/** What is wrong with the two ends of a range, or undefined. Each end's own form comes first. */
export function ipRangeProblem(first: string, last: string): string | undefined {
  const from = parseIp(first)
  const to = parseIp(last)
  if (!from || !to) return 'Not a valid IP address'
  if (from.version !== to.version) return 'First and last address must have the same IP version'
  return from.value > to.value ? 'The last address must not be below the first' : undefined
}
