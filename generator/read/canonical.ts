/**
 * Brings a contract into the one form that all later stages see: references to anything but schemas written out,
 * schemas collected under their names, keys in a fixed order. Two inputs that differ only in the order of their keys
 * or in how they are cut into files give the same result.
 */
import { nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import { dataObject, isList, isObject, kindOf, sortKeys, type DataObject } from './data.ts'
import { kinds, unsupported, words, type Kind, type Shape } from './openapi-kinds.ts'
import { below, partKey, placeOf, type Part, type References } from './references.ts'

export interface Canonical {
  /** The document with paths and components; undefined when the root is not even a map. */
  document: DataObject | undefined
  /** Where each schema is defined, by name. */
  schemas: ReadonlyMap<string, Part>
}

export interface Context {
  references: References
  diagnostics: Diagnostics
  schemaFiles: () => readonly Part[]
}

/** Schema names end up in references and file names. */
const schemaName = /^[A-Za-z0-9._-]+$/

/**
 * Converts the document that `root` is. `schemaFiles` are files whose every key is a schema, used or not; they are
 * asked for after the document was walked.
 */
export function canonicalise(root: Part, context: Context): Canonical {
  const { references, diagnostics } = context
  /** Definitions by identity, in the order found; the loop below works it off. */
  const definitions = new Map<string, { name: string; part: Part; schema?: Json }>()
  const inlined = new Map<string, Json | undefined>()
  const inProgress = new Set<string>()

  const wrong = (part: Part, wanted: string): undefined => {
    const name = String(part.steps.at(-1) ?? 'The document')
    return diagnostics.error('WRONG_TYPE', placeOf(part), {
      cause: `"${name}" must be ${wanted}, but is ${kindOf(part.value)}.`,
    }) as undefined
  }

  function convert(shape: Shape, part: Part): Json | undefined {
    const { value } = part
    if (typeof shape !== 'string') return shape[0] === 'list' ? list(shape[1], part) : map(shape[1], part)
    switch (shape) {
      case 'data':
        return sortKeys(value)
      case 'drop':
        return diagnostics.warning('IGNORED_KEYWORD', placeOf(part), {
          cause: `"${part.steps.at(-1)}" is not used by the generator and left out.`,
        }) as undefined
      case 'otherMethod':
        return diagnostics.warning('UNUSED_METHOD', placeOf(part), {
          cause: `A console calls no operation of the method ${String(part.steps.at(-1)).toUpperCase()}: this one is left out.`,
        }) as undefined
      case 'text':
        return typeof value === 'string' ? value : wrong(part, 'text')
      case 'flag':
        return typeof value === 'boolean' ? value : wrong(part, 'true or false')
      case 'number':
        return typeof value === 'number' ? value : wrong(part, 'a number')
      case 'count':
        return typeof value === 'number' && Number.isInteger(value) && value >= 0
          ? value
          : wrong(part, 'a whole number from 0')
      case 'texts':
      case 'set': {
        if (!isList(value) || value.some((item) => typeof item !== 'string')) return wrong(part, 'a list of texts')
        return shape === 'set' ? [...new Set(value)].sort() : value
      }
      case 'schemaOrFlag':
        return typeof value === 'boolean' ? value : object('schema', part)
      default:
        return object(shape, part)
    }
  }

  function list(item: Kind | 'data', part: Part): Json | undefined {
    if (!isList(part.value)) return wrong(part, 'a list')
    return defined(part.value.map((_, index) => child(item, part, index)))
  }

  function map(item: Kind | 'data' | 'text', part: Part): Json | undefined {
    if (!isObject(part.value)) return wrong(part, 'a map')
    return dataObject(
      Object.keys(part.value)
        .sort()
        .flatMap((key) => {
          const value = child(item, part, key)
          return value === undefined ? [] : [[key, value] as const]
        }),
    )
  }

  function child(shape: Shape, part: Part, step: string | number): Json | undefined {
    const inner = below(part, step)
    return inner && convert(shape, inner)
  }

  function object(kind: Kind, part: Part): Json | undefined {
    const { value } = part
    if (!isObject(value)) return wrong(part, 'a map')
    if (kinds[kind].referable && '$ref' in value) return reference(kind, part, value)
    const { keys, required = [] } = kinds[kind]
    const known = Object.keys(keys).filter((key) => key in value)
    const extensions = Object.keys(value).filter((key) => key.startsWith('x-'))
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(keys, key) && !key.startsWith('x-')) unknown(kind, part, key)
    }
    for (const key of required) {
      if (!(key in value))
        diagnostics.error('MISSING_KEY', placeOf(part), {
          cause: `"${key}" is missing here.`,
          suggestion: `Add "${key}".`,
        })
    }
    const entries = known.flatMap((key) => {
      const shape = keys[key]
      const converted = shape === undefined ? undefined : child(shape, part, key)
      if (typeof converted === 'string') checkWord(kind, part, { key, value: converted })
      return converted === undefined ? [] : [[key, converted] as const]
    })
    return dataObject([...entries, ...extensions.sort().map((key) => [key, sortKeys(value[key] ?? null)] as const)])
  }

  function unknown(kind: Kind, part: Part, key: string): void {
    const place = part.document.place([...part.steps, key])
    const advice = Object.hasOwn(unsupported[kind] ?? {}, key) ? unsupported[kind]?.[key] : undefined
    if (advice !== undefined) {
      diagnostics.error('UNSUPPORTED_KEYWORD', place, { cause: `"${key}" is not supported here.`, suggestion: advice })
      return
    }
    const near = nearest(key, Object.keys(kinds[kind].keys))
    diagnostics.warning('UNKNOWN_KEYWORD', place, {
      cause: `"${key}" is not a key that OpenAPI 3.0 knows here, and is ignored.`,
      suggestion: near === undefined ? 'Remove it, or begin it with x-.' : `Did you mean "${near}"?`,
    })
  }

  function checkWord(kind: Kind, part: Part, { key, value }: { key: string; value: string }): void {
    const place = (): Place => part.document.place([...part.steps, key])
    const legal = Object.hasOwn(words[kind] ?? {}, key) ? words[kind]?.[key] : undefined
    if (legal !== undefined && !legal.includes(value)) {
      diagnostics.error('WRONG_VALUE', place(), {
        cause: `"${value}" is not a legal value of "${key}".`,
        suggestion: `Use one of: ${legal.join(', ')}.`,
      })
    }
    if (kind === 'schema' && key === 'pattern' && !isPattern(value)) {
      diagnostics.error('INVALID_PATTERN', place(), { cause: `"${value}" is not a valid regular expression.` })
    }
  }

  function reference(kind: Kind, part: Part, value: DataObject): Json | undefined {
    const ref = value['$ref']
    if (typeof ref !== 'string')
      return diagnostics.error('WRONG_TYPE', placeOf(part), { cause: '"$ref" must be text.' }) as undefined
    for (const key of Object.keys(value)) {
      if (key === '$ref') continue
      diagnostics.warning('REF_SIBLING', part.document.place([...part.steps, key]), {
        cause: `OpenAPI 3.0 ignores "${key}" beside a $ref.`,
        suggestion: 'Wrap the reference: allOf: [{$ref: …}].',
      })
    }
    const target = references.resolve(ref, part)
    if (target === undefined) return undefined
    return kind === 'schema' ? schemaReference(target, part) : inline(kind, target, part)
  }

  /** Every use gets the same object: it is never changed. */
  function inline(kind: Kind, target: Part, from: Part): Json | undefined {
    const key = `${kind} ${partKey(target)}`
    if (inProgress.has(key)) {
      return diagnostics.error('REF_CYCLE', placeOf(from), {
        cause: 'This reference leads back to itself.',
        suggestion: 'Break the circle.',
      }) as undefined
    }
    if (!inlined.has(key)) {
      inProgress.add(key)
      inlined.set(key, object(kind, target))
      inProgress.delete(key)
    }
    return inlined.get(key)
  }

  function schemaReference(target: Part, from: Part): Json | undefined {
    const name = definitionName(target)
    if (name === undefined) {
      return diagnostics.error('REF_KIND', placeOf(from), {
        cause: 'The reference does not point at a schema with a name of its own.',
        suggestion: 'Give that part a name under components/schemas (or at the top of a schemas file) and refer to it.',
      }) as undefined
    }
    define(name, target)
    return dataObject([['$ref', `#/components/schemas/${name}`]])
  }

  function definitionName(part: Part): string | undefined {
    const { steps } = part
    const named = steps.length === 3 && steps[0] === 'components' && steps[1] === 'schemas'
    if (named || (steps.length === 1 && part.path !== root.path)) return String(steps.at(-1))
    return undefined
  }

  function define(name: string, part: Part): void {
    if (!schemaName.test(name)) {
      diagnostics.error('SCHEMA_NAME', placeOf(part), {
        cause: `"${name}" cannot be the name of a schema.`,
        suggestion: 'Use letters, digits, ".", "_" and "-".',
      })
    }
    const definition = skipAliases(name, part)
    const key = partKey(definition)
    if (!definitions.has(key)) definitions.set(key, { name, part: definition })
  }

  /** `Thing: {$ref: schemas/things.yaml#/Thing}` is not a second schema, only the way to the first. */
  function skipAliases(name: string, part: Part): Part {
    const seen = new Set<string>()
    for (let current = part; ;) {
      const ref = isObject(current.value) ? current.value['$ref'] : undefined
      if (typeof ref !== 'string' || seen.has(partKey(current))) return current
      seen.add(partKey(current))
      const target = references.resolve(ref, current)
      if (target === undefined || definitionName(target) !== name) return current
      current = target
    }
  }

  const converted = object('document', root)
  const components = below(root, 'components')
  const inRoot = components && below(components, 'schemas')
  if (inRoot !== undefined && !isObject(inRoot.value)) wrong(inRoot, 'a map')
  const defineAll = (part: Part | undefined): void => {
    for (const name of part !== undefined && isObject(part.value) ? Object.keys(part.value) : []) {
      const inner = part && below(part, name)
      if (inner !== undefined) define(name, inner)
    }
  }
  defineAll(inRoot)
  for (const file of context.schemaFiles()) defineAll(file)
  // Converting one schema may define more: the map grows while it is walked.
  for (const definition of definitions.values()) definition.schema = object('schema', definition.part)

  const schemas = new Map<string, { part: Part; schema: Json }>()
  for (const { name, part, schema } of definitions.values()) {
    if (schema === undefined) continue
    const first = schemas.get(name)
    if (first === undefined) schemas.set(name, { part, schema })
    else if (JSON.stringify(first.schema) !== JSON.stringify(schema)) {
      const place = placeOf(first.part)
      diagnostics.error('DUPLICATE_SCHEMA', placeOf(part), {
        cause: `"${name}" is already a different schema in ${place.file}:${place.line}.`,
        suggestion: 'Rename one of them.',
      })
    }
  }
  return {
    document: assemble(converted, schemas),
    schemas: new Map([...schemas].map(([name, { part }]) => [name, part])),
  }
}

function assemble(document: Json | undefined, schemas: ReadonlyMap<string, { schema: Json }>): Canonical['document'] {
  if (!isObject(document)) return undefined
  const old = document['components']
  const security = isObject(old) ? old['securitySchemes'] : undefined
  const sorted = [...schemas.keys()].sort().map((name) => [name, schemas.get(name)?.schema ?? null] as const)
  const components: [string, Json][] = [['schemas', dataObject(sorted)]]
  if (security !== undefined) components.push(['securitySchemes', security])
  return dataObject([
    ...Object.entries(document).filter(([key]) => key !== 'components'),
    ['components', dataObject(components)],
  ])
}

const defined = (values: readonly (Json | undefined)[]): Json => values.filter((value) => value !== undefined)

/** As validators compile it (with the u flag), or at least as JavaScript does. */
function isPattern(text: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(text, flags) instanceof RegExp
    } catch {
      return false
    }
  })
}
