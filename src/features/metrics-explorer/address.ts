/** The queries of the page in its address, so that it can be shared. */
import { questionParam } from '../../kit/charts/explore.ts'

/** Queries on one page. */
export const mostQueries = 10

/** Characters that all queries together may take in the address: servers and proxies refuse longer ones. */
export const longestAddress = 6000

/** The queries of an address: what nobody can have typed is left out. */
export function readQueries(search: URLSearchParams): string[] {
  return search
    .getAll(questionParam)
    .slice(0, mostQueries)
    .map((text) => plainText(text).slice(0, longestAddress))
}

/** Control characters and foreign line ends are no part of a query. */
const plainText = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** The part of the address that has the queries; empty ones at its end say nothing. */
export function queriesText(queries: readonly string[]): string {
  const last = queries.findLastIndex((text) => text.trim() !== '')
  return new URLSearchParams(queries.slice(0, last + 1).map((text) => [questionParam, text])).toString()
}

/** How many characters the queries are too long for an address; 0 if they fit. */
export const excessOf = (queries: readonly string[]): number =>
  Math.max(0, queriesText(queries).length - longestAddress)

/** The address with these queries, all else as it was; without any when they are too long for it. */
export function withQueries(search: URLSearchParams, queries: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(questionParam)
  if (excessOf(queries) > 0) return next
  for (const [name, text] of new URLSearchParams(queriesText(queries))) next.append(name, text)
  return next
}
