/** Hands bytes on in order, one piece after the other: the next only when the one before was taken in. */

/** A terminal draws nothing while it reads one piece. */
const pieceSize = 65_536

export interface Writer<T> {
  /** Queues bytes; nothing is copied. `about` goes with each piece of them. */
  write(bytes: Uint8Array, about: T): void
  /** Forgets what is queued. */
  stop(): void
}

/** @param take takes one piece in and says when it has */
export function createWriter<T>(take: (bytes: Uint8Array, about: T) => Promise<void>): Writer<T> {
  let queue: { bytes: Uint8Array; about: T }[] = []
  let isBusy = false
  const stopped = new AbortController()
  const { signal } = stopped

  const pump = async (): Promise<void> => {
    isBusy = true
    while (queue.length > 0 && !signal.aborted) {
      const batch = queue
      queue = []
      for (const { bytes, about } of batch) {
        for (let at = 0; at < bytes.length && !signal.aborted; at += pieceSize) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
          await take(bytes.subarray(at, at + pieceSize), about)
        }
      }
    }
    isBusy = false
  }

  return {
    write: (bytes, about) => {
      if (bytes.length === 0 || signal.aborted) return
      queue.push({ bytes, about })
      if (!isBusy) void pump()
    },
    stop: () => {
      stopped.abort()
      queue = []
    },
  }
}
