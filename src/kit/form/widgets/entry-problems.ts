import type { Problems } from '../validate.ts'

/** Entries with a problem that are drawn wherever they are in a long list, at most. */
const mostProblems = 100

/** What is wrong with each entry of a list, by its place; by paths within it. @param name path of the list */
export function problemsByPlace(problems: Problems, name: string): ReadonlyMap<number, Problems> {
  const found = new Map<number, Map<string, string>>()
  for (const [path, problem] of problems) {
    if (!path.startsWith(`${name}.`)) continue
    const inner = path.slice(name.length + 1)
    const place = Number.parseInt(inner, 10)
    const own = found.get(place) ?? new Map<string, string>()
    if (own.size === 0 && found.size >= mostProblems) continue
    found.set(place, own.set(inner.slice(inner.indexOf('.') + 1), problem))
  }
  return found
}
