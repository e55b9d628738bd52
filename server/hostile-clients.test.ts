/** What clients may send that was not made by a browser, over bare connections: none of it gets to the API server as something else. */
import { once } from 'node:events'
import http from 'node:http'

import { describe, expect, it } from 'vitest'

import { MAX_PIPELINED } from './http/limits.ts'
import { SANDBOX } from './http/security-headers.ts'
import { exchange, openConsole, openRaw, request, startConsole, startServer } from './testing/testing.ts'
import type { ConsoleOptions } from './testing/testing.ts'

/** A console in front of a server that notes the targets of what it is asked. */
async function openNoting(options: ConsoleOptions = {}) {
  const asked: string[] = []
  const api = await startServer(
    http.createServer((req, res) => {
      asked.push(`${req.method} ${req.url}`)
      req.resume().on('end', () => res.end(`api ${req.url}`))
    }),
  )
  return { asked, api, ...(await openConsole({ api, ...options })) }
}

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

/** What every answer of this server itself has. */
function expectSafe(answer: string): void {
  const head = answer.slice(0, answer.indexOf('\r\n\r\n'))
  for (const line of [
    `content-security-policy: ${SANDBOX}`,
    'x-content-type-options: nosniff',
    'referrer-policy: same-origin',
    'permissions-policy: camera=()',
    'cache-control: no-store',
    'x-request-id: ',
  ])
    expect(head).toContain(`\r\n${line}`)
  expect(answer.slice(answer.indexOf('\r\n\r\n'))).toMatch(/^\r\n\r\n\{"request_id":".+","message":".+"\}$/)
}

const host = 'Host: a\r\n'
const chunked = 'Transfer-Encoding: chunked\r\n'
const smuggled = 'GET /v1/secret HTTP/1.1\r\nHost: a\r\n\r\n'

