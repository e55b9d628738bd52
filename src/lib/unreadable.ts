/**
 * Values of an answer that are not what the contract says: remembered where they stood, so that nobody takes what stands there now for
 * them. What makes them is `unreadable-value.ts`: first pages need no more than this.
 */

/** What of an object is unreadable: by field, or all of it. A copy of the object (`{ ...row }`) has it too. */
export const unreadable = Symbol('unreadable')

/** What stands where such a value would. */
export const unreadableText = 'Unreadable'

/** One such value. */
export interface Unreadable {
  /** What came, in the client view; undefined: nothing did. */
  readonly raw: unknown
  /** What stands in its place: code that knows nothing of it goes on with that. */
  readonly neutral: unknown
  /** `null where a text is due`. */
  readonly problem: string
  /** Of all its fields it is true as well. */
  readonly get: (field: string) => Unreadable
  readonly [unreadable]: Unreadable
  /** Nothing: neither an address nor a text is made of it by accident. */
  readonly toString: () => ''
}

export interface WithUnreadable {
  [unreadable]?: Unreadable | ReadonlyMap<string, Unreadable>
}

/** Why a field is unreadable; undefined if it is what it should be, or has got another value since. */
export function unreadableIn(value: object, field: string): Unreadable | undefined {
  const marks = (value as WithUnreadable)[unreadable]
  const mark = marks?.get(field)
  return mark === marks || Object.is(mark?.neutral, Reflect.get(value, field)) ? mark : undefined
}

/** Whether all of an object is: it only stands in the place of what came. */
export const isStandIn = (value: object): boolean => {
  const mark = (value as WithUnreadable)[unreadable]
  return mark !== undefined && 'raw' in mark && mark.neutral === value
}

export const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && (value as WithUnreadable)[unreadable] === value
