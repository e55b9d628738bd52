/**
 * Reads an answer of megabytes in turns ({@link inTurns}). Its rows are taken out of the text a part at a time, and parsed and
 * converted by themselves: `JSON.parse` of a hundred thousand rows alone is a fifth of a second in which nothing else goes on.
 */
import { inTurns, type Work } from '../lib/turns.ts'
import { codec } from './codec.ts'
import { parseJson } from './json.ts'

/** Characters of a part: some milliseconds of work. */
const partLength = 200_000
/** Of places that might be between two rows, and are within one. */
const mostTries = 50

/** The beginning of an answer that is a list, or has one behind fields of one word. */
const beginning = /^\s*(?:\{(?:\s*"[^"\\]*":\s*(?:"[^"\\]*"|[\w.-]+),)*\s*"([^"\\]*)":\s*)?\[/

/**
 * What `convert(parseJson(text))` gives.
 * @param convert what is done with an answer; done with parts of it, the lists of the parts together are the list of the whole
 * @throws SyntaxError
 */
export const readLarge = (text: string, convert: (value: unknown) => unknown): Promise<unknown> =>
  inTurns(reading(text, convert))

function* reading(text: string, convert: (value: unknown) => unknown): Work<unknown> {
  const [before = '', key] = beginning.exec(text) ?? []
  const parts: unknown[] = []
  let at = before.length
  while (at > 0 && text.length - at > partLength) {
    const part = partFrom(text, at)
    if (part === undefined) break
    parts.push(part.items)
    at = part.end
    yield
  }
  const rest = parseJson(before + text.slice(at))
  const answer = convert(rest)
  const name = key === undefined ? undefined : codec.toClientName(key)
  const rows: unknown[] = []
  for (const items of parts) {
    const converted = convert(key === undefined ? items : { ...Object(rest), [key]: items })
    for (const row of listIn(converted, name)) rows.push(row)
    yield
  }
  for (const row of listIn(answer, name)) rows.push(row)
  if (parts.length === 0) return answer
  return name === undefined ? rows : { ...Object(answer), [name]: rows }
}

/**
 * Rows from a place in the list on, and where the next one begins. A text between two rows and another such place parses as a list
 * only if both are what they seem.
 */
function partFrom(text: string, start: number): { items: unknown; end: number } | undefined {
  let end = start + partLength
  for (let tries = 0; tries < mostTries; tries += 1) {
    end = text.indexOf('},{', end + 1)
    if (end < 0) return undefined
    try {
      return { items: parseJson(`[${text.slice(start, end + 1)}]`), end: end + 2 }
    } catch {
      // It is within a row.
    }
  }
  return undefined
}

function listIn(answer: unknown, name: string | undefined): readonly unknown[] {
  const list: unknown = name === undefined ? answer : Reflect.get(Object(answer), name)
  return Array.isArray(list) ? list : []
}
