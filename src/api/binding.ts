/**
 * What the emitted SDK functions call, and how the application binds it: the one part of the client that hey-api's code imports
 * (docs/decisions/0002-own-fetch-client.md). It imports nothing, so that the generated client stands on it alone.
 */

/** What an operation sends: hey-api's view of it. */
export interface TDataShape {
  body?: unknown
  headers?: unknown
  path?: unknown
  query?: unknown
  url: string
}

export interface ClientMeta {}

export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'HEAD' | 'PATCH'

/** What a request goes out through: the part of `fetch` that the client uses. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** What a caller may set beside the data of the operation. */
export interface CallOptions<ThrowOnError extends boolean = boolean> {
  baseUrl?: string | undefined
  headers?: Record<string, string | undefined> | undefined
  signal?: AbortSignal | undefined
  /** How to read a successful answer; by default its media type decides. */
  parseAs?: 'json' | 'text' | 'blob' | 'stream' | undefined
  /** Statuses of failures that answer the caller's question, such as 404 to whether there is something: nobody else is told, not even of a session that has ended. */
  expected?: readonly number[] | undefined
  /** It may take as long as it takes, or its caller sees to that: nobody is asked whether to go on waiting. */
  patient?: boolean | undefined
  /** Instead of the client's own `fetch`. */
  send?: Send | undefined
  /** Reject with an `ApiError` instead of resolving to a failure. */
  throwOnError?: ThrowOnError | undefined
}

export type Options<
  TData extends TDataShape = TDataShape,
  ThrowOnError extends boolean = boolean,
  _TResponse = unknown,
> = CallOptions<ThrowOnError> & ([TData] extends [never] ? unknown : Omit<TData, 'url' | 'headers'>)

/** One call as the client gets it, in the client view. */
export interface ApiRequest extends CallOptions {
  method: Method
  /** Path template: `/v1/disks/{disk}`. */
  url: string
  path?: unknown
  query?: unknown
  body?: unknown
  /** Name of the operation: `diskList`. */
  operation?: string
  /** What a JSON answer has to be: a list, an object whose field `rows` is a list, anything. Default: an object. */
  answer?: 'list' | 'anything' | { rows: string }
  /** The tool's mark of a body that is sent as it is; the Content-Type says so too. */
  bodySerializer?: null
}

export interface Success<T = unknown> {
  type: 'success'
  statusCode: number
  data: T
  headers: Headers
}

export type Failure =
  /** The server refused; `data` is the parsed body. */
  | { type: 'error'; statusCode: number; data: unknown; headers: Headers; requestId?: string }
  /** The answer cannot be read. */
  | { type: 'client_error'; statusCode: number; text: string; error: unknown; headers: Headers; requestId?: string }
  /** No answer came; or, with a status, a success whose body broke off. `unsent`: without a network it has not left the browser. */
  | { type: 'network'; error: unknown; statusCode?: number; requestId?: string | undefined; unsent?: boolean }
  | { type: 'aborted' }

export type ApiResult<T = unknown> = Success<T> | Failure

type Answer<TResponses> = TResponses extends Record<string, unknown> ? TResponses[keyof TResponses] : TResponses

/** With `throwOnError` only a success can come back. */
export type RequestResult<TResponses = unknown, _TError = unknown, ThrowOnError extends boolean = boolean> = Promise<
  ThrowOnError extends true ? Success<Answer<TResponses>> : ApiResult<Answer<TResponses>>
>

type MethodFn = <TResponses = unknown, TError = unknown, ThrowOnError extends boolean = false>(
  options: Omit<ApiRequest, 'method' | 'throwOnError'> & { throwOnError?: ThrowOnError | undefined },
) => RequestResult<TResponses, TError, ThrowOnError>

export interface Client {
  /** Part of every query key. */
  getConfig: () => { baseUrl: string | undefined }
  get: MethodFn
  put: MethodFn
  post: MethodFn
  delete: MethodFn
  head: MethodFn
  patch: MethodFn
}

/** What does the work: `createClient` of `src/api/client.ts`. */
export interface Implementation {
  readonly baseUrl: string | undefined
  /** Resolves to any result, or rejects with an `ApiError` when `throwOnError` is set and it is no success. */
  request: (request: ApiRequest) => Promise<ApiResult>
}

/** The methods that SDK functions call, over an implementation that is looked up at each call. */
export function clientOf(implementation: () => Implementation): Client {
  // The contract says what an answer is: this is the one place where it is believed.
  const through = (method: Method) => ((options) => implementation().request({ ...options, method })) as MethodFn
  return {
    getConfig: () => ({ baseUrl: implementation().baseUrl }),
    get: through('GET'),
    put: through('PUT'),
    post: through('POST'),
    delete: through('DELETE'),
    head: through('HEAD'),
    patch: through('PATCH'),
  }
}

let bound: Implementation | undefined

/** Says what calls go through; the last one counts. Returns what they went through before. */
export function bindClient(implementation: Implementation | undefined): Implementation | undefined {
  const before = bound
  bound = implementation
  return before
}

/** What SDK functions use unless they are given another client. */
export const client: Client = clientOf(() => {
  if (bound === undefined) throw new Error('call bindClient() first')
  return bound
})

/**
 * The request's Content-Type says how a body is written: nothing more to add.
 * @public Named by emitted functions that send form fields.
 */
export const urlSearchParamsBodySerializer = {}

/**
 * The same for forms with files.
 * @public Named by emitted functions that send such a form.
 */
export const formDataBodySerializer = {}
