/** The code of a device: eight letters, shown and sent as ABCD-EFGH. */

export const codeLength = 8

/** Letters in front of the dash. */
export const dashAfter = 4

/** What the boxes hold: a capital letter each, or nothing yet. */
export type Boxes = readonly string[]

export const emptyBoxes: Boxes = Array.from({ length: codeLength }, () => '')

/** The letters of a text, as capitals; everything else is left out. */
export const lettersIn = (text: string): string[] => [...text.toUpperCase()].filter((char) => /^[A-Z]$/.test(char))

/**
 * Puts letters into the boxes from `from` on. A whole code goes into all of them, wherever it was pasted.
 * @returns the boxes, and the one to go on with
 */
export function putLetters(boxes: Boxes, letters: readonly string[], from: number): { boxes: Boxes; next: number } {
  const start = letters.length >= codeLength ? 0 : from
  const put = letters.slice(0, codeLength - start)
  return {
    boxes: boxes.map((old, index) => put[index - start] ?? old),
    next: Math.min(start + put.length, codeLength - 1),
  }
}

/** The code as the server wants it; undefined while a letter is missing. */
export function codeOf(boxes: Boxes): string | undefined {
  if (boxes.some((letter) => letter === '')) return undefined
  return `${boxes.slice(0, dashAfter).join('')}-${boxes.slice(dashAfter).join('')}`
}
