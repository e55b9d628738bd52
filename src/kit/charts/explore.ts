/** Addresses of pages that take questions as a text, of a time that stands there too. */
import type { PresetId } from './range.ts'
import { sharedSearch } from './range.ts'

/** Each of them has one question. */
export const questionParam = 'query'

/** @param search of the page of charts that leads there, with `usual` as its range until somebody chooses */
export function exploreAddress(path: string, text: string, search: URLSearchParams, usual?: PresetId): string {
  const next = sharedSearch(search, usual)
  // What is usual there need not be usual here.
  if (usual !== undefined && !next.has('range') && !next.has('start')) next.set('range', usual)
  next.set(questionParam, text)
  return `${path}?${next.toString()}`
}
