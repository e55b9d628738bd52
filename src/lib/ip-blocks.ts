/** Networks beside each other: which overlap, and where one more has room. */
import { type Cidr, formatIp, parseCidr } from './ip.ts'

const bits = { v4: 32n, v6: 128n } as const

/** First and last address, as numbers. Bits behind the width do not count. */
function endsOf({ ip, width }: Cidr): { first: bigint; last: bigint } {
  const host = bits[ip.version] - BigInt(width)
  const first = (ip.value >> host) << host
  return { first, last: first + (1n << host) - 1n }
}

/** Whether some address lies in both. Different versions never overlap. */
export function cidrsOverlap(one: Cidr, other: Cidr): boolean {
  if (one.ip.version !== other.ip.version) return false
  const [a, b] = [endsOf(one), endsOf(other)]
  return a.first <= b.last && b.first <= a.last
}

/**
 * The first free network of a width: behind the lowest one that is used, where there are any, else from the start.
 *
 * @param inside the networks that it may lie in
 * @returns its text, or undefined when there is no room
 */
export function nextFreeCidr(width: number, inside: readonly Cidr[], used: readonly Cidr[]): string | undefined {
  // Where networks are used already, the next one is wanted beside them.
  const places = inside.toSorted((a, b) => countIn(b, used) - countIn(a, used))
  for (const place of places) {
    const free = freeIn(place, width, used)
    if (free !== undefined) return free
  }
  return undefined
}

const countIn = (place: Cidr, used: readonly Cidr[]): number => used.filter((one) => cidrsOverlap(place, one)).length

function freeIn(place: Cidr, width: number, used: readonly Cidr[]): string | undefined {
  const { version } = place.ip
  if (width < place.width || BigInt(width) > bits[version]) return undefined
  const size = 1n << (bits[version] - BigInt(width))
  const whole = endsOf(place)
  const taken = used
    .filter((one) => cidrsOverlap(place, one))
    .map(endsOf)
    .toSorted((a, b) => (a.first < b.first ? -1 : 1))
  const search = (start: bigint): string | undefined => {
    let first = start
    for (const one of taken) {
      if (first + size <= one.first) break
      // Networks begin at multiples of their size.
      if (one.last >= first) first = ((one.last + size) / size) * size
    }
    return first + size - 1n <= whole.last ? `${formatIp({ version, value: first })}/${width}` : undefined
  }
  const lowest = taken[0]
  const behind =
    lowest && search((lowest.first / size) * size < whole.first ? whole.first : (lowest.first / size) * size)
  return behind ?? search(whole.first)
}

/** The networks among some texts. */
export const cidrsOf = (texts: readonly unknown[]): Cidr[] =>
  texts.flatMap((text) => (typeof text === 'string' ? (parseCidr(text) ?? []) : []))
