/** Reads the facts of other versions of the contract: files in `versions` beside it, see docs/upgrading.md. */
import type { Diagnostics } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import type { FieldFacts, Facts, OperationFacts } from '../model/types/facts.ts'
import { isList, isObject, kindOf } from './data.ts'
import type { SourceDocument, Steps } from './document.ts'
import { versionFiles, type Input } from './input.ts'
import { readDocument } from './source.ts'

/** Reports what has another form; such a file is left out. @param own the version of the contract itself */
export function readVersions(input: Input, own: string, diagnostics: Diagnostics): Facts[] {
  const seen = new Map([[own, 'the contract itself']])
  return versionFiles(input.spec).flatMap((path) => {
    const document = readDocument(input, { path }, diagnostics)
    const facts = document && factsIn({ document, diagnostics, failed: false })
    if (document === undefined || facts === undefined) return []
    const other = seen.get(facts.version)
    seen.set(facts.version, input.nameOf(path))
    if (other === undefined) return [facts]
    diagnostics.error('DUPLICATE_VERSION', document.place(['version']), {
      cause: `Version ${facts.version} is that of ${other}.`,
      suggestion: 'Keep one of them.',
    })
    return []
  })
}

/** Whether facts of such a version can be told from others, and their file is called after it. */
export const hasVersionForm = (version: string): boolean => /^\d+(\.\d+)+(?:[-+][\w.+-]*)?$/.test(version)

interface Reading {
  document: SourceDocument
  diagnostics: Diagnostics
  failed: boolean
}

function factsIn(reading: Reading): Facts | undefined {
  const { data } = reading.document
  const top = isObject(data) ? data : {}
  const { version } = top
  if (typeof version !== 'string' || !hasVersionForm(version))
    wrong(reading, ['version'], { wanted: 'a version, such as 20250801.0.0', value: version })
  unknownKeys(reading, [], { value: data, known: ['version', 'operations', 'schemas'] })
  const operations = entriesAt(reading, ['operations'], top['operations']).map(([id, value]) => [
    id,
    operationIn(reading, ['operations', id], value),
  ])
  const schemas = entriesAt(reading, ['schemas'], top['schemas']).map(([name, value]) => [
    name,
    fieldsIn(reading, ['schemas', name], value),
  ])
  if (reading.failed) return undefined
  return {
    version: String(version),
    operations: Object.fromEntries(operations),
    schemas: Object.fromEntries(schemas),
  }
}

/** What a query requires is written `name!`. */
const withoutMark = (name: string): string => name.replace(/!$/, '')

const callForm = /^(GET|PUT|POST|DELETE|HEAD|PATCH) (\/\S*)$/

function operationIn(reading: Reading, steps: Steps, value: Json): OperationFacts | undefined {
  const { call, query, body, answer } = isObject(value) ? value : {}
  unknownKeys(reading, steps, { value, known: ['call', 'query', 'body', 'answer'] })
  const [, method, path] = (typeof call === 'string' ? callForm.exec(call) : null) ?? []
  if (method === undefined || path === undefined) {
    wrong(reading, [...steps, 'call'], { wanted: 'a method and a path, such as GET /v1/things', value: call })
    return undefined
  }
  const names = isList(query) ? query.filter((name) => typeof name === 'string') : []
  const needs = names.filter((name) => name.endsWith('!')).map(withoutMark)
  if (query !== undefined && (!isList(query) || names.length < query.length))
    wrong(reading, [...steps, 'query'], { wanted: 'a list of names', value: query })
  const schema = (key: string, given: Json | undefined): Record<string, string> => {
    if (given === undefined) return {}
    if (typeof given === 'string') return { [key]: given }
    wrong(reading, [...steps, key], { wanted: 'the name of a schema', value: given })
    return {}
  }
  const own = { method, path, query: names.map(withoutMark), ...(needs.length === 0 ? {} : { needs }) }
  return { ...own, ...schema('body', body), ...schema('answer', answer) }
}

function fieldsIn(reading: Reading, steps: Steps, value: Json): Record<string, FieldFacts> {
  unknownKeys(reading, steps, { value, known: ['required', 'optional'] })
  const { required, optional } = isObject(value) ? value : {}
  const read = (key: 'required' | 'optional', given: Json | undefined): [string, FieldFacts][] =>
    given === undefined
      ? []
      : entriesAt(reading, [...steps, key], given).flatMap(([field, type]): [string, FieldFacts][] => {
          if (typeof type === 'string') return [[field, { type, required: key === 'required' }]]
          wrong(reading, [...steps, key, field], { wanted: 'the name of its type', value: type })
          return []
        })
  return Object.fromEntries([...read('required', required), ...read('optional', optional)])
}

function entriesAt(reading: Reading, steps: Steps, value: Json | undefined): [string, Json][] {
  if (isObject(value)) return Object.entries(value)
  wrong(reading, steps, { wanted: 'a map', value })
  return []
}

function unknownKeys(
  reading: Reading,
  steps: Steps,
  { value, known }: { value: Json; known: readonly string[] },
): void {
  if (!isObject(value)) return wrong(reading, steps, { wanted: 'a map', value })
  for (const key of Object.keys(value)) {
    if (known.includes(key)) continue
    reading.failed = true
    reading.diagnostics.error('WRONG_FACTS', reading.document.place([...steps, key]), {
      cause: `There is no "${key}" in the facts of a version.`,
      suggestion: `Known: ${known.join(', ')}.`,
    })
  }
}

function wrong(reading: Reading, steps: Steps, { wanted, value }: { wanted: string; value: Json | undefined }): void {
  reading.failed = true
  const what = steps.length === 0 ? 'The file' : `"${steps.join('.')}"`
  reading.diagnostics.error('WRONG_FACTS', reading.document.place(steps), {
    cause: `${what} must be ${wanted}, but is ${typeof value === 'string' ? `"${value}"` : kindOf(value)}.`,
    suggestion: 'Write the file from a document: npm run generate -- --facts FILE.',
  })
}
