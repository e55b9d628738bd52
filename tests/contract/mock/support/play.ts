/** Plays steps on any transport and writes down what came back, in a form that is equal on all of them. */
import { wireRequest, type WireRequest } from './backend.ts'
import { filled, type Step } from './recipe.ts'

/** A step without an expectation: the transcript has it. */
export type Line = Omit<Step, 'status' | 'answer' | 'error' | 'sends'>

/** What a transport brought back. Names of headers are in lower case. */
export interface Brought {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export interface Transport {
  send(request: WireRequest): Promise<Brought>
  /** Moves the mock's time. */
  skip(milliseconds: number): Promise<void>
}

/** One request and its answer, as they are committed. */
export interface Written {
  readonly request: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON if it is, else text; absent when there is none. */
  readonly body?: unknown
}

/** Headers that a client reads. Cookies cannot be seen in a page. */
const relevant = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'location', 'x-request-id']

/** Plays from the start of a story. */
export async function play(lines: readonly Line[], transport: Transport): Promise<Written[]> {
  const saved: Record<string, unknown> = {}
  const written: Written[] = []
  for (const raw of lines) {
    const line = filled(raw, saved)
    if (line.after !== undefined) await transport.skip(line.after)
    const request = wireRequest(line.call, line)
    const brought = await transport.send(request)
    const body = bodyOf(brought.text)
    if (line.as !== undefined) saved[line.as] = body
    written.push({
      request: `${request.method} ${request.url}${line.headers === undefined ? '' : ` ${JSON.stringify(line.headers)}`}`,
      status: brought.status,
      headers: headersOf(request, brought),
      ...(body === undefined ? {} : { body }),
    })
  }
  return written
}

function headersOf({ method }: WireRequest, { headers }: Brought): Record<string, string> {
  // Only a server counts the bytes of what it sends; what HEAD says of them is the behaviour's word.
  const names = relevant.filter((name) => name !== 'content-length' || method === 'HEAD')
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}

function bodyOf(text: string): unknown {
  if (text === '') return undefined
  const plain = text
    // An answer may name the place where the API is reached, and each transport has its own.
    .replaceAll(/http:\/\/(mock\.test|127\.0\.0\.1:\d+)/g, 'http://api')
    // … and so has the program that asks.
    .replaceAll(/"user_agent":(null|"[^"]*")/g, '"user_agent":"client"')
  try {
    return JSON.parse(plain)
  } catch {
    return plain
  }
}
