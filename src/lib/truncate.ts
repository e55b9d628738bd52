/** Shortening of texts. Lengths count code points, so that a cut never halves an emoji. */

const ellipsis = '…'

/** Of marks upon a letter no script has more: a hundred of them are drawn across the lines above and below. */
const piled = /(\p{M}{6})\p{M}+/gu
const unpiled = (text: string): string => text.replace(piled, `$1${ellipsis}`)

/** The text, or its first `max - 2` characters and an ellipsis (spec §9). Marks that are piled upon a letter are cut as well. */
export function truncate(text: string, max: number): string {
  // More of a text of megabytes need not be taken apart.
  const start = text.slice(0, 2 * max + 2)
  const shown = unpiled(start)
  const chars = [...shown]
  if (chars.length <= max && (start === text || shown.endsWith(ellipsis))) return shown
  return chars.length <= max
    ? shown + ellipsis
    : chars
        .slice(0, Math.max(0, max - 2))
        .join('')
        .trimEnd() + ellipsis
}

/**
 * What a page draws of a text at most: a browser takes seconds to break and kern tens of thousands of letters without a space.
 * Who shows less than all offers the rest for copying.
 */
export const drawable = (text: string): string => truncate(text, maxDrawn)
const maxDrawn = 1_000

/** Text of several lines, each of them no longer than can be drawn. */
export const drawableLines = (text: string): string =>
  text.length <= maxDrawn
    ? text
    : text
        .split('\n')
        .map((line) => drawable(line))
        .join('\n')

/** The text, or its two ends around an ellipsis, `max` characters in all: for ids and file names. */
export function truncateMiddle(text: string, max: number): string {
  // More of a text of megabytes need not be taken apart.
  const isShort = text.length <= 8 * max
  const shown = unpiled(isShort ? text : text.slice(0, 2 * max) + text.slice(-2 * max))
  const chars = [...shown]
  if (chars.length <= max) return shown
  const kept = Math.max(0, max - 1)
  const tail = Math.floor(kept / 2)
  return chars.slice(0, kept - tail).join('') + ellipsis + (tail > 0 ? chars.slice(-tail).join('') : '')
}

/** The text with its first letter in upper case. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A label inside a sentence: `IP address` keeps its capitals, `Boot disk` becomes `boot disk`. */
export const midSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) || /^\S*[a-z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
