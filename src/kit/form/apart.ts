/** Networks that must not overlap others of their kind: which is in the way, and where one more has room. */
import { readPath } from '../../lib/condition.ts'
import { parseCidr } from '../../lib/ip.ts'
import { cidrsOf, cidrsOverlap, nextFreeCidr } from '../../lib/ip-blocks.ts'
import { rowText } from '../lookup/names.ts'
import type { NetworkWidget } from '../network-widget.ts'
import type { Lookup, Row } from '../spec.ts'
import { ofParent } from './address-rules.ts'

/** Says which row has a network that overlaps a text. */
export function overlapRule(by: string, lookup: Lookup, rows: readonly Row[]): (raw: unknown) => string | undefined {
  return (raw) => {
    const own = typeof raw === 'string' ? parseCidr(raw.trim()) : undefined
    if (!own) return undefined
    const row = rows.find((one) => cidrsOf([readPath(one, by)]).some((other) => cidrsOverlap(own, other)))
    return row && `Overlaps ${String(readPath(row, by))} of ${rowText(row, lookup)}`
  }
}

/** A network that is free: as wide as the narrowest of the rows, beside them. @param parent the row above, which may say where it has to lie */
export function freeNetwork(widget: NetworkWidget, rows: readonly Row[], parent: unknown): string | undefined {
  const { width: [smallest, largest] = [0, 128], inside = [], apart } = widget
  const used = cidrsOf(rows.map((row) => apart && readPath(row, apart.by)))
  const narrowest =
    used.length === 0 ? (smallest + largest) >> 1 : used.reduce((most, { width }) => Math.max(most, width), smallest)
  const width = Math.min(Math.max(narrowest, smallest), largest)
  return nextFreeCidr(width, cidrsOf(inside.map((stated) => ofParent(stated, parent))), used)
}
