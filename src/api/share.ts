/** Keeps the identity of what did not change when a query is asked again, so that unchanged rows are not drawn again. */
import { isPlainObject } from '../lib/plain-object.ts'

/**
 * `next`, with every part that equals the same part of `previous` replaced by it. Like TanStack Query's own, which
 * takes every `Date` for new.
 */
export function shareEqual(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (previous instanceof Date && next instanceof Date) return previous.getTime() === next.getTime() ? previous : next
  if (Array.isArray(previous) && Array.isArray(next)) return shareArray(previous, next)
  if (isPlainObject(previous) && isPlainObject(next)) return shareRecord(previous, next)
  return next
}

function shareArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((item, index) => (index < previous.length ? shareEqual(previous[index], item) : item))
  const isSame = previous.length === next.length && shared.every((item, index) => item === previous[index])
  return isSame ? previous : shared
}

type Fields = Readonly<Record<string, unknown>>

function shareRecord(previous: Fields, next: Fields): Fields {
  const entries = Object.entries(next).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(previous, key) ? shareEqual(previous[key], value) : value,
  ])
  const isSame =
    Object.keys(previous).length === entries.length &&
    entries.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]))
  return isSame ? previous : Object.fromEntries(entries)
}
