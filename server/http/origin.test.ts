import http from 'node:http'

import { describe, expect, it } from 'vitest'

import { exchange, startConsole, startServer } from '../testing/testing.ts'
import type { ConsoleOptions } from '../testing/testing.ts'
import { trustOf } from './origin.ts'

describe('networks', () => {
  it.each([
    [['10.0.0.0/8'], '10.255.0.1', true],
    [['10.0.0.0/8'], '11.0.0.1', false],
    [['192.0.2.7'], '192.0.2.7', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['loopback'], '127.9.9.9', true],
    [['loopback'], '::1', true],
    [['private'], '172.16.0.1', true],
    [['private'], 'fd00::1', true],
    [['private'], '8.8.8.8', false],
    [['2001:db8::/32'], '2001:db8::5', true],
    [['0.0.0.0/0'], '1.2.3.4', true],
    [[], '127.0.0.1', false],
  ])('%o trusts %s: %s', (ranges, address, is) => expect(trustOf(ranges)(address)).toBe(is))

  it.each(['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0/8', '10.0.0.0/-1'])(
    '"%s" is none',
    (range) => expect(() => trustOf([range])).toThrow('is no address and no network'),
  )
})

describe('who asked', () => {
  /** What the API server is told of who asked, when the request comes with these headers. */
  async function told(options: ConsoleOptions, ...lines: string[]): Promise<http.IncomingHttpHeaders> {
    const api = await startServer(http.createServer((req, res) => res.end(JSON.stringify(req.headers))))
    const origin = await startConsole({ api, ...options })
    const head = ['GET /v1/me HTTP/1.1', 'Host: console.example', 'Connection: close', ...lines].join('\r\n')
    const answer = await exchange(origin, `${head}\r\n\r\n`)
    return JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  }

  it('is what a trusted proxy says, with the proxy at the end', async () => {
    const headers = await told(
      { trust: trustOf(['loopback', '10.0.0.0/8']) },
      'X-Forwarded-For: 192.0.2.1, 198.51.100.9, 10.0.0.5',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: a',
    )
    expect(headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1, 198.51.100.9, 10.0.0.5, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a',
      // Links of the API server lead to where the browser is.
      host: 'a',
    })
  })

  it('is not what somebody else says', async () => {
    const headers = await told(
      { trust: trustOf(['10.0.0.0/8']) },
      'X-Forwarded-For: 192.0.2.1',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: a',
    )
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'console.example',
    })
  })

  it('is not nonsense, even from a trusted proxy', async () => {
    const headers = await told(
      { trust: trustOf(['loopback']) },
      'X-Forwarded-For: unknown, 192.0.2.1, <script>',
      'X-Forwarded-Proto: javascript',
      'X-Forwarded-Host: a/b',
    )
    expect(headers).toMatchObject({
      'x-forwarded-for': '192.0.2.1, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'console.example',
    })
  })

  it('in the log is the last address that no trusted proxy stands behind', async () => {
    const clients: (string | null)[] = []
    await told(
      { trust: trustOf(['loopback', '10.0.0.0/8']), access: ({ client }) => clients.push(client) },
      'X-Forwarded-For: 203.0.113.66, 192.0.2.1, 10.0.0.5',
    )
    await expect.poll(() => clients).toEqual(['192.0.2.1'])
  })

  it('under another name is refused, also when a trusted proxy names it', async () => {
    const origin = await startConsole({ trust: trustOf(['loopback']) })
    const answer = await exchange(origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-Host: evil.example\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  })
})
