/** Failures on demand: what a client may meet. When it does is said by rules (`fault-rules.ts`). */
import {
  existsCode,
  missingCode,
  conflictCode,
  unavailableCode,
  noCapacityCode,
  unauthorizedCode,
  forbiddenCode,
  internalCode,
} from '../../../generated/mock/conventions.gen.ts'
import { errorAnswer, withId, type Answer } from './answer.ts'
import { ApiError } from './errors.ts'

/** Each kind of failure that a client of the platform must live with. */
export type FaultKind =
  | 'bad-request'
  | 'already-exists'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'internal'
  | 'not-implemented'
  | 'unavailable'
  | 'no-capacity'
  | 'unreadable'
  | 'network'
  | 'abort'

interface ErrorFault {
  readonly status: number
  readonly code?: string
  readonly message: string
}

/** Kinds without the API's envelope. */
type Bare = 'unreadable' | 'network' | 'abort'

/** What the envelope says. */
const errors: Readonly<Record<Exclude<FaultKind, Bare>, ErrorFault>> = {
  'bad-request': { status: 400, message: 'unable to parse JSON body: expected value at line 1 column 1' },
  'already-exists': { status: 400, code: existsCode, message: 'already exists: project "web-shop"' },
  unauthorized: { status: 401, code: unauthorizedCode, message: 'credentials missing or invalid' },
  forbidden: { status: 403, code: forbiddenCode, message: 'Forbidden' },
  'not-found': { status: 404, code: missingCode, message: 'not found: project with name "web-shop"' },
  conflict: { status: 409, code: conflictCode, message: 'the object is being changed by another request' },
  internal: { status: 500, code: internalCode, message: 'Internal Server Error' },
  // Not a code of the platform: a server that has not all of its operations.
  'not-implemented': { status: 501, code: 'NotImplemented', message: 'operation not implemented' },
  unavailable: { status: 503, code: unavailableCode, message: 'Service Unavailable' },
  'no-capacity': { status: 507, code: noCapacityCode, message: 'Insufficient capacity: No space left' },
}

/** All kinds, in the order of their statuses. */
export const faultKinds: readonly FaultKind[] = [
  ...(Object.keys(errors) as Exclude<FaultKind, Bare>[]),
  'unreadable',
  'network',
  'abort',
]

/** A kind, or a status from 400 to 599 for which there is no kind, like 429. */
export type Failure = FaultKind | number

/** Whether a number is the status of a failure. */
export const isFailureStatus = (status: number): boolean => Number.isInteger(status) && status >= 400 && status < 600

/** The failure of a name: a kind, or a status in digits. Undefined when there is none. */
export function failureNamed(text: string): Failure | undefined {
  const status = /^\d{3}$/.test(text) ? Number(text) : Number.NaN
  return isFailureStatus(status) ? status : faultKinds.find((kind) => kind === text)
}

/**
 * What a client meets in place of the answer. `real` is the answer of a call that was carried out all the same.
 *
 * @throws NetworkFault where there is no answer at all
 */
export function failedAnswer(failure: Failure, requestId: string, real?: Answer): Answer {
  if (failure === 'network') throw new NetworkFault()
  if (failure === 'unreadable') return unreadable(requestId)
  if (failure === 'abort') return real === undefined ? cut(requestId) : halfOf(real)
  const { status, code, message } = typeof failure === 'number' ? errorWith(failure) : errors[failure]
  return errorAnswer(new ApiError(status, code, message), requestId)
}

/** Names of statuses that the platform has no kind of failure for. */
const reasons: Readonly<Record<number, string>> = {
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  502: 'Bad Gateway',
  504: 'Gateway Timeout',
}

const errorWith = (status: number): ErrorFault =>
  Object.values(errors).find((error) => error.status === status) ?? {
    status,
    message: reasons[status] ?? `status ${status}`,
  }

/** Of an answer without a body nothing is left. */
function halfOf(real: Answer): Answer {
  const { body } = real
  if (body === null) throw new NetworkFault()
  if (body instanceof ReadableStream) return real
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return { ...real, body: brokenOff(bytes.slice(0, Math.ceil(bytes.length / 2))) }
}

/** As a proxy in between answers. */
const unreadable = (requestId: string): Answer => ({
  status: 502,
  headers: withId(new Headers({ 'content-type': 'text/html' }), requestId),
  body: '<html><body>Bad gateway</body></html>',
})

/** As of a server that goes away while it answers: all was well until the connection broke. */
const cut = (requestId: string): Answer => ({
  status: 200,
  headers: withId(new Headers({ 'content-type': 'application/json' }), requestId),
  body: brokenOff(new TextEncoder().encode('{"items":[{"id":"')),
})

/** Says this much, to whoever reads on. */
function brokenOff(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSaid = false
  return new ReadableStream(
    {
      pull: (controller) => {
        if (isSaid) return controller.error(new NetworkFault())
        isSaid = true
        controller.enqueue(bytes)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Thrown where a request gets no answer at all: what `fetch` throws in a page. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}
