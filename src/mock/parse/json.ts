/**
 * JSON with positions. `JSON.parse` makes the value; a scanner of our own says what is wrong, since engines word syntax
 * errors differently, and what the value does not tell: where it stands, how a number was written, names that come twice.
 */
import { isTelling } from './numbers.ts'
import { fieldPath, memberOf } from './pointer.ts'

/** 1-based line and column; the column counts what was read of the line so far, as the platform's parser does. */
export interface Position {
  readonly line: number
  readonly column: number
}

export interface JsonProblem {
  readonly reason: string
  readonly at: Position
}

export interface ParsedJson {
  readonly value: unknown
  /** Where each value ends: JSON pointer → offset just behind it. */
  readonly ends: ReadonlyMap<string, number>
  /** Numbers whose text says more than the value: JSON pointer → text. */
  readonly numbers: ReadonlyMap<string, string>
}

/** The value, or why the text is not JSON that the platform's parser takes. */
export function parseJson(text: string): ParsedJson | { problem: JsonProblem } {
  const { ends, numbers, problem } = scanJson(text)
  if (problem !== undefined) return { problem: { reason: problem.reason, at: positionOf(text, problem.offset) } }
  return { value: JSON.parse(text), ends, numbers }
}

/** Line and column of an offset. */
export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const line = before.split('\n').length
  return { line, column: offset - (before.lastIndexOf('\n') + 1) }
}

interface Scan {
  readonly ends: Map<string, number>
  readonly numbers: Map<string, string>
  problem?: { reason: string; offset: number }
}

/** Thrown inside the scanner to leave all its levels at once. */
class Stop extends Error {
  readonly reason: string
  readonly offset: number
  constructor(reason: string, offset: number) {
    super(reason)
    this.reason = reason
    this.offset = offset
  }
}

/** Deeper nesting is refused, as the platform does: it keeps a hostile text from filling the stack. */
const maxDepth = 127

function scanJson(text: string): Scan {
  const found = { ends: new Map<string, number>(), numbers: new Map<string, string>() }
  try {
    const scanner = new Scanner(text, found)
    scanner.value('', 0)
    scanner.end()
    return found
  } catch (error) {
    if (error instanceof Stop) return { ...found, problem: { reason: error.reason, offset: error.offset } }
    throw error
  }
}

