import { gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { build, request, startConsole } from '../testing/testing.ts'

describe('pages', () => {
  it.each(['/', '/projects/web/disks', '/login', '/login/corp/local', '/login/corp/saml/okta', '/device/verify'])(
    '%s is the console',
    async (path) => {
      const answer = await request(new URL(path, await startConsole()))
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).toBe(build['index.html'])
    },
  )

  it('a dot in a route parameter is not a file name', async () => {
    const answer = await request(new URL('/system/update/releases/18.0.1', await startConsole()))
    expect(answer.status).toBe(200)
  })

  it('only reads', async () => {
    const answer = await request(new URL('/projects', await startConsole()), { method: 'PUT', body: '{}' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
  })
})

describe('headers', () => {
  it.each(['/', '/assets/index-B1c2D3e.js', '/assets/gone.js', '/v1/disks'])('%s is safe', async (path) => {
    const { headers } = await request(new URL(path, await startConsole()))
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'self'; /)
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('same-origin')
  })
})

describe('files', () => {
  it('keeps what has its hash in its name forever', async () => {
    const { headers } = await request(new URL('/assets/index-B1c2D3e.js', await startConsole()))
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/theme.js', '/mock-worker.js'])('asks again for %s', async (path) => {
    const origin = await startConsole()
    const first = await request(new URL(path, origin))
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await request(new URL(path, origin), { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, body: '' })
  })

  it('compresses text for those who take it', async () => {
    const url = new URL('/assets/index-B1c2D3e.js', await startConsole())
    const plain = await request(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(build['assets/index-B1c2D3e.js'])
    const zipped = await request(url, { headers: { 'accept-encoding': 'br, gzip;q=0.8' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(zipped.headers.vary).toBe('accept-encoding')
    expect(gunzipSync(Buffer.from(zipped.body, 'latin1')).toString()).toBe(plain.body)
    const refused = await request(url, { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it('answers HEAD without a body', async () => {
    const url = new URL('/assets/index-B1c2D3e.js', await startConsole())
    const { headers } = await request(url)
    expect(await request(url, { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': headers['content-length'] },
    })
  })

  it.each([
    '/assets/gone-B1c2D3e.js',
    '/assets/',
    '/favicon.ico',
    '/assets/index-B1c2D3e.js.map',
    '/.secret.json',
    '/assets/%00.js',
    '/assets/%zz.js',
  ])('%s is not found', async (path) => {
    const answer = await request(new URL('/', await startConsole()), { path })
    expect(answer.status).toBe(404)
  })
})

describe('the script of a service worker', () => {
  const asked = async (path: string, base?: string) =>
    request(new URL(path, await startConsole(base === undefined ? {} : { base })), {
      headers: { 'service-worker': 'script' },
    })

  it.each(['/sw.js', '/assets/sw.js', '/worker'])(
    '%s of what stood here before stayed in browsers for ever: they get one that ends it',
    async (path) => {
      const { status, headers, body } = await asked(path)
      expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/javascript; charset=utf-8' })
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'service-worker-allowed': '/' })
      expect(body).toContain('registration.unregister()')
    },
  )

  it('of the build is its own', async () => expect((await asked('/mock-worker.js')).body).toBe(build['mock-worker.js']))

  it('is no page, and a file that is gone is no script, for anybody else', async () => {
    const origin = await startConsole()
    expect((await request(new URL('/worker', origin))).body).toBe(build['index.html'])
    expect((await request(new URL('/sw.js', origin))).status).toBe(404)
  })
})

describe('on the mock', () => {
  it.each([
    ['GET', '/v1/disks'],
    ['POST', '/v1/projects'],
    ['GET', '/experimental/v1/probes'],
    ['POST', '/login/corp/local'],
    ['POST', '/device/auth'],
  ])('%s %s that the worker did not catch is an error of the API', async (method, path) => {
    const answer = await request(new URL(path, await startConsole()), { method })
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.body)).toEqual({ request_id: expect.any(String), message: expect.any(String) })
  })
})