describe('is refused, and reaches nobody', () => {
  it.each<[string, number, string]>([
    // Framing that two servers may read in two ways.
    ['both lengths', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: 6\r\n${chunked}\r\n0\r\n\r\n${smuggled}`],
    ['two lengths', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: 0\r\nContent-Length: 38\r\n\r\n${smuggled}`],
    ['a list of lengths', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: 0, 38\r\n\r\n${smuggled}`],
    ['a length with a sign', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: +38\r\n\r\n${smuggled}`],
    ['a length in hexadecimal', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: 0x26\r\n\r\n${smuggled}`],
    ['a length below zero', 400, `POST /v1/a HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n${smuggled}`],
    ['a coding before chunked', 501, `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`],
    [
      'a coding after chunked',
      400,
      `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    ],
    ['chunked twice', 400, `POST /v1/a HTTP/1.1\r\n${host}${chunked}${chunked}\r\n0\r\n\r\n${smuggled}`],
    [
      'a coding that looks like chunked',
      501,
      `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    ],
    [
      'a coding with a vertical tab',
      400,
      `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a space before the colon', 400, `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a folded header', 400, `POST /v1/a HTTP/1.1\r\n${host}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
    ['chunks in HTTP/1.0', 400, `POST /v1/a HTTP/1.0\r\n${host}${chunked}\r\n0\r\n\r\n`],
    ['a bare line feed', 400, `GET /v1/a HTTP/1.1\n${host}X: y\n\n`],
    [
      'a bare carriage return in a header',
      400,
      `GET /v1/a HTTP/1.1\r\n${host}X: a\rTransfer-Encoding: chunked\r\n\r\n`,
    ],
    ['a null in a header', 400, `GET /v1/a HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`],
    ['a character in a header that cannot be sent on', 400, `GET /v1/a HTTP/1.1\r\n${host}X: a\x7fb\r\n\r\n`],
    ['a header without a name', 400, `GET /v1/a HTTP/1.1\r\n${host}: x\r\n\r\n`],

    // Targets that mean one place here and another one there.
    ['a path that climbs', 400, `GET /v1/../internal HTTP/1.1\r\n${host}\r\n`],
    ['an escaped path that climbs', 400, `GET /v1/%2e%2E/internal HTTP/1.1\r\n${host}\r\n`],
    ['a path that climbs by backslashes', 400, `GET /v1/..\\internal HTTP/1.1\r\n${host}\r\n`],
    ['a path that climbs by escaped slashes', 400, `GET /v1/disks/..%2f..%2Finternal HTTP/1.1\r\n${host}\r\n`],
    ['a path that climbs by escaped backslashes', 400, `GET /v1/disks/..%5cinternal HTTP/1.1\r\n${host}\r\n`],
    ['a path that climbs behind a parameter', 400, `GET /v1/..;x=1/internal HTTP/1.1\r\n${host}\r\n`],
    ['a file outside', 400, `GET /%2e%2e/%2e%2e/etc/hosts.json HTTP/1.1\r\n${host}\r\n`],
    ['a file outside, by backslashes', 400, `GET /..%5c..%5cpackage.json HTTP/1.1\r\n${host}\r\n`],
    ['another host in the target', 400, `GET http://evil.example/v1/a HTTP/1.1\r\n${host}\r\n`],
    ['a name and password in the target', 400, `GET http://u:p@a/v1/a HTTP/1.1\r\n${host}\r\n`],
    ['another protocol in the target', 400, `GET file:///etc/passwd HTTP/1.1\r\n${host}\r\n`],
    ['no path', 400, `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
    ['a fragment', 400, `GET /v1/a#/../b HTTP/1.1\r\n${host}\r\n`],
    ['raw bytes in the target', 400, `GET /v1/\xc3\xbc HTTP/1.1\r\n${host}\r\n`],
    ['a tunnel to another server', 405, `CONNECT internal:22 HTTP/1.1\r\n${host}\r\n`],
    ['TRACE, which repeats cookies', 405, `TRACE /v1/a HTTP/1.1\r\n${host}Cookie: session=1\r\n\r\n`],

    // Names.
    ['an unknown host', 421, 'GET /v1/a HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['an unknown host, for a page', 421, 'GET / HTTP/1.1\r\nHost: evil.example:4000\r\n\r\n'],
    ['a host that only begins like ours', 421, 'GET / HTTP/1.1\r\nHost: a.evil.example\r\n\r\n'],
    ['a host that only ends like an address', 421, 'GET / HTTP/1.1\r\nHost: evil.127.0.0.1\r\n\r\n'],
    ['a host with a path', 421, 'GET / HTTP/1.1\r\nHost: a/b\r\n\r\n'],
    ['a host with a name before it', 421, 'GET / HTTP/1.1\r\nHost: evil@a\r\n\r\n'],
    ['an empty host', 421, 'GET / HTTP/1.1\r\nHost: \r\n\r\n'],
    ['two hosts', 400, 'GET /v1/a HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\n\r\n'],
    ['a host that another header claims', 421, 'GET / HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: a\r\n\r\n'],
    ['no host', 400, 'GET /v1/a HTTP/1.0\r\n\r\n'],
    // Both got a bare 400 without any header, the first two of Node, the others of what answers with pages.
    ['no host, where one is due', 400, 'GET /v1/a HTTP/1.1\r\n\r\n'],
    ['no host, where one is due, to the health path', 400, 'GET /-/healthz HTTP/1.1\r\n\r\n'],
    ['a host with a port that is none', 421, 'GET / HTTP/1.1\r\nHost: a:99999\r\n\r\n'],
    ['an address in another spelling', 421, 'GET / HTTP/1.1\r\nHost: [0::1]\r\n\r\n'],
    ['an address as a number', 421, 'GET / HTTP/1.1\r\nHost: 127.1\r\n\r\n'],
    ['a backslash in the path', 400, `GET /a\\b HTTP/1.1\r\n${host}\r\n`],

    // Others.
    ['no HTTP', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['HTTP/2 without asking', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['another version', 400, `GET /v1/a HTTP/3.7\r\n${host}\r\n`],
    ['an unknown method', 400, `SMUGGLE /v1/a HTTP/1.1\r\n${host}\r\n`],
    ['an expectation that nobody knows', 417, `GET /v1/a HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`],
    ['a head that is too large', 431, `GET /v1/a HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a target that is too large', 431, `GET /v1/${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`],
    ['very many headers', 431, `GET /v1/a HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(5000)}\r\n`],
    [
      'a body that says it is too large',
      413,
      `PUT /v1/a HTTP/1.1\r\n${host}Content-Length: 2000\r\n\r\n${'x'.repeat(2000)}`,
    ],
    [
      'a body that says it is too large before it is sent',
      413,
      `PUT /v1/a HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2000\r\n\r\n`,
    ],
  ])('%s', async (_, status, text) => {
    const { origin, asked } = await openNoting({ limits: { maxBody: 1000 } })
    const answer = await exchange(origin, text)
    expect(statusOf(answer)).toBe(status)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expectSafe(answer)
    expect(asked).toEqual([])
    // And it goes on.
    expect((await request(new URL('/v1/next', origin))).body).toBe('api /v1/next')
  })

  it('a body that becomes too large on the way', async () => {
    const { origin } = await openNoting({ limits: { maxBody: 100_000 } })
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const answer = await exchange(origin, `PUT /v1/a HTTP/1.1\r\n${host}${chunked}\r\n${chunk.repeat(5)}`)
    expect(statusOf(answer)).toBe(413)
    expectSafe(answer)
  })
})

describe('is taken for what it is', () => {
  it('a target that names the very host that was asked', async () => {
    const { origin, asked } = await openNoting()
    const answer = await exchange(origin, `GET http://A/v1/a?b=c HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    expect(statusOf(answer)).toBe(200)
    expect(asked).toEqual(['GET /v1/a?b=c'])
  })

  it('a target with two slashes, which names no other host', async () => {
    const { origin, asked } = await openNoting()
    const answer = await exchange(origin, `GET //evil.example/v1/a HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    expect(answer).toContain('<title>Console</title>')
    expect(asked).toEqual([])
  })

  it('an escaped line break, which stays escaped', async () => {
    const { origin, asked } = await openNoting()
    await exchange(origin, `GET /v1/a%0d%0aX-Evil:%201 HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)
    expect(asked).toEqual(['GET /v1/a%0d%0aX-Evil:%201'])
  })

  it('what follows a refused request on its connection is not read', async () => {
    const { origin, asked } = await openNoting()
    const refused = `GET /v1/../a HTTP/1.1\r\n${host}\r\n`
    const answer = await exchange(origin, refused + smuggled)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
    expect(asked).toEqual([])
  })

  it.each([
    ['PUT', 405],
    ['GET', 200],
  ])('a body that the console does not want is not read to its end: %s', async (method, status) => {
    const { origin } = await openNoting()
    const answer = await exchange(
      origin,
      `${method} /projects HTTP/1.1\r\n${host}Content-Length: 1000000000\r\n\r\nbegun`,
    )
    expect(statusOf(answer)).toBe(status)
    expect(answer).toMatch(/^connection: close\r$/im)
  })

  it('a body that is refused is read on for a while: closed at once, its sender would be reset and never read why', async () => {
    const { origin } = await openNoting({ limits: { maxBody: 1000 } })
    const size = 20_000_000
    const { socket, heard } = await openRaw(origin, `PUT /v1/a HTTP/1.1\r\n${host}Content-Length: ${size}\r\n\r\n`)
    const errors: Error[] = []
    socket.on('error', (error) => errors.push(error))
    const ended = once(socket, 'end')
    for (let sent = 0; sent < size && errors.length === 0; sent += 100_000)
      if (!socket.write(Buffer.alloc(100_000))) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
    socket.end()
    await ended
    expect(statusOf(heard())).toBe(413)
    expect(errors).toEqual([])
  })

  it('a body that is waited for is asked for', async () => {
    const { origin, asked } = await openNoting()
    const { socket, until } = await openRaw(
      origin,
      `PUT /v1/a HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
    )
    await until('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write('hello')
    await until('api /v1/a')
    expect(asked).toEqual(['PUT /v1/a'])
  })
})

describe('a slow client', () => {
  it('that never ends the head of its request is told so', async () => {
    const { origin } = await openNoting({ limits: { headersMs: 60 } })
    const answer = await exchange(origin, `GET /v1/a HTTP/1.1\r\n${host}X: `)
    expect(statusOf(answer)).toBe(408)
    expectSafe(answer)
  })

  it('that stops in the middle of a body is told so, and the API server is let go', async () => {
    const closed = Promise.withResolvers<void>()
    const api = await startServer(
      http.createServer((req) => {
        req.on('error', () => undefined)
        req.on('close', () => closed.resolve())
        req.resume()
      }),
    )
    const { origin } = await openConsole({ api, limits: { idleMs: 60 } })
    const answer = await exchange(origin, `PUT /v1/a HTTP/1.1\r\n${host}Content-Length: 100\r\n\r\nhalf`)
    expect(statusOf(answer)).toBe(408)
    expectSafe(answer)
    await closed.promise
  })

  it('that does not read its answer loses its connection, and the API server is let go', async () => {
    const closed = Promise.withResolvers<void>()
    const api = await startServer(
      http.createServer((_, res) => {
        res.on('close', () => closed.resolve())
        const block = Buffer.alloc(1_000_000)
        const write = () => {
          while (res.write(block));
        }
        res.on('drain', write)
        write()
      }),
    )
    const errors: string[] = []
    // Long enough that a busy machine does not make the API server look silent before the browser does.
    const { origin } = await openConsole({ api, limits: { idleMs: 500 }, log: (line) => errors.push(line) })
    const { socket } = await openRaw(origin, `GET /v1/a HTTP/1.1\r\n${host}\r\n`)
    socket.pause()
    await closed.promise
    expect(errors).toEqual(['GET /v1/a: 408, Nothing has come from the browser for too long.'])
  })

  it('may send many requests at once, but few of them reach the API server before it has answered', async () => {
    let reached = 0
    const api = await startServer(http.createServer(() => (reached += 1)))
    const refused: string[] = []
    const { origin } = await openConsole({ api, log: (line) => refused.push(line) })
    await openRaw(origin, `GET /v1/a HTTP/1.1\r\n${host}\r\n`.repeat(100))
    await expect.poll(() => refused.length).toBe(100 - MAX_PIPELINED)
    expect(new Set(refused)).toEqual(
      new Set(['GET /v1/a: 429, Too many requests of this connection wait for their answers.']),
    )
    await expect.poll(() => reached).toBe(MAX_PIPELINED)
  })
})

describe('too many connections', () => {
  it('are closed, and one that ends makes room', async () => {
    const { origin, server } = await openNoting({ limits: { maxConnections: 2 } })
    const kept = [await openRaw(origin), await openRaw(origin)]
    await expect(exchange(origin, `GET / HTTP/1.1\r\n${host}\r\n`)).resolves.toBe('')
    const [first] = kept
    first?.socket.destroy()
    await expect.poll(() => new Promise((done) => server.getConnections((_, count) => done(count)))).toBe(1)
    expect((await request(new URL('/v1/a', origin))).status).toBe(200)
  })
})

describe('every answer', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/assets/index-B1c2D3e.js'],
    ['GET', '/assets/gone.js'],
    ['PUT', '/projects'],
    ['GET', '/v1/a'],
    ['GET', '/login'],
    ['GET', '/-/healthz'],
    ['GET', '/-/readyz'],
  ])('%s %s frames nothing, and says no more than it must', async (method, path) => {
    const { headers } = await request(new URL(path, (await openNoting()).origin), { method })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.any(String),
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

it('a console without a server behind it refuses the same', async () => {
  const origin = await startConsole()
  expect(statusOf(await exchange(origin, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n'))).toBe(421)
  expect(statusOf(await exchange(origin, `GET /../a HTTP/1.1\r\n${host}\r\n`))).toBe(400)
})

it('what a client sends does nothing to the terminal that shows the log', async () => {
  const lines: string[] = []
  const { origin } = await openNoting({ log: (line) => lines.push(line) })
  const page = 'Connection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://\x9b31m\r\n'
  await exchange(origin, `GET /v1/a HTTP/1.1\r\n${host}${page}\r\n`)
  expect(lines).toEqual([expect.stringMatching(/^GET \/v1\/a: 403, Pages of http:\/\/%C2%9B31m [ -~]+$/)])
})
