/** Edits of a YAML text at places. All else stays as it is written: comments, order, line breaks. */
import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseAllDocuments,
  stringify,
  visit,
  type Document,
  type Pair,
} from 'yaml'

/** Keys and indices from the top of a document. */
export type Path = readonly (string | number)[]

/** Which of the documents of a text, counted from 0, and where in it. */
export interface At {
  document: number
  path: Path
}

const options = { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const

/** Texts that were parsed last: most questions are about the same ones. Nobody changes a document. */
const parsed = new Map<string, readonly Document.Parsed[]>()

function documentsOf(text: string): readonly Document.Parsed[] {
  const known = parsed.get(text)
  if (known !== undefined) return known
  const documents = [...parseAllDocuments(text, options)]
  if (parsed.size > 200) parsed.clear()
  parsed.set(text, documents)
  return documents
}

/** What the documents of a text say, as data. */
export function dataOf(text: string): readonly unknown[] {
  const known = read.get(text)
  if (known !== undefined) return known
  const data = documentsOf(text).map((document): unknown => document.toJS())
  if (read.size > 200) read.clear()
  read.set(text, data)
  return data
}

/** Most texts are asked for again and again: one of many files changes at a time. */
const read = new Map<string, readonly unknown[]>()

/** A scalar that is a name: where it is, and which. */
export interface Name extends At {
  name: string
  start: number
  end: number
  isKey: boolean
}

/** Every key, and every text of a value, in the order of the text. */
export function namesIn(text: string): Name[] {
  const found: Name[] = []
  const add = (node: unknown, at: At, isKey: boolean): void => {
    if (!isScalar(node) || !node.range) return
    const [start, end] = node.range
    found.push({ ...at, name: String(node.value), start, end, isKey })
  }
  const walk = (node: unknown, at: At): void => {
    if (isMap(node))
      for (const pair of node.items) {
        const inner = { ...at, path: [...at.path, keyOf(pair)] }
        add(pair.key, inner, true)
        walk(pair.value, inner)
      }
    else if (isSeq(node)) for (const [i, item] of node.items.entries()) walk(item, { ...at, path: [...at.path, i] })
    else add(node, at, false)
  }
  for (const [document, { contents }] of documentsOf(text).entries()) walk(contents, { document, path: [] })
  return found
}

/** The value at a place, where that is a text, a number or the like. */
export const valueAt = (text: string, { document, path }: At): Name | undefined =>
  namesIn(text).find((one) => !one.isKey && one.document === document && one.path.join('\0') === path.join('\0'))

/** A part of what was read; undefined where there is none. */
export const partIn = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step) ? Reflect.get(part, step) : undefined,
    data,
  )

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

/** The part of a text that a place speaks of: the deepest key or value that begins there, else the one around it. */
export function pathAt(text: string, { line = 1, column = 1 }: { line?: number; column?: number }): At | undefined {
  const lines = text.split('\n')
  const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + column - 1
  const around = namesIn(text).filter(({ start, end }) => start <= offset && offset <= end)
  const name = around.at(-1)
  if (name !== undefined) return { document: name.document, path: name.path }
  const documents = documentsOf(text)
  for (const [document, { contents }] of documents.entries()) {
    const range = isNode(contents) ? contents.range : undefined
    if (!range || offset < range[0] || offset >= range[2]) continue
    return { document, path: deepest(contents, offset) }
  }
  return undefined
}

function deepest(node: unknown, offset: number): Path {
  const holds = (one: unknown): boolean =>
    isNode(one) && one.range !== undefined && one.range !== null && one.range[0] <= offset && offset < one.range[1]
  if (isMap(node))
    for (const pair of node.items) if (holds(pair.value)) return [keyOf(pair), ...deepest(pair.value, offset)]
  if (isSeq(node)) for (const [i, item] of node.items.entries()) if (holds(item)) return [i, ...deepest(item, offset)]
  return []
}

/** Puts texts in for parts of a text, all at once. */
export function replaceAll(text: string, parts: readonly { start: number; end: number; text: string }[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, part) => left.slice(0, part.start) + part.text + left.slice(part.end), text)
}

