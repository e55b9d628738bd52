/** Whether a text is YAML. Loaded when there is one to be checked. */
import { LineCounter, parseAllDocuments } from 'yaml'

import { midSentence } from '../../lib/truncate.ts'

/** The first error, with its place, or undefined. */
export function yamlProblem(text: string): string | undefined {
  const lineCounter = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter, prettyErrors: false })
  if ('empty' in documents) return undefined
  const [error] = documents.flatMap(({ errors }) => errors)
  if (!error) return undefined
  const { line, col } = lineCounter.linePos(error.pos[0])
  return `Not valid YAML at line ${line}, column ${col}: ${midSentence(error.message)}`
}
