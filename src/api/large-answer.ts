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

/** An object up to its first list, if nothing but fields of one word come before it, or objects of such. */
const upToList = /^\s*\{(?:\s*"[^"\\]*":\s*(?:"[^"\\]*"|[\w.-]+|\{[^[\]{}\\]*\}),)*\s*"([^"\\]*)":\s*\[/
/** That much of a text is looked at for it. */
const longestStart = 10_000

/** A list in an answer: where its first row begins, and the keys that lead there, each to the first row of a list. */
interface Place {
  at: number
  keys: readonly string[]
}

/**
 * What `convert(parseJson(text))` gives.
 * @param convert what is done with an answer; done with parts of it, the lists of the parts together are the list of the whole
 * @throws SyntaxError
 */
export const readLarge = (text: string, convert: (value: unknown) => unknown): Promise<unknown> =>
  inTurns(reading(text, convert))

function* reading(text: string, convert: (value: unknown) => unknown): Work<unknown> {
  const { place, parts, end } = yield* partsOf(text)
  const rest = parseJson(text.slice(0, place.at) + text.slice(end))
  const answer = convert(rest)
  if (parts.length === 0) return answer
  const names = place.keys.map((key) => codec.toClientName(key))
  const rows: unknown[] = []
  for (const items of parts) {
    for (const row of listAt(convert(withList(rest, place.keys, items)), names)) rows.push(row)
    yield
  }
  for (const row of listAt(answer, names)) rows.push(row)
  return withRows(answer, names, rows)
}

/** The rows of the first list that can be taken apart, of those that begin one in the other; and where what is left of it begins. */
function* partsOf(text: string): Work<{ place: Place; parts: readonly unknown[]; end: number }> {
  const list = /^\s*\[/.exec(text)
  let place: Place | undefined = list ? { at: list[0].length, keys: [] } : listWithin(text, { at: 0, keys: [] })
  for (; place !== undefined; place = listWithin(text, place) ?? listBehind(text, place)) {
    const parts: unknown[] = []
    let end = place.at
    while (text.length - end > partLength) {
      const part = yield* partFrom(text, end)
      if (part === undefined) break
      parts.push(part.items)
      end = part.end
      yield
    }
    if (parts.length > 0) return { place, parts, end }
  }
  return { place: { at: 0, keys: [] }, parts: [], end: 0 }
}

function listWithin(text: string, { at, keys }: Place): Place | undefined {
  const [before, key] = upToList.exec(text.slice(at, at + longestStart)) ?? []
  return before === undefined || key === undefined ? undefined : { at: at + before.length, keys: [...keys, key] }
}

/** A list behind a short one, which ends where it parses. Behind a long one nobody looks: it would be parsed once more for that, in one go. */
function listBehind(text: string, { at, keys }: Place): Place | undefined {
  for (let tries = 0, end = at - 1; keys.length > 0 && tries < mostTries; tries += 1) {
    end = text.indexOf(']', end + 1)
    if (end < 0 || end - at > partLength) return undefined
    try {
      parseJson(`[${text.slice(at, end + 1)}`)
    } catch {
      continue
    }
    const next = listWithin(`{${text.slice(end + 2, end + longestStart)}`, { at: 0, keys: keys.slice(0, -1) })
    return next && { ...next, at: next.at + end + 1 }
  }
  return undefined
}

/**
 * Rows from a place in the list on, and where the next one begins. A text between two rows and another such place parses as a list
 * only if both are what they seem.
 */
function* partFrom(text: string, start: number): Work<{ items: unknown; end: number } | undefined> {
  let end = start + partLength
  for (let tries = 0; tries < mostTries; tries += 1) {
    end = text.indexOf('},{', end + 1)
    if (end < 0) return undefined
    try {
      return { items: parseJson(`[${text.slice(start, end + 1)}]`), end: end + 2 }
    } catch {
      // It is within a row.
      yield
    }
  }
  return undefined
}

/** The answer with nothing but this part of its list, and of the lists around that. */
function withList(value: unknown, [key, ...others]: readonly string[], items: unknown): unknown {
  if (key === undefined) return items
  const inner = Reflect.get(Object(value), key)
  return { ...Object(value), [key]: others.length === 0 ? items : [withList(firstOf(inner), others, items)] }
}

/** The answer with these rows in its list; all around it stays. */
function withRows(value: unknown, [name, ...others]: readonly string[], rows: readonly unknown[]): unknown {
  if (name === undefined) return rows
  const inner: unknown = Reflect.get(Object(value), name)
  const [first, ...more] = Array.isArray(inner) ? inner : []
  return { ...Object(value), [name]: others.length === 0 ? rows : [withRows(first, others, rows), ...more] }
}

function listAt(answer: unknown, [name, ...others]: readonly string[]): readonly unknown[] {
  if (name === undefined) return Array.isArray(answer) ? answer : []
  const list: unknown = Reflect.get(Object(answer), name)
  if (others.length > 0) return listAt(firstOf(list), others)
  return Array.isArray(list) ? list : []
}

const firstOf = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined)
