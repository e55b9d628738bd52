/** Arithmetic on addresses, blocks and ranges that several behaviours need. */
import { formatIp, parseCidr, parseIp, type Cidr, type Ip } from '../../lib/ip.ts'

/** Consecutive addresses of one version, both ends included. */
export interface Span {
  readonly version: Ip['version']
  readonly first: bigint
  readonly last: bigint
}

/** The addresses from one text to another; undefined when they are not two ends of a range. */
export function spanOf(range: { first: string; last: string }): Span | undefined {
  const first = parseIp(range.first)
  const last = parseIp(range.last)
  if (first === undefined || last === undefined || first.version !== last.version || first.value > last.value)
    return undefined
  return { version: first.version, first: first.value, last: last.value }
}

/** The addresses of a block; host bits of its text are ignored. */
export function blockOf(text: string): Span | undefined {
  const cidr = parseCidr(text)
  return cidr === undefined ? undefined : spanOfCidr(cidr)
}

function spanOfCidr({ ip, width }: Cidr): Span {
  const bits = BigInt((ip.version === 'v4' ? 32 : 128) - width)
  const first = (ip.value >> bits) << bits
  return { version: ip.version, first, last: first + (1n << bits) - 1n }
}

export const overlaps = (a: Span, b: Span): boolean => a.version === b.version && a.first <= b.last && b.first <= a.last

export const contains = (outer: Span, inner: Span): boolean =>
  outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last

export const sizeOf = ({ first, last }: Span): bigint => last - first + 1n

/** Whether an address lies in a span. */
export function hasAddress(span: Span, address: string): boolean {
  const ip = parseIp(address)
  return ip !== undefined && ip.version === span.version && span.first <= ip.value && ip.value <= span.last
}

/** The lowest address of the spans, in ascending order, that is not taken. */
export function lowestFree(spans: readonly Span[], taken: ReadonlySet<string>): string | undefined {
  for (const span of [...spans].sort((a, b) => (a.first < b.first ? -1 : 1))) {
    // At most one step more than there are taken addresses, however large the span is.
    for (let value = span.first; value <= span.last; value++) {
      const text = formatIp({ version: span.version, value })
      if (!taken.has(text)) return text
    }
  }
  return undefined
}

/** Ends of a text such as `22` or `100-200` (ports, ICMP codes); what is wrong with it when it is no such text. */
export function numberRange(text: string): { first: number; last: number } | string {
  const [first = '', ...more] = text.split('-')
  const last = more.length === 0 ? first : more.join('-')
  if (first === '') return text === '' ? 'cannot parse integer from empty string' : 'range has no start value'
  if (last === '') return 'range has no end value'
  if (!/^\d+$/.test(first) || !/^\d+$/.test(last)) return 'invalid digit found in string'
  return { first: Number(first), last: Number(last) }
}

/** What is wrong with the text of a port range; undefined when it reads as one. */
export function portRangeProblem(text: string): string | undefined {
  const range = numberRange(text)
  if (typeof range === 'string') return range
  return Math.max(range.first, range.last) > 65_535 ? 'number too large to fit in target type' : undefined
}
