/** How well a label fits what was typed. */

/** Smaller is better. From `weak` on the letters are merely all there, in order. */
export const weak = 4

/**
 * 0: the same, 1: begins with it, 2: one of its words does, 3: contains it, 4 (`weak`): has its letters in this order;
 * undefined: does not fit. Case and outer blanks do not matter.
 */
export function fit(label: string, query: string): number | undefined {
  const text = label.toLowerCase()
  const wanted = query.trim().toLowerCase()
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  const at = text.indexOf(wanted)
  if (at !== -1) return startsWord(text, wanted, at) ? 2 : 3
  return hasInOrder(text, wanted) ? weak : undefined
}

function startsWord(text: string, wanted: string, first: number): boolean {
  for (let at = first; at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (/[^\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

function hasInOrder(text: string, wanted: string): boolean {
  let at = 0
  for (const letter of wanted.replace(/\s+/g, '')) {
    const found = text.indexOf(letter, at)
    if (found === -1) return false
    at = found + letter.length
  }
  return true
}

/** The items that fit, best first; those that fit equally well keep their order. */
export function rank<T extends { label: string }>(
  items: readonly T[],
  query: string,
): readonly { item: T; score: number }[] {
  return items
    .flatMap((item) => {
      const score = fit(item.label, query)
      return score === undefined ? [] : [{ item, score }]
    })
    .toSorted((a, b) => a.score - b.score)
}
