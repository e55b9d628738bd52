/** What of a file a request asks for (RFC 9110): in which coding, whether at all, and which part. */
import type { Coding, Representation, StaticFile } from './static-files.ts'

/** Smallest first, for who takes several as gladly. */
const PREFERRED: readonly Coding[] = ['br', 'gzip', 'identity']

/** @param accepted the header `Accept-Encoding`, null when there is none */
export function chooseCoding({ codings }: Pick<StaticFile, 'codings'>, accepted: string | null): Coding {
  const weights = readWeights(accepted ?? '')
  const weightOf = (coding: Coding): number => {
    const weight = weights.get(coding) ?? (coding === 'identity' ? undefined : weights.get('*'))
    // A file as it is will always do, but less gladly than what is asked for.
    return weight ?? (coding === 'identity' ? 0.0001 : 0)
  }
  return PREFERRED.filter((coding) => codings[coding] !== undefined)
    .map((coding) => ({ coding, weight: weightOf(coding) }))
    .reduce((best, one) => (one.weight > best.weight ? one : best), { coding: 'identity' as Coding, weight: 0 }).coding
}

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [, coding, weight] = /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/.exec(part) ?? []
    if (coding !== undefined) weights.set(coding, Number(weight ?? 1))
  }
  return weights
}

/** Whether `If-None-Match` names what would be sent. Weak tags match strong ones here. */
export function isKnown({ etag }: Pick<Representation, 'etag'>, known: string | null): boolean {
  if (known === null) return false
  if (known.trim() === '*') return true
  return [...known.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag)
}

/** First and last byte, both included. */
export interface Range {
  first: number
  last: number
}

/**
 * The part that a request asks for; `all` where it asks for none, for several, or in a way that is not known; `none` where the file has no such part.
 *
 * @param headers `range` and `ifRange` as sent, null where there is none
 */
export function chooseRange(
  { etag, content }: Representation,
  { range, ifRange }: { range: string | null; ifRange: string | null },
): Range | 'all' | 'none' {
  // Files have no date here, so that a date in If-Range never holds; and a weak tag does not say that the bytes are the same.
  if (range === null || (ifRange !== null && ifRange.trim() !== etag)) return 'all'
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? []
  const size = content.length
  if (from === '' && to === '') return 'all'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  // The end before the beginning is no range at all.
  if (to !== '' && Number(to) < first) return 'all'
  return first >= size ? 'none' : { first, last }
}
