import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sha256 } from '../../../src/mock/encoding/sha256.ts'
import { backends, type Backend } from './support/backend.ts'

const digests = new Map<string, string>()

describe.each(Object.entries(backends))('%s', (name, start) => {
  let backend: Backend
  let path: { bundle_id: string }
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend.stop())
  beforeEach(async () => {
    await backend.mock.reset()
    const made = await backend.call('support_bundle_create', { body: {} })
    path = { bundle_id: (made.body as { id: string }).id }
    backend.mock.clock.advance(8000)
  })

  /** The archive itself: texts of replies are decoded. */
  const bytes = (range?: string): ReturnType<Backend['bytes']> => {
    const url = `/experimental/v1/system/support-bundles/${path.bundle_id}/download`
    return backend.bytes(url, range === undefined ? {} : { range })
  }

  test('the index lists the files, and each is there', async () => {
    const index = await backend.call('support_bundle_index', { path })
    expect(index.headers.get('content-type')).toMatch(/^text\/plain/)
    const files = index.text.trimEnd().split('\n')
    expect(files.slice(0, 2)).toEqual(['bundle_id.txt', 'meta/report.json'])
    // Two of the bundle, and five of each of the four sleds in service.
    expect(files).toHaveLength(22)
    for (const file of files) {
      const reply = await backend.call('support_bundle_download_file', { path: { ...path, file } })
      expect(reply.status, file).toBe(200)
      expect(reply.headers.get('content-length')).toBe(String(reply.text.length))
    }
    const id = await backend.call('support_bundle_download_file', { path: { ...path, file: 'bundle_id.txt' } })
    expect(id.text).toBe(`${path.bundle_id}\n`)
  })

  test('the archive is a zip, the same each time and everywhere', async () => {
    const { status, headers, data } = await bytes()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect([...data.subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
    digests.set(name, sha256(data))
    expect(sha256((await bytes()).data)).toBe(digests.get(name))
  })

  test('HEAD tells the size', async () => {
    const { data } = await bytes()
    const whole = await backend.call('support_bundle_head', { path })
    expect(whole.headers.get('content-length')).toBe(String(data.length))
    expect(whole.text).toBe('')
    const file = await backend.call('support_bundle_head_file', { path: { ...path, file: 'bundle_id.txt' } })
    expect(file.headers.get('content-length')).toBe('37')
    expect(file.text).toBe('')
  })

  test('ranges join to the whole', async () => {
    const { data } = await bytes()
    const first = await bytes('bytes=0-99')
    const rest = await bytes('bytes=100-')
    expect([first.status, rest.status]).toEqual([206, 206])
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${data.length}`)
    expect(rest.headers.get('content-range')).toBe(`bytes 100-${data.length - 1}/${data.length}`)
    expect([...first.data, ...rest.data]).toEqual([...data])
    const end = await bytes('bytes=-22')
    expect([...end.data]).toEqual([...data.subarray(-22)])
    const beyond = await bytes(`bytes=${data.length}-`)
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${data.length}`)
  })
})

test('every transport gives the same archive', () => {
  expect([...digests.keys()]).toEqual(Object.keys(backends))
  expect(new Set(digests.values()).size).toBe(1)
})
