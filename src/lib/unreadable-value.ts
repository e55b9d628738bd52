import { isUnreadable, type Unreadable, unreadable } from './unreadable.ts'

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
