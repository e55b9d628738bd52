import http from 'node:http'
import net from 'node:net'

import { describe, expect, it } from 'vitest'

import { exchange, request, startConsole, startRawServer, startServer } from '../testing/testing.ts'
import { whyRefused } from './admission.ts'
import { CLAIMS } from './claims.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { originOf } from './origin.ts'

/** A console in front of a server that answers with the headers and the body that it got. */
async function startEcho(): Promise<URL> {
  const server = http.createServer((req, res) => {
    let body = ''
    req.setEncoding('latin1')
    req.on('data', (text: string) => (body += text))
    req.on('end', () => res.end(JSON.stringify({ method: req.method, headers: req.headers, body })))
  })
  return startConsole({ api: await startServer(server) })
}

async function echoed(origin: URL, text: string): Promise<{ headers: Record<string, string>; body: string }> {
  const answer = await exchange(origin, text)
  return JSON.parse(answer.slice(answer.indexOf('{"method"'), answer.lastIndexOf('}') + 1))
}

/** What the console says to an answer of the API. */
async function passedOn(answer: string, path = '/v1/me'): Promise<http.IncomingHttpHeaders> {
  const origin = await startConsole({ api: await startRawServer(answer) })
  return (await request(new URL(path, origin))).headers
}

describe('hop-by-hop headers', () => {
  const hop = [
    'Keep-Alive: timeout=9',
    'Proxy-Authenticate: Basic',
    'Proxy-Connection: keep-alive',
    'TE: trailers',
    'Trailer: x-sum',
    'X-Private: 1',
  ].join('\r\n')
  const names = ['keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'x-private']

  it('of a request stay here', async () => {
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close, x-private\r\nProxy-Authorization: p\r\n${hop}\r\n\r\n`,
    )
    expect(headers).not.toHaveProperty('proxy-authorization')
    for (const name of names) expect(headers).not.toHaveProperty(name)
    expect(headers['connection']).toBe('close')
  })

  it('of an answer stay here', async () => {
    const headers = await passedOn(
      `HTTP/1.1 200 OK\r\nConnection: close, x-private\r\n${hop}\r\nX-Public: 1\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(headers).toHaveProperty('x-public', '1')
    // Node's own, for this connection.
    delete headers['keep-alive']
    for (const name of names) expect(headers).not.toHaveProperty(name)
  })

  it('"Connection: content-length" does not take the length off a body, which would become a request of its own', async () => {
    const smuggled = 'GET /v1/secret HTTP/1.1\r\nHost: a\r\n\r\n'
    const seen = await echoed(
      await startEcho(),
      `DELETE /v1/disks/d HTTP/1.1\r\nHost: a\r\nConnection: close, content-length, host\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    )
    expect(seen).toMatchObject({ method: 'DELETE', body: smuggled, headers: { host: 'a' } })
  })
})

describe('who asked', () => {
  it('is said by this server and not by the client', async () => {
    const claims = [
      'Forwarded: for=10.0.0.1;proto=https',
      'X-Forwarded-For: 10.0.0.1',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Prefix: /evil',
      'X-Real-IP: 10.0.0.1',
    ].join('\r\n')
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: console.example\r\nConnection: close\r\n${claims}\r\n\r\n`,
    )
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'console.example',
      'x-forwarded-proto': 'http',
    })
    for (const name of ['forwarded', 'x-forwarded-prefix', 'x-real-ip']) expect(headers).not.toHaveProperty(name)
  })

  it('is not said with underscores either, which many servers take for hyphens', async () => {
    const claims = 'X_Forwarded_For: 10.0.0.1\r\nX-Forwarded_Host: evil.example\r\nX_Real_IP: 10.0.0.1'
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${claims}\r\n\r\n`,
    )
    expect(Object.keys(headers).filter((name) => /forwarded|real/.test(name))).toEqual([
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ])
  })
})

it.each(['X-Original-URL', 'X-Rewrite-URL', 'X_Original_URI'])(
  'a client cannot ask for another path than the one in its target: %s',
  async (name) => {
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${name}: /internal\r\n\r\n`,
    )
    expect(Object.values(headers)).not.toContain('/internal')
  },
)

