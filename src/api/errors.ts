/** What went wrong with a call, and how people are told: the error catalogue of the specification (§8). */
import {
  errorCodeField,
  existsCode,
  forbiddenCode,
  messageField,
  missingCode,
} from '../../generated/model/conventions.gen.ts'
import { serverNow } from '../lib/clock.ts'
import type { Failure } from './binding.ts'
import { readPath } from '../lib/condition.ts'
import { isMissingModule } from '../lib/missing-module.ts'
import { capitalise } from '../lib/truncate.ts'
import { UnreadableAnswer } from './answer-form.ts'
import { NoAnswer } from './slow-calls.ts'

/**
 * `error`: the server refused. `client_error`: its answer cannot be read. `network`: no answer. `told`: a change may have been made, and
 * the message says already what to do about it. `aborted`: nobody wants it any more.
 */
export type ErrorKind = Failure['type'] | 'told'

export interface ErrorDetails {
  kind: ErrorKind
  /** Absent when there was no answer. */
  statusCode?: number | undefined
  errorCode?: string | undefined
  requestId?: string | undefined
  /** Name of the operation: `diskCreate`. */
  operation?: string | undefined
  /** The server's own words, or why its answer cannot be read. Never an answer itself: it may hold a secret. */
  detail?: string | undefined
  /** Milliseconds until the server wants to be asked again. */
  retryAfter?: number | undefined
  /** It asked for a change, which may have been made: there was no answer, or one that accepted it and did not say what came of it. */
  unsure?: boolean | undefined
  cause?: unknown
}

/** A failed call. `message` is fit to be shown. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly statusCode: number | undefined
  readonly errorCode: string | undefined
  readonly requestId: string | undefined
  readonly operation: string | undefined
  readonly detail: string | undefined
  readonly retryAfter: number | undefined
  readonly unsure: boolean | undefined

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ApiError'
    this.kind = details.kind
    this.statusCode = details.statusCode
    this.errorCode = details.errorCode
    this.requestId = details.requestId
    this.operation = details.operation
    this.detail = details.detail
    this.retryAfter = details.retryAfter
    this.unsure = details.unsure
  }
}

/** What became of a call that the server sent elsewhere, where it must not be followed, or cannot be. */
export const redirected = new Error(
  'The server redirected this to another address. Reload the page: you may have to sign in there.',
)

/** As if the server had said so: for what no call can ask for, because nothing has that address. */
export const notFound = (): ApiError => new ApiError('Not found', { kind: 'error', statusCode: 404 })

const unreadableText = 'Error reading API response'

/** For what depends on a value of an answer that cannot be read. */
export const unreadableAnswer = (): ApiError => new ApiError(unreadableText, { kind: 'client_error' })

const networkText = 'Could not reach the server'
const brokenText = 'The answer of the server broke off'
const lostText = `${networkText}, or its answer was lost.`
const noAnswerText = 'The server did not answer, and the request was cancelled.'
const maybeText = 'It may have been carried out all the same: check before you try again.'
const abortedText = 'The request was cancelled.'
const missingPartText = 'This part of the console could not be loaded. Reload the page.'
const unsentText = 'You are offline: nothing was sent.'
const offlineText = 'You are offline: this part of the console could not be loaded.'
const unexpectedText = 'Something went wrong'
const unknownText = 'Unknown server error'

/**
 * A failed result as the error that SDK calls reject with.
 * @param changes the call asked for a change
 */
export function toApiError(failure: Failure, operation?: string, changes = false): ApiError {
  switch (failure.type) {
    case 'error': {
      const errorCode = textAt(failure.data, errorCodeField)
      const message = textAt(failure.data, messageField)
      return new ApiError(serverErrorText({ errorCode, message, operation }), {
        kind: 'error',
        statusCode: failure.statusCode,
        requestId: failure.requestId,
        errorCode,
        operation,
        detail: message,
        retryAfter: retryAfter(failure.headers),
        unsure: changes && mayBeDone(failure.statusCode),
      })
    }
    case 'client_error':
      return new ApiError(unreadableText, {
        kind: 'client_error',
        statusCode: failure.statusCode,
        requestId: failure.requestId,
        operation,
        // What a parser says quotes what it read.
        detail:
          failure.error instanceof UnreadableAnswer
            ? failure.error.message
            : failure.text
              ? 'not JSON'
              : 'the answer is empty',
        unsure: changes && mayBeDone(failure.statusCode),
        retryAfter: retryAfter(failure.headers),
      })
    case 'network': {
      const { error: cause, statusCode, requestId, unsent } = failure
      const isAccepted = changes && statusCode !== undefined
      const details = { statusCode, requestId, operation, unsure: changes && !unsent, cause }
      if (cause === redirected) return new ApiError(redirected.message, { kind: 'error', ...details })
      return new ApiError(isAccepted ? acceptedText(statusCode) : networkMessage(failure, changes), {
        kind: isAccepted ? 'told' : 'network',
        ...details,
      })
    }
    case 'aborted':
      return new ApiError(abortedText, { kind: 'aborted', operation })
  }
}

