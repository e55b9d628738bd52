import { beforeEach, describe, expect, it, vi } from 'vitest'

import {
  createSession,
  type BufferPiece,
  type BufferRequest,
  type ConsoleStatus,
  type Origin,
  type SocketEvents,
} from './session.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const text = (all: readonly Uint8Array[]): string =>
  new TextDecoder().decode(Uint8Array.from(all.flatMap((one) => [...one])))

class Refusal extends Error {}

/** The server has no buffer. */
class Missing extends Error {}

/** A machine with a serial line, and a network that may break. */
function openWorld() {
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
    openSocket: (_, events) => {
      const socket = { ...events, isClosed: false }
      world.sockets.push(socket)
      return { send: (data) => sent.push(data), close: () => (socket.isClosed = true) }
    },
    judge: (error) => ({
      kind: error instanceof Refusal ? 'refused' : error instanceof Missing ? 'missing' : 'retry',
      reason: error instanceof Error ? error.message : '',
    }),
    onOutput: (data, origin) => {
      shown.push(data)
      origins.push([text([data]), origin])
    },
    onNote: (note) => notes.push(note),
    onStatus: (status) => statuses.push(status),
    now: () => Date.now(),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  return { session, world, statuses }
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

async function connected() {
  const opened = openWorld()
  opened.session.start()
  await settle()
  opened.world.admit()
  return opened
}

describe('connecting', () => {
  it('shows history once although the stream replays it', async () => {
    const { world } = await connected()
    expect(world.status.state).toEqual({ kind: 'connected' })
    expect(world.shown).toBe('boot\nlogin: ')
    world.say('root')
    expect(world.shown).toBe('boot\nlogin: root')
  })

  it('loses nothing that came between buffer and stream', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.said = bytes('boot\nlogin: late news')
    world.admit()
    expect(world.shown).toBe('boot\nlogin: late news')
  })

  it('puts a replay together that comes in pieces', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onOpen()
    for (const byte of world.said) world.socket.onBytes(Uint8Array.of(byte))
    world.say('x')
    expect(world.shown).toBe('boot\nlogin: x')
  })

  it('does not wait for ever for a replay that is too short', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onOpen()
    world.socket.onBytes(bytes('in: '))
    await vi.advanceTimersByTimeAsync(1000)
    world.socket.onBytes(bytes('root'))
    expect(world.shown).toBe('boot\nlogin: root')
    expect(world.notes).toEqual([])
  })

  it('shows what it cannot place, and says so', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onOpen()
    world.socket.onBytes(bytes('something entirely different'))
    expect(world.shown).toBe('boot\nlogin: something entirely different')
    expect(world.notes).toEqual(['Some output may be missing here, or repeated'])
  })

  it('starts a cut history at a whole character', async () => {
    const { session, world } = openWorld()
    // The last 262144 bytes begin with the second byte of ä.
    world.said = bytes(`ä${'x'.repeat(262_143)}`)
    session.start()
    await settle()
    expect(world.shown.startsWith('x')).toBe(true)
  })

  it('is connected to a silent machine after a while', async () => {
    const { session, world } = openWorld()
    world.said = bytes('')
    session.start()
    await settle()
    world.socket.onOpen()
    expect(world.status.state.kind).toBe('connecting')
    await vi.advanceTimersByTimeAsync(500)
    expect(world.status.state.kind).toBe('connected')
  })
})

