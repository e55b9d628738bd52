/** Words of a command line. */
import { escapeInvisible, hasInvisible } from '../../lib/invisible.ts'
import { escapePart } from '../../lib/escape-part.ts'

/**
 * One word of a shell, whatever is in it. Pasted into a terminal it stays one: characters that a terminal acts upon
 * (delete, escape) or that nobody sees are written byte by byte, which bash, zsh and newer shells of POSIX read. Older ones, as dash, take
 * that for a plain quotation: so no quotation mark is in it.
 */
export function shellWord(text: string): string {
  if (/^[\w@%+=:,./-]+$/.test(text)) return text
  // A body laid out over lines has them; quoted, a line break does nothing.
  if (!hasInvisible(text.replaceAll('\n', ''))) return `'${text.replaceAll("'", `'\\''`)}'`
  const quoted = text.replaceAll('\\', '\\\\').replaceAll("'", '\\x27')
  return `$'${escapeInvisible(quoted, byteEscape)}'`
}

const byteEscape = (character: string): string => escapePart(character).replaceAll('%', String.raw`\x`)