/** Any thrown value as one sentence for people. Never empty; technical only where the server says nothing else. */
export function toUserMessage(error: unknown): string {
  if (isMissingModule(error)) return navigator.onLine ? missingPartText : offlineText
  if (!(error instanceof ApiError)) return unexpectedText
  const { message, kind, statusCode, errorCode, operation } = error
  const isSaid = statusCode === undefined || (kind !== 'client_error' && message !== unknownText)
  const status = ['HTTP', statusCode, errorCode].filter((part) => part !== undefined).join(' ')
  const text = isSaid ? message : `${message} (${operation === undefined ? status : `${status}, ${operation}`})`
  return isUnsure(error) && kind !== 'told' ? `${text.replace(/\.$/, '')}. ${maybeText}` : text
}

/** Under which the server's logs have the call that failed. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined

/** Where an answer is not what it should be: `/items should be a list and is null`. */
export const unreadableDetail = (error: unknown): string | undefined =>
  error instanceof ApiError && error.kind === 'client_error' ? error.detail : undefined

/** Whether a change may have been made although it is told as a failure. */
export const isUnsure = (error: unknown): boolean => error instanceof ApiError && error.unsure === true

/** Whether the server says that something of that name is there already. */
export const isNameTaken = (error: unknown): boolean => error instanceof ApiError && error.errorCode === existsCode

/** Whether the server says that it has no such operation. */
export const isNotOffered = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 501

/** Whether the same request may be answered another time: not when it is refused for good. */
export const mayHelpToRetry = (error: unknown): boolean =>
  !(error instanceof ApiError && error.statusCode !== undefined && refusedForGood.has(error.statusCode))

/** Forbidden, gone, too large, not understood, not offered. */
const refusedForGood: ReadonlySet<number> = new Set([403, 405, 406, 410, 413, 414, 415, 431, 501, 505])

/** The header Retry-After, seconds or a date, in milliseconds from now. */
export function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (text === undefined || text === '') return undefined
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - serverNow()
  return Number.isFinite(milliseconds) && milliseconds > 0 ? milliseconds : undefined
}

const acceptedText = (statusCode: number): string =>
  `The server accepted it (HTTP ${statusCode}), but its answer broke off: check before you try again.`

function networkMessage(
  { error, statusCode, unsent }: Extract<Failure, { type: 'network' }>,
  changes: boolean,
): string {
  if (error instanceof NoAnswer) return noAnswerText
  if (changes) return unsent ? unsentText : lostText
  return `${statusCode === undefined ? networkText : brokenText}. Check your connection and try again.`
}

/** Accepted, or told by somebody between here and the server, who had sent it on. */
const mayBeDone = (status: number): boolean => status < 300 || status === 502 || status === 504

/** The conversion table: first match counts. */
function serverErrorText(error: {
  errorCode: string | undefined
  message: string | undefined
  operation: string | undefined
}): string {
  const message = error.message ?? ''
  if (error.errorCode === forbiddenCode) return 'Action not authorized'
  if (error.errorCode === existsCode) return alreadyExistsText(message, error.operation)
  if (message === '') return unknownText
  if (error.errorCode === missingCode) return capitalise(message)
  if (message.startsWith(jsonBody)) return capitalise(withoutPosition(message))
  return message
}

const jsonBody = 'unable to parse JSON body'
/** Without where in the body a parser stood. */
export const withoutPosition = (message: string): string => message.replace(/ at line \d+ column \d+$/, '')

function alreadyExistsText(message: string, operation: string | undefined): string {
  const resource = /already exists: ([a-z][a-z0-9-]*)/i.exec(message)?.[1] ?? wordBeforeCreate(operation)
  return resource === undefined ? message || 'Name already exists' : `${resourceLabel(resource)} name already exists`
}

/** `vpcSubnetCreate` → `subnet`. */
function wordBeforeCreate(operation: string | undefined): string | undefined {
  const words = (operation ?? '')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
  return words[words.lastIndexOf('create') - 1]
}

const acronyms = new Set(['bfd', 'bgp', 'idp', 'ip', 'nic', 'saml', 'scim', 'ssh', 'tuf', 'vpc'])

/** `vpc-subnet` → `VPC subnet`. */
function resourceLabel(resource: string): string {
  const words = resource.split('-').map((word) => (acronyms.has(word) ? word.toUpperCase() : word))
  return capitalise(words.join(' '))
}

function textAt(body: unknown, path: string): string | undefined {
  const value = readPath(body, path)
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined
}

/** More of what a server says is read by nobody, and would be a hundred thousand lines of a form. */
const longest = 4_000
