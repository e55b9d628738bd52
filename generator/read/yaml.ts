/**
 * Reads YAML 1.2 into plain data. The conversion is our own rather than the library's, because it has to keep
 * places, to refuse what JSON cannot express, and to stay small on documents made to explode (alias bombs).
 */
import {
  LineCounter,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Document,
  type ParsedNode,
  type Scalar,
  type YAMLError,
} from 'yaml'
import type { Place } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import { dataObject, maxDepth } from './data.ts'
import { TextError, type SourceDocument, type Steps, type TextProblem } from './document.ts'

/** How many values all aliases of one document together may stand for. */
const maxAliased = 20_000
/** Problems of values reported per document; after these the rest is rarely worth reading. */
const maxProblems = 20

/** Parses all documents of a YAML text; empty ones are left out. Throws {@link TextError}. */
export function parseYaml(text: string, file: string): SourceDocument[] {
  const lines = new LineCounter()
  const documents = parseDocuments(text, lines)
  for (const document of documents) {
    // Only the first: those after it mostly come from the parser's guess at what was meant. An unresolved tag is
    // only a warning to the library, but the value would silently become text.
    const [error] = [...document.errors, ...document.warnings]
    if (error !== undefined) throw new TextError([problemOf(error)])
  }

  return documents
    .filter(({ contents }) => contents !== null && !(isScalar(contents) && contents.value === null))
    .map((document) => {
      const converter = createConverter()
      const data = converter.convert(document.contents, 0)
      if (converter.problems.length > 0) throw new TextError(converter.problems)
      return { file, data, place: (steps) => locate(document, { steps, file, lines }) }
    })
}

function parseDocuments(text: string, lines: LineCounter): Document.Parsed[] {
  try {
    // Repeated keys are found by the converter: the library compares all pairs of a map.
    const parsed = parseAllDocuments(text, {
      lineCounter: lines,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    })
    return [...parsed]
  } catch (error) {
    // The composer recurses; it reports most overflows itself, but not all.
    if (error instanceof RangeError) throw new TextError([tooDeep(0)])
    throw error
  }
}

function problemOf(error: YAMLError): TextProblem {
  if (error.message.includes('call stack')) return tooDeep(error.pos[0])
  return {
    code: 'BROKEN_YAML',
    cause: `${error.message.replace(/\.$/, '')}.`,
    suggestion: 'Correct the YAML at this place.',
    offset: error.pos[0],
  }
}

const tooDeep = (offset: number): TextProblem => ({
  code: 'TOO_DEEP',
  cause: `The document is nested more than ${maxDepth} levels deep.`,
  offset,
})

function createConverter() {
  const problems: TextProblem[] = []
  const anchors = new Map<string, { value: Json; size: number }>()
  let aliased = 0
  let made = 0

  const problem = (
    code: string,
    { cause, suggestion }: { cause: string; suggestion?: string | undefined },
    offset: number,
  ): null => {
    if (problems.length < maxProblems)
      problems.push({ code, cause, offset, ...(suggestion === undefined ? {} : { suggestion }) })
    return null
  }

  function convert(node: ParsedNode | null, depth: number): Json {
    if (node === null) return null
    const offset = node.range[0]
    if (depth > maxDepth) {
      if (!problems.some((known) => known.code === 'TOO_DEEP')) problems.push(tooDeep(offset))
      return null
    }
    if (isAlias(node)) return alias(node.source, offset)
    const before = made++
    const value = isMap(node) ? map(node.items, depth) : isSeq(node) ? list(node.items, depth) : scalar(node)
    if (node.anchor !== undefined) anchors.set(node.anchor, { value, size: made - before })
    return value
  }

  /** The value is shared, not copied; the budget counts it as often as later stages will walk over it. */
  function alias(name: string, offset: number): Json {
    const target = anchors.get(name)
    if (target === undefined) {
      return problem(
        'BROKEN_YAML',
        {
          cause: `The alias *${name} has no anchor before it, or stands inside it.`,
          suggestion: `Define &${name} first.`,
        },
        offset,
      )
    }
    aliased += target.size
    made += target.size
    if (aliased > maxAliased) {
      if (problems.some((known) => known.code === 'ALIAS_BOMB')) return null
      return problem(
        'ALIAS_BOMB',
        {
          cause: `The aliases of this document stand for more than ${maxAliased} values.`,
          suggestion: 'Write them out, or use fewer.',
        },
        offset,
      )
    }
    return target.value
  }

  function map(pairs: readonly { key: unknown; value: ParsedNode | null }[], depth: number): Json {
    const seen = new Set<string>()
    return dataObject(
      pairs.map(({ key, value }) => {
        const name = keyOf(key as ParsedNode | null)
        const offset = (key as ParsedNode | null)?.range[0] ?? value?.range[0] ?? 0
        if (name === undefined)
          problem('NOT_JSON', { cause: 'A key is not plain text.', suggestion: 'Use text as keys.' }, offset)
        else if (seen.has(name))
          problem(
            'DUPLICATE_KEY',
            { cause: `The key "${name}" occurs twice in one map.`, suggestion: 'Remove or rename one of them.' },
            offset,
          )
        seen.add(name ?? '')
        return [name ?? '', convert(value, depth + 1)] as const
      }),
    )
  }

  const list = (items: readonly ParsedNode[], depth: number): Json => items.map((item) => convert(item, depth + 1))

  function scalar(node: Scalar.Parsed): Json {
    const { value } = node
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    return problem(
      'NOT_JSON',
      {
        cause: `"${node.source}" is a value that JSON cannot express.`,
        suggestion: 'Put it in quotes if it is meant as text.',
      },
      node.range[0],
    )
  }

  return { convert, problems }
}

/** Status codes and the like are written without quotes: a key is always its text. */
function keyOf(node: ParsedNode | null): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined
  return typeof node.value === 'string' ? node.value : node.source
}

function locate(document: Document.Parsed, where: { steps: Steps; file: string; lines: LineCounter }): Place {
  let node: ParsedNode | null = document.contents
  let offset = node?.range[0] ?? 0
  for (const step of where.steps) {
    if (isAlias(node)) node = (node.resolve(document) as ParsedNode | undefined) ?? null
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item.key) === String(step))
      if (pair === undefined) break
      offset = pair.key.range[0]
      node = pair.value
    } else if (isSeq(node)) {
      const item = node.items[Number(step)]
      if (item === undefined) break
      offset = item.range[0]
      node = item
    } else break
  }
  const { line, col } = where.lines.linePos(offset)
  return { file: where.file, line, column: col }
}
