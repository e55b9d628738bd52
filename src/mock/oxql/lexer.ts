/** Cuts the text of a query into tokens (server-behaviour §9.2). */
import { errorAt, type Place } from './error.ts'

const symbols = [
  '==',
  '!=',
  '<=',
  '>=',
  '~=',
  '&&',
  '||',
  '|',
  '<',
  '>',
  '!',
  '^',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ';',
  ',',
  '-',
  '+',
] as const
export type SymbolText = (typeof symbols)[number]

export type Token = Place &
  (
    | { readonly kind: 'symbol'; readonly text: SymbolText }
    /** A word, or the two words of a time series joined by a colon. */
    | { readonly kind: 'name'; readonly text: string }
    | { readonly kind: 'string'; readonly text: string; readonly value: string }
    | { readonly kind: 'integer' | 'double'; readonly text: string; readonly value: number }
    /** Milliseconds. */
    | { readonly kind: 'duration'; readonly text: string; readonly value: number }
    /** Milliseconds since the epoch; `now` is not known here. */
    | { readonly kind: 'timestamp'; readonly text: string; readonly value: number | 'now' }
    | { readonly kind: 'end'; readonly text: '' }
  )

const second = 1000
const day = 86_400 * second

/** Milliseconds of each unit of a duration. */
const units: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  ms: 1,
  s: second,
  m: 60 * second,
  h: 3600 * second,
  d: day,
  w: 7 * day,
  M: 30 * day,
  y: 365 * day,
}

const blank = /\s+/y
const word = /[A-Za-z_][A-Za-z0-9_]*(?::[A-Za-z_][A-Za-z0-9_]*)?/y
const quantity = /(\d+)(\.\d+)?(?:(ns|us|ms|[smhdwMy])\b)?/y
const quoted = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y
const instant = /@(?:now\(\)|(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?))?)/y

/** All tokens of a text, the last one its end. Throws for what is no token. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const placeOf = createPlaces(text)
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found === null) return undefined
    at = pattern.lastIndex
    return found
  }
  for (;;) {
    take(blank)
    const place = placeOf(at)
    if (at >= text.length) return [...tokens, { kind: 'end', text: '', ...place }]
    tokens.push(nextToken(text, at, place, take, (length) => (at += length)))
  }
}

function nextToken(
  text: string,
  at: number,
  place: Place,
  take: (pattern: RegExp) => RegExpExecArray | undefined,
  skip: (length: number) => void,
): Token {
  const name = take(word)
  if (name !== undefined) return { kind: 'name', text: name[0], ...place }
  const number = take(quantity)
  if (number !== undefined) return numberToken(number, place)
  const string = take(quoted)
  if (string !== undefined) {
    const value = (string[1] ?? string[2] ?? '').replace(/\\(.)/gs, '$1')
    return { kind: 'string', text: string[0], value, ...place }
  }
  const time = take(instant)
  if (time !== undefined) return timeToken(time, place)
  const symbol = symbols.find((each) => text.startsWith(each, at))
  if (symbol !== undefined) {
    skip(symbol.length)
    return { kind: 'symbol', text: symbol, ...place }
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
  switch (character) {
    case '"':
    case "'":
      throw errorAt(place, 'the string has no end')
    case '@':
      throw errorAt(place, 'expected a timestamp such as @2026-01-31, @2026-01-31T09:30:00.000 or @now()')
    default:
      throw errorAt(place, `unexpected character \`${character}\``)
  }
}

function numberToken([text, whole = '', fraction, unit]: RegExpExecArray, place: Place): Token {
  const value = Number(`${whole}${fraction ?? ''}`)
  if (unit === undefined) return { kind: fraction === undefined ? 'integer' : 'double', text, value, ...place }
  if (fraction !== undefined) throw errorAt(place, `a duration is a whole number of its unit, found \`${text}\``)
  return { kind: 'duration', text, value: value * (units[unit] ?? 0), ...place }
}

function timeToken([text, date, time]: RegExpExecArray, place: Place): Token {
  if (date === undefined) return { kind: 'timestamp', text, value: 'now', ...place }
  const value = Date.parse(`${date}T${time ?? '00:00:00'}Z`)
  // Dates roll over instead of failing: February 30 would be in March.
  const real = !Number.isNaN(value) && new Date(value).toISOString().startsWith(date)
  if (!real) throw errorAt(place, `\`${text.slice(1)}\` is not a date and time`)
  return { kind: 'timestamp', text, value, ...place }
}

/** Line and column of an offset; offsets come in ascending order. */
function createPlaces(text: string): (offset: number) => Place {
  let line = 1
  let start = 0
  let seen = 0
  return (offset) => {
    for (; seen < offset; seen++) {
      if (text[seen] !== '\n') continue
      line++
      start = seen + 1
    }
    return { line, column: offset - start + 1 }
  }
}
