/** What of a map is shown: all of it or what a search finds, with what is open. */
import type { MapBox, MapColumn, MapRow } from './map.ts'

export interface ShownBox {
  box: MapBox
  rows: readonly MapRow[]
  /** All of its rows are shown, or all that are found. */
  isOpen: boolean
}

export interface ShownColumn extends Pick<MapColumn, 'title' | 'empty'> {
  boxes: readonly ShownBox[]
}

export interface Shown {
  columns: readonly ShownColumn[]
  /** How many things are found; undefined when nothing is looked for. */
  matches?: number
}

export interface ShowOptions {
  /** A text; what has it is shown with what it is in, and by what it is reached. */
  search: string
  /** What people have opened or shut. */
  chosen: (id: string) => boolean | undefined
  /** Whether the boxes of the last column are open as long as nobody has said so. */
  opensItself: boolean
  /** What lies on the way of a packet is always shown. */
  way: ReadonlySet<string>
}

export function showOf(columns: readonly MapColumn[], { search, chosen, opensItself, way }: ShowOptions): Shown {
  const opened = (box: MapBox, found: ReadonlySet<MapRow> | undefined, byItself: boolean): ShownBox => {
    const isOpen = chosen(box.id) ?? byItself
    return { box, rows: box.rows.filter((row) => way.has(row.id) || (isOpen && found?.has(row) !== false)), isOpen }
  }
  const wanted = search.trim().toLowerCase()
  if (wanted === '') {
    const last = opensItself ? columns.at(-1) : undefined
    return {
      columns: columns.map((column) => ({
        ...column,
        boxes: column.boxes.map((box) => opened(box, undefined, column === last)),
      })),
    }
  }
  let matches = 0
  const has = (item: MapRow): boolean => {
    const isFound = textOf(item).includes(wanted)
    if (isFound) matches++
    return isFound
  }
  const kept = new Set(way)
  // The last column first: what a box is reached by is kept with it.
  const shown = columns.toReversed().map((column) => ({
    ...column,
    boxes: column.boxes.flatMap((box) => {
      const found = new Set(box.rows.filter(has))
      const isFound = has(box) || found.size > 0
      if (!isFound && !kept.has(box.id)) return []
      for (const id of box.behind) kept.add(id)
      return [found.size > 0 ? opened(box, found, true) : opened(box, undefined, false)]
    }),
  }))
  return { columns: shown.toReversed(), matches }
}

/** What people look for in it. */
const textOf = ({ title, lines, state = '' }: MapRow): string => [title, ...lines, state].join(' ').toLowerCase()
