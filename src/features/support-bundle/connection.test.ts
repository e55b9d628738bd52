import { afterEach, expect, test, vi } from 'vitest'

import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { createQueryClient } from '../../api/query-client.ts'
import { addressOf, bytesOptions, indexOptions, openAt, sizeOptions } from './connection.ts'

afterEach(() => void bindClient(undefined))

type Init = ResponseInit & { body?: string }

/** What a server answers, and what it was asked. */
function serve(...answers: readonly Init[]) {
  const rest = [...answers]
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => {
    const { body, ...init } = rest.shift() ?? {}
    return new Response(body, init)
  })
  bindClient(createClient({ fetch }))
  return {
    fetch,
    asked: () =>
      fetch.mock.calls.map(([url, init]) => [init?.method, String(url), new Headers(init?.headers).get('range')]),
  }
}

const { signal } = new AbortController()
const bundle = { bundleId: 'b-1' }
const root = '/experimental/v1/system/support-bundles/b-1/download'

async function textOf(answer: Awaited<ReturnType<typeof openAt>>): Promise<string> {
  if ('beyond' in answer) return `beyond ${answer.beyond}`
  let text = ''
  for await (const piece of answer.bytes) text += new TextDecoder().decode(piece)
  return text
}

test('the first request asks for all, the next one for the rest', async () => {
  const { asked } = serve(
    { body: 'abcdef', headers: { 'content-length': '6', etag: '"x"' } },
    { status: 206, body: 'ef', headers: { 'content-range': 'bytes 4-5/6', 'content-length': '2', etag: '"x"' } },
  )
  const first = await openAt(bundle, 0, signal)
  expect(first).toMatchObject({ from: 0, total: 6, tag: '"x"' })
  expect(await textOf(first)).toBe('abcdef')
  const rest = await openAt({ ...bundle, file: 'sled/a b/x.log' }, 4, signal)
  expect(rest).toMatchObject({ from: 4, total: 6, tag: '"x"' })
  expect(await textOf(rest)).toBe('ef')
  expect(asked()).toEqual([
    ['GET', root, null],
    ['GET', `${root}/sled%2Fa%20b%2Fx.log`, 'bytes=4-'],
  ])
})

test('a range that is not there says how much there is', async () => {
  serve({ status: 416, headers: { 'content-range': 'bytes */6' } }, { status: 416 })
  expect(await openAt(bundle, 6, signal)).toEqual({ beyond: 6 })
  expect(await openAt(bundle, 6, signal)).toEqual({ beyond: undefined })
})

test('bytes from who knows where, and lengths of what is packed on the way, are not believed', async () => {
  serve(
    { status: 206, body: 'x', headers: { 'content-range': 'bytes */*' } },
    { body: 'x', headers: { 'content-length': '30', 'content-encoding': 'gzip' } },
  )
  expect(await openAt(bundle, 1, signal)).toMatchObject({ from: Number.NaN, total: undefined })
  expect(await openAt(bundle, 0, signal)).toMatchObject({ from: 0, total: undefined })
})

test('refusals and broken lines are errors of the API', async () => {
  serve({ status: 400, body: '{"message":"Cannot download bundle in non-active state"}' })
  await expect(openAt(bundle, 0, signal)).rejects.toMatchObject({ statusCode: 400 })
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  bindClient(createClient({ fetch: async () => new Response(body) }))
  await expect(openAt(bundle, 0, signal).then(textOf)).rejects.toMatchObject({ kind: 'network' })
})

test('who no longer wants the bytes waits for none', async () => {
  const never = new ReadableStream({ pull: () => new Promise(() => undefined) })
  bindClient(createClient({ fetch: async () => new Response(never) }))
  const given = new AbortController()
  const reading = openAt(bundle, 0, given.signal).then(textOf)
  setTimeout(() => given.abort(), 0)
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})

test('HEAD says how large a bundle and a file are', async () => {
  const { asked } = serve({ headers: { 'content-length': '51' } }, { headers: { 'content-length': 'many' } })
  const ask = (file?: string) => {
    const { queryFn } = sizeOptions({ ...bundle, file })
    return queryFn({ signal } as Parameters<typeof queryFn>[0])
  }
  expect([await ask(), await ask('x')]).toEqual([{ bytes: 51 }, { bytes: undefined }])
  expect(asked()).toEqual([
    ['HEAD', root, null],
    ['HEAD', `${root}/x`, null],
  ])
  await expect(ask('..')).rejects.toMatchObject({ statusCode: 404 })
})

/** The sign-in page of a proxy in between. */
const signIn: Init = {
  body: '<!doctype html><title>Sign in</title>',
  headers: { 'content-type': 'text/html; charset=utf-8' },
}
const unreadable = {
  kind: 'client_error',
  statusCode: 200,
  message: 'Error reading API response',
  detail: 'the answer is a web page',
}

test('regression: the page of a proxy was saved as the bundle', async () => {
  serve(signIn, signIn, signIn)
  await expect(openAt(bundle, 0, signal)).rejects.toMatchObject(unreadable)
  await expect(openAt(bundle, 4, signal), 'and took the place of what had arrived').rejects.toMatchObject(unreadable)
  await expect(openAt({ ...bundle, file: 'sled/x.log' }, 0, signal)).rejects.toMatchObject(unreadable)
})

test('regression: the page of a proxy was kept for good as the names of files, as a size and as a file', async () => {
  serve(signIn, { headers: signIn.headers }, signIn)
  const [index, size, bytes] = [indexOptions('b-1'), sizeOptions(bundle), bytesOptions({ ...bundle, file: 'x.log' })]
  const cache = createQueryClient()
  await expect(cache.fetchQuery(index)).rejects.toMatchObject(unreadable)
  await expect(cache.fetchQuery(size)).rejects.toMatchObject(unreadable)
  await expect(cache.fetchQuery(bytes)).rejects.toMatchObject(unreadable)
  // Asked again, the server itself answers.
  serve({ body: 'x.log' }, { headers: { 'content-length': '6' } }, { body: 'x' })
  expect(await cache.fetchQuery(index)).toBe('x.log')
  expect(await cache.fetchQuery(size)).toEqual({ bytes: 6 })
  expect(await cache.fetchQuery(bytes)).toEqual({ bytes: new TextEncoder().encode('x') })
})

test('a file of the bundle may be a web page', async () => {
  serve(signIn, signIn)
  for (const file of ['sled/report.html', 'INDEX.HTM'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await textOf(await openAt({ ...bundle, file }, 0, signal))).toBe(signIn.body)
})

test('the browser gets the address that the console would ask', () => {
  bindClient(createClient({ baseUrl: 'https://api.example.com/base' }))
  expect(addressOf(bundle)).toBe(`https://api.example.com/base${root}`)
  expect(addressOf({ ...bundle, file: 'a/b' })).toBe(`https://api.example.com/base${root}/a%2Fb`)
})
