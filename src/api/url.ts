/** From a path template and parameters in the client view to the URL of a request. */
import { codec } from './codec.ts'

/**
 * `buildUrl('/v1/disks/{disk}', { disk: 'a' }, { project: 'p' })` → `/v1/disks/a?project=p`.
 * Path values are percent-encoded; query names go to the wire view, null and undefined are dropped, arrays
 * repeat their key, dates are ISO text.
 * @throws Error for a path value that is missing, empty or would leave its place (`..`)
 */
export function buildUrl(template: string, path: unknown, query: unknown): string {
  const filled = template.replace(/\{([^}]+)\}/g, (_, name: string) => encodeSegment(name, valueAt(path, name)))
  const search = encodeFields(query)
  return search === '' ? filled : `${filled}?${search}`
}

/** `a=1&b=2` from an object in the client view: for queries and for form bodies. */
export function encodeFields(fields: unknown): string {
  const search = new URLSearchParams()
  if (typeof fields !== 'object' || fields === null) return ''
  for (const [name, value] of Object.entries(fields)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values)
      if (one !== null && one !== undefined) search.append(codec.toWireName(name), scalarText(name, one))
  }
  return search.toString()
}

function encodeSegment(name: string, value: unknown): string {
  const text = value === null || value === undefined ? '' : scalarText(name, value)
  // A dot segment cannot be escaped: browsers take `%2e%2e` for `..` as well.
  if (text === '' || text === '.' || text === '..') throw new Error(`path parameter \`${name}\` cannot be "${text}"`)
  return encodeURIComponent(text.toWellFormed())
}

function scalarText(name: string, value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  throw new TypeError(`parameter \`${name}\` is no plain value`)
}

const valueAt = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key) ? Reflect.get(record, key) : undefined
