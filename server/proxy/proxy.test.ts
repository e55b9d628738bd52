import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

import { describe, expect, it } from 'vitest'

import { request, startConsole, startServer } from '../testing/testing.ts'

/** A console in front of a server that answers with `handler`. */
async function startPair(handler: http.RequestListener): Promise<URL> {
  return startConsole({ api: await startServer(http.createServer(handler)) })
}

/** Answers with what was asked. */
const echo: http.RequestListener = (req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    res.setHeader('content-type', 'application/json')
    const { method, url, headers } = req
    res.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }))
  })
}

describe('a request', () => {
  it('arrives as it was sent', async () => {
    const origin = await startPair(echo)
    const answer = await request(new URL('/v1/disks/a%2Fb?limit=5&name=x%20y', origin), {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: 'a=1; b=2', authorization: 'Bearer t', 'x-own': 'yes' },
      body: '{"size":1}',
    })
    expect(JSON.parse(answer.body)).toMatchObject({
      method: 'PUT',
      url: '/v1/disks/a%2Fb?limit=5&name=x%20y',
      body: '{"size":1}',
      headers: { cookie: 'a=1; b=2', authorization: 'Bearer t', 'x-own': 'yes', host: origin.host },
    })
  })

  it.each([
    ['POST', '/v1/logout', { 'content-length': '0' }],
    ['GET', '/v1/me', {}],
    ['DELETE', '/v1/disks/d', {}],
  ])('%s %s without a body stays without', async (method, path, framing) => {
    const { headers } = JSON.parse(
      (await request(new URL(path, await startPair(echo)), { method, headers: framing })).body,
    )
    expect(headers['transfer-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(method === 'POST' ? '0' : undefined)
  })

  it('of unknown length keeps its body, whatever the method', async () => {
    const url = new URL('/v1/disks/d', await startPair(echo))
    const answer = await request(url, {
      method: 'DELETE',
      headers: { 'transfer-encoding': 'chunked' },
      body: 'why not',
    })
    expect(JSON.parse(answer.body)).toMatchObject({ method: 'DELETE', body: 'why not' })
  })

  it('POST /login/…, POST /device/… and GET /login go to the server, their pages do not', async () => {
    const origin = await startPair((req, res) => res.end(`server ${req.method}`))
    const ask = async (method: string, path: string) => (await request(new URL(path, origin), { method })).body
    expect(await ask('POST', '/login/corp/saml/okta')).toBe('server POST')
    expect(await ask('POST', '/device/token')).toBe('server POST')
    expect(await ask('GET', '/login?redirect_uri=%2F')).toBe('server GET')
    expect(await ask('GET', '/login/corp/saml/okta/redirect')).toBe('server GET')
    for (const page of ['/login/corp/local', '/login/corp/saml/okta', '/device/verify', '/projects']) {
      expect(await ask('GET', page)).toContain('<title>Console</title>')
    }
  })
})

describe('an answer', () => {
  it('that redirects is not followed', async () => {
    const origin = await startPair((_, res) => res.writeHead(302, { location: 'https://idp.example/sso?x=1' }).end())
    const answer = await request(new URL('/login/corp/saml/okta/redirect', origin))
    expect(answer).toMatchObject({ status: 302, headers: { location: 'https://idp.example/sso?x=1' } })
  })

  it('keeps each cookie, its status and its headers', async () => {
    const origin = await startPair((_, res) => {
      res.setHeader('set-cookie', ['session=1; HttpOnly', 'other=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT'])
      res.setHeader('x-request-id', 'r1')
      res.writeHead(418).end()
    })
    const { status, headers } = await request(new URL('/v1/me', origin))
    expect(status).toBe(418)
    expect(headers['set-cookie']).toEqual(['session=1; HttpOnly', 'other=2; Expires=Thu, 01 Jan 2032 00:00:00 GMT'])
    expect(headers['x-request-id']).toBe('r1')
  })

  it('is not decompressed', async () => {
    const origin = await startPair((_, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end('not really'))
    expect(await request(new URL('/v1/me', origin))).toMatchObject({ body: 'not really' })
  })

  it('to HEAD and 204 has no body', async () => {
    const origin = await startPair((req, res) => res.writeHead(req.method === 'HEAD' ? 200 : 204, { 'x-a': '1' }).end())
    expect(await request(new URL('/v1/a', origin), { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
    expect(await request(new URL('/v1/a', origin), { method: 'DELETE' })).toMatchObject({ status: 204, body: '' })
  })

  it('that breaks off breaks off', async () => {
    const origin = await startPair((_, res) => {
      res.writeHead(200, { 'content-length': '100' })
      res.write('half', () => res.destroy())
    })
    await expect(request(new URL('/v1/a', origin))).rejects.toThrow('aborted')
  })

  it('is an error of the API when there is no server', async () => {
    const gone = net.createServer().listen(0, '127.0.0.1')
    await once(gone, 'listening')
    const api = new URL(`http://127.0.0.1:${(gone.address() as net.AddressInfo).port}`)
    gone.close()
    await once(gone, 'close')
    const answer = await request(new URL('/v1/me', await startConsole({ api })), { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.body)).toEqual({
      request_id: expect.any(String),
      message: `The API server at ${api.origin} cannot be reached (ECONNREFUSED). Nothing was sent to it.`,
    })
  })
})

describe('a stream', () => {
  it('flows up and down while both are still open', async () => {
    const origin = await startPair((req, res) => {
      res.writeHead(200)
      req.pipe(res)
    })
    const sent = http.request(new URL('/v1/echo', origin), { method: 'PUT' })
    sent.write('first')
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
    const [first] = await once(answer, 'data')
    expect(String(first)).toBe('first')
    const ended = once(answer, 'end')
    sent.end('last')
    const [last] = await once(answer, 'data')
    expect(String(last)).toBe('last')
    await ended
  })

  it('of many megabytes does not pile up here', async () => {
    const size = 160 * 1024 * 1024
    let received = 0
    // A server that reads slower than the client sends.
    const origin = await startPair(async (req, res) => {
      for await (const chunk of req) {
        received += (chunk as Buffer).length
        await setImmediate()
      }
      res.end(String(received))
    })
    let sentBytes = 0
    let mostOnTheWay = 0
    const sent = http.request(new URL('/v1/system/update/repositories', origin), { method: 'PUT' })
    Readable.from(
      (function* () {
        const block = Buffer.alloc(1024 * 1024)
        while (sentBytes < size) {
          mostOnTheWay = Math.max(mostOnTheWay, sentBytes - received)
          sentBytes += block.length
          yield block
        }
      })(),
    ).pipe(sent)
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
    const [total] = await once(answer, 'data')
    expect(Number(total)).toBe(size)
    // Buffers of four sockets, and no more.
    expect(mostOnTheWay).toBeLessThan(size / 4)
    // On a machine that is busy with other things.
  }, 60_000)

  it('that the client gives up is given up at the server', async () => {
    let closed: Promise<unknown> | undefined
    const origin = await startPair((_, res) => {
      closed = once(res, 'close')
      res.writeHead(200)
      res.write('on and on')
    })
    const sent = http.get(new URL('/v1/events', origin))
    sent.on('error', () => {})
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage]
    answer.on('error', () => {})
    await once(answer, 'data')
    sent.destroy()
    await expect(closed).resolves.toBeDefined()
  })

  it('is not refused with 502 when the server answers before it has read all', async () => {
    const origin = await startPair((_, res) => res.writeHead(413).end('too much'))
    const answer = await request(new URL('/v1/upload', origin), { method: 'PUT', body: 'x'.repeat(10_000) })
    expect(answer).toMatchObject({ status: 413, body: 'too much' })
  })
})
