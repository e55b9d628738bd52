/** Writing request bodies and reading answers. */
import { codec } from './codec.ts'
import type { OperationCodec } from './codec-core.ts'
import { essenceOf, isJson } from '../lib/media-type.ts'
import { pause } from '../lib/turns.ts'
import { parseJson, writeJson } from './json.ts'
import { encodeFields, encodeParts } from './url.ts'

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const octets = 'application/octet-stream'
const parts = 'multipart/form-data'

/**
 * A body as `fetch` takes it. Its media type is the one in `headers`, else it follows from the body; without a
 * body there is none. JSON and form fields go to the wire view, bytes are left alone.
 */
export function writeBody(body: unknown, headers: Headers, operation: OperationCodec): BodyInit | undefined {
  if (body === undefined) {
    headers.delete('content-type')
    return undefined
  }
  const type = mediaType(headers.get('content-type')) ?? (isBytes(body) ? octets : json)
  if (!headers.has('content-type')) headers.set('content-type', type)
  if (type === form) return encodeFields(body)
  if (type === parts) {
    // `fetch` says which line stands between the parts.
    headers.delete('content-type')
    return encodeParts(body)
  }
  if (isJson(type)) return writeJson(codec.toWire(body, operation.request))
  if (isBytes(body) || typeof body === 'string') return body
  throw new TypeError(`a body of type ${type} has to be a Blob, bytes, a stream or a text`)
}

function isBytes(body: unknown): body is Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> {
  return (
    body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || body instanceof ReadableStream
  )
}

/** The media type without parameters, in lower case. */
export const mediaType = (contentType: string | null): string | undefined => essenceOf(contentType ?? '') || undefined

/** A body that was read; `unreadable` when it should be JSON and is not. */
export type Read = { data: unknown; text: string } | { unreadable: unknown; text: string }

/** Nothing that the contract knows is nearly as deep, and what reads answers goes a call further for each level. */
const deepest = 100

/** Characters of an answer that takes so long to read that the page would halt. A page of a thousand rows has half of it. */
const large = 1_500_000

/** Characters of an answer that are made in one go, as they come: the browser's own way takes a tenth of a second for tens of megabytes. */
const long = 200_000

/** The text of an answer, whether or not its server says beforehand how long it will be. */
async function textOf(response: Response): Promise<string> {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let paused = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { value } = await reader.read()
    text += decoder.decode(value, { stream: value !== undefined })
    if (value === undefined) return text
    if (text.length - paused < long) continue
    paused = text.length
    // oxlint-disable-next-line no-await-in-loop -- what is there already would be taken in one go
    await pause()
  }
}

/** What has just been parsed, without what is nested deeper: that is a text which says so. */
function cutDeep(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels === 0) return 'Nested too deeply'
  for (const key of Object.keys(value)) {
    const inner: unknown = Reflect.get(value, key)
    const cut = cutDeep(inner, levels - 1)
    if (cut !== inner) Reflect.set(value, key, cut)
  }
  return value
}

const inParts = () => import('./large-answer.ts').catch(() => undefined)

/** Reads JSON in the client view. @throws what `fetch` throws when the connection breaks */
export async function readJson(response: Response, kind: OperationCodec['response']): Promise<Read> {
  const text = await textOf(response)
  const convert = (value: unknown): unknown => codec.fromWire(cutDeep(value, deepest), kind)
  try {
    const reader = text.length > large && (await inParts())
    return { data: reader ? await reader.readLarge(text, convert) : convert(parseJson(text)), text }
  } catch (error) {
    return { unreadable: error, text }
  }
}
