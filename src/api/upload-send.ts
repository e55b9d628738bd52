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
      // Once the connection is broken, nobody is told any more what the answer had begun with.
      let status = 0
      request.addEventListener('readystatechange', () => {
        status ||= request.status
      })
      request.addEventListener(
        'error',
        end(() => {
          const failure = new TypeError('Failed to fetch')
          if (status === 0 || bare.has(status) || status > mostKnown) reject(failure)
          else resolve(new Response(new ReadableStream({ start: (rest) => rest.error(failure) }), { status }))
        }),
      )
      request.addEventListener(
        'abort',
        end(() => reject(new DOMException('Aborted', 'AbortError'))),
      )
      signal?.addEventListener('abort', stop)
      request.send(body)
    })

/** Of what a page may make itself. */
const mostKnown = 599

/** Statuses whose answers must not have a body, not even an empty one. */
const bare: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const body: unknown = request.response
  const lines = request
    .getAllResponseHeaders()
    .split('\r\n')
    .filter((line) => line.includes(':'))
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name, value.join(':').trim()]
  })
  const isUsual = status <= mostKnown
  const answer = new Response(body instanceof Blob && !bare.has(status) ? body : null, {
    status: isUsual ? status : 500,
    statusText,
    headers,
  })
  // Such a status may come, but no page may make an answer that has it.
  return isUsual ? answer : Object.defineProperty(answer, 'status', { value: status })
}
