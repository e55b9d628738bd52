/** What was filled in before a list can be asked for: it stands in the address, so that a bookmark and a reload show the same rows. */
import { parseJson, writeJson } from '../../api/json.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { ListScreen, Row } from '../spec.ts'

const key = 'asked'

export const askedText = (search: URLSearchParams): string | null => search.get(key)

/** Undefined where not all of it was filled in yet, or somebody wrote something else into the address. */
export function readAsked(text: string | null, { source: { asks } }: ListScreen): Row | undefined {
  if (text === null) return undefined
  try {
    const value = parseJson(text)
    const isWhole = (asked: Row): boolean => asks?.fields.every(({ id, required }) => !required || id in asked) === true
    return isPlainObject(value) && isWhole(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The search with what is filled in now; another list begins at its first page. */
export function withAnswer(search: URLSearchParams, filled: Row): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set(key, writeJson(filled))
  return next
}

/** The list of just the rows that were asked for. */
export function withAsked(screen: ListScreen, asked: Row): ListScreen {
  const { source } = screen
  const { asks } = source
  return asks ? { ...screen, source: { ...source, query: (params, page) => asks.query(params, page, asked) } } : screen
}
