/**
 * One serial console over time: history, live stream, reconnecting. It knows neither page nor terminal.
 *
 * The buffer has byte offsets, the stream has none. So each connection first asks the buffer for what came since the last
 * byte shown, and then has the stream replay a piece of history: where that piece and the bytes shown overlap, new output
 * begins. Nothing between the two calls is lost or shown twice.
 */
import { createByteLog, type ByteLog } from './byte-log.ts'
import { overlap } from './overlap.ts'

export type ConsoleState =
  /** Nobody asked for a connection. */
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  /** There is no connection, or none any more; the next try comes by itself, at that time in milliseconds. */
  | { readonly kind: 'lost'; readonly retryAt: number; readonly wasConnected: boolean }
  /** The server does not let us in, and would not the next time. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server ended a connection on purpose. */
  | { readonly kind: 'closed'; readonly reason: string }

export interface ConsoleStatus {
  readonly state: ConsoleState
  /** Keystrokes that wait for the connection. */
  readonly queued: number
  /** Keystrokes that went nowhere, since there is no connection to wait for. */
  readonly ignored: number
}

/** What the buffer answers. */
export interface BufferPiece {
  readonly data: Uint8Array
  /** Offset after the last byte. */
  readonly end: number
}

export type BufferRequest = { readonly maxBytes: number } & (
  | { readonly fromStart: number }
  | { readonly mostRecent: number }
)

export interface ConsoleSocket {
  send(bytes: Uint8Array): void
  close(): void
}

export interface SocketEvents {
  onOpen(): void
  onBytes(bytes: Uint8Array): void
  onClose(code: number, reason: string): void
}

/** What a failed read of the buffer means. */
export interface Verdict {
  /** `missing`: this server has no buffer, but it may have a stream. */
  readonly kind: 'retry' | 'refused' | 'missing'
  readonly reason: string
  /** What is to be said of it between the output. */
  readonly note?: string
  /** Milliseconds that the server wants to be left alone for. */
  readonly retryAfter?: number
}

/** Output that the machine printed before we listened, or now. Questions to the terminal in the former were answered long ago. */
export type Origin = 'history' | 'live'

export interface SessionPorts {
  readBuffer(request: BufferRequest, signal: AbortSignal): Promise<BufferPiece>
  /** Rejects when the session is not that of the person any more who typed what waits; reading the buffer asks by itself. */
  admit(): Promise<void>
  openSocket(mostRecent: number, events: SocketEvents): ConsoleSocket
  judge(error: unknown): Verdict
  /** Output of the machine, in order. */
  onOutput(bytes: Uint8Array, origin: Origin): void
  /** A remark of ours between the output. */
  onNote(text: string): void
  onStatus(status: ConsoleStatus): void
  /** Milliseconds that go on whatever becomes of the clock, but not while the computer sleeps, as those of `later`. */
  now(): number
  /** The computer's time in milliseconds. */
  clock(): number
  /** Does something later; the answer takes it back. */
  later(milliseconds: number, work: () => void): () => void
}

export interface Session {
  /** Connects, unless it is connected or at it. */
  start(): void
  /** Ends the connection; keystrokes that wait are dropped. */
  stop(): void
  /** Tries at once instead of waiting. */
  retry(): void
  /** There is a network again: the same, unless the server wants to be left alone. */
  onNetwork(): void
  /** Keystrokes for the machine. */
  type(bytes: Uint8Array): void
  /** Forgets keystrokes that wait. */
  discard(): void
  readonly log: ByteLog
}

/** Bytes of history that are asked for first. */
const history = 262_144
/** Bytes asked of the buffer at once when catching up. */
const page = 1_048_576
/** Pages read when catching up: as much as is kept. A server that always has one more would be read for ever. */
const mostPages = 32
/** Bytes that the stream replays, to find where it goes on. */
const replayed = 65_536
/** Bytes kept for the download. */
const kept = mostPages * page
/** Milliseconds in which a refusal follows the opening of a socket. */
const probation = 500
/** Milliseconds to wait for the whole replay. */
const replayTime = 1000
/** Milliseconds until the next try. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** A connection of this many milliseconds was a good one. */
const stable = 5000
/** Milliseconds that keystrokes wait: after a night's sleep of the computer nobody knows what they would do. */
const patience = 120_000
/** Streams that may fail to open, one after the other, before the server counts as one without. */
const mostStreams = 5
/** Said where what follows need not continue what is shown. */
const unsure = 'Some output may be missing here, or repeated'

