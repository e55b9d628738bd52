/** The external addresses of an instance, in the order in which people want them. */
import type { ExternalIp } from '../../../generated/api/types.gen.ts'
import { partOf } from '../../lib/variants.ts'

const kinds: readonly string[] = ['floating', 'ephemeral', 'snat'] satisfies ExternalIp['kind'][]

const rank = ({ kind }: ExternalIp): number => {
  const at = kinds.indexOf(kind)
  return at === -1 ? 3 : at
}

/** Floating ones first: they stay when the instance moves. Shared ones last: nobody can be reached there. */
export const byKind = (a: ExternalIp, b: ExternalIp): number => rank(a) - rank(b)

/** Those at which the instance can be reached from outside, best first. */
export const reachableAt = (rows: readonly ExternalIp[]): string[] =>
  rows
    .filter(({ kind }) => kind !== 'snat')
    .toSorted(byKind)
    .flatMap((row) => partOf(row, 'ip') ?? [])

/** An address as the host of a URL. */
export const urlHost = (ip: string): string => (ip.includes(':') ? `[${ip}]` : ip)
