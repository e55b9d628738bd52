/** Failures on demand, as data: what a scenario or the developer panel makes an operation answer with. */
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
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId, OperationSpec } from '../spec/operation-spec.ts'
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

/** Makes an operation fail. */
export interface FaultRule {
  readonly operation: OperationId
  readonly fault: FaultKind
  /** Fails the first of every so many calls, so that a second try may go well. Default 1: all of them. */
  readonly every?: number
  /** Seconds after which the server wants to be asked again. */
  readonly retryAfter?: number
}

/** What takes the place of an answer. */
export type Fault = { kind: 'answer'; answer: (requestId: string) => Answer } | { kind: 'network' }

/** Decides by the rules, which may change between calls. Counts calls for `every`. */
export function faultsOf(rules: () => readonly FaultRule[]): (spec: OperationSpec) => Fault | undefined {
  const calls = new Map<string, number>()
  return ({ id }) => {
    const rule = rules().find(({ operation }) => operation === id)
    if (rule === undefined) return undefined
    const before = calls.get(id) ?? 0
    calls.set(id, before + 1)
    return before % (rule.every ?? 1) === 0 ? faultOf(rule) : undefined
  }
}

function faultOf({ fault: kind, retryAfter }: FaultRule): Fault {
  if (kind === 'network') return { kind }
  if (kind === 'unreadable') return { kind: 'answer', answer: unreadable }
  if (kind === 'abort') return { kind: 'answer', answer: cut }
  const { status, code, message } = errors[kind]
  return {
    kind: 'answer',
    answer: (requestId) => {
      const answer = errorAnswer(new ApiError(status, code, message), requestId)
      if (retryAfter !== undefined) answer.headers.set('retry-after', String(retryAfter))
      return answer
    },
  }
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
  body: brokenOff('{"items":[{"id":"'),
})

/** Says this much, to whoever reads on. */
function brokenOff(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSaid = false
  return new ReadableStream(
    {
      pull: (controller) => {
        if (isSaid) return controller.error(new NetworkFault())
        isSaid = true
        controller.enqueue(new TextEncoder().encode(text))
      },
    },
    { highWaterMark: 0 },
  )
}

/** Reads rules that a person or an earlier version wrote down; what is none is left out. */
export function readFaultRules(value: unknown): FaultRule[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('operation' in one) || !('fault' in one)) return []
    const fault = faultKinds.find((kind) => kind === one.fault)
    if (fault === undefined || typeof one.operation !== 'string' || !Object.hasOwn(operations, one.operation)) return []
    const every = 'every' in one && typeof one.every === 'number' && one.every >= 1 ? { every: one.every } : {}
    const rest = 'retryAfter' in one && typeof one.retryAfter === 'number' ? { retryAfter: one.retryAfter } : {}
    return [{ operation: one.operation as OperationId, fault, ...every, ...rest }]
  })
}

/** Thrown where a request gets no answer at all: what `fetch` throws in a page. */
export class NetworkFault extends TypeError {
  constructor() {
    super('Failed to fetch')
  }
}
