/** Which field of a request the server objects to, and what it could not read of it (server-behaviour §0.2). */
import { capitalise } from '../lib/truncate.ts'
import { codec } from './codec.ts'
import { ApiError, withoutPosition } from './errors.ts'

/**
 * The field of the request body that the server objects to, as a dotted path in the client view
 * (`networkInterfaces.params.0.name`); undefined when the error is about none.
 *
 * Both shapes of server-behaviour §0.2: `unable to parse JSON body: <path>: <reason>` without a code, and
 * `unsupported value for "<label>": <reason>` with the code `InvalidValue`.
 */
export function bodyField(error: unknown): string | undefined {
  const detail = detailOf(error)
  if (detail === undefined) return undefined
  const label = /^unsupported value for "([^"]+)"/.exec(detail)?.[1]
  if (label !== undefined) return clientPath(label.trim().replace(/\s+/g, '_'))
  const unread = unreadBody(detail)
  if (unread === undefined) return undefined
  const { path, reason } = unread
  // The path of a missing field ends at the object that lacks it.
  const lacking = /^(?:missing|unknown|duplicate) field `([^`]+)`/.exec(reason)?.[1]
  const whole = [path, lacking].filter((part) => part !== undefined).join('.')
  return whole === '' ? undefined : clientPath(whole)
}

/** The server's own words, when it refused. */
const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind === 'error' ? error.detail : undefined

/** What the server says of a body that it could not read, taken apart. */
function unreadBody(detail: string): { path?: string | undefined; reason: string } | undefined {
  const text = /^unable to parse (?:JSON|URL-encoded) body: (.*)$/is.exec(detail)?.[1]
  if (text === undefined) return undefined
  const [, path, reason = text] = /^([A-Za-z_][\w-]*(?:\.[\w?-]+|\[\d+\])*): (.*)$/s.exec(text) ?? []
  return { path, reason: withoutPosition(reason) }
}

/** What an error says of a request that the server could not read: fit for nobody but those who look after the console. */
export interface Unread {
  /** Why the field that it names was not taken, in words for people; undefined when it is about how the request is made. */
  reason: string | undefined
  /** What the server said. */
  detail: string
}

/** Undefined for all other errors. */
export function unreadRequest(error: unknown): Unread | undefined {
  const detail = detailOf(error)
  if (detail === undefined || !/^(?:unable to parse |bad parameter in URL path|expected content type)/i.test(detail))
    return undefined
  const { path, reason } = unreadBody(detail) ?? { path: undefined, reason: '' }
  const isPlain = path !== undefined && !madeByParser.test(reason)
  return { reason: isPlain ? capitalise(reason) : undefined, detail: capitalise(withoutPosition(detail)) }
}

/** What parsers say of the form of a value, in the terms of their language. */
const madeByParser =
  /`|^(?:invalid (?:type|value|length|digit|number)|unknown|missing|duplicate|expected|data did not match|trailing|EOF|key must|number out of range|unexpected|failed to|premature)/i

function clientPath(wirePath: string): string {
  const steps = wirePath.replace(/\[(\d+)\]/g, '.$1').split('.')
  const unclear = steps.indexOf('?')
  return codec.toClientPath(unclear === -1 ? steps : steps.slice(0, unclear)).join('.')
}
