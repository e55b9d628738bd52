/** Streams over a socket: the transport brings the socket, this says what is spoken on it. */
import { ApiError } from '../http/errors.ts'
import type { Mock } from './mock.ts'
import { openSerialConsole } from '../behaviours/serial-console.ts'
import type { RequestInfo } from '../http/request-info.ts'

/** A socket that is open, as a transport gives it. */
export interface Socket {
  send(message: Uint8Array<ArrayBuffer> | string): void
  close(code: number, reason: string): void
  /** Binary messages of the client; texts are not for us. */
  onMessage(receive: (bytes: Uint8Array) => void): void
  onClose(closed: () => void): void
}

/** What lets a stream in, and what one needs to talk. */
type Streaming = Pick<Mock, 'open' | 'settle' | 'now' | 'change'>

/** RFC 6455: something kept the server from doing what it was asked for. */
const unexpected = 1011

/** Talks on a socket until it closes. A refusal closes it, with the error's message as the reason. */
export function attachStream(mock: Streaming, request: Request, socket: Socket, info: RequestInfo = {}): void {
  let session: ReturnType<typeof openSerialConsole> | undefined
  let isClosed = false
  const early: Uint8Array[] = []
  const timers = new Set<ReturnType<typeof setTimeout>>()
  socket.onMessage((bytes) => {
    if (session === undefined) early.push(bytes)
    else session.receive(bytes)
  })
  socket.onClose(() => {
    isClosed = true
    for (const timer of timers) clearTimeout(timer)
    session?.closed()
  })
  const afterDueWork = async (work: () => void): Promise<void> => {
    await mock.settle()
    if (!isClosed) work()
  }
  const start = async (): Promise<void> => {
    const { spec, path, query, ctx } = await mock.open(request, info)
    if (isClosed) return
    if (spec.id !== 'instance_serial_console_stream') {
      // Of any other socket only the contract can tell what the server says: once, as soon as it is open. What is answered to whom, nobody knows.
      if (spec.sample?.message !== undefined) socket.send(spec.sample.message)
      session = silent
      return
    }
    session = openSerialConsole({
      ctx,
      path,
      query,
      send: (bytes) => {
        if (!isClosed) socket.send(new Uint8Array(bytes))
      },
      close: (code, reason) => socket.close(code, reason),
      now: mock.now,
      change: mock.change,
      later: (milliseconds, work) => {
        const timer = setTimeout(() => {
          timers.delete(timer)
          // A stream looks at the store as a request does: after what is due by now.
          void afterDueWork(work)
        }, milliseconds)
        timers.add(timer)
      },
    })
    for (const bytes of early) session.receive(bytes)
  }
  start().catch((error: unknown) => {
    socket.close(unexpected, reasonOf(error))
  })
}

/** It stays open until the client closes it. */
const silent: ReturnType<typeof openSerialConsole> = { receive: () => undefined, closed: () => undefined }

/** At most 123 bytes go into a close frame. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError ? error.message : 'Internal Server Error').slice(0, 123)
