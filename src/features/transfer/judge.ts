/** What the failure of a call means for a transfer of many bytes. */
import { ApiError, toUserMessage } from '../../api/errors.ts'
import { isMissingModule } from '../../lib/missing-module.ts'

/** Why something failed. */
export interface Reason {
  /** With the status of the answer, if there was one. */
  readonly message: string
  /** Of the call. */
  readonly requestId?: string | undefined
}

/** What a failure means. */
export interface Judgement extends Reason {
  /** It may pass by itself. What was asked for may be done all the same. */
  readonly passing: boolean
}

/** Milliseconds before each further try. */
export const pauses = [1000, 2000, 4000, 8000]

/** What may pass by itself: a broken line, a busy or a restarting server. */
export function judge(error: unknown): Judgement {
  if (error instanceof ApiError)
    return { message: withStatus(error), requestId: error.requestId, passing: isPassing(error) }
  const message = error instanceof Error && !isMissingModule(error) ? error.message : toUserMessage(error)
  return { message, passing: false }
}

function withStatus(error: ApiError): string {
  const message = toUserMessage(error)
  const status = `HTTP ${error.statusCode}`
  return error.statusCode === undefined || message.includes(status) ? message : `${message} (${status})`
}

function isPassing({ kind, statusCode, unsure }: ApiError): boolean {
  // What was accepted is looked for before it is asked for once more.
  if (kind === 'network' || kind === 'aborted' || unsure === true) return true
  // Room does not come by waiting a few seconds.
  return (
    statusCode !== undefined && statusCode !== 507 && (statusCode >= 500 || statusCode === 409 || statusCode === 429)
  )
}
