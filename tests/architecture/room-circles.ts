/** The rooms of a folder: what lies in it stands in layers, so that a room can be understood without those above it. */
import { type Import, type Violation } from './source.ts'

/** What one file imports. */
export interface Importer {
  path: string
  imports: readonly Import[]
}

/** The folders that are made of rooms. */
export const foldersOfRooms = ['src/kit', 'src/mock'] as const

/**
 * Imports that lead round in a circle of rooms, also those of types alone and those by `import()`. Files that lie loose in the
 * folder are one room more, named like the folder.
 */
export function checkCircles(folder: string, files: readonly Importer[]): Violation[] {
  const roomOf = (path: string): string => {
    const [first = '', ...rest] = path.slice(folder.length + 1).split('/')
    return rest.length === 0 ? folder : `${folder}/${first}`
  }
  const inside = files.filter(({ path }) => path.startsWith(`${folder}/`))
  const edges = inside.flatMap(({ path, imports }) =>
    imports.flatMap((one) => {
      const { target } = one
      if (target === undefined || !target.startsWith(`${folder}/`)) return []
      const [from, to] = [roomOf(path), roomOf(target)]
      return from === to ? [] : [{ path, one, from, to }]
    }),
  )
  const next = Map.groupBy(edges, ({ from }) => from)
  return edges.flatMap(({ path, one, from, to }) => {
    const way = wayBetween(to, from, (room) => new Set((next.get(room) ?? []).map((edge) => edge.to)))
    if (way === undefined) return []
    const circle = [from, ...way].join(' → ')
    const message = `imports ${one.specifier}: rooms in a circle, ${circle}. Move what both need into a room below them.`
    return [{ path, line: one.line, message }]
  })
}

/** The shortest way from one room to another, both included; undefined when there is none. */
function wayBetween(start: string, end: string, after: (room: string) => Iterable<string>): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (last === end) return way
    for (const room of after(last)) {
      if (seen.has(room)) continue
      seen.add(room)
      ways.push([...way, room])
    }
  }
  return undefined
}
