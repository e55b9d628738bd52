import { once } from 'node:events'
import http from 'node:http'
import type net from 'node:net'
import type { Duplex } from 'node:stream'

import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'

import { CLOSING_MS } from '../http/refuse.ts'
import {
  build,
  exchange,
  openConsole,
  openRaw,
  request,
  startConnectionServer,
  startConsole,
  startRawServer,
  startServer,
} from '../testing/testing.ts'
import { HANDSHAKE_MS } from './upgrade.ts'

/** A request for a WebSocket, as raw text. */
const asking = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`

const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4)

describe('a WebSocket', () => {
  async function startSocketPair(): Promise<{ origin: URL; sockets: WebSocketServer }> {
    const server = http.createServer()
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', (socket, req) => {
      socket.send(`hello ${req.url}`)
      socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
    })
    return { origin: await startConsole({ api: await startServer(server) }), sockets }
  }
  const socketUrl = (origin: URL, path: string) => `ws://${origin.host}${path}`

  it('is joined end to end, with its close code', async () => {
    const { origin, sockets } = await startSocketPair()
    const socket = new WebSocket(socketUrl(origin, '/v1/instances/i/serial-console/stream?project=p'))
    const [hello] = await once(socket, 'message')
    expect(String(hello)).toBe('hello /v1/instances/i/serial-console/stream?project=p')
    const bytes = Buffer.alloc(300_000, 7)
    socket.send(bytes)
    const [back, isBinary] = await once(socket, 'message')
    expect(isBinary).toBe(true)
    expect(bytes.equals(back as Buffer)).toBe(true)
    for (const other of sockets.clients) other.close(1011, 'instance stopped')
    const [code, reason] = await once(socket, 'close')
    expect([code, String(reason)]).toEqual([1011, 'instance stopped'])
  })

  it('that breaks here breaks there', async () => {
    const { origin, sockets } = await startSocketPair()
    const socket = new WebSocket(socketUrl(origin, '/v1/stream'))
    await once(socket, 'message')
    const closed = Promise.all([...sockets.clients].map((other) => once(other, 'close')))
    socket.terminate()
    await expect(closed).resolves.toHaveLength(1)
  })
})

