import { describe, expect, it } from 'vitest'

import { build, request, startConsole } from '../testing/testing.ts'
import { chooseCoding, chooseRange, isKnown } from './conditions.ts'

const of = (size: number) => ({ etag: '"x"', content: new Uint8Array(size) })

describe('the coding', () => {
  const codings = { identity: of(9), gzip: of(3), br: of(2) }
  it.each([
    [null, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['GZIP', 'gzip'],
    ['gzip;q=2', 'identity'],
    ['brotli', 'identity'],
    ['zstd', 'identity'],
    ['br, *;q=0', 'br'],
  ] as const)('for "%s" is %s', (accepted, coding) => expect(chooseCoding({ codings }, accepted)).toBe(coding))

  it('is one that the file has', () => {
    expect(chooseCoding({ codings: { identity: of(9), gzip: of(3) } }, 'br, gzip')).toBe('gzip')
    expect(chooseCoding({ codings: { identity: of(9) } }, 'br, gzip')).toBe('identity')
  })
})

describe('what a browser has already', () => {
  it.each([
    [null, false],
    ['"x"', true],
    ['W/"x"', true],
    ['"a", W/"b" , "x"', true],
    ['*', true],
    [' * ', true],
    ['"y"', false],
    ['x', false],
    ['"x-br"', false],
    ['"a,x"', false],
    ['', false],
  ])('%s: %s', (known, is) => expect(isKnown({ etag: '"x"' }, known)).toBe(is))
})

describe('the part', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=2-', { first: 2, last: 9 }],
    ['bytes=2-400', { first: 2, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-300', { first: 0, last: 9 }],
    ['Bytes = 1-2', { first: 1, last: 2 }],
    ['bytes=10-', 'none'],
    ['bytes=10-20', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'all'],
    ['bytes=-', 'all'],
    ['bytes=0-1,3-4', 'all'],
    ['lines=0-1', 'all'],
    ['bytes=0x1-2', 'all'],
    [null, 'all'],
  ])('%s of ten bytes', (range, part) => expect(chooseRange(of(10), { range, ifRange: null })).toEqual(part))

  it.each([
    ['"x"', { first: 0, last: 1 }],
    ['"y"', 'all'],
    ['W/"x"', 'all'],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 'all'],
  ])('only if it is still %s', (ifRange, part) =>
    expect(chooseRange(of(10), { range: 'bytes=0-1', ifRange })).toEqual(part),
  )
})

describe('a file', () => {
  const url = async () => new URL('/assets/index-B1c2D3e.js', await startConsole())
  const text = build['assets/index-B1c2D3e.js']

  it('is sent in part', async () => {
    const { status, headers, body } = await request(await url(), { headers: { range: 'bytes=7-11' } })
    expect([status, body]).toEqual([206, text.slice(7, 12)])
    expect(headers).toMatchObject({ 'content-range': `bytes 7-11/${text.length}`, 'content-length': '5' })
  })

  it('has no part beyond its end', async () => {
    const { status, headers, body } = await request(await url(), { headers: { range: `bytes=${text.length}-` } })
    expect([status, body, headers['content-range']]).toEqual([416, '', `bytes */${text.length}`])
  })

  it('is sent whole when it is another one by now', async () => {
    const { status, body } = await request(await url(), { headers: { range: 'bytes=7-11', 'if-range': '"old"' } })
    expect([status, body]).toEqual([200, text])
  })

  it('has a tag for each coding, by which it is known', async () => {
    const place = await url()
    const ask = (headers: Record<string, string>, method = 'GET') => request(place, { headers, method })
    const plain = await ask({})
    const zipped = await ask({ 'accept-encoding': 'gzip' })
    const tags = [plain, zipped].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(2)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tags[1] ?? '' })).status).toBe(304)
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tags[0] ?? '' })).status).toBe(200)
    // What is known need not be sent in part.
    expect((await ask({ range: 'bytes=0-1', 'if-none-match': '*' })).status).toBe(304)
    expect((await ask({ range: 'bytes=0-1' }, 'HEAD')).status).toBe(200)
  })
})
