/** The external addresses of an instance, in the order in which people want them. */
import { readPath } from '../../lib/condition.ts'
import type { Row } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'

const rank = (row: Row): number => {
  const at = ['floating', 'ephemeral', 'snat'].indexOf(textAt(row, 'kind'))
  return at === -1 ? 3 : at
}

/** Floating ones first: they stay when the instance moves. Shared ones last: nobody can be reached there. */
export const byKind = (a: Row, b: Row): number => rank(a) - rank(b)

/** Those at which the instance can be reached from outside, best first. */
export const reachableAt = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => readPath(row, 'kind') !== 'snat').toSorted(byKind)

/** An address as the host of a URL. */
export const urlHost = (ip: string): string => (ip.includes(':') ? `[${ip}]` : ip)
