/** Entries with a problem that are drawn wherever they are in a long list, at most. */
const mostProblems = 100

/** The first problem of each entry of a list, by its place. @param name path of the list */
export function problemsByPlace(problems: ReadonlyMap<string, string>, name: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const [path, problem] of problems) {
    if (!path.startsWith(`${name}.`)) continue
    const place = Number.parseInt(path.slice(name.length + 1), 10)
    if (found.size < mostProblems && !found.has(place)) found.set(place, problem)
  }
  return found
}
