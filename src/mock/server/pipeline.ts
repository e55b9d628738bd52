/**
 * The life of a request: match (404, 405) → latency and faults → parse and contract (400) → due work → caller (401) →
 * guard (403, 404) and handler in a transaction → contract → answer. Every transport calls this one function.
 */
import { tokenParam } from '../../../generated/mock/conventions.gen.ts'
import type { HandlerTable } from '../context/handlers.ts'
import type { OperationId, OperationSpec } from '../spec/operation-spec.ts'
import { answer, errorAnswer, headOf, withId, type Answer } from '../http/answer.ts'
import { answerProblems } from '../contract/answers.ts'
import type { Contract, DeclaredAnswers } from '../contract/contract.ts'
import type { CallInfo, Clock, Ctx, Identity, Rules } from '../context/ctx.ts'
import { BrokenError, ContractError, headerText, violationHeader, type Defect } from '../http/defect.ts'
import { brokenBy, checked } from '../http/broken-by.ts'
import { listQuery } from '../crud/page.ts'
import { runDue, type ScheduledJob } from '../context/scheduled-jobs.ts'
import { ApiError, badRequest, errorBody, internal, unauthorized } from '../http/errors.ts'
import { failedAnswer, type Failure } from '../http/fault.ts'
import type { FaultCall, Strike } from '../http/faults.ts'
import { pause } from '../http/latency.ts'
import { otherVersionOf, versionMismatchHeader, wordsOfVersion, type OtherVersion } from './header-check.ts'
import { callOf, uriOf } from './call-info.ts'
import type { Guard } from '../context/guard.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { makeCtx } from '../context/make-ctx.ts'
import type { Observer } from '../context/observer.ts'
import { parseBody } from '../parse/body.ts'
import { badQuery, parsePath, parseQuery, type Values } from '../parse/params.ts'
import { createQueue } from '../http/queue.ts'
import type { RequestLog } from '../http/request-log.ts'
import { uuidOf } from '../random/rng.ts'
import { createRouter } from '../http/router.ts'
import { isSignIn, type SignIn } from '../sign-in/sign-in.ts'
import type { Commit, Store } from '../store/store.ts'

export interface PipelineOptions {
  readonly store: Store
  readonly handlers: HandlerTable<Ctx>
  readonly contract: Contract
  readonly clock: Clock
  readonly seed: string
  readonly rules: Rules
  /** Who calls. */
  readonly identify: (request: Request, info: RequestInfo) => Identity
  readonly guard: Guard | undefined // for an API that knows nobody: everybody may do everything
  /** Refuses headers of the mock's own that name what is not there, by throwing a 400. */
  readonly checkHeaders: (request: Request) => void
  /** Refuses what is wrong with a body beyond the contract, by throwing a 400. */
  readonly checkBody: (operation: OperationId, body: unknown) => void
  /** Answers what is no operation and still a server's to answer; undefined for all else. */
  readonly signIn: (request: Request) => SignIn
  readonly observers: readonly Observer[]
  readonly jobs: Readonly<Record<string, ScheduledJob>>
  /** Called after each piece of due work, in its transaction. */
  readonly afterJob: (ctx: Ctx) => void
  /** Brings rows up to the time of a request. */
  readonly timed: readonly ((ctx: Ctx) => void)[]
  /** Waits before the request is looked at. Default: not at all. */
  readonly delay?: (spec: OperationSpec, request: Request) => Promise<void>
  /** What happens to a call on purpose. */
  readonly fault?: (call: Omit<FaultCall, 'asked'>, request: Request) => Strike | undefined
  /** Told of each call that is written for another version of the contract. */
  readonly onOtherVersion?: (other: OtherVersion) => void
  /** Told of every mistake of our own before anything is kept; a test throws here. */
  readonly onDefect: (defect: Defect) => void
  /** Answers 500, and keeps nothing, where the answer would break the contract. Default: sends it with a header that says so. */
  readonly strict?: boolean
  /** Called with what a request changed, before it is answered. */
  readonly onCommit?: (commit: Commit) => void | Promise<void>
  readonly log?: RequestLog
  /** Where an operation is; undefined: nowhere. Default: where the contract has it. */
  readonly pathOf?: (spec: OperationSpec) => string | undefined
  /** What the query of an operation has to have besides. */
  readonly queryNeeds?: (operation: string) => readonly string[]
  /** The version of the contract that is played. Default: our own. */
  readonly asVersion?: string
  /** The last word on every answer. */
  readonly finish?: (reply: Answer, spec: OperationSpec | undefined) => Answer
}

