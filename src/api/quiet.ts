/** For what is asked again by itself: how long the server wants to be left alone. */
import { ApiError } from './errors.ts'

/** No server means more than that, in milliseconds. */
const longest = 24 * 3_600_000

export interface Quiet {
  /** Remembers what an error asks for. */
  heed: (error: unknown) => undefined
  isOver: () => boolean
}

export function createQuiet(): Quiet {
  // Milliseconds since the page began, which no change of the computer's clock moves.
  let until = 0
  return {
    heed: (error) => {
      if (error instanceof ApiError && error.retryAfter !== undefined)
        until = Math.max(until, performance.now() + Math.min(error.retryAfter, longest))
    },
    isOver: () => performance.now() >= until,
  }
}
