import http from 'node:http'

import { describe, expect, it } from 'vitest'

import { exchange, openConsole, openRaw, request, startServer } from '../testing/testing.ts'
import { createAdminServer } from './admin.ts'
import { createMetrics } from './metrics.ts'
import { createRegistry } from './registry.ts'

/** Samples of the text format, which must be whole lines of it. */
function readSamples(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  const typed = new Map<string, string>()
  expect(text.endsWith('\n')).toBe(true)
  for (const line of text.trimEnd().split('\n')) {
    const type = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(line)
    if (type !== null) {
      expect(typed.has(type[1] ?? ''), `${type[1]} twice`).toBe(false)
      typed.set(type[1] ?? '', type[2] ?? '')
      continue
    }
    if (/^# HELP \w+ .+$/.test(line)) continue
    const sample = /^([a-zA-Z_:][\w:]*)((?:\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)*\})?) (\S+)$/.exec(line)
    expect(sample, line).not.toBeNull()
    const [, name = '', labels = '', value = ''] = sample ?? []
    const family = name.replace(/_(?:bucket|sum|count)$/, '')
    expect(typed.has(name) || typed.get(family) === 'histogram', line).toBe(true)
    if (typed.get(name) === 'counter') expect(name).toMatch(/_total$/)
    expect(Number.isFinite(Number(value)), line).toBe(true)
    samples.set(name + labels, Number(value))
  }
  return samples
}

describe('the text', () => {
  it('escapes what is in labels', () => {
    const registry = createRegistry()
    registry.counter('a_total', 'Of A.').add({ x: 'a"b\\c\nd' })
    expect(registry.text()).toBe('# HELP a_total Of A.\n# TYPE a_total counter\na_total{x="a\\"b\\\\c\\nd"} 1\n')
  })

  it('adds buckets up', () => {
    const registry = createRegistry()
    const histogram = registry.histogram('a', 'Of A.', [1, 5])
    for (const value of [0.5, 1, 3, 9]) histogram.observe({ of: 'x' }, value)
    expect(registry.text().split('\n').slice(2, -1)).toEqual([
      'a_bucket{of="x",le="1"} 2',
      'a_bucket{of="x",le="5"} 3',
      'a_bucket{of="x",le="+Inf"} 4',
      'a_sum{of="x"} 13.5',
      'a_count{of="x"} 4',
    ])
  })
})

describe('a console that is counted', () => {
  async function openCounted() {
    const metrics = createMetrics()
    const api = await startServer(
      http.createServer((req, res) => {
        if (req.url === '/v1/hang') return
        if (req.url === '/v1/nonsense') return void req.socket.end('nonsense\r\n\r\n')
        res.end('hello')
      }),
    )
    const opened = await openConsole({ api, metrics })
    const admin = await startServer(createAdminServer({ metrics, ready: opened.ready }))
    const read = async () => readSamples((await request(new URL('/-/metrics', admin))).body)
    return { ...opened, admin, read }
  }

  it('tells how many requests of which kind there were, and how they ended', async () => {
    const { origin, read } = await openCounted()
    await request(new URL('/v1/a', origin))
    await request(new URL('/v1/nonsense', origin))
    await request(new URL('/', origin), { headers: { connection: 'close' } })
    await exchange(origin, 'nonsense\r\n\r\n')
    await exchange(origin, 'PROPFIND /v1/a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    const samples = await read()
    const of = (labels: string) => samples.get(`cairn_http_requests_total{${labels}}`)
    expect(of('route="api",method="GET",code="200"')).toBe(1)
    expect(of('route="api",method="GET",code="502"')).toBe(1)
    expect(of('route="api",method="other",code="200"')).toBe(1)
    expect(of('route="console",method="GET",code="200"')).toBe(1)
    expect(of('route="refused",method="other",code="400"')).toBe(1)
    expect(samples.get('cairn_api_failures_total{reason="invalid"}')).toBe(1)
    expect(samples.get('cairn_http_request_duration_seconds_count{route="api"}')).toBe(3)
    expect(samples.get('cairn_api_wait_seconds_count')).toBe(2)
    expect(samples.get('cairn_http_sent_bytes_total{route="console"}')).toBeGreaterThan(100)
    for (const name of ['process_resident_memory_bytes', 'process_open_fds', 'process_start_time_seconds'])
      expect(samples.get(name), name).toBeGreaterThan(0)
  })

  it('tells what is under way, and nothing once it is over', async () => {
    const { origin, read } = await openCounted()
    const { socket } = await openRaw(origin, 'GET /v1/hang HTTP/1.1\r\nHost: a\r\n\r\n')
    const inFlight = 'cairn_http_requests_in_flight{route="api"}'
    await expect.poll(async () => (await read()).get(inFlight)).toBe(1)
    expect((await read()).get('cairn_connections')).toBe(1)
    socket.destroy()
    await expect.poll(async () => (await read()).get(inFlight)).toBe(0)
    await expect.poll(async () => (await read()).get('cairn_connections')).toBe(0)
  })

  it('is not told to who comes by the public way', async () => {
    const { origin } = await openCounted()
    for (const path of ['/-/metrics', '/metrics']) {
      const { body, headers } = await request(new URL(path, origin))
      expect(body).not.toContain('cairn_')
      expect(headers['content-type']).not.toContain('version=0.0.4')
    }
  })

  it('answers nothing else on the listener for it', async () => {
    const { admin } = await openCounted()
    expect((await request(new URL('/-/healthz', admin))).body).toBe('ok\n')
    expect((await request(new URL('/', admin))).status).toBe(404)
    expect((await request(new URL('/v1/a', admin))).status).toBe(404)
    expect((await request(new URL('/-/metrics', admin), { method: 'POST' })).status).toBe(405)
    expect((await request(new URL('/-/metrics', admin))).headers['content-type']).toBe(
      'text/plain; version=0.0.4; charset=utf-8',
    )
  })
})
