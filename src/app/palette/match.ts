/** Whether a row is what somebody looks for: by name, id or address. */
import { readPath } from '../../lib/condition.ts'
import { cidrContains, parseCidr, parseIp } from '../../lib/ip.ts'
import type { Findable, Row } from '../../kit/spec.ts'

/** Shorter beginnings of ids fit too many. */
const shortestId = 6

export interface Match {
  /** Smaller is better; on the scale of `fuzzy.ts`. */
  score: number
  /** What fits, when it is not the name. */
  by?: string
}

/** How a row fits, or undefined. Names fit where the text occurs, ids and addresses from their beginning. */
export function matchRow(
  { text, addresses }: Pick<Findable, 'text' | 'addresses'>,
  row: Row,
  query: string,
): Match | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return undefined
  const name = textOf(row, text).toLowerCase()
  if (name === wanted) return { score: 0 }
  if (name.startsWith(wanted)) return { score: 1 }
  const id = textOf(row, 'id')
  if (wanted.length >= shortestId && id.toLowerCase().startsWith(wanted)) return { score: 1, by: id }
  for (const field of addresses) {
    const address = textOf(row, field)
    if (address !== '' && fitsAddress(address, wanted)) return { score: 1, by: address }
  }
  return name.includes(wanted) ? { score: 3 } : undefined
}

function fitsAddress(address: string, wanted: string): boolean {
  // One letter of a hostname or one figure of an address says nothing.
  if (wanted.length < 2) return false
  if (address.toLowerCase().startsWith(wanted)) return true
  const block = parseCidr(address)
  const ip = parseIp(wanted)
  return block !== undefined && ip !== undefined && cidrContains(block, ip)
}

/** A field as text; '' when it has none. */
export function textOf(row: Row, path: string): string {
  const value = readPath(row, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