describe('regression: siblings of headers that stay here reached the API server', () => {
  const underscored = [
    'X_Forwarded',
    'Forwarded_For',
    'X_Client_IP',
    'Remote_User',
    'X_Original_Host',
    'X_HTTP_Method_Override',
  ]
  it.each([...CLAIMS, ...underscored])('%s', async (name) => {
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${name}: claimed\r\n\r\n`,
    )
    expect(Object.values(headers)).not.toContain('claimed')
  })

  it('while headers with a name alike go on', async () => {
    const names = ['x-client-version', 'x-remote', 'x-method-name', 'forwardedly']
    const { headers } = await echoed(
      await startEcho(),
      `GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${names.map((name) => `${name}: meant\r\n`).join('')}\r\n`,
    )
    for (const name of names) expect(headers).toHaveProperty(name, 'meant')
  })
})

describe('a header called __proto__', () => {
  it('is passed on like others', async () => {
    const answer = 'HTTP/1.1 200 OK\r\n__proto__: x\r\nconstructor: y\r\nContent-Length: 2\r\n\r\nhi'
    const heard = await exchange(
      await startConsole({ api: await startRawServer(answer) }),
      'GET /v1/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n__proto__: x\r\n__proto__: y\r\nconstructor: z\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    for (const line of ['__proto__: x', 'constructor: y']) expect(heard).toContain(`\r\n${line}\r\n`)
  })

  it('does not end the server on a Node that throws on it', () => {
    const message = new http.IncomingMessage(new net.Socket())
    message.rawHeaders = ['Host', 'a', '__proto__', 'x']
    message.headers = { host: 'a' }
    message.url = '/v1/me'
    Object.defineProperty(message, 'headersDistinct', {
      get: () => {
        throw new TypeError('dest[field].push is not a function')
      },
    })
    const origin = originOf(message, () => true)
    expect(whyRefused(message, origin, { isOurHost: () => true, maxBody: 1 })).toBeUndefined()
    expect(requestHeaders(message, { origin, id: '1' })).toHaveProperty('host', 'a')
    expect(answerHeaders(message, '/v1/me')).toHaveProperty('host', 'a')
  })
})

describe('an answer of the API opened as a page', () => {
  const html = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n'

  it.each(['/v1/images', '/experimental/v1/probes', '/v1/login/x'])(
    '%s gets an origin of its own and no script',
    async (path) => {
      expect(await passedOn(`${html}\r\nhi`, path)).toMatchObject({
        'content-security-policy': "sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      })
    },
  )

  it.each(['/login?redirect_uri=%2F', '/login/corp/saml/okta/redirect'])(
    '%s may post a form to an identity provider, from an origin of its own',
    async (path) => {
      const { 'content-security-policy': policy } = await passedOn(`${html}\r\nhi`, path)
      expect(policy).toBe("sandbox allow-forms allow-scripts; frame-ancestors 'none'")
    },
  )

  it("the server's own policy stays in force, its laxer headers do not", async () => {
    const own =
      "Content-Security-Policy: default-src 'none'\r\nReferrer-Policy: unsafe-url\r\nX-Content-Type-Options: x\r\n"
    expect(await passedOn(`${html}${own}\r\nhi`)).toMatchObject({
      'content-security-policy': "default-src 'none', sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  })

  it('an error of the proxy itself has the same headers', async () => {
    expect(await passedOn('nonsense')).toMatchObject({
      'content-security-policy': "sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
  })
})

describe('an answer that Node reads but does not write', () => {
  it.each([
    ['a status below all others', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['a status of four digits', 'HTTP/1.1 1000 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['a status of zero', 'HTTP/1.1 000 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['a reason with a control character', 'HTTP/1.1 200 O\u0001K\r\nContent-Length: 0\r\n\r\n'],
    ['a reason with a deleted character', 'HTTP/1.1 200 O\u007fK\r\nContent-Length: 0\r\n\r\n'],
    ['a header with a deleted character', 'HTTP/1.1 200 OK\r\nX-A: O\u007fK\r\nContent-Length: 0\r\n\r\n'],
    [
      'a switch of protocols that nobody asked for',
      'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    ],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n\r\n'],
    ['a status line alone', 'HTTP/1.1 200 OK\r\n'],
  ])('%s is a 502 of this server, which goes on', async (_, answer) => {
    const lines: string[] = []
    const api = await startRawServer(answer)
    const origin = await startConsole({ api, log: (line) => lines.push(line) })
    const { status, body } = await request(new URL('/v1/me?token=secret', origin))
    expect(status).toBe(502)
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining(`The API server at ${api.origin}`) })
    expect(lines).toEqual([expect.stringMatching(/^GET \/v1\/me: 502, The API server at /)])
    expect((await request(new URL('/', origin))).status).toBe(200)
  })
})
