/** How far an upload is, and how long the rest takes. */

export interface Progress {
  /** Bytes of the file that are done with, of all. */
  readonly done: number
  readonly total: number
  /** Bytes of these that were nothing but zeros: a new disk has them already. */
  readonly skipped: number
  /** Bytes a second, lately; none before there is something to measure. */
  readonly rate?: number
  /** Seconds that the rest takes at this rate. */
  readonly remaining?: number
}

/** Milliseconds that "lately" means. */
const span = 10_000

/** Counts bytes and measures their rate. */
export function createMeter(total: number, now: () => number) {
  let done = 0
  let skipped = 0
  let samples: { at: number; done: number }[] = []
  return {
    add: (bytes: number, isSkipped: boolean): void => {
      done += bytes
      if (isSkipped) skipped += bytes
      const at = now()
      const last = samples.at(-1)
      // One sample for each moment is enough.
      if (last !== undefined && at - last.at < 200) last.done = done
      else samples = [...samples.filter((sample) => at - sample.at <= span), { at, done }]
    },
    /** A pause is no slowness. */
    interrupt: (): void => {
      samples = []
    },
    read: (): Progress => {
      const [first] = samples
      const last = samples.at(-1)
      if (first === undefined || last === undefined || last.at === first.at) return { done, total, skipped }
      const rate = ((last.done - first.done) * 1000) / (last.at - first.at)
      if (rate <= 0) return { done, total, skipped }
      return { done, total, skipped, rate, remaining: (total - done) / rate }
    },
  }
}
