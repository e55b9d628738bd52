/** What an API server may do that is broken or bad: this server says so, goes on, and lets nobody be misled. */
import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type net from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { LIMITS } from './http/limits.ts'
import { one } from './testing/certificates.ts'
import {
  exchange,
  openConsole,
  openRaw,
  request,
  startConnectionServer,
  startRawServer,
  startServer,
} from './testing/testing.ts'
import type { ConsoleOptions, OpenConsole } from './testing/testing.ts'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

/** A console in front of a server that answers each connection with these bytes. */
const openBefore = async (answer: string, options: ConsoleOptions = {}): Promise<OpenConsole> =>
  openConsole({ api: await startRawServer(answer), ...options })

const bodyOf = (answer: string): string => answer.slice(answer.indexOf('\r\n\r\n') + 4)

describe('an answer that lies about its length', () => {
  it('and ends before it breaks the connection to the browser', async () => {
    const lines: string[] = []
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', {
      log: (line) => lines.push(line),
    })
    await expect(request(new URL('/v1/a', origin))).rejects.toThrow('aborted')
    expect(lines).toEqual(['GET /v1/a: 502, The answer of the API server broke off.'])
  })

  it('in chunks and ends in the middle of one breaks it too', async () => {
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\nhalf')
    await expect(request(new URL('/v1/a', origin))).rejects.toThrow('aborted')
  })

  it('and goes on after it is cut where it said it ends', async () => {
    const { origin } = await openBefore(
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil',
    )
    expect(await request(new URL('/v1/a', origin))).toMatchObject({ status: 200, body: 'ok' })
    // One connection, and yet nothing of one answer is in the next.
    const text = await exchange(origin, get('/v1/a').replace('Connection: close\r\n', '') + get('/v1/b'))
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(2)
    expect(text).not.toContain('evil')
  })

  it.each([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 3'],
    ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked'],
    ['a length below zero', 'Content-Length: -1'],
  ])('by %s is refused', async (_, headers) => {
    const { origin } = await openBefore(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\nok`)
    const { status, body } = await request(new URL('/v1/a', origin))
    expect(status).toBe(502)
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining('sent no answer of HTTP (HPE_') })
  })

  it.each([204, 304])('of the status %d by sending a body has none', async (status) => {
    const { origin } = await openBefore(`HTTP/1.1 ${status} X\r\nContent-Length: 4\r\n\r\nevil`)
    expect(bodyOf(await exchange(origin, get('/v1/a')))).toBe('')
  })

  it('to HEAD by sending a body has none', async () => {
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil')
    expect(bodyOf(await exchange(origin, get('/v1/a').replace('GET', 'HEAD')))).toBe('')
  })
})

describe('an answer that is too large', () => {
  it('by its own word is refused', async () => {
    const { origin } = await openBefore(`HTTP/1.1 200 OK\r\nContent-Length: 2000\r\n\r\n${'x'.repeat(2000)}`, {
      limits: { maxAnswer: 1000 },
    })
    expect(await request(new URL('/v1/a', origin))).toMatchObject({ status: 502 })
  })

  it('without a word breaks off', async () => {
    const api = await startServer(
      http.createServer((_, res) => {
        res.on('error', () => undefined)
        const block = Buffer.alloc(100_000)
        const write = () => {
          while (!res.destroyed && res.write(block));
        }
        res.on('drain', write)
        write()
      }),
    )
    const { origin } = await openConsole({ api, limits: { maxAnswer: 1_000_000 } })
    await expect(request(new URL('/v1/a', origin))).rejects.toThrow('aborted')
  })

  it('in its head is refused', async () => {
    const { origin } = await openBefore(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(await request(new URL('/v1/a', origin))).toMatchObject({ status: 502 })
  })
})

it('bytes beyond ASCII in a header of an answer stay the bytes that they are: a name of a file became another one', async () => {
  const name = 'attachment; filename="gr\xc3\xbcn \xe9.txt"'
  const { origin } = await openBefore(`HTTP/1.1 200 OK\r\nContent-Disposition: ${name}\r\nContent-Length: 2\r\n\r\nok`)
  const answer = await exchange(origin, get('/v1/a'))
  expect(answer).toContain(`\r\ncontent-disposition: ${name}\r\n`)
  expect(bodyOf(answer)).toBe('ok')
})

describe('an API server that hangs', () => {
  afterEach(() => vi.useRealTimers())

  /** A server that takes requests and says only this. */
  async function openHanging(says = '', options: ConsoleOptions = {}) {
    const asked = Promise.withResolvers<net.Socket>()
    const api = await startConnectionServer((socket) =>
      socket.once('data', () => {
        socket.write(says)
        asked.resolve(socket)
      }),
    )
    return { ...(await openConsole({ api, ...options })), asked: asked.promise }
  }

  it('before it answers is given up after the time for answers, and let go', async () => {
    const { origin, asked } = await openHanging()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { socket, heard } = await openRaw(origin, get('/v1/a'))
    const ended = once(socket, 'end')
    const closed = once(await asked, 'close')
    vi.advanceTimersByTime(LIMITS.answerMs - 1)
    expect(heard()).toBe('')
    vi.advanceTimersByTime(1)
    await ended
    expect(heard()).toMatch(/^HTTP\/1\.1 504 Gateway Timeout\r\n/)
    expect(bodyOf(heard())).toContain('did not answer in time')
    await closed
  })

  it('in the middle of its answer breaks the connection to the browser', async () => {
    const lines: string[] = []
    const { origin } = await openHanging('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', {
      limits: { idleMs: 60 },
      log: (line) => lines.push(line),
    })
    await expect(request(new URL('/v1/a', origin))).rejects.toThrow('aborted')
    expect(lines).toEqual([expect.stringMatching(/^GET \/v1\/a: 504, The API server at .+ did not answer in time\.$/)])
  })

  it('does not count as hanging while it sends a little now and then', async () => {
    const api = await startServer(
      http.createServer(async (_, res) => {
        for (let i = 0; i < 8; i += 1) {
          res.write(String(i))
          await new Promise((resolve) => setTimeout(resolve, 40))
        }
        res.end()
      }),
    )
    // All of it takes longer than the limit; no pause does, on a busy machine either. `patience.test.ts` says the same without a clock.
    const { origin } = await openConsole({ api, limits: { idleMs: 300 } })
    expect((await request(new URL('/v1/a', origin))).body).toBe('01234567')
  })

  it('while it takes no more of an upload is told from a slow browser', async () => {
    const api = await startConnectionServer((socket) => void socket.once('data', () => socket.pause()))
    const { origin } = await openConsole({ api, limits: { idleMs: 100 } })
    const sent = http.request(new URL('/v1/a', origin), { method: 'PUT' })
    sent.on('error', () => undefined)
    const block = Buffer.alloc(1_000_000)
    const write = () => {
      while (!sent.destroyed && sent.write(block));
    }
    sent.on('drain', write)
    write()
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
    expect(answer.statusCode).toBe(504)
    sent.destroy()
  })

  it('before it takes up the connection is given up after the time for that', async () => {
    // The first address that is set aside for documents (RFC 5737): nobody answers, or the network refuses.
    const { origin } = await openConsole({ api: new URL('http://192.0.2.1:81'), limits: { connectMs: 60 } })
    const { status, body } = await request(new URL('/v1/a', origin))
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(/cannot be reached \(\w+\)\.$/) })
  })
})

describe('regression: a change that never left was said to be possible', () => {
  const write = async (api: URL) => {
    const { origin } = await openConsole({ api })
    const { status, body } = await request(new URL('/v1/a', origin), { method: 'POST', body: '{}' })
    return { status, message: String(JSON.parse(body).message) }
  }

  it('a server that no name leads to has got nothing', async () => {
    const { status, message } = await write(new URL('http://api.invalid'))
    expect(status).toBe(503)
    expect(message).toContain('Nothing was sent to it.')
  })

  it.each([
    ['speaks no TLS', () => startConnectionServer((socket) => socket.once('data', () => socket.end('no TLS\r\n')))],
    ['has a certificate that nobody vouches for', () => startServer(https.createServer(one))],
  ])('a server that %s has got nothing', async (_, start) => {
    const { host } = await start()
    const { status, message } = await write(new URL(`https://${host}`))
    expect(status).toBe(503)
    expect(message).toContain('Nothing was sent to it.')
  })

  it('a server that took up the connection and ended it may have got it', async () => {
    const { status, message } = await write(
      await startConnectionServer((socket) => socket.once('data', () => socket.destroy())),
    )
    expect(status).toBe(502)
    expect(message).toContain('ended the connection without an answer')
    expect(message).not.toContain('Nothing was sent')
  })
})