export function createSession(ports: SessionPorts): Session {
  const log = createByteLog(kept)
  let state: ConsoleState = { kind: 'off' }
  let waiting: { bytes: Uint8Array; at: number }[] = []
  let ignored = 0
  /** Offset after the last byte shown; none before the first answer. */
  let offset: number | undefined
  let attempt = 0
  let connectedAt = 0
  let current: { end(): void; socket?: ConsoleSocket } | undefined
  let cancelRetry: (() => void) | undefined
  let wasConnected = false
  /** Why there is no buffer to ask, once the server has said so. */
  let noBuffer: string | undefined
  /** Streams that never opened, since the last that did. */
  let closedDoors = 0
  /** Until when the server wants to be left alone. */
  let quietUntil = 0

  const tell = (): void => ports.onStatus({ state, queued: waiting.length, ignored })
  const enter = (next: ConsoleState): void => {
    state = next
    if (next.kind === 'connected' || next.kind === 'connecting') ignored = 0
    tell()
  }

  const show = (bytes: Uint8Array, origin: Origin): void => {
    if (bytes.length === 0) return
    log.append(bytes)
    ports.onOutput(bytes, origin)
  }

  const connect = (): void => {
    cancelRetry?.()
    const abort = new AbortController()
    const timers: (() => void)[] = []
    const mine: NonNullable<typeof current> = {
      end: () => {
        abort.abort()
        for (const cancel of timers) cancel()
        mine.socket?.close()
        if (current === mine) current = undefined
      },
    }
    current = mine
    const isMine = (): boolean => current === mine
    enter({ kind: 'connecting' })

    const fail = (error: unknown): void => {
      if (!isMine()) return
      const { kind, reason, note, retryAfter } = ports.judge(error)
      if (kind === 'missing') {
        noBuffer = reason
        if (note !== undefined) ports.onNote(note)
        return open()
      }
      mine.end()
      if (kind === 'refused') refuse(reason)
      else lose(retryAfter)
    }

    const open = (): void => {
      if (!isMine()) return
      const position = { offset: offset ?? 0 }
      const replay = createReplay(Math.min(position.offset, replayed), () => log.tail(replayed))
      // Without the buffer nothing tells where the replay ends: no later than it may, nor than it takes.
      let unknownReplay = offset === undefined ? replayed : 0
      const take = (bytes: Uint8Array, origin: Origin): void => {
        show(bytes, unknownReplay > 0 ? 'history' : origin)
        unknownReplay -= bytes.length
        offset = (offset ?? 0) + bytes.length
      }
      const settle = (): void => {
        const { fresh, isDoubtful } = replay.settle()
        if (isDoubtful) ports.onNote(unsure)
        take(fresh, 'history')
      }
      const arrive = (): void => {
        if (!isMine() || state.kind !== 'connecting') return
        connectedAt = ports.now()
        wasConnected = true
        const typed = waiting
        waiting = []
        enter({ kind: 'connected' })
        const now = ports.clock()
        const fresh = typed.filter(({ at }) => Math.abs(now - at) <= patience)
        if (fresh.length < typed.length)
          ports.onNote('What you typed more than two minutes before the connection was back has not been sent')
        for (const { bytes } of fresh) mine.socket?.send(bytes)
      }
      let isOpen = false
      mine.socket = ports.openSocket(replayed, {
        onOpen: () => {
          if (!isMine()) return
          isOpen = true
          closedDoors = 0
          timers.push(ports.later(probation, arrive))
        },
        onBytes: (bytes) => {
          if (!isMine()) return
          arrive()
          if (unknownReplay === replayed) timers.push(ports.later(replayTime, () => (unknownReplay = 0)))
          if (replay.isSettled) return take(bytes, 'live')
          if (replay.add(bytes)) return settle()
          // A server that replays less than it was asked for must not hold everything back.
          if (replay.isFirst) timers.push(ports.later(replayTime, () => isMine() && !replay.isSettled && settle()))
        },
        onClose: (code, reason) => {
          if (!isMine()) return
          if (!replay.isSettled) settle()
          const wasIn = state.kind === 'connected'
          mine.socket = undefined
          mine.end()
          if (!isDeliberate(code)) return isOpen ? lose() : stayOutside()
          const words = reason === '' ? 'no reason was given' : reason
          if (!wasIn) return refuse(words)
          waiting = []
          enter({ kind: 'closed', reason: words })
        },
      })
    }
    const ready = noBuffer === undefined ? catchUp(abort.signal) : ports.admit()
    ready.then(open, fail)
  }

  /** What the buffer has and we have not. */
  const catchUp = async (signal: AbortSignal): Promise<void> => {
    for (let pages = 1; ; pages += 1) {
      const from = offset
      const request =
        from === undefined ? { mostRecent: history, maxBytes: history } : { fromStart: from, maxBytes: page }
      // oxlint-disable-next-line no-await-in-loop -- each answer says where the next one starts
      const { data, end } = await ports.readBuffer(request, signal)
      signal.throwIfAborted()
      const start = end - data.length
      if (from !== undefined && end < from) {
        // Offsets count from the start of the machine.
        ports.onNote('The instance was started anew')
        offset = undefined
        continue
      }
      // Nothing new, whatever comes with it: a server that answers with its last piece each time would be asked for ever.
      if (end === from) return
      if (from !== undefined && start > from)
        ports.onNote(`${start - from} bytes of output were not kept by the server`)
      show(from === undefined && start > 0 ? fromCharacter(data) : data, 'history')
      offset = end
      if (from === undefined || data.length < page) return
      if (pages < mostPages) continue
      ports.onNote(unsure)
      offset = undefined
    }
  }

  const lose = (retryAfter = 0): void => {
    if (connectedAt > 0 && ports.now() - connectedAt >= stable) attempt = 0
    connectedAt = 0
    const pause = Math.max(pauses[Math.min(attempt, pauses.length - 1)] ?? 0, retryAfter)
    attempt += 1
    quietUntil = ports.now() + retryAfter
    cancelRetry = ports.later(pause, connect)
    enter({ kind: 'lost', retryAt: ports.now() + pause, wasConnected })
  }

  const refuse = (reason: string): void => {
    waiting = []
    enter({ kind: 'refused', reason })
  }

  /** A stream did not open. Why is not told to pages: a server that answers otherwise, but never lets one in, has none. */
  const stayOutside = (): void => {
    closedDoors += 1
    if (wasConnected) return lose()
    if (noBuffer !== undefined) return refuse(noBuffer)
    if (closedDoors >= mostStreams) return refuse('The server does not open the live console.')
    lose()
  }

  const retry = (): void => {
    if (state.kind === 'connecting' || state.kind === 'connected' || state.kind === 'off') return
    closedDoors = 0
    // Asked for by a person: the server may be another one by now.
    if (state.kind !== 'lost') noBuffer = undefined
    connect()
  }

  return {
    log,
    start: () => {
      if (state.kind === 'connecting' || state.kind === 'connected') return
      attempt = 0
      closedDoors = 0
      connect()
    },
    stop: () => {
      cancelRetry?.()
      current?.end()
      waiting = []
      enter({ kind: 'off' })
    },
    retry,
    onNetwork: () => {
      if (ports.now() >= quietUntil) retry()
    },
    type: (bytes) => {
      switch (state.kind) {
        case 'connected':
          current?.socket?.send(bytes)
          return
        case 'connecting':
        case 'lost':
          waiting.push({ bytes, at: ports.clock() })
          break
        case 'off':
        case 'refused':
        case 'closed':
          ignored += 1
      }
      tell()
    },
    discard: () => {
      waiting = []
      tell()
    },
  }
}

