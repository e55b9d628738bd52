/** Stories in files, YAML or JSON: a mistake is told with file, line and column. */
import { readFile } from 'node:fs/promises'

import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml'

import { nearest } from '../../generator/diagnostics.ts'
import type { Contract } from '../../src/mock/contract/contract.ts'
import type { Scenario } from '../../src/mock/scenarios/scenario.ts'
import { pathText, StoryError, type StoryPath } from '../../src/mock/story/problem.ts'
import { tellStory } from '../../src/mock/story/tell.ts'

export interface StoryFileOptions {
  readonly contract: Contract
  readonly seed?: string
  /** When it is told, in milliseconds since the epoch. */
  readonly now: number
}

/**
 * The story of a file as a scenario.
 *
 * @throws Error whose message says all that is wrong, a line each: `night.yaml:7:5: steps[2].disk.size: …`
 */
export async function readStoryFile(file: string, options: StoryFileOptions): Promise<Scenario> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`--story: ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  return tellStoryText(text, file, options)
}

/** The same for a text that was read already. */
export async function tellStoryText(text: string, file: string, options: StoryFileOptions): Promise<Scenario> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const placed = (offset: number): string => {
    const { line, col } = lines.linePos(offset)
    return `${file}:${line}:${col}`
  }
  if (document.errors.length > 0)
    throw new Error(document.errors.map(({ pos: [offset], message }) => `${placed(offset)}: ${message}`).join('\n'))
  try {
    return await tellStory(document.toJS(), { ...options, suggest: nearest })
  } catch (error) {
    if (!(error instanceof StoryError)) throw error
    const told = error.problems
      .map(({ path, message }) => ({ offset: offsetOf(document, path), said: [pathText(path), message] }))
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, said }) => [placed(offset), ...said].filter(Boolean).join(': '))
    throw new Error(told.join('\n'), { cause: error })
  }
}

/** Where the nearest part on the way begins that is written down: what is missing stands nowhere. */
function offsetOf(document: Document, path: StoryPath): number {
  for (let length = path.length; length > 0; length--) {
    const around: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    const pair = isMap(around) ? around.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined
    const node: unknown = pair?.key ?? document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return 0
}
