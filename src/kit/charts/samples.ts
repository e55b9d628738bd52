/** What the values of one series say about time: how often its producer measures, and where it did not. */

/** A value per step; null where the server sent none. */
export type Delivered = readonly (number | null)[]

/**
 * In how many steps the producer of a series measures once: 1 for one that is as fast as the steps. A slower one leaves steps
 * empty that miss nothing.
 */
export function stepsPerSample(delivered: Delivered, isCounter: boolean): number {
  const places = delivered.flatMap((value, place) => (value === null ? [] : [place]))
  const distances = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  if (distances.length < 2) {
    // One distance may be a gap. Behind a gap a counter sends its total again, which has grown: what is not more is a difference.
    const [first = 0, last = 0] = places.map((place) => delivered[place] ?? 0)
    if (!isCounter || last > first) return 1
  }
  return distances.toSorted((a, b) => a - b)[Math.floor((distances.length - 1) / 2)] ?? 1
}

/** Samples come a little early or late: half of their distance more is no gap yet. */
export const patience = 1.5

export interface SampleOptions {
  every: number
  /** A counter's first value, and its first one after a gap, is all that it has counted so far: it says nothing about its step. */
  isCounter: boolean
}

/** The values to draw: null where something is missing, undefined where nothing was due. */
export function withoutTotals(
  delivered: Delivered,
  { every, isCounter }: SampleOptions,
): (number | null | undefined)[] {
  const drawn: (number | null | undefined)[] = delivered.map(() => null)
  const longest = every * patience
  // As if there had been one just before: what the window does not show is not missing in it.
  let former = isCounter ? -Infinity : -1
  for (const [place, value] of delivered.entries()) {
    if (value === null) continue
    const isNext = place - former <= longest
    if (isNext) drawn.fill(undefined, Math.max(0, former + 1), place)
    if (isNext || !isCounter) drawn[place] = value
    former = place
  }
  if (delivered.length - former <= longest) drawn.fill(undefined, former + 1)
  return drawn
}