/** Holds the start of a stream back until it is clear where it goes on from what is known. */
function createReplay(needed: number, known: () => Uint8Array) {
  let held: Uint8Array[] = []
  let length = 0
  let isSettled = needed === 0
  return {
    get isSettled() {
      return isSettled
    },
    get isFirst() {
      return held.length === 1
    },
    /** @returns whether that is enough to settle it */
    add: (bytes: Uint8Array): boolean => {
      held.push(bytes)
      length += bytes.length
      return length >= needed
    },
    settle: (): { fresh: Uint8Array; isDoubtful: boolean } => {
      isSettled = true
      const all = new Uint8Array(length)
      let at = 0
      for (const bytes of held) {
        all.set(bytes, at)
        at += bytes.length
      }
      held = []
      const shared = overlap(known(), all)
      return { fresh: all.subarray(shared), isDoubtful: shared === 0 && length > 0 }
    },
  }
}

/**
 * Whether the server closed for a reason of its own, RFC 6455 §7.4: done, policy, or an error that it names. Everything else
 * is a broken line.
 */
const isDeliberate = (code: number): boolean => code === 1000 || code === 1005 || code === 1008 || code === 1011

/** A piece of history may start within a character: its remaining bytes mean nothing. */
function fromCharacter(bytes: Uint8Array): Uint8Array {
  let at = 0
  while (at < 3 && ((bytes[at] ?? 0) & 0b1100_0000) === 0b1000_0000) at += 1
  return bytes.subarray(at)
}
