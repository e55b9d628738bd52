/** Answers in the form that every transport can send. */
import { requestIdHeader, versionHeaders } from '../../../generated/mock/conventions.gen.ts'
import { errorBody, type ApiError } from './errors.ts'

/** An answer before a transport gives it its form: a page's `Response` drops cookies. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** A stream only where the answer breaks off. */
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
}

/** The answer as a fetch response, where cookies may be set (Node). */
export const toResponse = ({ status, headers, body }: Answer): Response => new Response(body, { status, headers })

/** A body as JSON, or bytes as they are; nothing where the status allows no body. */
export function answer(status: number, body: unknown, headers: Headers): Answer {
  if (body === undefined || status === 204 || status === 304) return { status, headers, body: null }
  const bytes = body instanceof Uint8Array
  if (!headers.has('content-type')) headers.set('content-type', bytes ? 'application/octet-stream' : 'application/json')
  return { status, headers, body: bytes ? new Uint8Array(body) : JSON.stringify(body) }
}

/** The error envelope. */
export const errorAnswer = (error: ApiError, requestId: string, headers = new Headers()): Answer =>
  answer(error.status, errorBody(error, requestId), withId(headers, requestId))

/** Every answer names its request, and the version of the contract that it follows. */
export function withId(headers: Headers, requestId: string): Headers {
  headers.set(requestIdHeader, requestId)
  for (const [name, version] of Object.entries(versionHeaders)) headers.set(name, version)
  return headers
}

/** An answer to HEAD: its headers alone. */
export const headOf = ({ status, headers }: Answer): Answer => ({ status, headers, body: null })
