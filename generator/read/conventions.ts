/** Reads the conventions of the contract's API family: see `openapi/conventions.yaml`. */
import { existsSync, readFileSync } from 'node:fs'
import type { Diagnostics } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import type { Conventions } from '../model/types/conventions.ts'
import { isList, isObject, kindOf } from './data.ts'
import type { SourceDocument } from './document.ts'
import { conventionsBeside, type Input } from './input.ts'
import { readDocument } from './source.ts'
import { parseYaml } from './yaml.ts'

/** What a contract follows that has none of its own. Part of the generator, not of the input: the stamp holds it as its source. */
const ownDocument = (): SourceDocument | undefined =>
  parseYaml(readFileSync(new URL('../../openapi/conventions.yaml', import.meta.url), 'utf8'), 'conventions.yaml')[0]

/** Reports what is missing or has another form; undefined then. */
export function readConventions(input: Input, diagnostics: Diagnostics): Conventions | undefined {
  const beside = conventionsBeside(input.spec)
  const document = existsSync(beside) ? readDocument(input, { path: beside }, diagnostics) : ownDocument()
  if (document === undefined) return undefined
  const reading: Reading = { document, diagnostics, failed: false }
  const conventions: Conventions = {
    paging: {
      limit: text(reading, 'paging', 'limit'),
      token: text(reading, 'paging', 'token'),
      sort: text(reading, 'paging', 'sort'),
      items: text(reading, 'paging', 'items'),
      next: text(reading, 'paging', 'next'),
      rising: text(reading, 'paging', 'rising'),
      falling: text(reading, 'paging', 'falling'),
      age: text(reading, 'paging', 'age'),
    },
    schemas: {
      nameOrId: text(reading, 'schemas', 'nameOrId'),
      name: text(reading, 'schemas', 'name'),
      bytes: text(reading, 'schemas', 'bytes'),
      addresses: texts(reading, 'schemas', 'addresses'),
    },
    rows: {
      id: text(reading, 'rows', 'id'),
      name: text(reading, 'rows', 'name'),
      description: text(reading, 'rows', 'description'),
      created: text(reading, 'rows', 'created'),
      modified: text(reading, 'rows', 'modified'),
      time: text(reading, 'rows', 'time'),
      reference: text(reading, 'rows', 'reference'),
    },
    errors: {
      request: text(reading, 'errors', 'request'),
      code: text(reading, 'errors', 'code'),
      message: text(reading, 'errors', 'message'),
      header: text(reading, 'errors', 'header'),
    },
    codes: {
      exists: text(reading, 'codes', 'exists'),
      missing: text(reading, 'codes', 'missing'),
      forbidden: text(reading, 'codes', 'forbidden'),
      unauthorized: text(reading, 'codes', 'unauthorized'),
      invalidRequest: text(reading, 'codes', 'invalidRequest'),
      invalidValue: text(reading, 'codes', 'invalidValue'),
      conflict: text(reading, 'codes', 'conflict'),
      unavailable: text(reading, 'codes', 'unavailable'),
      noCapacity: text(reading, 'codes', 'noCapacity'),
      internal: text(reading, 'codes', 'internal'),
    },
    calls: optionalText(reading, 'calls', 'version'),
    marks: { paged: text(reading, 'marks', 'paged'), socket: text(reading, 'marks', 'socket') },
  }
  return reading.failed ? undefined : conventions
}

interface Reading {
  document: SourceDocument
  diagnostics: Diagnostics
  failed: boolean
}

function text(reading: Reading, ...steps: readonly [string, string]): string {
  const value = valueAt(reading, steps)
  if (typeof value === 'string' && value !== '') return value
  report(reading, { steps, wanted: 'a text', value })
  return ''
}

/** The key with its text, where there is one. */
function optionalText<K extends string>(reading: Reading, part: string, key: K): { [key in K]?: string } {
  if (valueAt(reading, [part, key]) === undefined) return {}
  return { [key]: text(reading, part, key) } as { [key in K]?: string } // the one key
}

function texts(reading: Reading, ...steps: readonly [string, string]): string[] {
  const value = valueAt(reading, steps)
  const found = isList(value) ? value.filter((item): item is string => typeof item === 'string') : []
  if (!isList(value) || found.length < value.length) report(reading, { steps, wanted: 'a list of texts', value })
  return found
}

const valueAt = ({ document }: Reading, [part, key]: readonly [string, string]): Json | undefined => {
  const table = isObject(document.data) ? document.data[part] : undefined
  return isObject(table) ? table[key] : undefined
}

function report(
  reading: Reading,
  { steps, wanted, value }: { steps: readonly [string, string]; wanted: string; value: Json | undefined },
): void {
  reading.failed = true
  reading.diagnostics.error('WRONG_CONVENTION', reading.document.place(steps), {
    cause:
      value === undefined
        ? `There is no "${steps.join('.')}".`
        : `"${steps.join('.')}" must be ${wanted}, but is ${kindOf(value)}.`,
    suggestion: 'Say what the contract calls it; openapi/conventions.yaml of the generator has an example of each.',
  })
}
