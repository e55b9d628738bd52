/** How far a transfer is, and how long the rest takes. */

/** `T`: undefined as long as nobody knows how many bytes there are in all. */
export interface Progress<T extends number | undefined = number> {
  /** Bytes that are done with, of all. */
  readonly done: number
  readonly total: T
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
export function createMeter<T extends number | undefined>(all: T, now: () => number) {
  let total = all
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
    /** It is known by now how many there are. */
    expect: (bytes: T): void => {
      total = bytes
    },
    /** All that was done is worth nothing. */
    restart: (): void => {
      done = 0
      samples = []
    },
    read: (): Progress<T> => {
      const [first] = samples
      const last = samples.at(-1)
      if (first === undefined || last === undefined || last.at === first.at) return { done, total, skipped }
      const rate = ((last.done - first.done) * 1000) / (last.at - first.at)
      if (rate <= 0) return { done, total, skipped }
      return { done, total, skipped, rate, ...(total !== undefined && { remaining: (total - done) / rate }) }
    },
  }
}
