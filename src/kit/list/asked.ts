/** What was filled in before a list can be asked for: it stands in the address, so that a bookmark and a reload show the same rows. */
import { parseJson, writeJson } from '../../api/json.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { ListScreen, Params, Row } from '../spec.ts'

/** What a list of a page of its own is called by in the address; several parts of a page have a name each. */
export const ownKey = 'asked'
/** The same of a part. */
export const keyOfPart = ({ id }: ListScreen): string => `${ownKey}.${id}`

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
export const withAnswer = (search: URLSearchParams, key: string, filled: Row): URLSearchParams =>
  withText(search, key, writeJson(filled))

/** The same with what stands in the address as text. */
export function withText(search: URLSearchParams, key: string, text: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (key === ownKey) next.delete('page')
  next.set(key, text)
  return next
}

/** What pages of rows have in their addresses of what was filled in. */
export const paramsOfAnswer = (asked: Row): Params =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      value instanceof Date
        ? [[name, value.toISOString()]]
        : value === undefined || value === null || typeof value === 'object'
          ? []
          : [[name, String(value)]],
    ),
  )

/** The list of just the rows that were asked for. */
export function onlyAsked<R extends Row>(screen: ListScreen<R>, asked: Row): ListScreen<R> {
  const { source } = screen
  const { asks } = source
  return asks ? { ...screen, source: { ...source, query: (params, page) => asks.query(params, page, asked) } } : screen
}
