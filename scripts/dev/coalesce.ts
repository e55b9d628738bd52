/** How long it stays quiet before work starts: editors save in several steps. */
const QUIET_MS = 80

/**
 * Makes many requests for the same work into few runs: never two at a time, and always one that began after the
 * last request.
 *
 * @param work must not throw
 * @returns asks for a run
 */
export function coalesce(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isAsked = false
  const run = async () => {
    if (isRunning) {
      isAsked = true
      return
    }
    isRunning = true
    do {
      isAsked = false
      await work()
      // oxlint-disable-next-line no-unmodified-loop-condition -- a request during `work` sets it
    } while (isAsked)
    isRunning = false
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), QUIET_MS)
  }
}
