/** The serial console of an instance, as the session wants it: over HTTP and a WebSocket. */
import { instanceSerialConsole } from '../../../generated/api/sdk/instances.gen.ts'
import { ApiError, toApiError, toUserMessage, unreadableAnswer } from '../../api/errors.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { buildUrl } from '../../api/url.ts'
import { chain, selector } from '../../kit/selectors.ts'
import { unreadable } from '../../lib/unreadable.ts'
import type { BufferPiece, SessionPorts, Verdict } from './session.ts'

export interface InstanceAddress {
  readonly project: string
  readonly instance: string
}

type Connection = Pick<SessionPorts, 'readBuffer' | 'admit' | 'openSocket' | 'judge'>

/** What is typed afterwards goes to a connection of whoever is signed in now. */
async function admit(): Promise<void> {
  const refused = await sessionGuard.beforeWrite()
  if (refused) throw toApiError(refused, 'instanceSerialConsole')
}

/** @param place names or ids, as in the page's address */
export function connectionTo({ project, instance }: InstanceAddress): Connection {
  const path = { instance }
  const query = selector(instance, chain([['project', project]]))
  return {
    readBuffer: async (request, signal) => {
      await admit()
      const { data } = await instanceSerialConsole({
        path,
        query: { ...query, ...request },
        signal,
        throwOnError: true,
      })
      return pieceOf(data)
    },
    admit,
    openSocket: (mostRecent, events) => {
      const address = new URL(
        buildUrl('/v1/instances/{instance}/serial-console/stream', path, { ...query, mostRecent }),
        location.href,
      )
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
      const socket = new WebSocket(address)
      socket.binaryType = 'arraybuffer'
      const ended = new AbortController()
      const { signal } = ended
      socket.addEventListener('open', () => events.onOpen(), { signal })
      socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => events.onBytes(bytesOf(data)), { signal })
      socket.addEventListener('close', ({ code, reason }) => events.onClose(code, reason), { signal })
      return {
        // The platform reads binary frames only.
        send: (bytes) => socket.send(new Uint8Array(bytes)),
        close: () => {
          ended.abort()
          socket.close(1000)
        },
      }
    },
    judge,
  }
}

/**
 * Bytes that are missing would be a gap that nobody sees. On the first page nobody has looked yet whether answers are what they should be.
 * @throws ApiError for an answer of which anything cannot be read
 */
function pieceOf(answer: { data: unknown; lastByteOffset: unknown }): BufferPiece {
  const { data, lastByteOffset: end } = answer
  const isWhole = Array.isArray(data) && data.every((byte) => Number.isInteger(byte)) && Number.isSafeInteger(end)
  if (!isWhole || typeof end !== 'number' || [answer, data].some((part) => unreadable in part)) throw unreadableAnswer()
  return { data: Uint8Array.from(data), end }
}

/** Text frames are not spoken here, but a proxy may turn bytes into them. */
function bytesOf(data: unknown): Uint8Array {
  if (data instanceof ArrayBuffer) return new Uint8Array(data)
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return new TextEncoder().encode(typeof data === 'string' ? data : '')
}

/** Statuses after which the same request may succeed: also once somebody has signed in again. */
const passing = new Set([401, 408, 429])

/** No server wants to be left alone for longer, in milliseconds; browsers' timers end before a month. */
const day = 24 * 3_600_000

/** A server without this operation says so in one of three ways; the last is that of the platform for unknown paths. */
function judge(error: unknown): Verdict {
  const reason = toUserMessage(error)
  if (!(error instanceof ApiError)) return { kind: 'refused', reason }
  const { statusCode, errorCode, kind, retryAfter = 0 } = error
  if (kind === 'client_error' && statusCode === undefined)
    return { kind: 'missing', reason, note: 'Earlier output cannot be read' }
  if (statusCode === 501 || statusCode === 405 || (statusCode === 404 && errorCode === undefined))
    return { kind: 'missing', reason }
  const isPassing = statusCode === undefined || statusCode >= 500 || passing.has(statusCode)
  return { kind: isPassing ? 'retry' : 'refused', reason, retryAfter: Math.min(retryAfter, day) }
}
