/**
 * Reads YAML 1.2 into plain data. The conversion is our own rather than the library's, because it has to keep
 * places, to refuse what JSON cannot express, and to stay small on documents made to explode (alias bombs).
 * The parser is js-yaml's: on our files it takes a quarter of the time of the one that also keeps comments.
 */
import { NOT_RESOLVED, YAMLException, boolCoreTag, floatCoreTag, intCoreTag, nullCoreTag } from 'js-yaml'
import type { Place } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import { dataObject, maxDepth } from './data.ts'
import { TextError, createLines, type SourceDocument, type Steps, type TextProblem } from './document.ts'
import {
  parseNodes,
  type AliasNode,
  type SequenceNode,
  type MappingNode,
  type ScalarNode,
  type YamlNode,
} from './yaml-nodes.ts'

/** How many values all aliases of one document together may stand for. */
const maxAliased = 20_000
/** Problems of values reported per document; after these the rest is rarely worth reading. */
const maxProblems = 20

/** Parses all documents of a YAML text; empty ones are left out. Throws {@link TextError}. */
export function parseYaml(text: string, file: string): SourceDocument[] {
  let lines: ReturnType<typeof createLines> | undefined
  return parse(text).flatMap((top) => {
    if (top === undefined || (top.kind === 'scalar' && isNull(top))) return []
    const converter = createConverter()
    const data = converter.convert(top, 0)
    if (converter.problems.length > 0) throw new TextError(converter.problems)
    const place = (steps: Steps): Place => {
      lines ??= createLines(text)
      return { file, ...lines(offsetOf(top, steps)) }
    }
    return [{ file, data, place }]
  })
}

function parse(text: string): (YamlNode | undefined)[] {
  try {
    return parseNodes(text, maxDepth + 1)
  } catch (error) {
    if (error instanceof YAMLException) throw new TextError([problemOf(error, text)])
    throw error
  }
}

function problemOf({ reason, mark }: YAMLException, text: string): TextProblem {
  // The parser marks the end of the text behind it.
  const offset = Math.min(mark?.position ?? 0, text.length)
  if (reason.includes('maxDepth')) return tooDeep(offset)
  return {
    code: 'BROKEN_YAML',
    cause: `The YAML is broken here: ${reason}.`,
    suggestion: 'Correct the YAML at this place.',
    offset,
  }
}

const tooDeep = (offset: number): TextProblem => ({
  code: 'TOO_DEEP',
  cause: `The document is nested more than ${maxDepth} levels deep.`,
  offset,
})

function createConverter() {
  const problems: TextProblem[] = []
  /** What has an anchor. */
  const converted = new Map<YamlNode, { value: Json; size: number }>()
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

  function convert(node: YamlNode, depth: number): Json {
    if (depth > maxDepth) {
      if (!problems.some((known) => known.code === 'TOO_DEEP')) problems.push(tooDeep(node.offset))
      return null
    }
    if (node.kind === 'alias') return alias(node)
    const before = made++
    const value =
      node.kind === 'mapping' ? map(node, depth) : node.kind === 'sequence' ? list(node, depth) : scalar(node)
    if (node.anchor !== undefined) converted.set(node, { value, size: made - before })
    return value
  }

  /** The value is shared, not copied; the budget counts it as often as later stages will walk over it. */
  function alias({ name, target, offset }: AliasNode): Json {
    const known = target && converted.get(target)
    if (known === undefined) {
      return problem(
        'BROKEN_YAML',
        {
          cause: `The alias *${name} has no anchor before it, or stands inside it.`,
          suggestion: `Define &${name} first.`,
        },
        offset,
      )
    }
    aliased += known.size
    made += known.size
    if (aliased > maxAliased) {
      if (problems.some((one) => one.code === 'ALIAS_BOMB')) return null
      return problem(
        'ALIAS_BOMB',
        {
          cause: `The aliases of this document stand for more than ${maxAliased} values.`,
          suggestion: 'Write them out, or use fewer.',
        },
        offset,
      )
    }
    return known.value
  }

  function map({ pairs, tag, offset: start }: MappingNode, depth: number): Json {
    if (tag !== undefined && tag !== '!!map') unknownTag(tag, start)
    const seen = new Set<string>()
    return dataObject(
      pairs.map(([key, value]) => {
        const name = keyOf(key)
        const { offset } = key
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

  function list({ items, tag, offset }: SequenceNode, depth: number): Json {
    if (tag !== undefined && tag !== '!!seq') unknownTag(tag, offset)
    return items.map((item) => convert(item, depth + 1))
  }

  function scalar({ text, isPlain, tag, offset }: ScalarNode): Json {
    const value = tag === undefined ? (isPlain ? plainValue(text) : text) : taggedValue(text, tag)
    if (value === undefined) return unknownTag(tag ?? '', offset)
    if (typeof value !== 'number' || Number.isFinite(value)) return value
    return problem(
      'NOT_JSON',
      {
        cause: `"${text}" is a value that JSON cannot express.`,
        suggestion: 'Put it in quotes if it is meant as text.',
      },
      offset,
    )
  }

  const unknownTag = (tag: string, offset: number): null =>
    problem(
      'BROKEN_YAML',
      { cause: `The tag ${tag} means nothing here.`, suggestion: 'Remove it; put the value in quotes if it is text.' },
      offset,
    )

  return { convert, problems }
}

const tags = { '!!null': nullCoreTag, '!!bool': boolCoreTag, '!!int': intCoreTag, '!!float': floatCoreTag } as const
const implicit = Object.values(tags)

/** What a text without quotes stands for. */
function plainValue(text: string): string | number | boolean | null {
  if (isSurelyText.test(text)) return text
  for (const tag of implicit) {
    const value = tag.resolve(text, false, tag.tagName)
    if (value !== NOT_RESOLVED) return value
  }
  return text
}

/** Most values are words that are neither a number nor a constant. */
const isSurelyText = /^[^-+.\dnNtTfF~]/

/** Undefined for a tag that nobody knows, or that the text does not fit. */
function taggedValue(text: string, tag: string): string | number | boolean | null | undefined {
  if (tag === '!!str' || tag === '!') return text
  if (!Object.hasOwn(tags, tag)) return undefined
  const known = tags[tag as keyof typeof tags] // just looked up
  const value = known.resolve(text, true, known.tagName)
  return value === NOT_RESOLVED ? undefined : value
}

const isNull = ({ text, isPlain, tag }: ScalarNode): boolean =>
  isPlain && tag === undefined && plainValue(text) === null

/** Status codes and the like are written without quotes: a key is always its text. */
function keyOf(node: YamlNode): string | undefined {
  return node.kind === 'scalar' && !isNull(node) ? node.text : undefined
}

/** Where the part is written: its key in a map, its start in a list; unknown steps lead to the nearest part above. */
function offsetOf(top: YamlNode, steps: Steps): number {
  let node = top
  let { offset } = top
  for (const step of steps) {
    if (node.kind === 'alias' && node.target !== undefined) node = node.target
    if (node.kind === 'mapping') {
      const pair = node.pairs.find(([key]) => keyOf(key) === String(step))
      if (pair === undefined) break
      offset = pair[0].offset
      node = pair[1]
    } else if (node.kind === 'sequence') {
      const item = node.items[Number(step)]
      if (item === undefined) break
      offset = item.offset
      node = item
    } else break
  }
  return offset
}
