/** A small pattern made of a name, always the same for the same name: four by four, mirrored. */
import { textHash } from './text-hash.ts'

/** Which of the sixteen cells are filled, row by row. */
export function identiconCells(name: string): readonly boolean[] {
  const hash = textHash(name)
  return Array.from({ length: 16 }, (_, index) => {
    const row = Math.floor(index / 4)
    const column = index % 4
    const bit = row * 2 + (column < 2 ? column : 3 - column)
    return ((hash >>> bit) & 1) === 1
  })
}
