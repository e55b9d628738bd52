/** Servers that do not let one in. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { Busy, bytes, connected, Missing, openWorld, Refusal, settle } from './session.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
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

  it('may refuse before the socket is open', async () => {
    const { session, world } = openWorld()
    session.start()
    await settle()
    world.socket.onClose(1011, 'Forbidden')
    expect(world.status.state).toEqual({ kind: 'refused', reason: 'Forbidden' })
  })

  it('ends a session with its reason', async () => {
    const { world } = await connected()
    world.socket.onClose(1011, 'instance is stopped')
    expect(world.status.state).toEqual({ kind: 'closed', reason: 'instance is stopped' })
  })
})

describe('a busy server', () => {
  it('regression: was asked again at 1, 3, 7 and 15 s although it wanted a minute’s rest', async () => {
    const { session, world } = openWorld()
    world.failure = new Busy(60_000)
    session.start()
    await settle()
    expect(world.status.state).toMatchObject({ kind: 'lost', retryAt: performance.now() + 60_000 })
    await vi.advanceTimersByTimeAsync(30_000)
    // It was not the network that failed.
    session.onNetwork()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(world.requests).toHaveLength(1)
    world.failure = undefined
    await vi.advanceTimersByTimeAsync(1)
    world.admit()
    expect(world.status.state.kind).toBe('connected')
  })

  it('is asked at once by people, and otherwise no sooner than one that says nothing', async () => {
    const { session, world } = openWorld()
    world.failure = new Busy(10)
    session.start()
    await settle()
    await vi.advanceTimersByTimeAsync(999)
    expect(world.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(world.requests).toHaveLength(2)
    session.retry()
    await settle()
    expect(world.requests).toHaveLength(3)
  })

  it('is not waited for when a network that was gone is back', async () => {
    const { session, world } = openWorld()
    world.failure = new Error('No network')
    session.start()
    await settle()
    session.onNetwork()
    await settle()
    expect(world.requests).toHaveLength(2)
  })
})

describe('a server without a buffer', () => {
  it('may have one that cannot be read: that is said, once', async () => {
    const { session, world } = openWorld()
    world.failure = new Missing('Error reading API response', 'Earlier output cannot be read')
    session.start()
    await settle()
    world.admit()
    world.socket.onClose(1006, '')
    await vi.advanceTimersByTimeAsync(1000)
    world.admit()
    expect(world.status.state.kind).toBe('connected')
    expect(world.notes).toEqual(['Earlier output cannot be read'])
  })

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

  it('got what had waited for the connection although somebody else had signed in meanwhile', async () => {
    const { session, world } = openWorld()
    world.failure = new Missing('Not implemented')
    session.start()
    await settle()
    world.admit()
    world.socket.onClose(1006, '')
    session.type(bytes('halt\n'))
    world.stranger = new Refusal('You are now signed in as bruno in another tab. Reload to continue.')
    await vi.advanceTimersByTimeAsync(1000)
    expect(world.sockets).toHaveLength(1)
    expect(world.status).toMatchObject({ state: { kind: 'refused', reason: world.stranger.message }, queued: 0 })
    expect(world.sent).toEqual([])
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
