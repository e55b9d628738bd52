/** Limits of WebSockets, and who may open one. */
import { once } from 'node:events'
import http from 'node:http'
import type net from 'node:net'
import type { Duplex } from 'node:stream'

import { describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { trustOf } from '../http/origin.ts'
import { exchange, openConsole, openRaw, startServer, stopTimers } from '../testing/testing.ts'
import type { ConsoleOptions } from '../testing/testing.ts'

/** A console in front of a server that sends back what it is sent. */
async function openSockets(options: ConsoleOptions = {}) {
  const api = http.createServer()
  const sockets = new WebSocketServer({ server: api })
  const closed: number[] = []
  sockets.on('connection', (socket) => {
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
    socket.on('close', (code) => closed.push(code))
  })
  const opened = await openConsole({ api: await startServer(api), ...options })
  const connect = async () => {
    const socket = new WebSocket(`ws://${opened.origin.host}/v1/stream`)
    await once(socket, 'open')
    return socket
  }
  return { ...opened, sockets, closed, connect }
}

const asking = (...lines: string[]): string =>
  `${['GET /v1/stream HTTP/1.1', ...lines, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='].join('\r\n')}\r\n\r\n`

const codeOf = async (socket: WebSocket): Promise<number> => {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

describe('WebSockets', () => {
  it('are refused beyond a number, and one that ends makes room', async () => {
    const lines: string[] = []
    const { origin, connect } = await openSockets({ limits: { maxSockets: 2 }, log: (line) => lines.push(line) })
    const [first] = [await connect(), await connect()]
    expect(await exchange(origin, asking('Host: a'))).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
    expect(lines).toEqual(['GET /v1/stream: 503, There are 2 WebSockets open, and no more are allowed.'])
    first?.terminate()
    await expect
      .poll(async () => {
        const { socket, heard } = await openRaw(origin, asking('Host: a'))
        await once(socket, 'data')
        return heard()
      })
      .toMatch(/^HTTP\/1\.1 101 /)
  })

  it('that are only asked for count too', async () => {
    const api = await startServer(
      http.createServer().on('upgrade', (_, socket: net.Socket) => socket.on('error', () => undefined)),
    )
    const { origin } = await openConsole({ api, limits: { maxSockets: 1 } })
    const first = await openRaw(origin, asking('Host: a'))
    await expect.poll(() => exchange(origin, asking('Host: a'))).toMatch(/^HTTP\/1\.1 503 /)
    expect(first.heard()).toBe('')
    first.socket.destroy()
  })

  it('in which nothing is said for too long are closed as "going away", at both ends', async () => {
    const { connect, closed } = await openSockets({ limits: { socketIdleMs: 100 } })
    expect(await codeOf(await connect())).toBe(1001)
    await expect.poll(() => closed).toEqual([1001])
  })

  it('in which something is said now and then stay', async () => {
    const { connect, closed } = await openSockets({ limits: { socketIdleMs: 150 } })
    stopTimers()
    const socket = await connect()
    for (let i = 0; i < 4; i += 1) {
      socket.send(String(i))
      await once(socket, 'message')
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(closed).toEqual([])
    socket.terminate()
  })

  it('of which a client sends too long a frame are closed as "too big", and the server never sees it', async () => {
    const { connect, closed, sockets } = await openSockets({ limits: { maxFrame: 1000 } })
    const seen: number[] = []
    sockets.on('connection', (socket) => socket.on('message', (data: Buffer) => seen.push(data.length)))
    const socket = await connect()
    socket.send(Buffer.alloc(1000))
    await once(socket, 'message')
    socket.send(Buffer.alloc(1001))
    expect(await codeOf(socket)).toBe(1009)
    await expect.poll(() => closed).toEqual([1009])
    expect(seen).toEqual([1000])
  })

  it('of which the server sends too long a frame are closed as "too big"', async () => {
    const { connect, sockets } = await openSockets({ limits: { maxFrame: 1000 } })
    const socket = await connect()
    for (const one of sockets.clients) one.send(Buffer.alloc(5000))
    expect(await codeOf(socket)).toBe(1009)
  })

  it('of a client that does not read are not stored here', async () => {
    const { origin, sockets } = await openSockets()
    const joined = once(sockets, 'connection') as Promise<[WebSocket]>
    const { socket } = await openRaw(origin, asking('Host: a'))
    const [server] = await joined
    socket.pause()
    const block = Buffer.alloc(1_000_000)
    for (let i = 0; i < 60; i += 1) server.send(block)
    // What the systems keep for three connections, and nothing of any size besides.
    await expect.poll(() => server.bufferedAmount).toBeGreaterThan(30_000_000)
    socket.destroy()
  })
})

describe('a page', () => {
  it.each([
    ['of this console', 'a', 'http://a', 101],
    ['of this console behind TLS', 'a', 'https://a', 101],
    ['of this console, in other letters', 'A', 'http://a', 101],
    ['of another site', 'a', 'http://evil.example', 403],
    ['of another port', 'a', 'http://a:81', 403],
    ['of nowhere', 'a', 'null', 403],
  ])('%s opens a WebSocket: %s from %s', async (_, host, from, status) => {
    const { origin, sockets } = await openSockets()
    const { socket, heard } = await openRaw(origin, asking(`Host: ${host}`, `Origin: ${from}`))
    await once(socket, 'data')
    expect(heard()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(sockets.clients.size).toBe(status === 101 ? 1 : 0)
  })

  it('is told why not, and what to do about a proxy that changes the host', async () => {
    const lines: string[] = []
    const { origin } = await openSockets({ log: (line) => lines.push(line) })
    const answer = await exchange(origin, asking('Host: a', 'Origin: https://console.example'))
    const why =
      'Pages of https://console.example may not open a WebSocket here: the request came for a. ' +
      'A proxy in between has to keep the header Host, or to be named by --trust-proxy and send X-Forwarded-Host.'
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ message: why })
    expect(lines).toEqual([`GET /v1/stream: 403, ${why}`])
  })

  it('behind a trusted proxy that changes the host opens one', async () => {
    const { origin } = await openSockets({ trust: trustOf(['loopback']) })
    const { until, heard } = await openRaw(
      origin,
      asking('Host: a', 'X-Forwarded-Host: console.example', 'Origin: https://console.example'),
    )
    await until('\r\n\r\n')
    expect(heard()).toMatch(/^HTTP\/1\.1 101 /)
  })
})

it('the request for a WebSocket is refused like any other: unknown host, a path that climbs', async () => {
  const { origin } = await openSockets()
  expect(await exchange(origin, asking('Host: evil.example'))).toMatch(/^HTTP\/1\.1 421 /)
  expect(await exchange(origin, asking('Host: a').replace('/v1/stream', '/v1/../stream'))).toMatch(/^HTTP\/1\.1 400 /)
})

it('a header that cannot be passed on refuses a WebSocket, and does not end this server', async () => {
  const { origin, connect } = await openSockets()
  expect(await exchange(origin, asking('Host: a', 'X: a\x7fb'))).toMatch(/^HTTP\/1\.1 400 /)
  const socket = await connect()
  socket.terminate()
})

it('a WebSocket that is asked for before the end and answered after it is closed as "going away"', async () => {
  const asked = Promise.withResolvers<Duplex>()
  const api = await startServer(http.createServer().on('upgrade', (_, socket) => asked.resolve(socket)))
  const { origin, stop } = await openConsole({ api })
  const { socket, until } = await openRaw(origin, asking('Host: a'))
  const atServer = await asked.promise
  const stopped = stop(60_000)
  atServer.write('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  atServer.on('end', () => atServer.end()).resume()
  await until('\x88\x02\x03\xe9')
  socket.end()
  expect(await stopped).toEqual({ cut: 0 })
})

it('what a client still says while it is told the end does not reset its connection before it has read it', async () => {
  const { origin, sockets, stop } = await openSockets()
  const joined = once(sockets, 'connection')
  const { socket, until, heard } = await openRaw(origin, asking('Host: a'))
  await until('\r\n\r\n')
  await joined
  const errors: Error[] = []
  socket.on('error', (error) => errors.push(error))
  // A frame of 50 bytes, masked with zeros, again and again.
  const frame = Buffer.concat([Buffer.from([0x82, 0x80 | 50, 0, 0, 0, 0]), Buffer.alloc(50)])
  const talk = setInterval(() => socket.write(Buffer.concat(Array.from({ length: 500 }, () => frame))), 1)
  await until('\x82')
  const stopped = stop(60_000)
  await once(socket, 'end')
  clearInterval(talk)
  socket.end()
  await stopped
  expect(errors).toEqual([])
  expect(heard().endsWith('\x88\x02\x03\xe9')).toBe(true)
})
