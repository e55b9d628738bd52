/** The `Range` header of a download: one range of bytes (RFC 9110 §14.2). */

/** Bytes from `first` to `last`, both included. */
interface ByteRange {
  readonly first: number
  readonly last: number
}

/** The part of `size` bytes that a header asks for; `bad` for no such header, `beyond` for bytes that are not there. */
export function readRange(header: string, size: number): ByteRange | 'bad' | 'beyond' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (match === null) return 'bad'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'bad'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'beyond' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'bad'
  return first >= size ? 'beyond' : { first, last }
}
