/** Which entries of a long list are drawn: the first, what was added to its end, and what has a problem. */

export interface Drawn {
  first: number
  last: number
  /** Places that are drawn wherever they are. */
  others: readonly number[]
}

/** Their places, in order. */
export function drawnPlaces(count: number, { first, last, others }: Drawn): readonly number[] {
  const places = new Set<number>()
  for (let place = 0; place < Math.min(first, count); place += 1) places.add(place)
  for (let place = Math.max(0, count - last); place < count; place += 1) places.add(place)
  for (const place of others) if (place < count) places.add(place)
  return [...places].sort((one, other) => one - other)
}

/** The first problem of each entry of a list, by its place. @param name path of the list */
export function problemsByPlace(problems: ReadonlyMap<string, string>, name: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const start = `${name}.`
  for (const [path, problem] of problems) {
    if (!path.startsWith(start)) continue
    const place = Number.parseInt(path.slice(start.length), 10)
    if (!Number.isNaN(place) && !found.has(place)) found.set(place, problem)
  }
  return found
}
