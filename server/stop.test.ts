import { once } from 'node:events'
import http from 'node:http'
import type net from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { openConsole, openRaw, startServer } from './testing/testing.ts'
import type { OpenConsole } from './testing/testing.ts'

const minute = 60_000

afterEach(() => vi.useRealTimers())

/** A console in front of a server whose answers to `/v1/slow` are given by the test. */
async function openSlow(): Promise<OpenConsole & { asked: Promise<http.ServerResponse> }> {
  const asked = Promise.withResolvers<http.ServerResponse>()
  const api = await startServer(http.createServer((_, res) => asked.resolve(res)))
  return { ...(await openConsole({ api })), asked: asked.promise }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a server that is told to stop', () => {
  it('closes connections that have nothing to do, and those that have never asked', async () => {
    const { origin, server, stop } = await openConsole()
    const kept = await openRaw(origin, get('/theme.js'))
    await kept.until('void 0')
    const accepted = once(server, 'connection')
    const silent = await openRaw(origin)
    await accepted
    const ended = Promise.all([kept, silent].map(({ socket }) => once(socket, 'end').then(() => socket.end())))
    expect(await stop(minute)).toEqual({ cut: 0 })
    await ended
  })

  it('takes no more connections', async () => {
    const { origin, stop } = await openConsole()
    await stop(minute)
    await expect(openRaw(origin)).rejects.toThrow('ECONNREFUSED')
  })

  it('lets a running request finish, and then closes its connection', async () => {
    const { origin, stop, asked } = await openSlow()
    const { socket, heard, until } = await openRaw(origin, get('/v1/slow'))
    const answer = await asked
    answer.write('first ')
    await until('first ')
    const stopped = stop(minute)
    answer.end('last')
    await once(socket, 'end')
    socket.end()
    expect(heard()).toContain('last')
    expect(await stopped).toEqual({ cut: 0 })
  })

  it('says so in an answer that begins afterwards', async () => {
    const { origin, stop, asked } = await openSlow()
    const { socket, heard } = await openRaw(origin, get('/v1/slow'))
    const answer = await asked
    const stopped = stop(minute)
    answer.end('late')
    await once(socket, 'end')
    socket.end()
    expect(heard()).toMatch(/^connection: close\r$/im)
    expect(heard()).toContain('late')
    await stopped
  })

  it('cuts the requests that still run when the time is over, and counts them', async () => {
    const { origin, stop, asked } = await openSlow()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { socket } = await openRaw(origin, get('/v1/slow'))
    await asked
    const ended = once(socket, 'end')
    const stopped = stop(minute)
    vi.advanceTimersByTime(minute)
    expect(await stopped).toEqual({ cut: 1 })
    await ended
  })
})

describe('a WebSocket, when the server is told to stop', () => {
  async function openSockets() {
    const api = http.createServer()
    const sockets = new WebSocketServer({ server: api })
    const joined = once(sockets, 'connection') as Promise<[WebSocket]>
    const opened = await openConsole({ api: await startServer(api) })
    const client = new WebSocket(`ws://${opened.origin.host}/v1/stream`)
    await once(client, 'open')
    const [server] = await joined
    return { ...opened, client, server }
  }

  it('is closed as "going away" at both ends, after the message that is under way', async () => {
    const { client, server, stop } = await openSockets()
    const got: Buffer[] = []
    client.on('message', (data: Buffer) => got.push(data))
    const ends = [client, server].map((socket) => once(socket, 'close').then(([code]) => code as number))
    const big = Buffer.alloc(5_000_000, 7)
    const begun = new Promise((resolve) => client.once('message', resolve))
    server.send('first')
    server.send(big)
    await begun
    expect(await stop(minute)).toEqual({ cut: 0 })
    expect(await Promise.all(ends)).toEqual([1001, 1001])
    // All of it or nothing: half of a frame would be an error of the protocol.
    expect(got.slice(1).map((data) => data.length)).toEqual(got.length > 1 ? [big.length] : [])
  })

  it('whose client has gone silent does not keep the server', async () => {
    const { origin, server, stop } = await openConsole({
      api: await startServer(
        http.createServer().on('upgrade', (_, socket: net.Socket) => {
          socket.on('error', () => undefined)
          socket.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
        }),
      ),
    })
    const { until } = await openRaw(
      origin,
      'GET /v1/stream HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    )
    await until('101 Switching')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stopped = stop(minute)
    vi.advanceTimersByTime(minute)
    expect(await stopped).toEqual({ cut: 0 })
    expect(server.listening).toBe(false)
  })
})
