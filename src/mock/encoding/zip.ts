/** Writes zip archives (PKWARE APPNOTE 6.3): entries are stored as they are, so equal files give equal bytes. */

export interface ZipFile {
  /** With slashes; ASCII. */
  readonly path: string
  readonly bytes: Uint8Array
}

const table: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of zip and gzip. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** One archive of the files in the order given, all with the same time (UTC). */
export function zip(files: readonly ZipFile[], time: Date): Uint8Array<ArrayBuffer> {
  const central: number[] = []
  const chunks: Uint8Array[] = []
  let offset = 0
  for (const { path, bytes } of files) {
    const name = [...new TextEncoder().encode(path)]
    // Version 2.0, no flags, stored.
    const shared = [
      ...u16(20),
      ...u16(0),
      ...u16(0),
      ...stamp(time),
      ...u32(crc32(bytes)),
      ...u32(bytes.length),
      ...u32(bytes.length),
      ...u16(name.length),
      ...u16(0),
    ]
    const local = [...u32(0x04034b50), ...shared, ...name]
    chunks.push(Uint8Array.from(local), bytes)
    // Made by version 2.0, no comment, one disk, no attributes.
    central.push(
      ...u32(0x02014b50),
      ...u16(20),
      ...shared,
      ...u16(0),
      ...u16(0),
      ...u16(0),
      ...u32(0),
      ...u32(offset),
      ...name,
    )
    offset += local.length + bytes.length
  }
  const count = u16(files.length)
  const end = [
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...count,
    ...count,
    ...u32(central.length),
    ...u32(offset),
    ...u16(0),
  ]
  return joined([...chunks, Uint8Array.from(central), Uint8Array.from(end)])
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

const u16 = (value: number): number[] => [value & 0xff, (value >>> 8) & 0xff]
const u32 = (value: number): number[] => [...u16(value), ...u16(value >>> 16)]

/** Time and date as MS-DOS had them: steps of two seconds, years from 1980. */
function stamp(time: Date): number[] {
  const clock = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1)
  const date = ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate()
  return [...u16(clock), ...u16(date)]
}
