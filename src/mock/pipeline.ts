/**
 * The life of a request: match → latency and faults → caller → parse → contract → handler in a transaction →
 * contract → answer. Every transport calls this one function.
 */
import type { HandlerTable } from '../../generated/mock/handlers.gen.ts'
import type { OperationSpec } from '../../generated/mock/operations.gen.ts'
import { describe, type Contract } from './contract/contract.ts'
import type { Clock, Ctx } from './ctx.ts'
import { ApiError, badRequest, errorBody, internal, unauthorized } from './errors.ts'
import type { Identity } from './identity.ts'
import { makeCtx } from './make-ctx.ts'
import { parseBody } from './parse/body.ts'
import { parsePath, parseQuery } from './parse/params.ts'
import { uuidOf } from './rng.ts'
import { createRouter } from './router.ts'
import type { Commit, Store } from './store/store.ts'

/** What a transport knows of a request besides the request: pages cannot put cookies into one. */
export interface RequestInfo {
  readonly cookies?: Readonly<Record<string, string>>
}

/** An answer of the mock that the contract does not allow, or a behaviour that broke: our mistakes, not the caller's. */
export interface Defect {
  readonly operation: string
  readonly message: string
  readonly cause?: unknown
}

/** Takes the place of an answer: an error, a body that cannot be read, or no answer at all. */
export type Fault = { kind: 'error'; error: ApiError } | { kind: 'unreadable'; status: number } | { kind: 'network' }

export interface PipelineOptions {
  readonly store: Store
  readonly handlers: HandlerTable<Ctx>
  readonly contract: Contract
  readonly clock: Clock
  readonly seed: string
  /** Who calls. */
  readonly identify: (request: Request, info: RequestInfo) => Identity
  /** Waits before the request is looked at. Default: not at all. */
  readonly delay?: (spec: OperationSpec, request: Request) => Promise<void>
  readonly fault?: (spec: OperationSpec, request: Request) => Fault | undefined
  /** Told of every mistake of our own; a test throws here. */
  readonly onDefect: (defect: Defect) => void
  /** Called with what a request changed, before it is answered. */
  readonly onCommit?: (commit: Commit) => void | Promise<void>
}

/** Operations that let in callers without credentials. */
const open = new Set(['ping', 'login_local', 'login_saml', 'logout', 'device_auth_request', 'device_access_token'])

/** An answer before a transport gives it its form: a page's `Response` drops cookies. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string | Uint8Array<ArrayBuffer> | null
}

/** Answers requests of the API. Rejects only when a fault asks for a network failure, or when `onDefect` throws. */
export type Handle = (request: Request, info?: RequestInfo) => Promise<Answer>

/** The answer as a fetch response, where cookies may be set (Node). */
export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers })

/** Puts the parts together. */
export function createPipeline(options: PipelineOptions): Handle {
  const route = createRouter()
  const inTurn = createQueue()
  let requests = 0

  return async (request, info = {}) => {
    const requestId = uuidOf(`${options.seed}/request/${++requests}`)
    try {
      const url = new URL(request.url)
      const match = route(request.method, url.pathname)
      if (match.kind === 'nowhere') throw new ApiError(404, undefined, 'Not Found')
      if (match.kind === 'method') throw new ApiError(405, undefined, 'Method Not Allowed')
      if (match.kind === 'undecodable') throw badRequest('bad parameter in URL path: invalid percent-encoding')
      const { spec, params } = match
      await options.delay?.(spec, request)
      const fault = options.fault?.(spec, request)
      if (fault !== undefined) return faulty(fault, requestId)
      const identity = options.identify(request, info)
      if (identity.actor === undefined && !open.has(spec.id)) throw unauthorized()
      const path = parsePath(spec, params)
      const query = parseQuery(spec, url.searchParams)
      const body = await parseBody(spec, request, await options.contract.body(spec.id))
      return await inTurn(() => run({ options, spec, identity, input: { path, query, body }, requestId }))
    } catch (error) {
      if (error instanceof ApiError) return errorAnswer(error, requestId)
      throw error
    }
  }
}

interface Run {
  options: PipelineOptions
  spec: OperationSpec
  identity: Identity
  input: { path: unknown; query: unknown; body: unknown }
  requestId: string
}

async function run({ options, spec, identity, input, requestId }: Run): Promise<Answer> {
  const { store, clock, seed, handlers, onDefect } = options
  const ctx = makeCtx({ store, ...identity, clock, seed })
  try {
    const { result, commit } = await store.transaction(() => handlers(spec.id)({ ...input, ctx }))
    if (commit.dirty) await options.onCommit?.(commit)
    const status = ctx.reply.status ?? spec.status ?? 200
    if (status === spec.status) await checkAnswer(options, spec, result)
    return answer(status, result, withId(ctx.reply.headers, requestId))
  } catch (error) {
    if (error instanceof ApiError) return errorAnswer(error, requestId, ctx.reply.headers)
    if (error instanceof DefectError) throw error
    onDefect({ operation: spec.id, message: error instanceof Error ? error.message : String(error), cause: error })
    return errorAnswer(internal(), requestId)
  }
}

/** Thrown by `onDefect` in strict mode; goes through untouched. */
export class DefectError extends Error {
  constructor(defect: Defect) {
    super(`mock of ${defect.operation}: ${defect.message}`, { cause: defect.cause })
    this.name = 'DefectError'
  }
}

async function checkAnswer({ contract, onDefect }: PipelineOptions, spec: OperationSpec, body: unknown): Promise<void> {
  const check = await contract.answer(spec.id)
  // Members that are undefined do not travel; ajv takes them for absent, too.
  const violations = check?.(body ?? null) ?? []
  if (violations.length > 0)
    onDefect({ operation: spec.id, message: `the answer breaks the contract: ${describe(violations)}` })
}

function answer(status: number, body: unknown, headers: Headers): Answer {
  if (body === undefined || status === 204 || status === 304) return { status, headers, body: null }
  const bytes = body instanceof Uint8Array
  if (!headers.has('content-type')) headers.set('content-type', bytes ? 'application/octet-stream' : 'application/json')
  return { status, headers, body: bytes ? new Uint8Array(body) : JSON.stringify(body) }
}

const errorAnswer = (error: ApiError, requestId: string, headers = new Headers()): Answer =>
  answer(error.status, errorBody(error, requestId), withId(headers, requestId))

function withId(headers: Headers, requestId: string): Headers {
  headers.set('x-request-id', requestId)
  return headers
}

function faulty(fault: Fault, requestId: string): Answer {
  switch (fault.kind) {
    case 'error':
      return errorAnswer(fault.error, requestId)
    case 'unreadable': {
      const headers = new Headers({ 'content-type': 'text/html' })
      return { status: fault.status, headers: withId(headers, requestId), body: '<html>not JSON</html>' }
    }
    case 'network':
      throw new TypeError('Failed to fetch')
  }
}

/** Runs one piece of work after the other: a transaction must not see another one's half-done changes. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    // The queue goes on whatever happens; the caller gets the failure.
    last = next.catch(() => undefined)
    return next
  }
}
