/** Reads the conventions of the contract's API family: see `openapi/conventions.yaml`. */
import { existsSync, readFileSync } from 'node:fs'
import { createDiagnostics, nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import type { Document, Json } from '../model/types/contract.ts'
import { kept, type Conventions, type SessionNames } from '../model/types/conventions.ts'
import { isList, isObject, kindOf } from './data.ts'
import type { SourceDocument } from './document.ts'
import type { Input } from './input.ts'
import { readDocument } from './source.ts'
import { parseYaml } from './yaml.ts'

/** What `session` may name. */
const sessionKeys = [
  'who',
  'called',
  'within',
  'groups',
  'roles',
  'end',
  'signIn',
  'noAccess',
  'noAccessHelp',
] as const satisfies (keyof SessionNames)[]

/**
 * What a contract follows where neither it nor the project has a table: the same in all projects, whatever their own API is like. Part of the
 * generator, not of the input: the stamp holds it as its source.
 */
const ownDocument = (): SourceDocument | undefined =>
  parseYaml(readFileSync(new URL('default-conventions.yaml', import.meta.url), 'utf8'), 'conventions.yaml')[0]

/** Reports what is missing or has another form; undefined then. */
export function readConventions(input: Input, diagnostics: Diagnostics): Conventions | undefined {
  const document = existsSync(input.conventions)
    ? readDocument(input, { path: input.conventions }, diagnostics)
    : ownDocument()
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
    calls: { ...optionalText(reading, 'calls', 'version'), ...leftOut(reading) },
    ...(valueAt(reading, ['session']) !== undefined && { session: sessionNames(reading) }),
    marks: { paged: text(reading, 'marks', 'paged'), socket: text(reading, 'marks', 'socket') },
  }
  return reading.failed ? undefined : conventions
}

function admits(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    // What is no regular expression here is told where it is used.
    return true
  }
}

/** Stands for a schema that there is not. */
const none = '(none)'

/**
 * Names are lower-case letters, digits and hyphens: forms and mock say so in words of their own. A table that calls a schema so which takes
 * other texts as well speaks of ordinary texts.
 */
export function withStrictNames(
  conventions: Conventions,
  { input, document }: { input: Input; document: Document },
): Conventions {
  const { schemas } = conventions
  const { pattern } = document.components?.schemas?.[schemas.name] ?? {}
  const isStrict = !existsSync(input.conventions) || (pattern !== undefined && !admits(pattern, 'Harbour 1'))
  return isStrict ? conventions : { ...conventions, schemas: { ...schemas, name: none } }
}

/** Where the table says something. @param steps `session`, `who` */
export const placeOfConvention = (input: Input, steps: readonly string[]): Place =>
  readDocument(input, { path: input.conventions }, createDiagnostics())?.place(steps) ?? {
    file: input.nameOf(input.conventions),
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

function sessionNames(reading: Reading): SessionNames {
  const table = valueAt(reading, ['session'])
  const wanted = `a table of ${sessionKeys.join(', ')}`
  if (!isObject(table)) report(reading, { steps: ['session'], wanted, value: table })
  for (const key of Object.keys(isObject(table) ? table : {}))
    if (!sessionKeys.some((known) => known === key)) reportUnknown(reading, ['session', key], sessionKeys)
  return Object.assign({}, ...sessionKeys.map((key) => optionalText(reading, 'session', key)))
}

/** Anything else than the one word would lose what people do not touch, or what others have changed: it is told. */
function leftOut(reading: Reading): Conventions['calls'] {
  const steps = ['calls', 'leftOut'] as const
  const value = valueAt(reading, steps)
  if (value === undefined || value === kept) return value === kept ? { leftOut: kept } : {}
  report(reading, { steps, wanted: `\`${kept}\`, or left out`, value })
  return {}
}

function texts(reading: Reading, ...steps: readonly [string, string]): string[] {
  const value = valueAt(reading, steps)
  const found = isList(value) ? value.filter((item): item is string => typeof item === 'string') : []
  if (!isList(value) || found.length < value.length) report(reading, { steps, wanted: 'a list of texts', value })
  return found
}

type Steps = readonly [string, string?]

const valueAt = ({ document }: Reading, [part, key]: Steps): Json | undefined => {
  const table = isObject(document.data) ? document.data[part] : undefined
  if (key === undefined) return table
  return isObject(table) ? table[key] : undefined
}

const stepsOf = (steps: Steps): string[] => steps.filter((step) => step !== undefined)

function reportUnknown(reading: Reading, steps: readonly [string, string], known: readonly string[]): void {
  reading.failed = true
  const near = nearest(steps[1], known)
  reading.diagnostics.error('WRONG_CONVENTION', reading.document.place(steps), {
    cause: `"${steps.join('.')}" is nothing that the table may say.`,
    suggestion: near === undefined ? `It may have ${known.join(', ')}.` : `Did you mean "${near}"?`,
  })
}

function report(
  reading: Reading,
  { steps, wanted, value }: { steps: Steps; wanted: string; value: Json | undefined },
): void {
  reading.failed = true
  reading.diagnostics.error('WRONG_CONVENTION', reading.document.place(stepsOf(steps)), {
    cause:
      value === undefined
        ? `There is no "${stepsOf(steps).join('.')}".`
        : `"${stepsOf(steps).join('.')}" must be ${wanted}, but is ${kindOf(value)}.`,
    suggestion: 'Say what the contract calls it; openapi/conventions.yaml of the generator has an example of each.',
  })
}
