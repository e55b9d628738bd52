/** A machine with a serial line for tests, and a network that may break. */
import { vi } from 'vitest'

import {
  createSession,
  type BufferPiece,
  type BufferRequest,
  type ConsoleStatus,
  type Origin,
  type SocketEvents,
} from './session.ts'

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
export const text = (all: readonly Uint8Array[]): string => {
  const decoder = new TextDecoder()
  return all.map((one) => decoder.decode(one, { stream: true })).join('') + decoder.decode()
}

export class Refusal extends Error {}

/** The server has no buffer. */
export class Missing extends Error {
  readonly note: string | undefined
  constructor(reason: string, note?: string) {
    super(reason)
    this.note = note
  }
}

/** The server wants to be left alone for so many milliseconds. */
export class Busy extends Error {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('busy')
    this.retryAfter = retryAfter
  }
}

export function openWorld() {
  const sent: Uint8Array[] = []
  const shown: Uint8Array[] = []
  const origins: [string, Origin][] = []
  const notes: string[] = []
  const statuses: ConsoleStatus[] = []
  const requests: BufferRequest[] = []
  const world = {
    said: bytes('boot\nlogin: '),
    /** What the buffer answers instead. */
    failure: undefined as Error | undefined,
    /** Why nobody may type any more. */
    stranger: undefined as Error | undefined,
    /** The server answers with its last piece, whatever it is asked for. */
    repeats: false,
    /** So many answers more are full, wherever they begin. */
    full: 0,
    /** Bytes at the start that the server no longer has. */
    lost: 0,
    sockets: [] as (SocketEvents & { isClosed: boolean })[],
    sent,
    notes,
    requests,
    origins,
    get shown() {
      return text(shown)
    },
    get status() {
      return statuses.at(-1) ?? { state: { kind: 'off' as const }, queued: 0, ignored: 0 }
    },
    get socket() {
      const last = world.sockets.at(-1)
      if (last === undefined) throw new Error('no socket was opened')
      return last
    },
    /** The server lets the last socket in and replays. */
    admit: (): void => {
      world.socket.onOpen()
      world.socket.onBytes(world.said.slice(-65_536))
    },
    say: (words: string): void => {
      world.said = Uint8Array.from([...world.said, ...bytes(words)])
      world.socket.onBytes(bytes(words))
    },
  }
  const answer = (request: BufferRequest): BufferPiece => {
    const { said } = world
    if (world.repeats) return { data: said.slice(-request.maxBytes), end: said.length }
    if (world.full > 0 && 'fromStart' in request) {
      world.full -= 1
      return { data: new Uint8Array(request.maxBytes).fill(97), end: request.fromStart + request.maxBytes }
    }
    const wanted = 'fromStart' in request ? request.fromStart : said.length - request.mostRecent
    const start = Math.max(world.lost, wanted)
    const data = said.slice(start, start + request.maxBytes)
    return { data, end: Math.min(start, said.length) + data.length }
  }
  const session = createSession({
    readBuffer: async (request) => {
      requests.push(request)
      if (world.failure !== undefined) throw world.failure
      return answer(request)
    },
    admit: async () => {
      if (world.stranger !== undefined) throw world.stranger
    },
    openSocket: (_, events) => {
      const socket = { ...events, isClosed: false }
      world.sockets.push(socket)
      return { send: (data) => sent.push(data), close: () => (socket.isClosed = true) }
    },
    judge: (error) => ({
      kind: error instanceof Refusal ? 'refused' : error instanceof Missing ? 'missing' : 'retry',
      reason: error instanceof Error ? error.message : '',
      ...(error instanceof Busy && { retryAfter: error.retryAfter }),
      ...(error instanceof Missing && error.note !== undefined && { note: error.note }),
    }),
    onOutput: (data, origin) => {
      shown.push(data)
      origins.push([text([data]), origin])
    },
    onNote: (note) => notes.push(note),
    onStatus: (status) => statuses.push(status),
    now: () => performance.now(),
    clock: () => Date.now(),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  return { session, world, statuses }
}

export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

export async function connected() {
  const opened = openWorld()
  opened.session.start()
  await settle()
  opened.world.admit()
  return opened
}
