/** Values of an answer that are not what the contract says: remembered where they stood, so that nobody takes what stands there now for them. */

/** What of an object is unreadable: by field, or all of it. A copy of the object (`{ ...row }`) has it too. */
export const unreadable = Symbol('unreadable')

/** One such value. */
export class Unreadable {
  /** What came, in the client view; undefined: nothing did. */
  readonly raw: unknown
  /** What stands in its place: code that knows nothing of it goes on with that. */
  readonly neutral: unknown
  /** `null where a text is due`. */
  readonly problem: string

  constructor(raw: unknown, neutral: unknown, problem: string) {
    this.raw = raw
    this.neutral = neutral
    this.problem = problem
  }

  get [unreadable](): this {
    return this
  }

  /** As the fields of an object are asked for: all of them are unreadable. */
  get(_field: string): this {
    return this
  }

  toString(): string {
    return 'Unreadable'
  }
}

export interface WithUnreadable {
  [unreadable]?: { get(field: string): Unreadable | undefined }
}

/** What a field should have been; undefined if it is what it should be. */
export const unreadableIn = (value: object, field: string): Unreadable | undefined =>
  (value as WithUnreadable)[unreadable]?.get(field)

/** Whether a value, or anything in it, is unreadable. */
export function holdsUnreadable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return unreadable in value || Object.values(value).some(holdsUnreadable)
}
