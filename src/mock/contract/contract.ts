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

/** What the contract says of the answers of one status. */
export interface DeclaredAnswer<C = Check> {
  /** Media type → check of a body of that type. Without any, there is no body. */
  readonly types: Readonly<Record<string, C>>
  /** Headers that must be there, in lower case. */
  readonly headers: readonly string[]
}

/** By status: `200`, a range like `4XX`, or `default` for all others. */
export type DeclaredAnswers<C = Check> = Readonly<Record<string, DeclaredAnswer<C>>>

export interface Contract {
  /** Check of an operation's JSON or form body; undefined when it has none. */
  body(operation: string): Promise<Check | undefined>
  /** What an operation may answer. Fields that the contract does not name are violations. */
  answers(operation: string): Promise<DeclaredAnswers>
}

/** A validator as ajv makes them. */
export interface Validator {
  (value: unknown): boolean
  errors?: readonly Violation[] | null
}

/** The contract of the operations of one area, as code that was made while the console was built. */
export interface AreaModule {
  readonly bodies: Readonly<Record<string, Validator>>
  readonly answers: Readonly<Record<string, DeclaredAnswers<Validator>>>
}

/** Puts ajv's way of reporting behind ours. */
export const checkOf =
  (validate: Validator): Check =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? [])

/** The same answers with other checks. */
export const mapChecks = <A, B>(answers: DeclaredAnswers<A>, map: (check: A) => B): DeclaredAnswers<B> =>
  Object.fromEntries(
    Object.entries(answers).map(([status, { types, headers }]) => [
      status,
      { types: Object.fromEntries(Object.entries(types).map(([type, check]) => [type, map(check)])), headers },
    ]),
  )

/** One line per broken rule, for people. Says where and which rule, never the value: it may be a secret. */
export const describe = (violations: readonly Violation[]): string =>
  violations
    .map(({ instancePath, keyword, params }) => {
      const said = Object.entries(params).filter(([name]) => name !== 'tagValue')
      return `${instancePath || '(body)'} ${keyword} ${JSON.stringify(Object.fromEntries(said))}`
    })
    .join('; ')
