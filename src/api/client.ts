/**
 * The client that SDK functions call: `bindClient(createClient())`. Same origin unless told otherwise. It knows the
 * wire, so that nobody else has to: names, dates, exact integers, failures. It never repeats a request.
 */
import { requestIdField, requestIdHeader, versionHeaders } from '../../generated/model/conventions.gen.ts'
import { readPath } from '../lib/condition.ts'
import type { ApiRequest, ApiResult, Failure, Implementation } from './binding.ts'
import { formProblem, UnreadableAnswer } from './answer-form.ts'
import { isJson } from '../lib/media-type.ts'
import { mediaType, type Read, readJson, writeBody } from './body.ts'
import { codec } from './codec.ts'
import type { OperationCodec } from './codec-core.ts'
import { noteServerTime } from '../lib/clock.ts'
import { pause } from '../lib/turns.ts'
import { redirected, toApiError } from './errors.ts'
import type { ApiError } from './errors.ts'
import { otherVersion, type Through } from './server-version.ts'
import { localLogin } from './unauthorized.ts'
import { isChange, patiently } from './slow-calls.ts'
import { someAtOnce } from './some-at-once.ts'
import { buildUrl } from './url.ts'

export interface ClientOptions {
  /** What stands before `/v1`: host, path prefix or both (`https://api.example.com/base`). Default: this origin. */
  baseUrl?: string
  /** Sent as `Authorization: Bearer …`. Default: the session cookie alone. */
  token?: string
  /** Default: the global `fetch`, looked up at each call. */
  fetch?: typeof fetch
  /** Asked before everything that may change something, but signing in: a failure takes the place of the call. */
  beforeWrite?: () => Promise<Failure | undefined>
  /** Asked before anybody is given what was read: a failure takes its place. */
  afterRead?: (call: ApiRequest) => Promise<Failure | undefined> | undefined
  /** Which reads wait for no other one, however many there are: what writes wait for. */
  isFirst?: (call: ApiRequest) => boolean
  /** What each call is sent through. Default: it is sent as it is. */
  through?: Through
  /** Given every answer in JSON, by its operation, before anybody else, who wait for it: what of it is not as it should be is replaced in place. */
  readAnswer?: (operation: string, answer: unknown) => unknown
  /** Told about every success, in the client view. */
  onSuccess?: (request: ApiRequest, data: unknown) => void
  /** Told about every 401 except what the caller expects, before the call fails. */
  onUnauthorized?: (request: ApiRequest) => void
  /** Told about every failure except cancellations, what the caller expects and what took the place of an answer, with all details: the place to log. */
  onError?: (error: ApiError) => void
}

/**
 * See {@link ClientOptions}. Nothing is sent before the first call. A request that cannot be written (a missing path
 * parameter, an invalid `Date`) rejects with what is wrong with it, whatever `throwOnError` says.
 */
