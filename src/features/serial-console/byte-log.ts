/** Bytes in order, up to a limit: the oldest go first. */
export interface ByteLog {
  append(bytes: Uint8Array): void
  /** The last bytes, at most so many. */
  tail(length: number): Uint8Array
  /** All that is kept, for a Blob. */
  parts(): Uint8Array<ArrayBuffer>[]
  /** Bytes that are kept. */
  readonly size: number
  /** Bytes that had to go. */
  readonly dropped: number
}

/** @param limit bytes that are kept at least; some more are, as whole pieces go at a time */
export function createByteLog(limit: number): ByteLog {
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let dropped = 0
  return {
    append: (bytes) => {
      if (bytes.length === 0) return
      // A copy: a frame may be a window onto something larger.
      pieces.push(new Uint8Array(bytes))
      size += bytes.length
      let gone = 0
      for (const { length } of pieces) {
        if (size - length < limit) break
        size -= length
        dropped += length
        gone += 1
      }
      if (gone > 0) pieces = pieces.slice(gone)
    },
    tail: (length) => {
      const tail = new Uint8Array(Math.min(length, size))
      let at = tail.length
      for (let index = pieces.length - 1; index >= 0 && at > 0; index -= 1) {
        const piece = pieces[index] ?? new Uint8Array()
        const taken = piece.subarray(Math.max(0, piece.length - at))
        at -= taken.length
        tail.set(taken, at)
      }
      return tail
    },
    parts: () => [...pieces],
    get size() {
      return size
    },
    get dropped() {
      return dropped
    },
  }
}