/** Let in callers without credentials. */
const open = new Set(['ping', 'login_local', 'login_saml', 'logout', 'device_auth_request', 'device_access_token'])

/** Said of what fails by a rule. */
const onPurpose = 'failed on purpose'

const nobody: Identity = { actor: undefined, session: undefined }

/** Answers requests of the API. Rejects only when a fault asks for a network failure, or when `onDefect` throws. */
export type Handle = (request: Request, info?: RequestInfo) => Promise<Answer>

/** A stream that was let in: what its own module needs to talk. */
export interface OpenedStream {
  readonly spec: OperationSpec
  readonly path: Values
  readonly query: Values
  readonly ctx: Ctx
}

export interface Pipeline {
  readonly handle: Handle
  /** Does what is due by now. */
  settle(): Promise<void>
  /** Runs work after the requests before it, as one transaction; what it changed is kept. */
  change(work: (ctx: Ctx) => void): Promise<void>
  /** Runs work between two requests. */
  exclusive<T>(work: () => T): Promise<T>
  /** Lets a stream in, or throws the API error that refuses it. */
  open(request: Request, info?: RequestInfo): Promise<OpenedStream>
  /** Who calls with the credentials of a request; nothing is asked of them. */
  callerOf(request: Request, info?: RequestInfo): Promise<Identity>
  /** Numbers requests from the beginning. */
  restart(): void
}

