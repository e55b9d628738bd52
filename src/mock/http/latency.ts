/** How long requests take. */
import { createRng } from '../random/rng.ts'

/** Milliseconds, from and to. */
export type Latency = readonly [from: number, to: number]

/** The longest that a call may be held back, in milliseconds: ten minutes, after which every client has given up. */
export const latencyLimit = 600_000

/** Waits some time within what holds at the moment. */
export function delayOf(range: () => Latency): () => Promise<void> {
  const rng = createRng('latency')
  return () => {
    const [from, to] = range()
    return to === 0 ? Promise.resolve() : pause(rng.int(from, to))
  }
}

/** Resolves after so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
