/** Where in a query an error of the server is, as far as its text says. */
import { wordsOf } from './oxql-tokens.ts'
import type { Sent } from './own-range.ts'

/** A stretch of the typed text. */
export interface Stretch {
  from: number
  to: number
}

/** `Error at 2:14: …`, of the text that was sent. */
const stated = /\bat (?:line )?(\d+)(?::|, column )(\d+)/

/**
 * The word that an error is about: the one at the line and column that it names, else the first word that it quotes and the query
 * has. Undefined when it says neither.
 */
export function errorPlace(message: string, typed: string, sent: Sent): Stretch | undefined {
  const words = wordsOf(typed)
  const [, line, column] = stated.exec(message) ?? []
  if (line !== undefined && column !== undefined) {
    const offset = offsetOf(sent.text, Number(line), Number(column))
    if (offset === undefined) return undefined
    const at = sent.typed(offset)
    const word = words.find(({ to }) => at < to) ?? words.at(-1)
    return word && { from: word.from, to: word.to }
  }
  for (const quoted of message.matchAll(/`([^`]+)`|"([^"]+)"|'([^']+)'/g)) {
    const named = quoted[1] ?? quoted[2] ?? quoted[3] ?? ''
    const word = words.find(({ text, kind }) => kind !== 'symbol' && text === named)
    if (word) return { from: word.from, to: word.to }
  }
  return undefined
}

/** Lines and columns are counted from 1. */
function offsetOf(text: string, line: number, column: number): number | undefined {
  const lines = text.split('\n')
  if (line < 1 || line > lines.length) return undefined
  return lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
}

/** What the server says, with the place in what was typed: its own may be one in what was added. */
export function refusalText(message: string, typed: string, place: Stretch | undefined): string {
  const saying = message.replace(/^Error at \d+:\d+:?\s*/, '')
  return place ? `${placeText(typed, place.from)}: ${saying}` : message
}

/** `Line 2, column 14`, counted from 1. */
function placeText(typed: string, at: number): string {
  const before = typed.slice(0, at).split('\n')
  return `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** The engine takes series without a sample for ones that are not aligned: then nothing is wrong with the query. */
export const mayBeEmpty = (message: string, typed: string): boolean =>
  message.includes('must be aligned') && wordsOf(typed).some(({ text }) => text === 'align')
