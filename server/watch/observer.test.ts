import http from 'node:http'

import { describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'

import { exchange, openConsole, openRaw, request, startServer } from '../testing/testing.ts'
import type { ConsoleOptions } from '../testing/testing.ts'
import { lineOf } from './access-record.ts'
import type { AccessRecord } from './access-record.ts'

/** A console that logs, in front of a server that answers with `handler`. */
async function openLogged(handler: http.RequestListener = (_, res) => res.end('hello'), options: ConsoleOptions = {}) {
  const records: AccessRecord[] = []
  const lines: string[] = []
  const api = await startServer(http.createServer(handler))
  const opened = await openConsole({
    api,
    access: (record) => records.push(record),
    log: (line) => lines.push(line),
    ...options,
  })
  return { ...opened, api, records, lines }
}

describe('the access log', () => {
  it('has a line for each request, with what is needed to find and to judge it', async () => {
    const { origin, records } = await openLogged((_, res) => res.writeHead(201, { 'x-request-id': 'own' }).end('hello'))
    await request(new URL('/v1/disks?project=web', origin), {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-request-id': 'r1', 'user-agent': 'test/1' },
    })
    await expect.poll(() => records).toHaveLength(1)
    expect(records[0]).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request_id: 'r1',
      client: '127.0.0.1',
      method: 'POST',
      path: '/v1/disks',
      host: origin.host,
      route: 'api',
      status: 201,
      bytes_in: expect.any(Number),
      bytes_out: expect.any(Number),
      duration_ms: expect.any(Number),
      upstream_ms: expect.any(Number),
      upstream_request_id: 'own',
      user_agent: 'test/1',
    })
  })

  it('holds no secret: no query, no header, no body', async () => {
    const { origin, records, lines } = await openLogged()
    await request(new URL('/v1/me?token=s3cret', origin), {
      method: 'POST',
      body: 'password=s3cret',
      headers: { authorization: 'Bearer s3cret', cookie: 'session=s3cret', referer: 'http://a/?s3cret' },
    })
    await request(new URL('/projects?code=s3cret', origin), { headers: { cookie: 'session=s3cret' } })
    await exchange(origin, 'GET /v1/../a?token=s3cret HTTP/1.1\r\nHost: a\r\nCookie: s3cret\r\n\r\n')
    await exchange(origin, 'GET /v1/a HTTP/1.1\r\nHost: a\r\nBad Header: s3cret\r\n\r\n')
    await expect.poll(() => records).toHaveLength(4)
    expect(JSON.stringify(records) + lines.join()).not.toContain('s3cret')
  })

  it('regression: its lines held characters that terminals act upon; each is one line whatever is in it', async () => {
    const { origin, records } = await openLogged()
    const agent = 'a"\\\t\x80\x85\x9b31m\x9f\xa0\xffb'
    await exchange(origin, `GET /v1/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\nUser-Agent: ${agent}\r\n\r\n`)
    await expect.poll(() => records).toHaveLength(1)
    const [record] = records
    if (record === undefined) throw new Error('nothing was logged')
    expect(record.user_agent).toBe(agent)
    // What a server says of its own may hold more than a header.
    const whole = { ...record, error: '\x7f\x1b\n' }
    const line = lineOf(whole)
    expect(line).toMatch(/^[ -~\xa0-\xff]+$/)
    expect(line).toContain(String.raw`\u0080\u0085\u009b31m\u009f`)
    expect(JSON.parse(line)).toEqual(whole)
  })

  it('counts the bytes of each request of a connection by itself', async () => {
    const { origin, records } = await openLogged((_, res) => res.end('x'.repeat(5000)))
    const ask = `GET /v1/a HTTP/1.1\r\nHost: a\r\n\r\n`
    const { socket, heard } = await openRaw(origin, ask)
    await expect.poll(() => records).toHaveLength(1)
    socket.write(ask)
    await expect.poll(() => records).toHaveLength(2)
    const [first, second] = records
    expect([first?.bytes_in, second?.bytes_in]).toEqual([ask.length, ask.length])
    expect(first?.bytes_out).toBeGreaterThan(5000)
    expect((first?.bytes_out ?? 0) + (second?.bytes_out ?? 0)).toBe(heard().length)
  })

  it('says why this server refused a request, and then not elsewhere', async () => {
    const { origin, records, lines } = await openLogged()
    await exchange(origin, 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n')
    await exchange(origin, 'nonsense\r\n\r\n')
    await expect.poll(() => records).toHaveLength(2)
    expect(records.map(({ status, error }) => [status, error])).toEqual([
      [421, expect.stringContaining('does not answer to the name')],
      [400, 'This is no request of HTTP.'],
    ])
    expect(lines).toEqual([])
  })

  it('tells an answer that broke off from one that the client did not wait for', async () => {
    const { origin, records } = await openLogged((req, res) => {
      if (req.url === '/v1/half') res.writeHead(200, { 'content-length': '100' }).write('half', () => res.destroy())
    })
    await expect(request(new URL('/v1/half', origin))).rejects.toThrow('aborted')
    const { socket } = await openRaw(origin, 'GET /v1/slow HTTP/1.1\r\nHost: a\r\n\r\n')
    await expect.poll(() => records).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => records).toHaveLength(2)
    expect(records).toMatchObject([
      { path: '/v1/half', status: 200, aborted: true, error: 'The answer of the API server broke off.' },
      { path: '/v1/slow', status: 0, aborted: true },
    ])
    expect(records[1]).not.toHaveProperty('error')
  })

  it('has a line for a WebSocket when it is over', async () => {
    const server = http.createServer()
    new WebSocketServer({ server }).on('connection', (socket) => socket.send('hello'))
    const { origin, records } = await openLogged(undefined, { api: await startServer(server) })
    const { socket, until } = await openRaw(
      origin,
      'GET /v1/stream?token=s3cret HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Request-Id: w1\r\n\r\n',
    )
    await until('hello')
    expect(records).toEqual([])
    socket.destroy()
    await expect.poll(() => records).toHaveLength(1)
    expect(records[0]).toMatchObject({ request_id: 'w1', path: '/v1/stream', status: 101, route: 'api' })
  })
})
