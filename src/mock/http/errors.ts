/**
 * What an operation can fail with: status, code and message as the platform words them. The one place that knows
 * the error envelope; behaviours throw, the pipeline answers.
 */
import {
  conflictCode,
  errorCodeField,
  existsCode,
  forbiddenCode,
  internalCode,
  invalidRequestCode,
  invalidValueCode,
  messageField,
  missingCode,
  noCapacityCode,
  requestIdField,
  unauthorizedCode,
  unavailableCode,
} from '../../../generated/mock/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'

/** A failure that is an answer of the API, not a defect of the mock. */
export class ApiError extends Error {
  readonly status: number
  /** The code in the envelope; left out of the body when absent. */
  readonly code: string | undefined
  /** The whole body, where it is not the envelope: the token endpoints speak OAuth. */
  readonly body: Readonly<Record<string, string>> | undefined
  constructor(status: number, code: string | undefined, message: string, body?: Readonly<Record<string, string>>) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = body
  }
}

/** The error body of the platform. */
export function errorBody(error: ApiError, requestId: string): Readonly<Record<string, unknown>> {
  if (error.body !== undefined) return error.body
  return nested({
    [requestIdField]: requestId,
    ...(error.code === undefined ? {} : { [errorCodeField]: error.code }),
    [messageField]: error.message,
  })
}

/** Names with dots are of what lies deeper. */
function nested(all: Readonly<Record<string, string>>): Record<string, unknown> {
  const here = Object.entries(all).filter(([name]) => !name.includes('.'))
  const deeper = Map.groupBy(
    Object.entries(all).filter(([name]) => name.includes('.')),
    ([name]) => name.slice(0, name.indexOf('.')),
  )
  const inner = [...deeper].map(([step, parts]) => [
    step,
    nested(Object.fromEntries(parts.map(([name, value]) => [name.slice(step.length + 1), value]))),
  ])
  return Object.fromEntries([...here, ...inner])
}

/** The message in the envelope, as far as there is one. */
export function messageOfBody(body: unknown): string {
  if (typeof body !== 'string') return 'no answer'
  const envelope: unknown = JSON.parse(body)
  const message = readPath(envelope, messageField)
  return typeof message === 'string' ? message : body
}

/** 400 without code: the request could not be read (parse errors of path, query, body). */
export const badRequest = (message: string): ApiError => new ApiError(400, undefined, message)

/** Throws 400: whoever wants a socket has to ask for one. */
export function refuseWithoutUpgrade(): never {
  throw badRequest('expected connection upgrade')
}

/** 400 `InvalidRequest`: well formed, but not possible now. */
export const invalidRequest = (message: string): ApiError => new ApiError(400, invalidRequestCode, message)

/** 400 `InvalidValue`: one field has a bad value. */
export const invalidValue = (label: string, reason: string): ApiError =>
  new ApiError(400, invalidValueCode, `unsupported value for "${label}": ${reason}`)

/** 400 `ObjectAlreadyExists`. `type` is the kebab-case resource word. */
export const alreadyExists = (type: string, name: string): ApiError =>
  new ApiError(400, existsCode, `already exists: ${type} "${name}"`)

/** 404 of a resource looked up by name or id. */
export const notFound = (type: string, by: { name: string } | { id: string }): ApiError =>
  'id' in by
    ? new ApiError(404, missingCode, `not found: ${type} with id "${by.id}"`)
    : new ApiError(404, missingCode, `not found: ${type} with name "${by.name}"`)

/** 404 of something that has no name, e.g. `default IP pool for current silo`. */
export const nothingFound = (what: string): ApiError => new ApiError(404, missingCode, `not found: ${what}`)

/** 404 with free text: the code has a space, as on the wire. */
export const missing = (message: string): ApiError => new ApiError(404, 'Not Found', message)

/** 409: a state conflict that a retry or a change may solve. */
export const conflict = (message: string): ApiError => new ApiError(409, conflictCode, message)

/** 503: not now, for example during a state change. The details stay inside. */
export const unavailable = (): ApiError => new ApiError(503, unavailableCode, 'Service Unavailable')

/** 507: quota, addresses or disk space are used up. */
export const insufficientCapacity = (reason: string): ApiError =>
  new ApiError(507, noCapacityCode, `Insufficient capacity: ${reason}`)

/** 401. The same text for no, a bad and an expired session. */
export const unauthorized = (): ApiError => new ApiError(401, unauthorizedCode, 'credentials missing or invalid')

/** 403: the caller can see it, but may not do this. */
export const forbidden = (): ApiError => new ApiError(403, forbiddenCode, 'Forbidden')

/** 501: the mock has no behaviour for the operation yet. Not a code of the platform. */
export const notImplemented = (operation: string): ApiError =>
  new ApiError(501, 'NotImplemented', `the mock does not implement ${operation} yet`)

/** 500: details are never shown. */
export const internal = (): ApiError => new ApiError(500, internalCode, 'Internal Server Error')
