/** What the handlers of `generated/mock/handlers.gen.ts` are: one per operation of the contract, in the wire view. */

/** What a behaviour is given: the parsed request and the context of the call. */
export interface Input<Path, Query, Body, Context> {
  readonly path: Path
  readonly query: Query
  readonly body: Body
  readonly ctx: Context
}

/** Answers with the response's body, or throws an API error. */
export type Handler<Path, Query, Body, Answer, Context> = (
  input: Input<Path, Query, Body, Context>,
) => Answer | Promise<Answer>