describe('a refused WebSocket', () => {
  /** A server that refuses each, in its own words. */
  const refusing = (): Promise<URL> =>
    startRawServer(
      'HTTP/1.1 403 Go Away\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nnope\r\n0\r\n\r\n',
    )

  it('says why in body and log, when its address is a page', async () => {
    const lines: string[] = []
    const origin = await startConsole({ log: (line) => lines.push(line) })
    const answer = await exchange(origin, asking('/projects?a=secret'))
    expect(answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/)
    expect(answer).toContain('x-content-type-options: nosniff\r\n')
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ message: 'There is no WebSocket at this address.' })
    expect(lines).toEqual(['GET /projects: 404, There is no WebSocket at this address.'])
  })

  it('keeps status and body of the server, and is logged', async () => {
    const lines: string[] = []
    const origin = await startConsole({ api: await refusing(), log: (line) => lines.push(line) })
    const answer = await exchange(origin, asking('/v1/stream?a=secret'))
    expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/)
    expect(answer).toContain("content-security-policy: sandbox; frame-ancestors 'none'\r\n")
    expect(answer).not.toContain('transfer-encoding')
    expect(bodyOf(answer)).toBe('nope')
    expect(lines).toEqual(['GET /v1/stream: 403, the API server refused the WebSocket.'])
  })

  it.each([
    ['there is no server', () => Promise.resolve(new URL('http://127.0.0.1:9')), 'cannot be reached', 503],
    [
      'the server changes to another protocol',
      () => startRawServer('HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n'),
      'changed to \\"h2c\\"',
      502,
    ],
    ['the status is none', () => startRawServer('HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'), 'status 99', 502],
    ['the status has four digits', () => startRawServer('HTTP/1.1 1000 Odd\r\nContent-Length: 0\r\n\r\n'), 'HPE_', 502],
    ['the server ends without a word', () => startRawServer(''), 'ended the connection without an answer', 502],
  ])('is an error of the API when %s', async (_, start, why, status) => {
    const lines: string[] = []
    const origin = await startConsole({ api: await start(), log: (line) => lines.push(line) })
    const answer = await exchange(origin, asking('/v1/stream'))
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(bodyOf(answer)).toContain(why)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^GET /v1/stream: ${status}, The API server `))])
  })

  describe('that sends the client away', () => {
    const redirect = (...locations: string[]): Promise<URL> =>
      startRawServer(
        `HTTP/1.1 302 Found\r\n${locations.map((one) => `Location: ${one}\r\n`).join('')}Content-Length: 0\r\n\r\n`,
      )

    it.each([
      ['to another site', ['https://evil.example/']],
      ['to two places', ['/v1/a', 'https://evil.example/']],
    ])('regression: a refused WebSocket could lead %s', async (_, locations) => {
      const lines: string[] = []
      const origin = await startConsole({ api: await redirect(...locations), log: (line) => lines.push(line) })
      const answer = await exchange(origin, asking('/v1/x'))
      expect(answer).toMatch(/^HTTP\/1\.1 502 /)
      expect(answer).not.toMatch(/^location:/im)
      expect(bodyOf(answer)).toContain('it leads to another site')
      expect(lines).toEqual([expect.stringMatching(/^GET \/v1\/x: 502, The API server /)])
    })

    it('stays here where it leads to the API server', async () => {
      const answer = await exchange(await startConsole({ api: await redirect('http://a/v1/y') }), asking('/v1/x'))
      expect(answer).toMatch(/^HTTP\/1\.1 302 Found\r\n/)
      expect(answer).toContain('\r\nlocation: /v1/y\r\n')
    })
  })

  it('whose client resets the connection does not end the server', async () => {
    const { origin, server } = await openConsole({ api: await refusing() })
    // Whether the reset is there before the answer is written is chance: often enough it is.
    for (const path of Array.from({ length: 10 }, () => ['/projects', '/v1/stream']).flat()) {
      const closed = new Promise((resolve) => server.once('connection', (served) => void served.once('close', resolve)))
      const { socket } = await openRaw(origin, asking(path))
      socket.resetAndDestroy()
      await closed
    }
    expect((await request(new URL('/', origin))).body).toBe(build['index.html'])
  })

  describe('whose client', () => {
    afterEach(() => vi.useRealTimers())

    it.each(['/projects', '/v1/stream'])('never closes its side of %s does not keep a connection', async (path) => {
      const { origin, server } = await openConsole({ api: await refusing() })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const accepted = once(server, 'connection') as Promise<[net.Socket]>
      const { socket } = await openRaw(origin, asking(path))
      const [served] = await accepted
      const closed = once(served, 'close')
      await once(socket, 'end')
      vi.advanceTimersByTime(CLOSING_MS)
      await closed
      expect(socket.writable).toBe(true)
    })

    it('waits for a server that says nothing is told so in the end', async () => {
      const asked = Promise.withResolvers<void>()
      const api = await startConnectionServer((socket) => void socket.once('data', () => asked.resolve()))
      const origin = await startConsole({ api })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const { socket, heard } = await openRaw(origin, asking('/v1/stream'))
      await asked.promise
      vi.advanceTimersByTime(HANDSHAKE_MS)
      await once(socket, 'end')
      expect(heard()).toMatch(/^HTTP\/1\.1 504 Gateway Timeout\r\n/)
    })

    it('leaves before the server answers is not waited for at the server', async () => {
      const asked = Promise.withResolvers<net.Socket>()
      const api = await startConnectionServer((socket) => void socket.once('data', () => asked.resolve(socket)))
      const { socket } = await openRaw(await startConsole({ api }), asking('/v1/stream'))
      const atServer = await asked.promise
      const closed = once(atServer, 'close')
      socket.resetAndDestroy()
      await closed
      expect(atServer.destroyed).toBe(true)
    })
  })
})

describe('a request to change to another protocol', () => {
  const h2c =
    'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n'

  it('is a request like any other: h2c was tunnelled, and a POST lost its body', async () => {
    const api = await startServer(
      http
        .createServer((req, res) => {
          let body = ''
          req.on('data', (chunk: Buffer) => (body += chunk.toString()))
          req.on('end', () => res.end(JSON.stringify({ body, names: Object.keys(req.headers) })))
        })
        .on('upgrade', (_, socket: Duplex) => socket.end('HTTP/1.1 101 Switching\r\n\r\ntunnelled')),
    )
    const text = await exchange(
      await startConsole({ api }),
      `POST /v1/projects HTTP/1.1\r\nHost: a\r\n${h2c}Content-Length: 12\r\n\r\n{"name":"a"}`,
    )
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    const { body, names } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
    expect(body).toBe('{"name":"a"}')
    expect(names).not.toContain('upgrade')
    expect(names).not.toContain('http2-settings')
  })

  it('gets the page it asked for', async () => {
    expect(await exchange(await startConsole(), `GET / HTTP/1.1\r\nHost: a\r\n${h2c}\r\n`)).toContain(
      build['index.html'],
    )
  })

  it('to a WebSocket with a body is a request like any other', async () => {
    const api = await startServer(http.createServer((req, res) => req.pipe(res)))
    const { until, heard } = await openRaw(
      await startConsole({ api }),
      `${asking('/v1/stream', 'Content-Length: 5\r\n')}hello`,
    )
    await until('hello')
    expect(heard()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })
})