export function createClient(options: ClientOptions = {}): Implementation {
  const inTurn = someAtOnce(mostReads)
  const send = options.fetch ?? ((input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init))
  /** There are answers without a network, as from a server on the same computer. */
  let needsNone = false

  async function request(call: ApiRequest): Promise<ApiResult> {
    const begun = performance.now()
    let written = writeRequest(call, options)
    if (tookLong(begun)) await pause()
    let isOut = false
    const go = (): Promise<ApiResult> =>
      patiently(call, async (signal) => {
        const stopped = isWrite(call) ? await options.beforeWrite?.() : undefined
        if (stopped !== undefined) return stopped
        const isOffline = navigator.onLine === false
        const wasOut = isOut
        isOut = true
        const ask = (more?: RequestInit) =>
          (call.send ?? send)(written.url, { ...written.init, ...(signal && { signal }), ...more })
        // Followed at once, a redirect to another site would look like a network that is gone: browsers do not tell them apart.
        const sent = async (): Promise<Response> => {
          const response = await ask()
          if (response.type !== 'opaqueredirect') return response
          // A change that is sent elsewhere becomes a read (RFC 9110 §15.4): what that finds would be taken for what was made.
          const followed = isWrite(call) ? undefined : await ask({ redirect: 'follow' }).catch(() => undefined)
          if (followed) return followed
          throw redirected
        }
        const again = () => {
          written = writeRequest(call, options)
          return sent()
        }
        const result = await exchange(
          () => options.through?.(call, sent, again) ?? sent(),
          call,
          written.operation,
          signal,
        )
        if (!isOffline) return result
        needsNone ||= 'statusCode' in result
        return result.type === 'network' && !wasOut && !needsNone ? { ...result, unsent: true } : result
      })
    const came = await (isWrite(call) || call.patient === true || options.isFirst?.(call) === true
      ? go()
      : inTurn(go, call.signal))
    const result = (isRead(call) && (await options.afterRead?.(call))) || came
    if (result.type === 'success') {
      const isJsonAnswer = (call.parseAs ?? 'json') === 'json' && result.data !== undefined
      if (isJsonAnswer && call.operation !== undefined) {
        const start = performance.now()
        await options.readAnswer?.(call.operation, result.data)
        if (tookLong(start)) await pause()
      }
      options.onSuccess?.(call, result.data)
      return result
    }
    const error = toApiError(result, call.operation, isOut && isWrite(call) && isChange(call))
    if (!isExpected(error, call)) {
      if (error.kind !== 'aborted' && result === came) options.onError?.(error)
      if (error.statusCode === 401) options.onUnauthorized?.(call)
    }
    if (call.throwOnError === true) throw error
    return result
  }

  return { baseUrl: options.baseUrl, request }
}

/** Milliseconds: what is done next with the same body would halt the page for as long once more. */
const tookLong = (begun: number): boolean => performance.now() - begun > 30

/** Reads at the same time. Browsers refuse thousands, and send no more than a hundred at once anyway. */
const mostReads = 32

/** Signing in is how a session comes about: there is none to compare it with. */
const isWrite = ({ method, url }: ApiRequest): boolean => method !== 'GET' && method !== 'HEAD' && url !== localLogin

/** Whether a call asks for nothing but its answer. */
const isRead = (call: ApiRequest): boolean => call.method === 'GET' || (call.answer !== undefined && !isChange(call))

/**
 * A call as it goes over the wire.
 * @throws Error when it cannot be written: a missing path parameter, an invalid `Date`
 */
export function writeRequest(given: ApiRequest, options: Pick<ClientOptions, 'baseUrl' | 'token'>): WrittenRequest {
  const other = otherVersion.get()
  const call = other ? other.adapt(given) : given
  const operation = codec.operation(`${call.method} ${call.url}`)
  const base = (call.baseUrl ?? options.baseUrl ?? '').replace(/\/+$/, '')
  const url = base + buildUrl(call.url, call.path, call.query)
  const written = { url, init: requestInit(call, operation, options.token), operation }
  return other ? other.address(written, call) : written
}

export interface WrittenRequest {
  url: string
  init: RequestInit & { headers: Headers }
  operation: OperationCodec
}

