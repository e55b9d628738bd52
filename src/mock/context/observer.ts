/** What is told of every operation that changes something, or tried to. */
import type { OperationSpec } from '../spec/operation-spec.ts'
import type { Ctx } from './ctx.ts'
import type { ApiError } from '../http/errors.ts'

export interface Done {
  readonly spec: OperationSpec
  /** The context of the call; after a failure a fresh one of the same caller. */
  readonly ctx: Ctx
  readonly started: Date
  readonly outcome: { readonly status: number; readonly error?: ApiError }
}

/**
 * Called inside the transaction of a call that succeeded, or in one of its own after a failure: what it writes is kept
 * in both cases.
 */
export type Observer = (done: Done) => void
