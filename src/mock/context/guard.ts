/** Who may do what: asked in the request's transaction, just before the handler. */
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { Ctx } from './ctx.ts'

/** A call of an operation with its parsed parts. */
export interface GuardedCall {
  readonly spec: OperationSpec
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly ctx: Ctx
}

/** Throws an API error (403, or 404 for what the caller may not see) to refuse. */
export type Guard = (call: GuardedCall) => void