function requestInit(call: ApiRequest, operation: OperationCodec, token: string | undefined): WrittenRequest['init'] {
  const headers = new Headers(versionHeaders)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (operation.raw === undefined) headers.set('accept', 'application/json')
  for (const [name, value] of Object.entries(call.headers ?? {})) if (value !== undefined) headers.set(name, value)
  const body = writeBody(call.body, headers, operation)
  return {
    method: call.method,
    headers,
    credentials: 'same-origin',
    // On the way back to a page browsers take what they have kept, however old, and whoever is signed in by now.
    cache: 'no-store',
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
    // Browsers insist on being told that a stream is not answered before it ends.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  }
}

const isExpected = ({ statusCode }: ApiError, { expected = [] }: ApiRequest): boolean =>
  statusCode !== undefined && expected.includes(statusCode)

/** One request and its answer, as a result: it does not reject. @param signal gives up this try, also where the caller has none */
async function exchange(
  send: () => Promise<Response>,
  call: ApiRequest,
  operation: OperationCodec,
  signal: AbortSignal | undefined,
): Promise<ApiResult> {
  let response: Response | undefined
  try {
    const asked = Date.now()
    response = await send()
    noteServerTime(response.headers.get('date'), asked)
    return response.ok ? await readSuccess(response, call, operation) : await readFailure(response, call, operation)
  } catch (error) {
    if (isAbort(error, signal)) return { type: 'aborted' }
    if (response === undefined) return { type: 'network', error }
    return { type: 'network', error, statusCode: response.status, requestId: idIn(response) }
  }
}

const isAbort = (error: unknown, signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true || (error instanceof Error && error.name === 'AbortError')

async function readSuccess(response: Response, call: ApiRequest, operation: OperationCodec): Promise<ApiResult> {
  const { status: statusCode, headers } = response
  const success = (data: unknown): ApiResult => ({ type: 'success', statusCode, data, headers })
  const type = mediaType(headers.get('content-type'))
  const isText = type?.startsWith('text/') === true
  const parseAs = call.parseAs ?? (operation.raw === undefined || isJson(type) ? 'json' : isText ? 'text' : 'blob')
  // JSON is looked at itself, whatever type it is given.
  if (type === 'text/html' && parseAs !== 'json' && !asksForPage(call)) {
    await response.body?.cancel()
    return unreadable(response, { unreadable: new UnreadableAnswer('the answer is a web page'), text: '' })
  }
  if (isEmpty(response, call)) {
    // What may be anything may be nothing, as where only another status has a body. Who reads answers notes where it may not.
    if (call.answer === 'anything' && call.method !== 'HEAD') return success(null)
    // Another read without an answer is broken, whatever its status says.
    return isRead(call) && operation.raw === undefined
      ? unreadable(response, { unreadable: undefined, text: '' })
      : success(undefined)
  }
  switch (parseAs) {
    case 'stream':
      return success(response.body)
    case 'blob':
      return success(await response.blob())
    case 'text':
      return success(await response.text())
    case 'json': {
      const read = await readJson(response, operation.response)
      if ('data' in read) {
        const problem = operation.raw === true ? undefined : formProblem(read.data, call.answer)
        return problem === undefined
          ? success(read.data)
          : unreadable(response, { unreadable: problem, text: read.text })
      }
      // Mutations may answer nothing under any status.
      return read.text === '' && !isRead(call) ? success(undefined) : unreadable(response, read)
    }
  }
}

async function readFailure(response: Response, call: ApiRequest, operation: OperationCodec): Promise<Failure> {
  const { status: statusCode, headers } = response
  const requestId = idIn(response)
  if (call.method === 'HEAD')
    return { type: 'error', statusCode, data: undefined, headers, ...(requestId === undefined ? {} : { requestId }) }
  // A refusal whose reason breaks off is one all the same.
  const read = await readJson(response, operation.error).catch((error: unknown): Read => {
    if (isAbort(error, call.signal)) throw error
    return { data: undefined, text: '' }
  })
  if (!('data' in read)) return unreadable(response, read)
  const id = requestIdOf(read.data) ?? requestId
  return { type: 'error', statusCode, data: read.data, headers, ...(id === undefined ? {} : { requestId: id }) }
}

function unreadable(response: Response, read: { unreadable: unknown; text: string }): Failure {
  const { status: statusCode, headers } = response
  const requestId = idIn(response)
  return {
    type: 'client_error',
    statusCode,
    text: read.text,
    error: read.unreadable,
    headers,
    ...(requestId === undefined ? {} : { requestId }),
  }
}

const idIn = ({ headers }: Response): string | undefined => headers.get(requestIdHeader) ?? undefined

/** Whether a web page may be what was asked for: a file of that name. Others come from somebody between here and the server. */
const asksForPage = ({ path }: ApiRequest): boolean =>
  Object.values(path ?? {}).some((part) => /\.html?$/i.test(String(part)))

const isEmpty = (response: Response, call: ApiRequest): boolean =>
  call.method === 'HEAD' || response.status === 204 || response.status === 205

function requestIdOf(body: unknown): string | undefined {
  const id = readPath(body, requestIdField)
  return typeof id === 'string' ? id : undefined
}
