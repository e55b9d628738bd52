import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { sha256 } from '../../../src/mock/encoding/sha256.ts'
import { backends, type Backend } from './support/backend.ts'

type BundlePath = Readonly<Record<'bundle_id', string>>

/** One that can be downloaded. */
async function makeBundle({ call, mock }: Backend): Promise<BundlePath> {
  const made = await call('support_bundle_create', { body: {} })
  mock.clock.advance(8000)
  return { bundle_id: (made.body as { id: string }).id }
}

/** The archive itself: texts of replies are decoded. */
function bytesOf(backend: Backend, { bundle_id }: BundlePath, range?: string): ReturnType<Backend['bytes']> {
  const url = `/experimental/v1/system/support-bundles/${bundle_id}/download`
  return backend.bytes(url, range === undefined ? {} : { range })
}

describe.each(Object.entries(backends))('%s', (_, start) => {
  let backend: Backend
  let path: BundlePath
  beforeAll(async () => {
    backend = await start()
  })
  afterAll(() => backend.stop())
  beforeEach(async () => {
    await backend.mock.reset()
    path = await makeBundle(backend)
  })

  const bytes = (range?: string): ReturnType<Backend['bytes']> => bytesOf(backend, path, range)

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

  test('the archive is a zip, the same each time', async () => {
    const { status, headers, data } = await bytes()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect([...data.subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
    expect(sha256((await bytes()).data)).toBe(sha256(data))
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

test('every transport gives the same archive', async () => {
  const digests = Object.values(backends).map(async (start) => {
    const backend = await start()
    const { status, data } = await bytesOf(backend, await makeBundle(backend))
    await backend.stop()
    expect(status).toBe(200)
    return sha256(data)
  })
  expect(digests.length).toBeGreaterThan(1)
  expect(new Set(await Promise.all(digests)).size).toBe(1)
})
