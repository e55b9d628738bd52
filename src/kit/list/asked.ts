/** What was filled in before a list can be asked for: it stands in the address, so that a bookmark and a reload show the same rows. */
import { parseJson, writeJson } from '../../api/json.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { ListScreen, Row } from '../spec.ts'

const key = 'asked'

export const askedText = (search: URLSearchParams): string | null => search.get(key)

/** Undefined where not all of it was filled in yet, or somebody wrote something else into the address. */
export function readAsked(text: string | null, { source: { asks } }: ListScreen): Row | undefined {
  if (text === null || asks === undefined) return undefined
  try {
    const value = parseJson(text)
    if (!isPlainObject(value)) return undefined
    const asked: Record<string, unknown> = { ...value }
    for (const { id, widget } of asks.fields) if (widget.kind === 'date' && id in asked) asked[id] = timeOf(asked[id])
    return asks.fields.every(({ id, required }) => asked[id] !== undefined || (!required && !(id in asked)))
      ? asked
      : undefined
  } catch {
    return undefined
  }
}

/** A time, of which an address has the text. */
function timeOf(text: unknown): Date | undefined {
  const time = new Date(typeof text === 'string' ? text : Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** The search with what is filled in now; another list begins at its first page. */
export function withAnswer(search: URLSearchParams, filled: Row): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set(key, writeJson(filled))
  return next
}

/** The list of just the rows that were asked for. */
export function onlyAsked(screen: ListScreen, asked: Row): ListScreen {
  const { source } = screen
  const { asks } = source
  return asks ? { ...screen, source: { ...source, query: (params, page) => asks.query(params, page, asked) } } : screen
}
