/** Judges requests and answers against the contract. Node compiles on demand, the page has compiled code: same face. */

/** One broken rule; the shape of ajv's errors, as far as it is used. */
export interface Violation {
  /** JSON pointer into the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** The rules a value breaks; none when it is valid. */
export type Check = (value: unknown) => readonly Violation[]

export interface Contract {
  /** Check of an operation's JSON or form body; undefined when it has none. */
  body(operation: string): Promise<Check | undefined>
  /** Check of the body of an operation's success answer; undefined when it has none. */
  answer(operation: string): Promise<Check | undefined>
}

/** A validator as ajv makes them. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

/** Puts ajv's way of reporting behind ours. */
export const checkOf =
  (validate: Validator): Check =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? [])

/** One line per broken rule, for people. */
export const describe = (violations: readonly Violation[]): string =>
  violations
    .map(({ instancePath, keyword, params }) => `${instancePath || '(body)'} ${keyword} ${JSON.stringify(params)}`)
    .join('; ')
