/** Text from the clipboard as it may be typed into a machine. */

/** What a terminal puts around a paste, for programs that ask for it: with it inside, the rest would count as typed. */
const marker = /[^\P{Cc}\t\n\r]\[?20[01]~/gu

/** Control characters except tab and line ends. */
const control = /[^\P{Cc}\t\n\r]/gu

/** How many lines a machine would take it for, each as it comes: none where nothing in it ends a line. */
export const linesOf = (text: string): number =>
  /[\r\n]/.test(text) ? text.replace(/[\r\n]+$/, '').split(/\r\n?|\n/).length : 0

/** The text without the marks of a paste and without control characters. */
export function plainPaste(text: string): string {
  let before
  let after = text
  // Taking one out may bring its outer parts together.
  do {
    before = after
    after = before.replace(marker, '')
  } while (after !== before)
  return after.replace(control, '')
}
