/** Holds documents of the manifest against `manifest.schema.json` and says in words what does not fit. */
import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { InternalError, nearest } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import type { RawEntity, RawLink } from '../model/types/manifest.ts'
import type { RawConsole } from '../model/types/manifest.ts'
import type { RawPage } from '../model/types/raw-page.ts'
import { isObject, kindOf } from './data.ts'
import type { Steps } from './document.ts'

/** The kinds of documents, by the key that names them. */
export interface ManifestKinds {
  entity: RawEntity
  link: RawLink
  page: RawPage
  console: RawConsole
}

export const manifestKinds = ['entity', 'link', 'page', 'console'] as const satisfies readonly (keyof ManifestKinds)[]

/** What is wrong with a part of a document. `unknownKey`: dropping the key would mend it. */
export interface FormProblem {
  code: 'UNKNOWN_KEY' | 'MISSING_KEY' | 'WRONG_TYPE' | 'WRONG_VALUE' | 'WRONG_NAME'
  steps: Steps
  cause: string
  suggestion?: string
}

export interface ManifestSchema {
  /** A test of the form of one kind of document. */
  validator<K extends keyof ManifestKinds>(kind: K): ValidateFunction<ManifestKinds[K]>
}

let loaded: ManifestSchema | undefined

/** Compiled once: it takes a tenth of a second and is part of the generator, which does not change while it runs. */
export const loadManifestSchema = (): ManifestSchema => (loaded ??= compileManifestSchema())

function compileManifestSchema(): ManifestSchema {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
    // Each file is validated once: shorter code would cost more than it saves.
    code: { optimize: false },
    // That the schema is one is shown by a test.
    meta: false,
    validateSchema: false,
  })
  const file = new URL('../../openapi/resources/manifest.schema.json', import.meta.url)
  ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object, 'manifest')
  return {
    validator<K extends keyof ManifestKinds>(kind: K) {
      const validate = ajv.getSchema<ManifestKinds[K]>(`manifest#/definitions/${kind}`)
      if (validate === undefined) throw new InternalError(`manifest.schema.json defines no "${kind}"`)
      return validate as ValidateFunction<ManifestKinds[K]>
    },
  }
}

/** The errors of a failed validation, in words. */
export function formProblems(errors: readonly ErrorObject[]): FormProblem[] {
  return errors.flatMap((error) => explain(error) ?? [])
}

function explain(error: ErrorObject): FormProblem | undefined {
  const steps = pointerSteps(error.instancePath)
  const subject = steps.length === 0 ? 'this document' : `"${String(steps.at(-1))}"`
  const data = error.data as Json | undefined
  const schema = (error.parentSchema ?? {}) as Record<string, unknown>
  const params = error.params as Record<string, unknown>
  const wrongValue = (cause: string): FormProblem => {
    const help = typeof schema['description'] === 'string' ? { suggestion: schema['description'] } : {}
    return { code: 'WRONG_VALUE', steps, cause, ...help }
  }

  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty'])
      return {
        code: 'UNKNOWN_KEY',
        steps: [...steps, key],
        cause: `"${key}" is not a key of ${subject}.`,
        suggestion: suggestKey(key, { schema, data }),
      }
    }
    case 'required':
    case 'dependencies': {
      // One branch of a choice: the choice itself is reported.
      if (error.schemaPath.includes('/oneOf/')) return undefined
      const key = String(params['missingProperty'])
      return { code: 'MISSING_KEY', steps, cause: `${capital(subject)} has no "${key}".`, suggestion: `Add "${key}".` }
    }
    case 'type': {
      const quote = schema['type'] === 'string' && typeof data !== 'object' ? { suggestion: 'Put it in quotes.' } : {}
      return {
        code: 'WRONG_TYPE',
        steps,
        cause: `${capital(subject)} must be ${typeNames(schema['type'])}, but is ${kindOf(data)}.`,
        ...quote,
      }
    }
    case 'propertyNames': {
      const key = String(params['propertyName'])
      return {
        code: 'WRONG_NAME',
        steps: [...steps, key],
        cause: `"${key}" cannot be a name here.`,
        suggestion: 'Use letters, digits and "_", and begin with a small letter.',
      }
    }
    case 'oneOf': {
      const keys = (error.schema as { required: string[] }[]).flatMap((branch) => branch.required)
      return wrongValue(`${capital(subject)} needs exactly one of the keys ${keys.join(', ')}.`)
    }
    case 'enum': {
      const values = (params['allowedValues'] as unknown[]).map(String)
      const near = typeof data === 'string' ? nearest(data, values) : undefined
      const suggestion = near === undefined ? `Use one of: ${values.join(', ')}.` : `Did you mean "${near}"?`
      return { code: 'WRONG_VALUE', steps, cause: `${show(data)} is not a value of ${subject}.`, suggestion }
    }
    case 'const':
      return wrongValue(`${capital(subject)} can only be ${JSON.stringify(params['allowedValue'])} or a map.`)
    case 'pattern':
      // The name of a key is reported by `propertyNames`.
      return error.propertyName === undefined ? wrongValue(`${show(data)} is not a value of ${subject}.`) : undefined
    case 'not':
      return wrongValue(`${capital(subject)} cannot be ${show(data)}.`)
    case 'if':
      return undefined
    case 'minLength':
      return wrongValue(`${capital(subject)} is empty.`)
    default:
      return wrongValue(`${capital(subject)} ${error.message ?? 'does not fit'}.`)
  }
}

function suggestKey(
  key: string,
  { schema, data }: { schema: Record<string, unknown>; data: Json | undefined },
): string {
  // `{help: One thing, and another}` is a map with a key "and another".
  if (isObject(data) && data[key] === null && key.includes(' '))
    return 'A comma ends a text inside {…}: put the whole text in quotes.'
  const known = Object.keys((schema['properties'] ?? {}) as object)
  const near = nearest(key, known)
  return near === undefined ? `Known keys: ${known.join(', ')}.` : `Did you mean "${near}"?`
}

function typeNames(type: unknown): string {
  const names: Record<string, string> = {
    string: 'text',
    object: 'a map',
    array: 'a list',
    boolean: 'true or false',
    number: 'a number',
    integer: 'a whole number',
    null: 'null',
  }
  const list = (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? String(name))
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} or ${list.at(-1)}` : (list[0] ?? '')
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const show = (value: Json | undefined): string => (typeof value === 'object' ? kindOf(value) : JSON.stringify(value))

const pointerSteps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The same data without the keys that `paths` lead to. */
export function without(value: Json, paths: readonly Steps[]): Json {
  if (paths.length === 0) return value
  const drop = new Set(paths.map((steps) => JSON.stringify(steps.map(String))))
  const copy = (part: Json, steps: readonly string[]): Json => {
    if (Array.isArray(part)) return (part as readonly Json[]).map((item, i) => copy(item, [...steps, String(i)]))
    if (!isObject(part)) return part
    const object = Object.create(null) as Record<string, Json>
    for (const [key, item] of Object.entries(part)) {
      const path = [...steps, key]
      if (!drop.has(JSON.stringify(path))) object[key] = copy(item, path)
    }
    return object
  }
  return copy(value, [])
}
