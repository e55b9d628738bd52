/** Servers that are busy, and say when they want to be asked again. */
import { wait } from '../lib/wait.ts'
import { ApiError } from './errors.ts'

/** How long a page waits for a busy server before it says so, in milliseconds. */
const mostWait = 10_000
/** How often the same is asked for again. */
const mostRepeats = 2

/** Failures that were waited for: what one of these is a part of is not asked for again as a whole. */
const waitedFor = new WeakSet<ApiError>()

/** What a busy server asks to wait for, in milliseconds; 0 if it does not, or for longer than people do without being told. */
export function waitOf(error: unknown): number {
  if (!(error instanceof ApiError) || (error.statusCode !== 429 && error.statusCode !== 503)) return 0
  const wanted = error.retryAfter ?? 0
  return wanted <= mostWait ? wanted : 0
}

/** Whether to ask once more, after what {@link waitOf} says. @param repeats how often that was done */
export function mayRepeat(repeats: number, error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || waitOf(error) === 0 || waitedFor.has(error)) return false
  if (repeats < mostRepeats) return true
  waitedFor.add(error)
  return false
}

/**
 * Asks, and asks again as often as a busy server may be.
 * @throws what `ask` throws; called off while it waits, what the server said last: it is still to be left alone
 */
export async function askPatiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!mayRepeat(repeats, error)) throw error
      await wait(waitOf(error), signal).catch(() => {
        throw error
      })
    }
  }
}
