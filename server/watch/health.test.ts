import { readFileSync } from 'node:fs'
import http from 'node:http'

import { describe, expect, it } from 'vitest'

import { exchange, openConsole, request, startConnectionServer, startConsole, startServer } from '../testing/testing.ts'

const ask = async (origin: URL, path: string) => {
  const { status, body } = await request(new URL(path, origin))
  return [status, body]
}

const answering = (status: number) => startServer(http.createServer((_, res) => res.writeHead(status).end()))

describe('/-/healthz', () => {
  it('says that this server lives, whatever the API server does', async () => {
    const origin = await startConsole({ api: new URL('http://127.0.0.1:9') })
    expect(await ask(origin, '/-/healthz')).toEqual([200, 'ok\n'])
  })

  it('is answered to who asks without a name, or with another one: load balancers do', async () => {
    const origin = await startConsole()
    expect(await exchange(origin, 'GET /-/healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nok\n$/)
    expect(
      await exchange(origin, 'HEAD /-/readyz HTTP/1.1\r\nHost: 10-0-0-1.pod\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n$/)
  })
})

describe('/-/readyz', () => {
  it.each([200, 204, 302, 401, 404])('says yes when the API server answers %d', async (status) => {
    expect(await ask(await startConsole({ api: await answering(status) }), '/-/readyz')).toEqual([200, 'ready\n'])
  })

  it('says no when it does not, and not where it is', async () => {
    const cases = [
      [await answering(503), 'answers 503'],
      [new URL('http://127.0.0.1:9'), 'cannot be reached'],
      [await startConnectionServer((socket) => void socket.end('nonsense\r\n\r\n')), 'cannot be reached'],
    ] as const
    for (const [api, why] of cases)
      expect(await ask(await startConsole({ api }), '/-/readyz')).toEqual([503, `the API server ${why}\n`])
  })

  it('says yes on the mock', async () => {
    expect(await ask(await startConsole(), '/-/readyz')).toEqual([200, 'ready\n'])
  })

  it('asks for what it is told to, once for many who ask', async () => {
    const asked: (string | undefined)[] = []
    const api = await startServer(
      http.createServer((req, res) => {
        asked.push(req.url)
        res.end()
      }),
    )
    const origin = await startConsole({ api, readyPath: '/up' })
    await Promise.all(Array.from({ length: 20 }, () => ask(origin, '/-/readyz')))
    expect(asked).toEqual(['/up'])
  })

  it('says no from the moment that the server is to stop, while it still serves', async () => {
    const { origin, drain } = await openConsole()
    drain()
    expect(await ask(origin, '/-/readyz')).toEqual([503, 'stopping\n'])
    expect(await ask(origin, '/-/healthz')).toEqual([200, 'ok\n'])
    expect((await request(new URL('/', origin))).status).toBe(200)
  })
})

it('no page of the console and no operation of the API lies there', () => {
  const texts = ['generated/openapi.json', 'generated/model/paths.gen.ts'].map((path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  )
  for (const text of texts) {
    expect(text).toMatch(/["']\/[\w:-]+/)
    expect(text).not.toMatch(/["'`]\/-(?:\/|["'`])/)
  }
})
