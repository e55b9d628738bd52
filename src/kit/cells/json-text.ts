/** JSON as lines for people: the text of the wire, indented, with every digit and character as it came. */

import { escapeInvisible, unicodeEscape } from '../../lib/invisible.ts'
import { finish, type Work } from '../../lib/turns.ts'

export type TokenKind = 'key' | 'text' | 'number' | 'word' | 'plain'

export interface Token {
  kind: TokenKind
  text: string
}

// The end of a text that was cut may lie within a string.
const pattern = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:]/g

/** The beginning of a JSON text with so many words and signs; all of it, if it has no more. A text in it is one, however long. */
export function beginningOf(json: string, most: number): string {
  if (json.length <= most) return json
  const token = new RegExp(pattern.source, 'g')
  for (let count = 0; count < most; count += 1) if (token.exec(json) === null) return json
  return json.slice(0, token.lastIndex)
}

/** Further in there is no room, and of ten thousand levels the spaces alone would be too many to hold. */
const deepest = 40

/** The tokens of a JSON text, laid out with two spaces per level. What is no JSON comes back as it is. */
export const layOut = (json: string): Token[] => finish(layingOut(json))

/** Tokens between two steps of the work. */
const perStep = 5_000
/** Characters of a token that is punctuation and blanks alone: of a million levels they would be one text of a hundred megabytes. */
const longestPlain = 4_096

/** The same as work of turns. */
export function* layingOut(json: string): Work<Token[]> {
  const found = json.match(pattern)
  if (found === null) return [{ kind: 'plain', text: json }]
  const tokens: Token[] = []
  let depth = 0
  const plain = (text: string): void => {
    const last = tokens.at(-1)
    if (last?.kind === 'plain' && last.text.length < longestPlain) last.text += text
    else tokens.push({ kind: 'plain', text })
  }
  const newLine = (): void => plain(`\n${'  '.repeat(Math.min(depth, deepest))}`)
  for (const [index, text] of found.entries()) {
    if (index % perStep === 0) yield
    const before = found[index - 1]
    switch (text) {
      case '{':
      case '[':
        plain(text)
        depth += 1
        if (!isClosing(found[index + 1])) newLine()
        break
      case '}':
      case ']':
        depth -= 1
        if (before !== '{' && before !== '[') newLine()
        plain(text)
        break
      case ',':
        plain(text)
        newLine()
        break
      case ':':
        plain(': ')
        break
      default:
        tokens.push({ kind: kindOf(text, found[index + 1]), text })
    }
  }
  return tokens
}

/** The same as one text, in which everything can be seen. */
export const indented = (tokens: readonly Token[]): string =>
  tokens.map(({ kind, text }) => (kind === 'plain' ? text : visible(text))).join('')

const isClosing = (text: string | undefined): boolean => text === '}' || text === ']'

function kindOf(text: string, next: string | undefined): TokenKind {
  if (text.startsWith('"')) return next === ':' ? 'key' : 'text'
  return /^[tfn]/.test(text) ? 'word' : 'number'
}

/** Characters that are not seen, or that turn the words around them, as escapes: the same JSON, and readable. */
export const visible = (text: string): string => escapeInvisible(text, unicodeEscape)
