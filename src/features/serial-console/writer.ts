/** Hands bytes on in order, one piece after the other: the next only when the one before was taken in. */

/** A terminal draws nothing while it reads one piece. */
const pieceSize = 65_536

export interface Writer {
  /** Queues bytes; nothing is copied. */
  write(bytes: Uint8Array): void
  /** Forgets what is queued. */
  stop(): void
}

/** @param take takes one piece in and says when it has */
export function createWriter(take: (bytes: Uint8Array) => Promise<void>): Writer {
  let queue: Uint8Array[] = []
  let isBusy = false
  const stopped = new AbortController()
  const { signal } = stopped

  const pump = async (): Promise<void> => {
    isBusy = true
    while (queue.length > 0 && !signal.aborted) {
      const batch = queue
      queue = []
      for (const bytes of batch) {
        for (let at = 0; at < bytes.length && !signal.aborted; at += pieceSize) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
          await take(bytes.subarray(at, at + pieceSize))
        }
      }
    }
    isBusy = false
  }

  return {
    write: (bytes) => {
      if (bytes.length === 0 || signal.aborted) return
      queue.push(bytes)
      if (!isBusy) void pump()
    },
    stop: () => {
      stopped.abort()
      queue = []
    },
  }
}
