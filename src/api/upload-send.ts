/** Sends what goes up and says how much of it has gone: browsers tell that to XMLHttpRequest alone, not to `fetch`. */
import type { Send } from './binding.ts'

/**
 * For the option `send` of one call.
 * @param onSent told the bytes of the body that have gone out so far; at the end all of them, before the answer
 */
export const sendTelling =
  (onSent: (bytes: number) => void): Send =>
  (url, { method = 'GET', headers, body = null, signal }) =>
    new Promise((resolve, reject) => {
      if (body instanceof ReadableStream) return reject(new TypeError('a stream cannot be sent this way'))
      if (signal?.aborted === true) return reject(signal.reason)
      const request = new XMLHttpRequest()
      const stop = (): void => request.abort()
      const end = (tell: () => void) => () => {
        signal?.removeEventListener('abort', stop)
        tell()
      }
      request.open(method, url)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
      request.upload.addEventListener('load', ({ loaded }) => onSent(loaded))
      request.addEventListener(
        'load',
        end(() => resolve(responseOf(request))),
      )
      // Once the connection is broken, nobody is told what the head of the answer had said.
      let head: Response | undefined
      request.addEventListener('readystatechange', () => {
        if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED) head = responseOf(request, brokenOff())
      })
      request.addEventListener(
        'error',
        end(() => (head === undefined ? reject(failure()) : resolve(head))),
      )
      request.addEventListener(
        'abort',
        end(() => reject(new DOMException('Aborted', 'AbortError'))),
      )
      signal?.addEventListener('abort', stop)
      request.send(body)
    })

/** Statuses whose answers must not have a body, not even an empty one. */
const bare: ReadonlySet<number> = new Set([204, 205, 304])

const failure = () => new TypeError('Failed to fetch')

/** A body that does not come. */
const brokenOff = () => new ReadableStream({ pull: (body) => body.error(failure()) })

function responseOf(request: XMLHttpRequest, body: unknown = request.response): Response {
  const { status, statusText } = request
  const lines = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'))
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name, value.join(':').trim()]
  })
  const isBody = (body instanceof Blob || body instanceof ReadableStream) && !bare.has(status)
  return new Response(isBody ? body : null, { status, statusText, headers })
}