/** Puts the parts together. */
export function createPipeline(options: PipelineOptions): Pipeline {
  const route = createRouter(options.pathOf)
  const inTurn = createQueue()
  const { store, seed, rules, clock, log } = options
  let requests = 0

  const find = (
    method: string,
    pathname: string,
  ): { spec: OperationSpec; params: Readonly<Record<string, string>> } => {
    const match = route(method, pathname)
    if (match.kind === 'nowhere') throw new ApiError(404, undefined, 'Not Found')
    if (match.kind === 'method') throw new ApiError(405, undefined, 'Method Not Allowed')
    if (match.kind === 'undecodable') throw badRequest('bad parameter in URL path: invalid percent-encoding')
    return match
  }

  /** For what nobody asked for. */
  const contextAt = (time: number): Ctx => makeCtx({ store, identity: nobody, clock: () => time, seed, rules })

  /** Due work has a transaction of its own: it stays done when the request fails. */
  const settle = async (): Promise<void> => {
    const now = clock()
    const { commit } = await store.transaction(() => {
      runDue({ store, now, jobs: options.jobs, contextAt, afterEach: options.afterJob })
      for (const bring of options.timed) bring(contextAt(now))
    })
    if (commit.dirty) await options.onCommit?.(commit)
  }

  const identify = (request: Request, info: RequestInfo): Promise<Identity> =>
    inTurn(async () => {
      await settle()
      return options.identify(request, info)
    })

  const admit = async (spec: OperationSpec, request: Request, info: RequestInfo): Promise<Identity> => {
    const identity = await identify(request, info)
    if (identity.actor === undefined && options.guard && !open.has(spec.id)) throw unauthorized()
    return identity
  }

  /** One request, of which `known` remembers what is known when it fails. */
  const respond = async (request: Request, info: RequestInfo, known: Known): Promise<Answer> => {
    const { requestId } = known
    const url = new URL(request.url)
    options.checkHeaders(request)
    if (isSignIn(url.pathname)) return leadOn(options.signIn(request), info, known)
    const { spec, params } = find(request.method, url.pathname)
    known.spec = spec
    known.call = callOf(spec, request, url, { requestId, info })
    await options.delay?.(spec, request)
    const strike = options.fault?.({ spec, path: params, query: url.searchParams }, request)
    if (strike !== undefined) known.strike = strike
    if (strike !== undefined && strike.wait > 0) await pause(strike.wait)
    if (strike?.fault !== undefined && !strike.done) return failed(known, strike.fault)
    const path = parsePath(spec, params)
    const query = readQuery(spec, url.searchParams)
    const absent = options.queryNeeds?.(spec.id).find((name) => !url.searchParams.has(name))
    if (absent !== undefined) throw badQuery(`missing field \`${absent}\``)
    const body = await parseBody(spec, request, await options.contract.body(spec.id))
    checked(spec.id, () => options.checkBody(spec.id, body))
    const identity = await admit(spec, request, info)
    known.identity = identity
    const declared = await options.contract.answers(spec.id)
    return inTurn(async () => {
      const ctx = makeCtx({ store, identity, clock, seed, rules, call: known.call })
      known.headers = ctx.reply.headers
      return run(options, { spec, path, query, body, ctx, declared })
    })
  }

  /** A browser that signs in is sent on, if need be with a session. */
  const leadOn = async (step: SignIn, info: RequestInfo, known: Known): Promise<Answer> => {
    if (step.kind === 'go')
      return answer(302, undefined, withId(new Headers({ location: step.location }), known.requestId))
    const signedIn = await respond(step.request, info, known)
    return signedIn.status === 303 ? { ...signedIn, status: 302 } : signedIn
  }

  /** A refusal is observed, too: whoever keeps account of what was tried writes after the failed call was undone. */
  const refuse = async (
    error: ApiError,
    { request, info, spec, identity, call, requestId, started, headers }: Known,
  ): Promise<Answer> => {
    let reply = errorAnswer(error, requestId, headers)
    if (spec !== undefined && call !== undefined) {
      const declared = await options.contract.answers(spec.id)
      reply = held(options, { spec, call, declared, reply, value: errorBody(error, requestId) })
    }
    if (spec !== undefined && !isReading(spec) && options.observers.length > 0) {
      const ctx = makeCtx({
        store,
        // What could not be read was refused before anybody asked who calls.
        identity: identity ?? (await identify(request, info)),
        clock,
        seed,
        rules,
        ...(call === undefined ? {} : { call }),
      })
      const outcome = { status: error.status, error }
      await inTurn(() => observe(options, () => tell(options.observers, { spec, ctx, started, outcome })))
    }
    return reply
  }

  const handle: Handle = async (request, info = {}) => {
    const requestId = uuidOf(`${seed}/request/${++requests}`)
    const known: Known = { request, info, requestId, started: new Date(clock()) }
    const other = otherVersionOf(request, options.asVersion)
    if (other !== undefined) options.onOtherVersion?.(other)
    let reply: Answer | undefined
    try {
      reply = await respond(request, info, known)
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          known.message = error.message
          return refuse(error, known)
        })
        .catch((error: unknown) => {
          if (!(error instanceof BrokenError)) throw error
          return broken(options, error, known)
        })
      // What was carried out, or refused, is answered by something else.
      if (known.strike?.done === true && known.strike.fault !== undefined)
        reply = failed(known, known.strike.fault, reply)
      if (other !== undefined) reply.headers.set(versionMismatchHeader, headerText(wordsOfVersion(other)))
      reply = options.finish?.(reply, known.spec) ?? reply
      return request.method === 'HEAD' ? headOf(reply) : reply
    } finally {
      log?.add({
        requestId,
        at: known.started.getTime(),
        milliseconds: clock() - known.started.getTime(),
        method: request.method,
        uri: uriOf(new URL(request.url)),
        status: reply?.status ?? 0,
        ...(known.spec === undefined ? {} : { operation: known.spec.id }),
        ...(known.message === undefined ? {} : { message: known.message }),
        ...(known.strike?.fault === undefined ? {} : { fault: known.strike.fault }),
        ...(other === undefined ? {} : { version: other.given }),
      })
    }
  }

  return {
    handle,
    settle: () => inTurn(settle),
    change: (work) => inTurn(() => observe(options, () => work(contextAt(clock())))),
    exclusive: (work) => inTurn(() => Promise.resolve().then(work)),
    open: async (request, info = {}) => {
      const requestId = uuidOf(`${seed}/request/${++requests}`)
      const url = new URL(request.url)
      options.checkHeaders(request)
      const { spec, params } = find('GET', url.pathname)
      if (spec.response !== 'socket') throw badRequest('unexpected connection upgrade')
      const strike = options.fault?.({ spec, path: params, query: url.searchParams }, request)
      if (strike !== undefined && strike.wait > 0) await pause(strike.wait)
      // A stream has no answer: whatever the failure, its socket closes.
      if (strike?.fault !== undefined) throw badRequest(onPurpose)
      const path = parsePath(spec, params)
      const query = readQuery(spec, url.searchParams)
      const identity = await admit(spec, request, info)
      const call = callOf(spec, request, url, { requestId, info })
      const ctx = makeCtx({ store, identity, clock, seed, rules, call })
      await inTurn(() => store.transaction(() => options.guard?.({ spec, path, query, body: undefined, ctx })))
      return { spec, path, query, ctx }
    },
    callerOf: (request, info = {}) => identify(request, info),
    restart: () => {
      requests = 0
    },
  }
}

