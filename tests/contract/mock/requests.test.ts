/** What holds for every request before an operation sees it (server-behaviour §0.1, §0.2, §0.4). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { backends, type Backend, type Reply } from './support/backend.ts'
import { envelope } from './support/run.ts'

const mib = 2 ** 20

describe.each(Object.entries(backends))('%s', (_, start) => {
  let backend: Backend
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend.stop())

  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Reply> =>
    backend.send('POST', '/v1/projects', { body, headers: { 'content-type': 'application/json', ...headers } })

  /** The message of a 400 without code. */
  const refusal = (reply: Reply): unknown => {
    const { message, ...others } = reply.body as { message?: unknown }
    return reply.status === 400 && Object.keys(others).join() === 'request_id' ? message : reply
  }

  test.each([
    ['', 'EOF while parsing a value at line 1 column 0'],
    ['   \n ', 'EOF while parsing a value at line 2 column 1'],
    ['{', 'EOF while parsing an object at line 1 column 1'],
    ['{"name": "a"', 'EOF while parsing an object at line 1 column 12'],
    ['{"name" "a"}', 'expected `:` at line 1 column 9'],
    ['{"name": "a" "description": ""}', 'expected `,` or `}` at line 1 column 14'],
    ['{"name": "a",}', 'trailing comma at line 1 column 14'],
    ['{"name": "a"} x', 'trailing characters at line 1 column 15'],
    ["{'name': 1}", 'key must be a string at line 1 column 2'],
    ['{"name": nul}', 'expected ident at line 1 column 13'],
    ['{"name": 01}', 'invalid number at line 1 column 11'],
    ['{\n  "name": "a",\n  "description": @\n}', 'expected value at line 3 column 18'],
    ['\uFEFF{}', 'expected value at line 1 column 1'],
  ])('the text %j is no JSON', async (text, reason) => {
    expect(refusal(await post(text))).toBe(`unable to parse JSON body: ${reason}`)
  })

  test.each([
    ['{"name": "a"}', 'missing field `description` at line 1 column 13'],
    ['{"name": 3, "description": ""}', 'name: invalid type: integer `3`, expected a string at line 1 column 10'],
    ['{"name": "a", "description": null}', 'description: invalid type: null, expected a string at line 1 column 33'],
    [
      '{"name": "-a", "description": ""}',
      'name: name must begin with an ASCII lowercase character at line 1 column 13',
    ],
    [
      '{"name": "aB", "description": ""}',
      'name: name contains invalid character: "B" (allowed characters are lowercase ASCII, digits, and "-") at line 1 column 13',
    ],
    ['{"name": "a-", "description": ""}', 'name: name cannot end with "-" at line 1 column 13'],
    ['{"name": "", "description": ""}', 'name: name requires at least one character at line 1 column 11'],
  ])('the body %s does not match', async (text, reason) => {
    expect(refusal(await post(text))).toBe(`unable to parse JSON body: ${reason}`)
  })

  const disk = (size: string): string =>
    `{"name": "border", "description": "", "disk_source": {"type": "blank", "block_size": 512}, "size": ${size}}`
  const ofDisk = async (size: string): Promise<unknown> => {
    const reply = await backend.send('POST', '/v1/disks?project=sandbox', {
      body: disk(size),
      headers: { 'content-type': 'application/json' },
    })
    return (reply.body as { message: string }).message
  }

  test.each([
    ['1073741824.0', 'invalid type: floating point `1073741824.0`, expected an integer'],
    ['1e10', 'invalid type: floating point `10000000000.0`, expected an integer'],
    ['-0', 'invalid type: floating point `-0.0`, expected an integer'],
    ['1.5', 'invalid type: floating point `1.5`, expected an integer'],
    ['9223372036854775808', 'invalid value: integer `9223372036854775808`, expected i64'],
    ['18446744073709551615', 'invalid value: integer `18446744073709551615`, expected i64'],
    ['18446744073709551616', 'invalid type: floating point `18446744073709551616.0`, expected an integer'],
    ['-9223372036854775809', 'invalid type: floating point `-9223372036854775808.0`, expected an integer'],
    ['-1', 'invalid value: integer `-1`, expected a number >= 0'],
  ])('the number %s is no size', async (size, reason) => {
    expect(await ofDisk(size)).toBe(
      `unable to parse JSON body: size: ${reason} at line 1 column ${disk(size).length - 1}`,
    )
  })

  test('2^63 - 1 is a number of bytes, though no disk is so large', async () => {
    expect(await ofDisk('9223372036854775807')).toBe(
      'unsupported value for "size": total size must be less than 1023 GiB',
    )
  })

  test.each([
    ['{"name": "a", "description": "", "name": "b"}', 'duplicate field `name` at line 1 column 39'],
    ['{"name": "a", "description": "", "x": {"y": 1, "y": 2}}', 'x: duplicate field `y` at line 1 column 50'],
  ])('a field comes once: %s', async (text, reason) => {
    expect(refusal(await post(text))).toBe(`unable to parse JSON body: ${reason}`)
  })

  test('numbers of a query end where their types do', async () => {
    const ask = (recent: string): Promise<Reply> =>
      backend.send('GET', `/v1/instances/web-1/serial-console?project=web-shop&most_recent=${recent}`)
    expect((await ask('18446744073709551615')).status).toBe(200)
    expect(refusal(await ask('18446744073709551616'))).toBe(
      'unable to parse query string: number too large to fit in target type',
    )
  })

  test.each([
    ['/v1/projects/', '/v1/projects'],
    ['/v1//projects', '/v1/projects'],
    ['//v1/projects//web-shop//', '/v1/projects/web-shop'],
    ['/v1/projects//web-shop/policy/', '/v1/projects/web-shop/policy'],
  ])('empty segments of a path are not there: %s', async (url, plain) => {
    const [reply, same] = [await backend.send('GET', url), await backend.send('GET', plain)]
    expect(reply.status).toBe(200)
    expect(reply.text).toBe(same.text)
  })

  test('bytes that are no UTF-8 are no JSON', async () => {
    const bytes = new TextEncoder().encode('{"name": "a?"}')
    bytes[11] = 0xff
    expect(refusal(await post(bytes))).toBe('unable to parse JSON body: invalid unicode code point at line 1 column 12')
  })

  test('a body has a megabyte, bulk writes eight', async () => {
    expect(refusal(await post(' '.repeat(mib + 1)))).toBe('request body exceeded maximum size of 1048576 bytes')
    expect(refusal(await post(' '.repeat(mib)))).toBe(
      'unable to parse JSON body: EOF while parsing a value at line 1 column 1048576',
    )
    const bulk = (size: number): Promise<Reply> =>
      backend.send('POST', '/v1/disks/upload-1/bulk-write?project=sandbox', {
        body: ' '.repeat(size),
        headers: { 'content-type': 'application/json' },
      })
    expect(refusal(await bulk(8 * mib + 1))).toBe('request body exceeded maximum size of 8388608 bytes')
    expect(refusal(await bulk(2 * mib))).toBe(
      `unable to parse JSON body: EOF while parsing a value at line 1 column ${2 * mib}`,
    )
  })

  test('the content type has to fit, its parameters do not matter', async () => {
    expect(refusal(await post('{}', { 'content-type': 'text/plain' }))).toBe(
      'expected content type "application/json", got "text/plain"',
    )
    const reply = await post('{"name": "typed", "description": ""}', {
      'content-type': 'Application/JSON; charset=utf-8',
    })
    expect(reply.status, reply.text).toBe(201)
  })

  test('keys that nobody knows are ignored, in the query and in the body', async () => {
    const listed = await backend.send('GET', '/v1/projects?colour=red&limit=1&colour=blue')
    expect(listed.status).toBe(200)
    const made = await post('{"name": "extra", "description": "", "colour": "red"}')
    expect(made.status, made.text).toBe(201)
    expect(made.body).not.toHaveProperty('colour')
  })

  test('a key that is known comes once', async () => {
    const reply = await backend.send('GET', '/v1/projects?limit=1&limit=2')
    expect(refusal(reply)).toBe('unable to parse query string: duplicate field `limit`')
  })

  test('404 for paths, 405 for methods, both without a code', async () => {
    for (const [method, url, status, message] of [
      ['GET', '/v1/nothing', 404, 'Not Found'],
      ['POST', '/v1/nothing', 404, 'Not Found'],
      ['GET', '/', 404, 'Not Found'],
      ['PATCH', '/v1/projects', 405, 'Method Not Allowed'],
    ] as const) {
      const reply = await backend.send(method, url)
      expect(reply.status, `${method} ${url}`).toBe(status)
      expect(reply.body).toEqual(envelope(reply, { code: null, message }))
    }
    const head = await backend.send('HEAD', '/v1/projects')
    expect([head.status, head.text]).toEqual([405, ''])
  })

  test('each answer names its request, and no two are the same', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await backend.send('GET', '/v1/ping')).headers.get('x-request-id')),
    )
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
