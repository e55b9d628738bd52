/** What the failure of a call means for a transfer of many bytes. */
import { ApiError, toUserMessage } from '../../api/errors.ts'
import { durationText } from '../../lib/durations.ts'
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
  /** Milliseconds that the server wants to be left alone for. */
  readonly retryAfter?: number | undefined
}

/** Milliseconds before each further try. */
const pauses = [1000, 2000, 4000, 8000]

/** Milliseconds that a server is left alone for without asking people. */
const longestPause = 5 * 60_000

/** Milliseconds before it is tried again by itself; undefined when people decide. @param tries those before the one that failed */
export function pauseAfter({ passing, retryAfter = 0 }: Judgement, tries: number): number | undefined {
  const pause = passing && retryAfter <= longestPause ? pauses[tries] : undefined
  return pause === undefined ? undefined : Math.max(pause, retryAfter)
}

/** What may pass by itself: a broken line, a busy or a restarting server. */
export function judge(error: unknown): Judgement {
  if (error instanceof ApiError)
    return {
      message: withStatus(error),
      requestId: error.requestId,
      passing: isPassing(error),
      retryAfter: error.retryAfter,
    }
  const message = error instanceof Error && !isMissingModule(error) ? error.message : toUserMessage(error)
  return { message, passing: false }
}

/** What people are told to do who ask for a change once more: a transfer looks itself for what was accepted. */
const advice = /(?:\. It may have been carried out all the same)?: check before you try again\.$/

function withStatus(error: ApiError): string {
  const { kind, statusCode, retryAfter } = error
  // Whoever cancels it is not told of it: its time was up.
  if (kind === 'aborted') return 'The server did not answer in time.'
  const message = toUserMessage(error).replace(advice, '.')
  const status = `HTTP ${statusCode}`
  const said = statusCode === undefined || message.includes(status) ? message : `${message} (${status})`
  return retryAfter === undefined
    ? said
    : `${said.replace(/\.$/, '')}. The server asks for a pause of ${durationText(Math.ceil(retryAfter / 1000), 's')}.`
}

function isPassing({ kind, statusCode, unsure }: ApiError): boolean {
  // What was accepted is looked for before it is asked for once more.
  if (kind === 'network' || kind === 'aborted' || unsure === true) return true
  // Room does not come by waiting a few seconds.
  return (
    statusCode !== undefined && statusCode !== 507 && (statusCode >= 500 || statusCode === 409 || statusCode === 429)
  )
}
