/** Where everything of a rack is drawn. Lengths are in pixels. */
import type { RackContents, Unit } from './rack.ts'

/** From this width on units lie side by side. */
const enoughWidth = 760
const least = 280
/** Of each post at the side of the rack. */
export const post = 22
const gap = 10
const heading = 34
const heights: Readonly<Record<Unit['kind'], number>> = { sled: 98, switch: 58, waiting: 58 }

export interface Section {
  title: string
  /** What is not known, or that there is nothing. */
  note: string | undefined
  y: number
  /** In which order keys move. */
  rows: readonly (readonly Placed[])[]
}

export interface Placed {
  unit: Unit
  x: number
  y: number
  width: number
  height: number
}

export interface RackLayout {
  width: number
  height: number
  sections: readonly Section[]
}

interface Part extends Pick<Section, 'title' | 'note'> {
  kind: Unit['kind']
  units: readonly Unit[]
}

const parts = (contents: RackContents): readonly Part[] => [
  { title: 'Switches', kind: 'switch', units: contents.switches, note: undefined },
  { title: 'Sleds', kind: 'sled', units: contents.sleds, note: 'By serial number; position unknown' },
  { title: 'Uninitialized sleds', kind: 'waiting', units: contents.waiting, note: 'By cubby' },
]

export function layOut(contents: RackContents, available: number): RackLayout {
  const width = Math.max(least, available)
  const columns = width >= enoughWidth ? 2 : 1
  const inner = width - 2 * post - 2 * gap
  const each = Math.floor((inner - (columns - 1) * gap) / columns)
  const sections: Section[] = []
  let y = gap
  for (const { title, kind: what, units, note } of parts(contents)) {
    const rows: Placed[][] = []
    const top = y
    y += heading
    for (let first = 0; first < units.length; first += columns) {
      const row = units.slice(first, first + columns)
      const height = Math.max(...row.map(({ kind }) => heights[kind]))
      rows.push(row.map((unit, at) => ({ unit, x: post + gap + at * (each + gap), y, width: each, height })))
      y += height + gap
    }
    const none = contents.unknown.includes(what) ? 'Not loaded' : 'None'
    sections.push({ title, note: units.length === 0 ? none : note, y: top, rows })
    y += gap
  }
  return { width, height: y, sections }
}
