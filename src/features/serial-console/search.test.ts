import type { IBufferCell, Terminal } from '@xterm/xterm'
import { describe, expect, it } from 'vitest'

import { findAll } from './search.ts'

const cols = 10

interface Cell {
  text: string
  width: number
}

/** Cells of a text: ideographs take two, the second of which is empty. */
const cellsOf = (text: string): Cell[] =>
  [...text].flatMap((character) =>
    /\p{Ideographic}/u.test(character)
      ? [
          { text: character, width: 2 },
          { text: '', width: 0 },
        ]
      : [{ text: character, width: 1 }],
  )

/** A terminal of ten columns that holds these lines, wrapped. */
function holding(...lines: string[]): Pick<Terminal, 'buffer' | 'cols'> {
  const rows = lines.flatMap((line) => {
    const cells = cellsOf(line)
    const count = Math.max(1, Math.ceil(cells.length / cols))
    return Array.from({ length: count }, (_, n) => ({ isWrapped: n > 0, cells: cells.slice(n * cols, (n + 1) * cols) }))
  })
  const active = {
    length: rows.length,
    getLine: (row: number) => {
      const found = rows[row]
      return (
        found && {
          isWrapped: found.isWrapped,
          length: cols,
          getCell: (column: number) => {
            const cell = found.cells[column] ?? { text: '', width: 1 }
            return { getChars: () => cell.text, getWidth: () => cell.width } as IBufferCell
          },
        }
      )
    },
  }
  return { cols, buffer: { active } as unknown as Terminal['buffer'] }
}

describe('searching a terminal', () => {
  it.each([
    ['nothing', ['abc'], '', []],
    ['what is not there', ['abc'], 'x', []],
    ['whatever the case', ['one Two'], 'TWO', [{ row: 0, column: 4, length: 3 }]],
    ['several in one line', ['ababab'], 'ab', [0, 2, 4].map((column) => ({ row: 0, column, length: 2 }))],
    ['across a wrap', ['12345678login'], 'login', [{ row: 0, column: 8, length: 5 }]],
    ['after a wrap', ['1234567890xx here'], 'here', [{ row: 1, column: 3, length: 4 }]],
    ['not across lines', ['log', 'in'], 'login', []],
    ['after wide characters', ['漢字 ok'], 'ok', [{ row: 0, column: 5, length: 2 }]],
    ['wide characters', ['a漢字'], '字', [{ row: 0, column: 3, length: 2 }]],
    [
      'a letter whose lower case is longer',
      ['İx', 'x'],
      'x',
      [1, 0].map((column, row) => ({ row, column, length: 1 })),
    ],
  ])('finds %s', (_, lines, wanted, found) => expect(findAll(holding(...lines), wanted)).toEqual(found))

  it('finds no more than it is asked for', () => {
    expect(findAll(holding('a a a a a'), 'a', 3)).toHaveLength(3)
  })
})