describe('a broken line', () => {
  it('comes back with exactly what was missed', async () => {
    const { world } = await connected()
    world.say('root\n')
    world.socket.onClose(1006, '')
    expect(world.status.state).toEqual({ kind: 'lost', retryAt: Date.now() + 1000, wasConnected: true })
    world.said = bytes('boot\nlogin: root\nmissed ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.requests.at(-1)).toEqual({ fromStart: 17, maxBytes: 1_048_576 })
    world.admit()
    world.say('live')
    expect(world.shown).toBe('boot\nlogin: root\nmissed live')
  })

  it('waits longer each time, and not after a good connection', async () => {
    const { world } = await connected()
    await vi.advanceTimersByTimeAsync(6000)
    world.failure = new TypeError('network')
    world.socket.onClose(1006, '')
    const pauses: number[] = []
    for (let n = 0; n < 7; n += 1) {
      const { state } = world.status
      if (state.kind !== 'lost') throw new Error(state.kind)
      pauses.push(state.retryAt - Date.now())
      await vi.advanceTimersByTimeAsync(state.retryAt - Date.now())
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000])
    world.failure = undefined
    await vi.advanceTimersByTimeAsync(30_000)
    world.admit()
    await vi.advanceTimersByTimeAsync(6000)
    world.socket.onClose(1006, '')
    expect(world.status.state).toEqual({ kind: 'lost', retryAt: Date.now() + 1000, wasConnected: true })
  })

  it('is tried at once on demand', async () => {
    const { session, world } = await connected()
    world.socket.onClose(1006, '')
    session.retry()
    await settle()
    world.admit()
    expect(world.status.state.kind).toBe('connected')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.sockets).toHaveLength(2)
  })

  it('says when the server kept less than was missed', async () => {
    const { world } = await connected()
    world.socket.onClose(1006, '')
    world.said = bytes(`boot\nlogin: ${'y'.repeat(100)}`)
    world.lost = 50
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.notes).toEqual(['38 bytes of output were not kept by the server'])
    expect(world.shown).toBe(`boot\nlogin: ${'y'.repeat(62)}`)
  })

  it('starts over when the machine was started anew', async () => {
    const { world } = await connected()
    world.socket.onClose(1006, '')
    world.said = bytes('new')
    await vi.advanceTimersByTimeAsync(1000)
    world.admit()
    expect(world.notes).toEqual(['The instance was started anew'])
    expect(world.shown).toBe('boot\nlogin: new')
  })
})

describe('a server that says no', () => {
  it('is not asked again', async () => {
    const { session, world } = openWorld()
    world.failure = new Refusal('Action not authorized')
    session.start()
    await settle()
    expect(world.status.state).toEqual({ kind: 'refused', reason: 'Action not authorized' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.requests).toHaveLength(1)
  })

  it('may open the socket first', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onOpen()
    session.type(bytes('secret'))
    world.socket.onClose(1011, 'Forbidden')
    expect(world.status).toEqual({ state: { kind: 'refused', reason: 'Forbidden' }, queued: 0, ignored: 0 })
    expect(world.sent).toEqual([])
  })

  it('ends a session with its reason', async () => {
    const { world } = await connected()
    world.socket.onClose(1011, 'instance is stopped')
    expect(world.status.state).toEqual({ kind: 'closed', reason: 'instance is stopped' })
  })
})

describe('a server without a buffer', () => {
  it('regression: its stream was not tried', async () => {
    const { session, world } = openWorld()
    world.failure = new Missing('Not implemented')
    session.start()
    await settle()
    world.admit()
    expect(world.status.state.kind).toBe('connected')
    expect(world.shown).toBe('boot\nlogin: ')
    // Nor is it asked for the buffer again.
    world.socket.onClose(1006, '')
    await vi.advanceTimersByTimeAsync(1000)
    world.admit()
    world.say('root')
    expect(world.requests).toHaveLength(1)
    expect(world.shown).toBe('boot\nlogin: root')
    expect(world.notes).toEqual([])
  })

  it('regression: a server without a console was asked for ever', async () => {
    const { session, world } = openWorld()
    world.failure = new Missing('Not implemented')
    session.start()
    await settle()
    world.socket.onClose(1006, '')
    expect(world.status.state).toEqual({ kind: 'refused', reason: 'Not implemented' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(world.sockets).toHaveLength(1)
    // A person may ask once more: then everything is tried again.
    world.failure = undefined
    session.retry()
    await settle()
    world.admit()
    expect(world.status.state.kind).toBe('connected')
  })
})

describe('a stream that never opens', () => {
  it('regression: was tried for ever, and called a lost connection', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onClose(1006, '')
    expect(world.status.state).toMatchObject({ kind: 'lost', wasConnected: false })
    for (const pause of [1000, 2000, 4000, 8000]) {
      await vi.advanceTimersByTimeAsync(pause)
      world.socket.onClose(1006, '')
    }
    expect(world.status.state).toEqual({ kind: 'refused', reason: 'The server does not open the live console.' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(world.sockets).toHaveLength(5)
  })

  it('is waited for where there was a connection before', async () => {
    const { world } = await connected()
    world.socket.onClose(1006, '')
    for (let n = 0; n < 20; n += 1) {
      await vi.advanceTimersByTimeAsync(30_000)
      world.socket.onClose(1006, '')
    }
    expect(world.status.state).toMatchObject({ kind: 'lost', wasConnected: true })
  })
})

describe('what was printed before we listened', () => {
  it('regression: counted as live, so the terminal answered its questions', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.said = bytes('boot\nlogin: late')
    world.admit()
    world.say('now')
    expect(world.origins).toEqual([
      ['boot\nlogin: ', 'history'],
      ['late', 'history'],
      ['now', 'live'],
    ])
    world.socket.onClose(1006, '')
    world.said = Uint8Array.from([...world.said, ...bytes('missed')])
    await vi.advanceTimersByTimeAsync(1000)
    world.admit()
    world.say('live')
    expect(world.origins.slice(3)).toEqual([
      ['missed', 'history'],
      ['live', 'live'],
    ])
  })

  it('is all that a stream without a buffer replays, for a second', async () => {
    const { session, world } = openWorld()
    world.failure = new Missing('Not implemented')
    session.start()
    await settle()
    world.admit()
    world.say('still')
    await vi.advanceTimersByTimeAsync(1000)
    world.say('now')
    expect(world.origins).toEqual([
      ['boot\nlogin: ', 'history'],
      ['still', 'history'],
      ['now', 'live'],
    ])
  })
})

describe('typing', () => {
  it('goes out as bytes', async () => {
    const { session, world } = await connected()
    session.type(bytes('é'))
    expect(world.sent).toEqual([bytes('é')])
  })

  it('waits visibly for a connection, and goes out in order', async () => {
    const { session, world } = openWorld()
    session.start()
    session.type(bytes('a'))
    session.type(bytes('b'))
    expect(world.status.queued).toBe(2)
    await settle()
    world.admit()
    expect(text(world.sent)).toBe('ab')
    expect(world.status.queued).toBe(0)
  })

  it('can be taken back while it waits', async () => {
    const { session, world } = openWorld()
    session.start()
    session.type(bytes('a'))
    session.discard()
    await settle()
    world.admit()
    expect(world.sent).toEqual([])
  })

  it('is counted where it goes nowhere', async () => {
    const { session, world } = await connected()
    world.socket.onClose(1011, 'instance is stopped')
    session.type(bytes('a'))
    expect(world.status.ignored).toBe(1)
    expect(world.sent).toEqual([])
  })
})

describe('stopping', () => {
  it('closes the socket and hears no more of it', async () => {
    const { session, world } = await connected()
    session.stop()
    expect(world.socket.isClosed).toBe(true)
    world.socket.onBytes(bytes('late'))
    world.socket.onClose(1006, '')
    expect(world.shown).toBe('boot\nlogin: ')
    expect(world.status.state).toEqual({ kind: 'off' })
  })

  it('ends an attempt under way', async () => {
    const { session, world } = openWorld()
    session.start()
    session.stop()
    await settle()
    expect(world.sockets).toEqual([])
    expect(world.status.state).toEqual({ kind: 'off' })
  })
})