/** What is known of a request when it fails. */
interface Known {
  readonly request: Request
  readonly info: RequestInfo
  readonly requestId: string
  readonly started: Date
  spec?: OperationSpec
  call?: CallInfo
  identity?: Identity
  /** Headers that the behaviour set before it failed. */
  headers?: Headers
  /** What happens to it on purpose. */
  strike?: Strike
  /** Why it failed. */
  message?: string
}

/** The answer of a call that fails on purpose, in place of its real one if it was carried out. */
function failed(known: Known, fault: Failure, real?: Answer): Answer {
  known.message = onPurpose
  const reply = failedAnswer(fault, known.requestId, real)
  const after = known.strike?.retryAfter
  if (after !== undefined) reply.headers.set('retry-after', String(after))
  return reply
}

interface Run {
  spec: OperationSpec
  path: Values
  query: Values
  body: unknown
  ctx: Ctx
  declared: DeclaredAnswers
}

async function run(options: PipelineOptions, { spec, ctx, declared, ...input }: Run): Promise<Answer> {
  const { store, handlers, guard, observers } = options
  const started = ctx.now()
  const { result, commit } = await store
    .transaction(async () => {
      guard?.({ spec, ...input, ctx })
      const value = await handlers(spec.id)({ ...input, ctx })
      const status = ctx.reply.status ?? spec.status ?? 200
      if (!isReading(spec)) tell(observers, { spec, ctx, started, outcome: { status } })
      const reply = answer(status, value, withId(ctx.reply.headers, ctx.call.requestId))
      // Still in the transaction: what a wrong answer changed is not kept where such an answer is not sent.
      return held(options, { spec, call: ctx.call, declared, reply, value })
    })
    .catch((error: unknown) => {
      throw brokenBy(error, spec.id)
    })
  if (commit.dirty) await options.onCommit?.(commit)
  return result
}

function broken(options: PipelineOptions, error: BrokenError, { requestId }: Known): Answer {
  report(options, requestId, error.defect)
  return errorAnswer(internal(), requestId, error instanceof ContractError ? marked(error.defect) : new Headers())
}

const marked = ({ message }: Defect, headers = new Headers()): Headers => {
  headers.set(violationHeader, headerText(message))
  return headers
}

function report({ log, onDefect }: PipelineOptions, requestId: string, defect: Defect): void {
  log?.defect(requestId, defect)
  onDefect(defect)
}

interface Held {
  spec: OperationSpec
  call: CallInfo
  declared: DeclaredAnswers
  reply: Answer
  value: unknown
}

/** The answer if the contract allows it; else it is reported, and marked or taken back. */
function held(options: PipelineOptions, { spec, call, declared, reply, value }: Held): Answer {
  const problems = answerProblems(declared, { method: spec.method, range: call.range, answer: reply, value })
  if (problems.length === 0) return reply
  const defect = { operation: spec.id, message: `the answer breaks the contract: ${problems.join('; ')}` }
  if (options.strict === true) throw new ContractError(defect)
  report(options, call.requestId, defect)
  return { ...reply, headers: marked(defect, reply.headers) }
}

/** The query, and whether a page token in it is one of ours. */
function readQuery(spec: OperationSpec, search: URLSearchParams): Values {
  const query = parseQuery(spec, search)
  if (spec.query?.[tokenParam] !== undefined) listQuery(query)
  return query
}

/** Runs work of our own in a transaction and keeps what it changed. */
async function observe({ store, onCommit }: PipelineOptions, work: () => void): Promise<void> {
  const { commit } = await store.transaction(work)
  if (commit.dirty) await onCommit?.(commit)
}

function tell(observers: readonly Observer[], done: Parameters<Observer>[0]): void {
  for (const observer of observers) observer(done)
}

const isReading = ({ method }: OperationSpec): boolean => method === 'GET' || method === 'HEAD'
