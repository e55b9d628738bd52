import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { siteStorage } from '../../lib/storage.ts'
import { forgetUpload, keepUpload, readUploads, uploadsKey } from './unfinished.ts'

const key = uploadsKey('ada')
const upload = { project: 'web-shop', image: 'alpine', disk: 'tmp-for-image-0a1b2c', snapshot: 'tmp-snapshot-3d4e5f' }
const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => kept.set(name, value).has(name),
  removeItem: (name: string) => void kept.delete(name),
}
beforeEach(() => kept.clear())

test('an upload is known until it is forgotten', () => {
  const other = { ...upload, disk: 'tmp-for-image-ffffff' }
  keepUpload(storage, key, upload)
  keepUpload(storage, key, other)
  expect(readUploads(storage, key)).toEqual([upload, other])
  expect(readUploads(storage, uploadsKey('bruno'))).toEqual([])
  forgetUpload(storage, key, upload.disk)
  expect(readUploads(storage, key)).toEqual([other])
  forgetUpload(storage, key, other.disk)
  expect(kept.size).toBe(0)
})

test.each([
  ['no JSON', '{'],
  ['no list', JSON.stringify(upload)],
  ['a field is missing', JSON.stringify([{ ...upload, image: undefined }])],
  ['a disk that no upload has made', JSON.stringify([{ ...upload, disk: 'orders' }])],
  ['a snapshot that no upload has made', JSON.stringify([{ ...upload, snapshot: 'orders-monday' }])],
])('what is kept is not believed: %s', (_, text) => {
  kept.set(key, text)
  expect(readUploads(storage, key)).toEqual([])
})

test('storage that is full or barred does not stop an upload', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => keepUpload(siteStorage, key, upload)).not.toThrow()
})