/** A text as a key or a value wherever one may stand: names and paths as they are, sentences in quotes. */
export function scalarText(text: string): string {
  if (/^[\w$./:-]+$/.test(text)) return text
  return text.includes('\n') ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`
}

const flow = (value: unknown): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trimEnd()

/** What is longer is no line any more. */
const wide = 130

/** A value below a key, in lines: maps one key a line down to `depth` levels, what is in them in braces, where that is not too wide. */
function block(key: string, value: unknown, depth: number): string[] {
  const line = `${flow(key)}: ${flow(value)}`
  if ((depth > 0 || line.length > wide) && isRecord(value) && Object.keys(value).length > 0)
    return [
      `${flow(key)}:`,
      ...Object.entries(value)
        .flatMap(([k, v]) => block(k, v, depth - 1))
        .map((one) => `  ${one}`),
    ]
  return [line]
}

/** Whether something that was read is a map. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same, or nothing: what else stands there has no parts. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** A whole document for new entries; maps are in lines down to `depth` levels. */
export const documentText = (data: Readonly<Record<string, unknown>>, depth = 2): string =>
  Object.entries(data)
    .flatMap(([key, value]) => block(key, value, depth))
    .map((line) => `${line}\n`)
    .join('')

/** Adds what is not there: maps are joined key by key, lists get what they lack. What is said already stays. */
export function merge(text: string, { document, path }: At, value: unknown): string {
  const node = nodeAt(text, { document, path })
  if (node === undefined) return text
  if (isRecord(value) && (isMap(node) || isNothing(node)))
    return Object.entries(value).reduce((now, [key, inner]) => {
      const there = { document, path: [...path, key] }
      const known = nodeAt(now, there)
      if (known === undefined) return insert(now, { document, path }, { key, value: inner })
      return isMap(known) || isSeq(known) || isNothing(known) ? merge(now, there, inner) : now
    }, text)
  if (Array.isArray(value) && isSeq(node))
    return value.reduce((now: string, item) => append(now, { document, path }, item), text)
  return text
}

const isNothing = (node: unknown): boolean => isScalar(node) && node.value === null

/** The part at a path; undefined where there is none. */
function nodeAt(text: string, { document, path }: At): unknown {
  const one = documentsOf(text)[document]
  return path.length === 0 ? (one?.contents ?? undefined) : (one?.getIn(path, true) ?? undefined)
}

/** Where the line ends that a node ends in. */
function endOfLine(text: string, node: { range?: readonly [number, number, number] | null | undefined }): number {
  let end = node.range?.[1] ?? text.length
  while (end > 0 && text[end - 1] === '\n') end -= 1
  const next = text.indexOf('\n', end)
  return next === -1 ? text.length : next
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1)

function insert(text: string, at: At, { key, value }: { key: string; value: unknown }): string {
  const node = nodeAt(text, at)
  if (isMap(node) && node.flow === true) {
    const close = (node.range?.[1] ?? 0) - 1
    const before = text.slice(0, close).trimEnd()
    return `${before}${node.items.length === 0 ? '' : ', '}${flow(key)}: ${flow(value)}${text.slice(close)}`
  }
  if (isMap(node)) {
    const last = node.items.at(-1)
    const first = node.items[0]
    const indent = isScalar(first?.key) ? columnOf(text, first.key.range?.[0] ?? 0) : 0
    const end = endOfLine(text, lastNode(last))
    const added = block(key, value, at.path.length === 0 ? 1 : 0).map((line) => `\n${' '.repeat(indent)}${line}`)
    return text.slice(0, end) + added.join('') + text.slice(end)
  }
  // A key without a value.
  const parent = at.path.slice(0, -1)
  const [name] = namesIn(text).filter(
    (one) =>
      one.isKey && one.document === at.document && one.path.join('\0') === [...parent, at.path.at(-1)].join('\0'),
  )
  if (name === undefined) return text
  const colon = text.indexOf(':', name.end) + 1
  return `${text.slice(0, colon)} ${flow({ [key]: value })}${text.slice(colon)}`
}

/** The last thing of a pair that has a place. */
function lastNode(pair: Pair | undefined): { range?: readonly [number, number, number] | null | undefined } {
  const { key, value } = pair ?? {}
  if (isNode(value) && value.range && !(isScalar(value) && value.value === null && value.source === '')) return value
  return isNode(key) ? key : {}
}

function append(text: string, at: At, item: unknown): string {
  const node = nodeAt(text, at)
  if (!isSeq(node) || node.toJSON().some((one: unknown) => JSON.stringify(one) === JSON.stringify(item))) return text
  if (node.flow === true) {
    const close = (node.range?.[1] ?? 0) - 1
    return `${text.slice(0, close).trimEnd()}${node.items.length === 0 ? '' : ', '}${flow(item)}${text.slice(close)}`
  }
  const last = node.items.at(-1)
  if (!isNode(last) || !last.range) return text
  const start = text.lastIndexOf('\n', last.range[0] - 1) + 1
  const indent = /^ */.exec(text.slice(start))?.[0] ?? ''
  const end = endOfLine(text, last)
  return `${text.slice(0, end)}\n${indent}- ${flow(item)}${text.slice(end)}`
}

/** Takes a part out; what is empty without it goes as well. Undefined: nothing of the document is left. */
export function remove(text: string, at: At): string | undefined {
  const left = removePart(text, at)
  return left === undefined || at.path.length === 0 ? left : withAnchors(left, text, at)
}

/** What is written once and meant elsewhere (`&rules`, `*rules`) is written where it is meant next, when the first place is gone. */
function withAnchors(left: string, text: string, { document }: At): string {
  const known = new Set<string>()
  let next: { source: string; start: number; end: number } | undefined
  const parsedLeft = documentsOf(left)[document]
  if (parsedLeft === undefined) return left
  visit(parsedLeft, {
    Alias: (_, node) => {
      const { source, range } = node
      if (known.has(source) || !range) return undefined
      next = { source, start: range[0], end: range[1] }
      return visit.BREAK
    },
    Value: (_, node) => {
      if (node.anchor !== undefined) known.add(node.anchor)
    },
  })
  if (next === undefined) return left
  const { source } = next
  const was = documentsOf(text)[document]
  const value = was === undefined ? undefined : anchored(was, source)
  if (value === undefined) return left
  return withAnchors(replaceAll(left, [{ ...next, text: `&${source} ${flow(value)}` }]), text, { document, path: [] })
}

function anchored(document: Document.Parsed, name: string): unknown {
  let found: unknown
  visit(document, {
    Value: (_, node) => {
      if (node.anchor !== name) return undefined
      found = node.toJS(document)
      return visit.BREAK
    },
  })
  return found
}

function removePart(text: string, { document, path }: At): string | undefined {
  if (path.length === 0) return removeDocument(text, document)
  const above = { document, path: path.slice(0, -1) }
  const parent = nodeAt(text, above)
  if ((isMap(parent) || isSeq(parent)) && parent.items.length === 1) return removePart(text, above)
  const step = path.at(-1)
  if (isMap(parent)) {
    const index = parent.items.findIndex((pair) => keyOf(pair) === String(step))
    const pair = parent.items[index]
    if (pair === undefined || !isNode(pair.key) || !pair.key.range) return text
    const start = pair.key.range[0]
    return cut(text, {
      start,
      end: lastNode(pair).range?.[1] ?? start,
      isFlow: parent.flow === true,
      isLast: index === parent.items.length - 1,
    })
  }
  if (isSeq(parent) && typeof step === 'number') {
    const item = parent.items[step]
    const node = isPair(item) ? item.key : item
    if (!isNode(node) || !node.range) return text
    const [start, end] = node.range
    return cut(text, { start, end, isFlow: parent.flow === true, isLast: step === parent.items.length - 1 })
  }
  return text
}

interface Cut {
  start: number
  end: number
  isFlow: boolean
  isLast: boolean
}

function cut(text: string, { start, end, isFlow, isLast }: Cut): string {
  if (isFlow) {
    const before = text.slice(0, start)
    const after = text.slice(end)
    if (isLast) return before.replace(/,\s*$/, '') + after
    return before + after.replace(/^\s*,\s*/, '')
  }
  let from = text.lastIndexOf('\n', start - 1) + 1
  const indent = columnOf(text, start)
  // What is said about it right above goes with it.
  for (;;) {
    const above = text.lastIndexOf('\n', from - 2) + 1
    const line = text.slice(above, from)
    if (from === 0 || !new RegExp(`^ {${indent}}#`).test(line)) break
    from = above
  }
  const to = endOfLine(text, { range: [start, end, end] })
  return text.slice(0, from) + text.slice(Math.min(to + 1, text.length))
}

function removeDocument(text: string, index: number): string | undefined {
  const parts = text.split(/^---[^\S\n]*\n/m)
  // A text that begins with the mark has nothing before it.
  const offset = documentsOf(text).length === parts.length - 1 ? 1 : 0
  const left = parts
    .filter((_, i) => i !== index + offset)
    .filter((part) => part.replaceAll(/^\s*(?:#.*)?$/gm, '').trim() !== '')
  return left.length === 0 ? undefined : left.join('---\n')
}