/** As far as nothing in a string needs a look. */
const plainText = /[^"\\\p{Cc}]*/uy
const numberText = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

const prefixOf = (pointer: string): string => (pointer === '' ? '' : `${fieldPath(pointer)}: `)

class Scanner {
  readonly #text: string
  readonly #found: Scan
  #at = 0

  constructor(text: string, found: Scan) {
    this.#text = text
    this.#found = found
  }

  value(pointer: string, depth: number): void {
    this.#blanks()
    const start = this.#text.charAt(this.#at)
    if (start === '') throw new Stop('EOF while parsing a value', this.#at)
    if ((start === '{' || start === '[') && depth >= maxDepth) throw new Stop('recursion limit exceeded', this.#at + 1)
    if (start === '{') this.#object(pointer, depth)
    else if (start === '[') this.#array(pointer, depth)
    else if (start === '"') this.#string()
    else if (start === '-' || (start >= '0' && start <= '9')) this.#number(pointer)
    else this.#word(start)
    this.#found.ends.set(pointer, this.#at)
  }

  end(): void {
    this.#blanks()
    if (this.#at < this.#text.length) throw new Stop('trailing characters', this.#at + 1)
  }

  #object(pointer: string, depth: number): void {
    const names = new Set<string>()
    this.#at++
    for (let first = true; ; first = false) {
      this.#blanks()
      const next = this.#text.charAt(this.#at)
      if (next === '') throw new Stop('EOF while parsing an object', this.#at)
      if (next === '}' && first) break
      if (!first) {
        if (next === '}') break
        if (next !== ',') throw new Stop('expected `,` or `}`', this.#at + 1)
        this.#at++
        this.#blanks()
        if (this.#text.charAt(this.#at) === '}') throw new Stop('trailing comma', this.#at + 1)
      }
      if (this.#text.charAt(this.#at) !== '"') throw new Stop('key must be a string', this.#at + 1)
      const key = this.#key()
      if (names.has(key)) throw new Stop(`${prefixOf(pointer)}duplicate field \`${key}\``, this.#at)
      names.add(key)
      this.#blanks()
      const colon = this.#text.charAt(this.#at)
      if (colon === '') throw new Stop('EOF while parsing an object', this.#at)
      if (colon !== ':') throw new Stop('expected `:`', this.#at + 1)
      this.#at++
      this.value(memberOf(pointer, key), depth + 1)
    }
    this.#at++
  }

  #array(pointer: string, depth: number): void {
    this.#at++
    for (let index = 0; ; index++) {
      this.#blanks()
      const next = this.#text.charAt(this.#at)
      if (next === '') throw new Stop('EOF while parsing a list', this.#at)
      if (next === ']') break
      if (index > 0) {
        if (next !== ',') throw new Stop('expected `,` or `]`', this.#at + 1)
        this.#at++
        this.#blanks()
        if (this.#text.charAt(this.#at) === ']') throw new Stop('trailing comma', this.#at + 1)
      }
      this.value(`${pointer}/${index}`, depth + 1)
    }
    this.#at++
  }

  #key(): string {
    const start = this.#at
    this.#string()
    return String(JSON.parse(this.#text.slice(start, this.#at)))
  }

  #string(): void {
    for (this.#at++; ; this.#at++) {
      plainText.lastIndex = this.#at
      plainText.test(this.#text)
      this.#at = plainText.lastIndex
      const next = this.#text.charAt(this.#at)
      if (next === '') throw new Stop('EOF while parsing a string', this.#at)
      if (next === '"') break
      if (next === '\\') this.#escape()
      else if (next < ' ')
        throw new Stop('control character (\\u0000-\\u001F) found while parsing a string', this.#at + 1)
    }
    this.#at++
  }

  #escape(): void {
    this.#at++
    const kind = this.#text.charAt(this.#at)
    if (kind === '') throw new Stop('EOF while parsing a string', this.#at)
    if (kind === 'u') {
      if (!/^[0-9a-fA-F]{4}$/.test(this.#text.slice(this.#at + 1, this.#at + 5)))
        throw new Stop('invalid escape', this.#at + 1)
      this.#at += 4
    } else if (!'"\\/bfnrt'.includes(kind)) {
      throw new Stop('invalid escape', this.#at + 1)
    }
  }

  #number(pointer: string): void {
    numberText.lastIndex = this.#at
    const found = numberText.exec(this.#text)?.[0]
    if (found === undefined) throw new Stop('invalid number', this.#at + 1)
    this.#at += found.length
    if (/[\d.eE+-]/.test(this.#text.charAt(this.#at))) throw new Stop('invalid number', this.#at + 1)
    if (Math.abs(Number(found)) === Infinity) throw new Stop('number out of range', this.#at)
    if (!isTelling(found)) this.#found.numbers.set(pointer, found)
  }

  #word(start: string): void {
    const word = { t: 'true', f: 'false', n: 'null' }[start]
    if (word === undefined) throw new Stop('expected value', this.#at + 1)
    for (const [index, letter] of [...word].entries()) {
      const found = this.#text.charAt(this.#at + index)
      if (found === '') throw new Stop('EOF while parsing a value', this.#at + index)
      if (found !== letter) throw new Stop('expected ident', this.#at + index + 1)
    }
    this.#at += word.length
  }

  #blanks(): void {
    while (' \n\r\t'.includes(this.#text.charAt(this.#at)) && this.#at < this.#text.length) this.#at++
  }
}
