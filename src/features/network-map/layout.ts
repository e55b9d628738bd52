/** Where everything of a map lies: side by side where there is room for it, else one below the other. Lengths are in pixels. */
import type { MapItem, MapRow } from './map.ts'
import type { ShownBox, ShownColumn } from './shown.ts'

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** A box's own part of it, or one of its rows: an entry of the tree. */
export interface Entry extends Area {
  item: MapItem
  /** The box that it is, or is in. */
  parent: ShownBox
  row?: MapRow
  level: 1 | 2
  /** Its place among its siblings, from 1 on, and how many those are. */
  position: number
  siblings: number
}

export interface Line {
  from: string
  to: string
  path: string
  /** How far it reaches down. */
  top: number
  bottom: number
  /** Where it ends: others from the same box run together with it up to there. */
  end: number
}

export interface Layout {
  width: number
  height: number
  /** Of the VPC. */
  frame: Area
  texts: readonly { text: string; x: number; y: number; isTitle: boolean }[]
  boxes: readonly (Area & { id: string })[]
  entries: readonly Entry[]
  lines: readonly Line[]
}

/** Below this the columns lie one below the other. */
const enoughWidth = 880
const leastWide = 980
const leastNarrow = 280

const pad = 16
const gap = 56
/** Room for the lines left of the boxes, when those lie below each other. */
const gutter = 32
const between = 12
const heading = 28
const titleHeight = 28
const lineHeight = 20
const padding = 8
const rowHeight = 48
const corner = 6
/** Where lines meet a box: at its name. */
const lineAt = padding + titleHeight / 2
/** Around the frame. */
const margin = 12

export function layOut(columns: readonly ShownColumn[], available: number): Layout {
  const isWide = available >= enoughWidth
  const width = Math.max(available, isWide ? leastWide : leastNarrow)
  const places = isWide ? sideBySide(width) : undefined
  const boxes: (Area & { id: string })[] = []
  const entries: Entry[] = []
  const texts: { text: string; x: number; y: number; isTitle: boolean }[] = []
  const siblings = columns.reduce((sum, column) => sum + column.boxes.length, 0)
  let frameTop = 0
  let position = 0
  let bottom = isWide ? 0 : pad
  for (const [index, column] of columns.entries()) {
    const place = places?.[index] ?? { x: margin + gutter, width: width - gutter - 2 * margin - pad }
    let y = isWide ? margin + pad + heading : bottom
    if (column.title !== undefined) {
      texts.push({ text: column.title, x: place.x, y: y - (isWide ? heading : 0) + 14, isTitle: true })
      if (!isWide) y += heading
      if (index === 1) frameTop = isWide ? margin : bottom - pad
    }
    if (column.boxes.length === 0) {
      texts.push({ text: column.empty, x: place.x, y: y + 14, isTitle: false })
      y += heading
    }
    for (const shown of column.boxes) {
      const height = addBox(entries, shown, { ...place, y, position: ++position, siblings })
      boxes.push({ id: shown.box.id, ...place, y, height })
      y += height + between
    }
    if (isWide) bottom = Math.max(bottom, y)
    else bottom = y + pad
  }
  const height = bottom - between + margin + (isWide ? pad : 0)
  const left = places ? (places[1]?.x ?? 0) - pad : margin
  return {
    width,
    height,
    frame: { x: left, y: frameTop, width: width - left - margin, height: height - frameTop - margin },
    texts,
    boxes,
    entries,
    lines: linesOf(columns, boxes, isWide),
  }
}

/** The columns: the internet is narrow, subnets are wide. */
function sideBySide(width: number): readonly Pick<Area, 'x' | 'width'>[] {
  const first = 112
  const rest = width - first - 3 * gap - 2 * pad - 2 * margin
  const middle = Math.floor(rest * 0.25)
  const widths = [first, middle, middle, rest - 2 * middle]
  let x = margin
  return widths.map((one, index) => {
    const place = { x: x + (index > 0 ? pad : 0), width: one }
    x += one + gap
    return place
  })
}

interface Start extends Pick<Area, 'x' | 'y' | 'width'>, Pick<Entry, 'position' | 'siblings'> {}

/** @returns the height of the box */
function addBox(entries: Entry[], parent: ShownBox, { position, siblings, x, y, width }: Start): number {
  const { box, rows } = parent
  const own = 2 * padding + titleHeight + lineHeight * box.lines.length + (box.count === undefined ? 0 : titleHeight)
  entries.push({ item: box, parent, level: 1, position, siblings, x, y, width, height: own })
  for (const [index, row] of rows.entries())
    entries.push({
      item: row,
      row,
      parent,
      level: 2,
      position: index + 1,
      siblings: rows.length,
      x,
      y: y + own + index * rowHeight,
      width,
      height: rowHeight,
    })
  return own + rows.length * rowHeight
}

function linesOf(columns: readonly ShownColumn[], boxes: readonly (Area & { id: string })[], isWide: boolean): Line[] {
  const areas = new Map(boxes.map((box) => [box.id, box]))
  return columns.flatMap((column, level) => {
    const sources = columns[level - 1]?.boxes ?? []
    const places = new Map(sources.map((source, at) => [source.box.id, at]))
    return column.boxes.flatMap(({ box }) =>
      box.behind.flatMap((from, slot) => {
        const at = places.get(from)
        const [start, end] = [areas.get(from), areas.get(box.id)]
        if (at === undefined || !start || !end) return []
        // Each source has a lane of its own: lines that run together could not be told apart.
        const share = (at + 1) / (sources.length + 1)
        const lane = isWide ? start.x + start.width + gap * share : start.x - 8 * (level + share) + 4
        const [startX, startY] = isWide ? [start.x + start.width, start.y + lineAt] : [start.x, start.y + lineAt + 8]
        const endY = end.y + lineAt - (isWide ? 0 : 8) + Math.min(slot, 2) * 8
        const path = elbow([startX, startY], lane, [end.x, endY])
        return [{ from, to: box.id, path, top: Math.min(startY, endY), bottom: Math.max(startY, endY), end: endY }]
      }),
    )
  })
}

/** So many lines that neither begin nor end where people look are drawn at most: more of them fill the room between two columns. */
const mostPassing = 200

/** The lines that are to be seen in a part of the picture: of those that pass through it from the same box, the one that goes farthest. */
export function linesIn(lines: readonly Line[], isNear: (top: number, bottom: number) => boolean): ReadonlySet<Line> {
  const passing = new Map<string, Line>()
  const seen = new Set<Line>()
  for (const line of lines) {
    const { from, top, bottom, end } = line
    if (!isNear(top, bottom)) continue
    if (isNear(end, end)) seen.add(line)
    else {
      const way = `${end === bottom ? 'down' : 'up'} ${from}`
      const other = passing.get(way)
      if (!other || bottom - top > other.bottom - other.top) passing.set(way, line)
    }
  }
  for (const line of [...passing.values()].slice(0, mostPassing)) seen.add(line)
  return seen
}

type Point = readonly [x: number, y: number]

/** Across to the lane, along it, and across again, with round corners. */
function elbow([x1, y1]: Point, lane: number, [x2, y2]: Point): string {
  const down = Math.sign(y2 - y1)
  const r = Math.min(corner, Math.abs(y2 - y1) / 2)
  const [before, after] = [lane - Math.sign(lane - x1) * r, lane + Math.sign(x2 - lane) * r]
  return `M${x1} ${y1}H${before}Q${lane} ${y1} ${lane} ${y1 + down * r}V${y2 - down * r}Q${lane} ${y2} ${after} ${y2}H${x2}`
}
