/** Reads JSON: the platform's parser for the data, a scanner for what that one does not tell (places, repeated keys). */
import type { Json } from '../model/types/contract.ts'
import { dataObject, maxDepth } from './data.ts'
import { TextError, createLines, type SourceDocument, type Steps } from './document.ts'

/** Parses one JSON document. Throws {@link TextError}. */
export function parseJson(text: string, file: string): SourceDocument {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new TextError([
      { code: 'BROKEN_JSON', ...explain(error, text), suggestion: 'Correct the JSON at this place.' },
    ])
  }
  const repeated: { key: string; offset: number }[] = []
  const depth = scan(text, { repeat: (key, offset) => repeated.push({ key, offset }) })
  if (depth > maxDepth) {
    throw new TextError([
      { code: 'TOO_DEEP', cause: `The document is nested ${depth} levels deep; ${maxDepth} are allowed.`, offset: 0 },
    ])
  }
  if (repeated.length > 0) {
    throw new TextError(
      repeated.slice(0, 20).map(({ key, offset }) => ({
        code: 'DUPLICATE_KEY',
        cause: `The key ${JSON.stringify(key)} occurs twice in one map.`,
        suggestion: 'Remove or rename one of them.',
        offset,
      })),
    )
  }
  let places: { root: Branch; lines: ReturnType<typeof createLines> } | undefined
  return {
    file,
    data: toData(parsed),
    place(steps) {
      // Made when the first place is asked for: most documents have nothing wrong with them.
      places ??= { root: index(text), lines: createLines(text) }
      return { file, ...places.lines(find(places.root, steps)) }
    },
  }
}

function explain(error: unknown, text: string): { cause: string; offset: number } {
  const message = error instanceof Error ? error.message : String(error)
  const at = /at position (\d+)/.exec(message)?.[1]
  // Only the position is taken over: the rest of the message quotes the text and differs between Node versions.
  if (at === undefined) return { cause: 'The JSON ends before it is complete.', offset: text.length }
  const offset = Number(at)
  const found = text[offset]
  return {
    cause:
      found === undefined ? 'The JSON ends before it is complete.' : `${JSON.stringify(found)} is not expected here.`,
    offset,
  }
}

function toData(value: unknown): Json {
  if (Array.isArray(value)) return value.map(toData)
  if (typeof value === 'object' && value !== null) {
    return dataObject(Object.entries(value).map(([key, item]) => [key, toData(item)] as const))
  }
  // JSON.parse reads 1e999 as Infinity, which cannot be written again.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TextError([{ code: 'NOT_JSON', cause: 'A number is too large to be represented.', offset: 0 }])
  }
  return value as null | boolean | number | string
}

interface Visitor {
  /** A map's key or a list's element, with its nesting depth (0: directly below the top). */
  part?: (depth: number, step: string | number, offset: number) => void
  repeat?: (key: string, offset: number) => void
}

/** Walks over text that is known to be well-formed, without recursion. Returns the greatest depth. */
function scan(text: string, visitor: Visitor): number {
  const stack: ({ keys: Set<string> } | { index: number })[] = []
  let deepest = 0
  let expectsElement = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === ' ' || char === '\n' || char === '\r' || char === '\t' || char === ':') continue
    const top = stack.at(-1)
    if (top !== undefined && 'index' in top && expectsElement && char !== ']') {
      expectsElement = false
      visitor.part?.(stack.length - 1, top.index++, at)
    }
    if (char === '{' || char === '[') {
      stack.push(char === '{' ? { keys: new Set() } : { index: 0 })
      deepest = Math.max(deepest, stack.length)
      expectsElement = true
    } else if (char === '}' || char === ']') {
      stack.pop()
      expectsElement = false
    } else if (char === ',') {
      expectsElement = true
    } else if (char === '"') {
      const end = endOfString(text, at)
      if (top !== undefined && 'keys' in top && expectsElement) {
        expectsElement = false
        const key = String(JSON.parse(text.slice(at, end + 1)))
        if (top.keys.has(key)) visitor.repeat?.(key, at)
        top.keys.add(key)
        visitor.part?.(stack.length - 1, key, at)
      }
      at = end
    }
  }
  return deepest
}

/** Offset of the closing quote of the string that opens at `start`. A loop, not a pattern: strings may be megabytes long. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return quote
    at = quote + 1
  }
}

/** Offsets of a document's parts. */
interface Branch {
  offset: number
  below: Map<string | number, Branch>
}

function index(text: string): Branch {
  const root: Branch = { offset: 0, below: new Map() }
  const stack = [root]
  scan(text, {
    part: (depth, step, offset) => {
      stack.length = depth + 1
      const branch: Branch = { offset, below: new Map() }
      stack[depth]?.below.set(step, branch)
      stack.push(branch)
    },
  })
  return root
}

function find(root: Branch, steps: Steps): number {
  let branch = root
  for (const step of steps) {
    const next = branch.below.get(step)
    if (next === undefined) break
    branch = next
  }
  return branch.offset
}
