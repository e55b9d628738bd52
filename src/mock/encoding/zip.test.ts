import { crc32 as platformCrc32 } from 'node:zlib'

import { expect, test } from 'vitest'

import { crc32, zip } from './zip.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const time = new Date('2026-02-03T04:05:06Z')

test('the checksum is that of zip', () => {
  for (const text of ['', 'a', '123456789', 'x'.repeat(1000)]) expect(crc32(bytes(text))).toBe(platformCrc32(text))
})

test('an archive lists its files at its end, where readers look for them', () => {
  const archive = zip(
    [
      { path: 'a.txt', bytes: bytes('first') },
      { path: 'b/c.txt', bytes: bytes('second one') },
    ],
    time,
  )
  const view = new DataView(archive.buffer)
  const end = archive.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  expect(view.getUint16(end + 10, true)).toBe(2)
  let at = view.getUint32(end + 16, true)
  const found: string[] = []
  for (let n = 0; n < 2; n++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50)
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    expect(view.getUint32(local, true)).toBe(0x04034b50)
    const start = local + 30 + view.getUint16(local + 26, true)
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength))
    found.push(`${name}: ${new TextDecoder().decode(archive.subarray(start, start + size))}`)
    at += 46 + nameLength
  }
  expect(found).toEqual(['a.txt: first', 'b/c.txt: second one'])
  expect(at).toBe(end)
})

test('the time is written in steps of two seconds', () => {
  const view = new DataView(zip([{ path: 'a', bytes: bytes('') }], time).buffer)
  expect(view.getUint16(10, true)).toBe((4 << 11) | (5 << 5) | 3)
  expect(view.getUint16(12, true)).toBe((46 << 9) | (2 << 5) | 3)
})

test('equal files give equal bytes', () => {
  const files = [{ path: 'a', bytes: bytes('same') }]
  expect(zip(files, time)).toEqual(zip(files, time))
})
