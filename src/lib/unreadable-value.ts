import { isPlainObject } from './plain-object.ts'
import { isUnreadable, type Unreadable, unreadable, unreadableIn, type WithUnreadable } from './unreadable.ts'

export function unreadableValue(raw: unknown, neutral: unknown, problem: string): Unreadable {
  const value: Unreadable = {
    raw,
    neutral,
    problem,
    get: () => value,
    get [unreadable]() {
      return value
    },
    toString: () => '',
  }
  return value
}

/** Whether a value is unreadable, or anything in it. */
export function holdsUnreadable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return unreadable in value || Object.values(value).some(holdsUnreadable)
}

/** Sees to it that all fields of an object are unreadable, for whoever gets no more than the object. */
export function markAll(neutral: unknown, mark: Unreadable): void {
  if (typeof neutral === 'object' && neutral !== null && !(neutral instanceof Date) && !isUnreadable(neutral))
    Object.assign(neutral, { [unreadable]: mark })
}

/** A value as it came, with what is unreadable of it. */
export function asReceived(value: unknown): unknown {
  if (!holdsUnreadable(value) || typeof value !== 'object' || value === null) return value
  const whole = (value as WithUnreadable)[unreadable]
  if (whole && 'raw' in whole) return whole.raw
  if (Array.isArray(value)) return value.map(asReceived)
  if (!isPlainObject(value)) return value
  const entries = Object.entries(value).map(([field, held]) => {
    const mark = unreadableIn(value, field)
    return [field, mark ? mark.raw : asReceived(held)] as const
  })
  return Object.fromEntries(entries.filter(([, held]) => held !== undefined))
}
