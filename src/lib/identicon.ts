/** A small pattern made of a name, always the same for the same name: four by four, mirrored. */

/** Which of the sixteen cells are filled, row by row. */
export function identiconCells(name: string): readonly boolean[] {
  const hash = hashOf(name)
  return Array.from({ length: 16 }, (_, index) => {
    const row = Math.floor(index / 4)
    const column = index % 4
    const bit = row * 2 + (column < 2 ? column : 3 - column)
    return ((hash >>> bit) & 1) === 1
  })
}

/** FNV-1a, 32 bits, with the upper half folded in: names that differ in one letter look different. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
