/** What the values of one series say about time: how often its producer measures, and where it did not. */

/** A value per step; null where the server sent none. */
export type Delivered = readonly (number | null)[]

/** Fewer distances could be chance. */
const fewestDistances = 2

/**
 * In how many steps the producer of a series measures once: 1 for one that is as fast as the steps. A slower one leaves steps
 * empty that miss nothing.
 */
export function stepsPerSample(delivered: Delivered): number {
  const places = delivered.flatMap((value, place) => (value === null ? [] : [place]))
  const distances = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  if (distances.length < fewestDistances) return 1
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
