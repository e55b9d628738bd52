/** Finding text in what a terminal holds. */
import type { Terminal } from '@xterm/xterm'

export interface Match {
  /** Line of the buffer, and column where it starts. */
  readonly row: number
  readonly column: number
  /** Cells; a match may run on into the next lines. */
  readonly length: number
}

/** One line as it was printed: the rows that it was wrapped onto, and the cell that each character stands in. */
interface Line {
  text: string
  row: number
  cells: number[]
}

/** Every place where the text stands, whatever its case, top to bottom. At most `limit` of them. */
export function findAll(terminal: Pick<Terminal, 'buffer' | 'cols'>, wanted: string, limit = 1000): Match[] {
  const needle = wanted.toLowerCase()
  const found: Match[] = []
  if (needle === '') return found
  for (const { text, row, cells } of linesOf(terminal)) {
    const haystack = text.toLowerCase()
    // Where lower case is longer (İ) places would shift: such a line is searched as it is.
    const line = haystack.length === text.length ? haystack : text
    for (let at = line.indexOf(needle); at >= 0; at = line.indexOf(needle, at + needle.length)) {
      const start = cells[at] ?? 0
      const end = cells[at + needle.length] ?? start + needle.length
      found.push({ row: row + Math.floor(start / terminal.cols), column: start % terminal.cols, length: end - start })
      if (found.length >= limit) return found
    }
  }
  return found
}

function* linesOf({ buffer, cols }: Pick<Terminal, 'buffer' | 'cols'>): Generator<Line> {
  const { active } = buffer
  let line: Line | undefined
  for (let row = 0; row < active.length; row += 1) {
    const buffered = active.getLine(row)
    if (buffered === undefined) continue
    if (!buffered.isWrapped && line !== undefined) yield line
    if (!buffered.isWrapped || line === undefined) line = { text: '', row, cells: [0] }
    const offset = (row - line.row) * cols
    line.cells.pop()
    for (let column = 0; column < buffered.length; column += 1) {
      const cell = buffered.getCell(column)
      // The second half of a wide character.
      if (cell === undefined || cell.getWidth() === 0) continue
      const characters = cell.getChars() === '' ? ' ' : cell.getChars()
      line.text += characters
      for (let unit = 0; unit < characters.length; unit += 1) line.cells.push(offset + column)
    }
    line.cells.push(offset + cols)
  }
  if (line !== undefined) yield line
}
