/** How long requests take. */
import { createRng } from '../random/rng.ts'

/** Milliseconds, from and to. */
export type Latency = readonly [from: number, to: number]

/** Waits some time within what holds at the moment. */
export function delayOf(range: () => Latency): () => Promise<void> {
  const rng = createRng('latency')
  return () => {
    const [from, to] = range()
    if (to === 0) return Promise.resolve()
    return new Promise((resolve) => setTimeout(resolve, rng.int(from, to)))
  }
}
