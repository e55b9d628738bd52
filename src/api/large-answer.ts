/**
 * Reads an answer of megabytes in turns ({@link inTurns}). Its rows are taken out of the text a part at a time, and parsed and
 * converted by themselves: `JSON.parse` of a hundred thousand rows alone is a fifth of a second in which nothing else goes on.
 */
import { inTurns, pause, type Work } from '../lib/turns.ts'
import { codec } from './codec.ts'
import { parseJson } from './json.ts'

/** Characters of a part: some milliseconds of work. */
const partLength = 200_000
/** Characters that are looked at between two looks at the clock. */
const look = 100_000
/** In characters, with the blanks around it. */
const longestKey = 200

/** A list that is the answer or one of its fields, and is long enough to be read in parts. */
interface LongList {
  /** Undefined: the answer itself. */
  key: string | undefined
  /** Behind its opening bracket. */
  start: number
  /** Where its closing bracket stands. */
  end: number
  /** Commas that it is cut at. */
  cuts: readonly number[]
}

/**
 * What `convert(parseJson(text))` gives.
 * @param convert what is done with an answer; done with parts of it, the lists of the parts together are the list of the whole
 * @throws SyntaxError
 */
export async function readLarge(text: string, convert: (value: unknown) => unknown): Promise<unknown> {
  const answer = await inTurns(reading(text, convert))
  // What is done with it next takes a turn of its own.
  await pause()
  return answer
}

function* reading(text: string, convert: (value: unknown) => unknown): Work<unknown> {
  const list = yield* findList(text)
  if (list === undefined) return convert(parseJson(text))
  const { key, start, end, cuts } = list
  const around = parseJson(text.slice(0, start) + text.slice(end))
  const answer = convert(around)
  const rows = listIn(answer, key)
  if (rows === undefined) return convert(parseJson(text))
  let from = start
  for (const to of [...cuts, end]) {
    yield
    const part = text.slice(from, to)
    // An empty list would be right; nothing between two commas, or before the end, is not.
    if (part.trim() === '') throw new SyntaxError('A row is missing')
    const items = parseJson(`[${part}]`)
    const converted = convert(key === undefined ? items : { ...Object(around), [key]: items })
    for (const row of listIn(converted, key) ?? []) rows.push(row)
    from = to + 1
  }
  return answer
}

/** The list of a converted answer. */
function listIn(answer: unknown, key: string | undefined): unknown[] | undefined {
  if (key === undefined) return Array.isArray(answer) ? answer : undefined
  const name = codec.toClientName(key)
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, name)) return undefined
  const list: unknown = Reflect.get(answer, name)
  return Array.isArray(list) ? list : undefined
}

// Signs of JSON by their codes.
const quote = 34
const comma = 44
const openList = 91
const backslash = 92
const closeList = 93
const openObject = 123
const closeObject = 125

/** What stands before a list that is a field. */
const keyBefore = /"(?:[^"\\]|\\.)*"(?=\s*:\s*\[$)/

/** The first list that is longer than a part. Of a text that is no JSON it may be anything: what is cut out of it is parsed. */
function* findList(text: string): Work<LongList | undefined> {
  const isList = /^\s*\[/.test(text)
  const itemDepth = isList ? 1 : 2
  let depth = 0
  let start = 0
  let cuts: number[] = []
  let nextLook = look
  for (let at = 0; at < text.length; at += 1) {
    if (at >= nextLook) {
      nextLook = at + look
      yield
    }
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfText(text, at)
        break
      case openObject:
        depth += 1
        break
      case openList:
        depth += 1
        if (depth === itemDepth) {
          start = at + 1
          cuts = []
        }
        break
      case comma:
        if (depth === itemDepth && start > 0 && at - (cuts.at(-1) ?? start) >= partLength) cuts.push(at)
        break
      case closeObject:
      case closeList:
        if (depth === itemDepth && start > 0) {
          const key = keyBefore.exec(text.slice(0, start).slice(-longestKey))?.[0]
          if (cuts.length > 0 && (isList || key !== undefined))
            return { start, end: at, cuts, key: isList ? undefined : String(JSON.parse(String(key))) }
          start = 0
        }
        depth -= 1
        break
      default:
    }
  }
  return undefined
}

/** Where the text that begins at a quote ends: at the next quote that is not escaped. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return end
  }
  return text.length
}
