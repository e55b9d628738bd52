/** For what is asked again by itself: how long the server wants to be left alone. */
import { ApiError } from './errors.ts'

/** No server means more than that, in milliseconds; browsers' timers end before a month. */
const day = 24 * 3_600_000

/** How long the server wants to be left alone after an error (Retry-After), in milliseconds; 0 where it does not say so. */
export const quietTime = (error: unknown): number =>
  error instanceof ApiError ? Math.min(error.retryAfter ?? 0, day) : 0

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
      until = Math.max(until, performance.now() + quietTime(error))
    },
    isOver: () => performance.now() >= until,
  }
}
