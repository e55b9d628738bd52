/** From a path template and parameters in the client view to the URL of a request. */
import { escapePart, isDotSegment } from '../lib/escape-part.ts'
import { isUnreadable } from '../lib/unreadable.ts'
import { codec } from './codec.ts'
import { ApiError } from './errors.ts'

/**
 * `buildUrl('/v1/disks/{disk}', { disk: 'a' }, { project: 'p' })` → `/v1/disks/a?project=p`.
 * Path values are percent-encoded; query names go to the wire view, null and undefined are dropped, arrays
 * repeat their key, dates are ISO text.
 * @throws ApiError for a path value that is missing and for any that is empty or unreadable: such values come of an answer that lacks
 * them, and what is asked for without would be something else
 * @throws Error for a path value that would leave its place (`..`)
 */
export function buildUrl(template: string, path: unknown, query: unknown): string {
  const filled = template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeSegment(name, valueAt(path, name)))
  const search = encodeFields(query, textOf)
  return search === '' ? filled : `${filled}?${search}`
}

/** `a=1&b=2` from an object in the client view: for queries and for form bodies. */
export function encodeFields(fields: unknown, toText = scalarText): string {
  const search = new URLSearchParams()
  if (typeof fields !== 'object' || fields === null) return ''
  for (const [name, value] of Object.entries(fields)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values)
      if (one !== null && one !== undefined) search.append(codec.toWireName(name), toText(name, one))
  }
  return search.toString()
}

/** The same as parts of a form, of which some are files. */
export function encodeParts(fields: unknown): FormData {
  const parts = new FormData()
  for (const [name, value] of Object.entries(fields ?? {}))
    for (const one of [value].flat() as unknown[])
      if (one !== null && one !== undefined)
        parts.append(codec.toWireName(name), one instanceof Blob ? one : scalarText(name, one))
  return parts
}

function encodeSegment(name: string, value: unknown): string {
  const text = textOf(name, value ?? '')
  if (isDotSegment(text)) throw new Error(`path parameter \`${name}\` cannot be "${text}"`)
  return escapePart(text)
}

function textOf(name: string, value: unknown): string {
  // No number, and no time.
  const isNone = typeof value === 'number' || value instanceof Date ? Number.isNaN(Number(value)) : value === ''
  if (!isNone && !isUnreadable(value)) return scalarText(name, value)
  const what = codec.toWireName(name).replaceAll('_', ' ')
  throw new ApiError(`Not requested: the ${what} is missing or unreadable.`, { kind: 'error' })
}

function scalarText(name: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  throw new TypeError(`parameter \`${name}\` is no plain value`)
}

const valueAt = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined
