import { beforeEach, describe, expect, it, vi } from 'vitest'

import { bytes, connected, Missing, openWorld, settle, text } from './session.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

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
    expect(world.status.state).toEqual({ kind: 'lost', retryAt: performance.now() + 1000, wasConnected: true })
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
      pauses.push(state.retryAt - performance.now())
      await vi.advanceTimersByTimeAsync(state.retryAt - performance.now())
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000, 30_000])
    world.failure = undefined
    await vi.advanceTimersByTimeAsync(30_000)
    world.admit()
    await vi.advanceTimersByTimeAsync(6000)
    world.socket.onClose(1006, '')
    expect(world.status.state).toEqual({ kind: 'lost', retryAt: performance.now() + 1000, wasConnected: true })
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

  it('regression: a server that answered with its last piece each time was asked for ever', async () => {
    const { world } = await connected()
    world.said = new Uint8Array(3 * 1_048_576).fill(97)
    const { length } = world.requests
    world.socket.onClose(1006, '')
    world.repeats = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.requests.length - length).toBe(2)
    world.admit()
    expect(world.status.state.kind).toBe('connected')
  })

  it('regression: a server that always had one more page was read for ever', async () => {
    const { world } = await connected()
    const { length } = world.requests
    world.socket.onClose(1006, '')
    world.full = 60
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.requests.length - length).toBe(33)
    // What follows is the newest there is, so that the stream goes on from it.
    expect(world.requests.at(-1)).toEqual({ mostRecent: 262_144, maxBytes: 262_144 })
    expect(world.notes).toEqual(['Some output may be missing here, or repeated'])
    world.admit()
    world.say('live')
    expect(world.status.state.kind).toBe('connected')
    expect(world.shown.endsWith('aboot\nlogin: live')).toBe(true)
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

  it('what had waited while the computer slept for a night was typed into the machine in the morning', async () => {
    const { session, world } = await connected()
    world.socket.onClose(1006, '')
    session.type(bytes('halt\n'))
    // Timers stand still meanwhile.
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    session.type(bytes('ls'))
    await vi.advanceTimersByTimeAsync(1000)
    world.admit()
    expect(world.status.state.kind).toBe('connected')
    expect(text(world.sent)).toBe('ls')
    expect(world.notes).toEqual([
      'What you typed more than two minutes before the connection was back has not been sent',
    ])
  })

  it('a clock that was set back by a day does not put off the next try', async () => {
    const { world } = await connected()
    world.socket.onClose(1006, '')
    vi.setSystemTime(Date.now() - 86_400_000)
    const { state } = world.status
    expect(state.kind === 'lost' && state.retryAt - performance.now()).toBe(1000)
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
