/** Whether a row is what somebody looks for: by name, id, address or another identifier. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { cidrContains, parseCidr, parseIp } from '../../lib/ip.ts'
import type { Findable } from '../../kit/findable.ts'
import type { Row } from '../../kit/spec.ts'

/** Shorter beginnings of ids fit too many. */
const shortestId = 6
/** One letter of a hostname or serial number, or one figure of an address, says nothing. */
const shortestIdentifier = 2

export interface Match {
  /** Smaller is better; on the scale of `fuzzy.ts`. */
  score: number
  /** What fits, when it is not the name. */
  by?: string
}

/** How a row fits, or undefined. Names fit where the text occurs, ids, addresses and identifiers from their beginning. */
export function matchRow(
  { text, addresses, identifiers }: Pick<Findable, 'text' | 'addresses' | 'identifiers'>,
  row: Row,
  query: string,
): Match | undefined {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return undefined
  const name = textOf(row, text).toLowerCase()
  if (name === wanted) return { score: 0 }
  if (name.startsWith(wanted)) return { score: 1 }
  const id = textOf(row, idField)
  if (wanted.length >= shortestId && id.toLowerCase().startsWith(wanted)) return startOf(id, wanted)
  if (wanted.length >= shortestIdentifier) {
    for (const field of [...addresses, ...identifiers]) {
      const value = textOf(row, field)
      if (value.toLowerCase().startsWith(wanted)) return startOf(value, wanted)
      if (holdsAddress(value, wanted)) return { score: 1, by: value }
    }
  }
  return name.includes(wanted) ? { score: 3 } : undefined
}

const startOf = (value: string, wanted: string): Match => ({ score: value.length === wanted.length ? 0 : 1, by: value })

/** Whether a value is a block of addresses that this one lies in. */
function holdsAddress(value: string, wanted: string): boolean {
  const block = parseCidr(value)
  const ip = parseIp(wanted)
  return block !== undefined && ip !== undefined && cidrContains(block, ip)
}

/** A field as text; '' when it has none. */
export function textOf(row: Row, path: string): string {
  const value = readPath(row, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
