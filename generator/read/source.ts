/** From a file to documents: picks the parser and reports what it found wrong. */
import type { Diagnostics, Place } from '../diagnostics.ts'
import { TextError, createLines, type SourceDocument } from './document.ts'
import type { Input } from './input.ts'
import { parseJson } from './json.ts'
import { parseYaml } from './yaml.ts'

/** All documents of a file, or undefined after reporting. `from` is the place that refers to the file. */
export function readDocuments(
  input: Input,
  { path, from }: { path: string; from?: Place | undefined },
  diagnostics: Diagnostics,
): SourceDocument[] | undefined {
  const text = input.text(path, diagnostics, from)
  const before = input.parsed.get(path)
  if (before?.documents !== undefined && before.text === text) return [...before.documents]
  input.parsed.set(path, { text })
  if (text === undefined) return undefined
  const file = input.nameOf(path)
  try {
    // JSON is YAML too, but its own parser is faster and its messages fit.
    const documents = isJson(path, text) ? [parseJson(text, file)] : parseYaml(text, file)
    input.parsed.set(path, { text, documents })
    return documents
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const lines = createLines(text)
    for (const { code, cause, suggestion, offset } of error.problems) {
      diagnostics.error(code, { file, ...lines(offset) }, { cause, suggestion })
    }
    return undefined
  }
}

/** A file that must hold exactly one document. */
export function readDocument(
  input: Input,
  { path, from }: { path: string; from?: Place | undefined },
  diagnostics: Diagnostics,
): SourceDocument | undefined {
  const documents = readDocuments(input, { path, from }, diagnostics)
  if (documents === undefined) return undefined
  const [first, second] = documents
  if (first === undefined) {
    diagnostics.error('EMPTY_FILE', { file: input.nameOf(path) }, { cause: 'The file holds no document.' })
    return undefined
  }
  if (second !== undefined) {
    diagnostics.error('BROKEN_YAML', second.place([]), {
      cause: 'The file holds more than one document.',
      suggestion: 'Keep only one; remove the `---` between them.',
    })
    return undefined
  }
  return first
}

function isJson(path: string, text: string): boolean {
  if (/\.json$/i.test(path)) return true
  return !/\.ya?ml$/i.test(path) && text.trimStart().startsWith('{')
}
