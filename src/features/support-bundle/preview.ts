/** What of a file is shown: its text, within bounds. */
import { beginningOf, indented, layingOut, type Token } from '../../kit/cells/json-text.ts'
import { hasInvisible, markInvisible } from '../../lib/invisible.ts'
import { truncate } from '../../lib/truncate.ts'
import type { Work } from '../../lib/turns.ts'

/** Larger files are not shown, in bytes. */
export const mostShown = 1024 * 1024
/** Of a text so many lines are shown, and so many characters of each. */
export const mostLines = 5000
export const longestLine = 1000
/** Words and signs of JSON that are laid out. */
const mostLaidOut = 60_000

export interface Preview {
  readonly kind: 'text' | 'json'
  readonly text: string
  /** Lines in all, and how many of those shown are cut. */
  readonly lines: number
  readonly cut: number
  /** It is the beginning of a text that is too long to be laid out. */
  readonly isPart: boolean
}

/** The bytes of a file as text, as work of turns; undefined for what is no text. */
export function* previewing(bytes: Uint8Array): Work<Preview | undefined> {
  // A text has no such byte, and most other files do.
  if (bytes.includes(0)) return undefined
  const text = decoded(bytes)
  if (text === undefined) return undefined
  yield
  const isLaidOut = isJson(text)
  const beginning = isLaidOut ? beginningOf(text, mostLaidOut) : text
  const pieces = isLaidOut ? textsOf(yield* layingOut(beginning)) : piecesOf(withoutEnd(text))
  const { shown, lines } = yield* linesOf(pieces)
  let cut = 0
  const parts: string[] = []
  for (const line of shown) {
    const short = truncate(line.replace(/\r$/, ''), longestLine)
    if (short.length < line.length - 1) cut += 1
    parts.push(hasInvisible(short.replaceAll('\t', '')) ? short.split('\t').map(markInvisible).join('\t') : short)
    if (parts.length % linesPerStep === 0) yield
  }
  const isPart = beginning.length < text.length
  return { kind: isLaidOut ? 'json' : 'text', text: parts.join('\n'), lines, cut, isPart }
}

/** Between two steps of the work: lines that are made, characters that are looked at. */
const linesPerStep = 20
const perPiece = 32_768

const withoutEnd = (text: string): string => text.replace(/\r?\n$/, '')

function* piecesOf(text: string): Generator<string, undefined, undefined> {
  for (let at = 0; at === 0 || at < text.length; at += perPiece) yield text.slice(at, at + perPiece)
}

function* textsOf(tokens: readonly Token[]): Generator<string, undefined, undefined> {
  for (const token of tokens) yield indented([token])
}

/** The first lines of a text that comes in pieces, and how many there are. */
function* linesOf(pieces: Iterable<string>): Work<{ shown: string[]; lines: number }> {
  const shown: string[] = []
  let rest = ''
  let [lines, seen] = [1, 0]
  for (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n')
    lines += more.length
    seen += piece.length
    if (seen >= perPiece) {
      seen = 0
      yield
    }
    // What is only counted need not be kept.
    if (shown.length >= mostLines) continue
    rest += first
    for (const next of more) {
      shown.push(rest)
      rest = next
    }
  }
  return { shown: [...shown, rest].slice(0, mostLines), lines }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** An object or a list. */
function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