describe('an answer that sends a browser away', () => {
  const redirect = (location: string) => `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`

  it.each([
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    'javascript:alert(1)',
    'data:text/html,hi',
    'https://a@evil.example/',
    'http://',
  ])('to %s is refused', async (location) => {
    const { origin } = await openBefore(redirect(location))
    const { status, headers } = await request(new URL('/v1/a', origin))
    expect(status).toBe(502)
    expect(headers).not.toHaveProperty('location')
  })

  it.each([
    ['/projects?a=b#c', '/projects?a=b#c'],
    ['disks', '/v1/disks'],
    // Raw UTF-8, which browsers read as such.
    ['/disks/\xc3\xbc', '/disks/%C3%BC'],
    ['http://a/projects', '/projects'],
    // It knows not that there is TLS before it.
    ['https://a/projects', '/projects'],
    ['http://a//evil.example/', '/evil.example/'],
  ])('to %s stays here', async (location, here) => {
    const { origin } = await openBefore(redirect(location))
    const answer = await exchange(origin, get('/v1/a'))
    expect(answer).toContain(`\r\nlocation: ${here}\r\n`)
  })

  it('to its own address leads here, and does not name it', async () => {
    const api = await startServer(
      http.createServer((req, res) =>
        res.writeHead(303, { location: `http://127.0.0.1:${req.socket.localPort}/v1/b` }).end(),
      ),
    )
    const { origin } = await openConsole({ api })
    expect(await exchange(origin, get('/v1/a'))).toContain('\r\nlocation: /v1/b\r\n')
  })

  it('to an identity provider is let go by a sign-in, but not by a script', async () => {
    const idp = await openBefore(redirect('https://idp.example/sso?x=1'))
    expect(await exchange(idp.origin, get('/login/corp/saml/okta/redirect'))).toContain(
      '\r\nlocation: https://idp.example/sso?x=1\r\n',
    )
    const script = await openBefore(redirect('javascript:alert(1)'))
    expect((await request(new URL('/login', script.origin))).status).toBe(502)
  })

  it('by other headers stays', async () => {
    const others = [
      'Refresh: 0;url=https://evil.example/',
      'Alt-Svc: h2="evil.example:443"',
      'NEL: {"report_to":"x"}',
      'Report-To: {"endpoints":[{"url":"https://evil.example/"}]}',
      'Link: <https://evil.example/>; rel=preconnect',
      "Content-Security-Policy-Report-Only: default-src 'none'; report-uri https://evil.example/",
      'Clear-Site-Data: "storage"',
      'Accept-CH: Sec-CH-UA-Full-Version-List',
      'Critical-CH: Sec-CH-UA-Full-Version-List',
      'Service-Worker-Allowed: /',
      'X-Accel-Redirect: /etc/passwd',
      'X-Sendfile: /etc/passwd',
      'Strict-Transport-Security: max-age=0',
    ]
    const { origin } = await openBefore(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n${others.join('\r\n')}\r\n\r\nok`)
    const { status, headers } = await request(new URL('/v1/a', origin))
    expect(status).toBe(200)
    for (const line of others) expect(headers).not.toHaveProperty((line.split(':')[0] ?? '').toLowerCase())
  })
})

describe('headers of an answer', () => {
  it('that would begin another answer are refused', async () => {
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nX: a\rHTTP/1.1 200 OK\r\n\r\n')
    expect((await request(new URL('/v1/a', origin))).status).toBe(502)
  })

  it('say nothing of caches: then nobody keeps it', async () => {
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok')
    expect((await request(new URL('/v1/a', origin))).headers['cache-control']).toBe('no-store')
  })

  it('say something of caches: then that counts', async () => {
    const { origin } = await openBefore('HTTP/1.1 200 OK\r\nCache-Control: max-age=5\r\nContent-Length: 2\r\n\r\nok')
    expect((await request(new URL('/v1/a', origin))).headers['cache-control']).toBe('max-age=5')
  })
})
