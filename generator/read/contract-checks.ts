/** What the form of an OpenAPI document allows and its text forbids: ids, path parameters, schemas without end. */
import { nearest, type Diagnostics } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import { isList, isObject, type DataObject } from './data.ts'
import { mergeParameters, type PathItem } from './path-items.ts'
import { placeOf, type Part } from './references.ts'

/** Checks ids, paths and parameters of all operations. */
export function checkOperations(items: readonly PathItem[], diagnostics: Diagnostics): void {
  checkPaths(items, diagnostics)
  const ids = new Map<string, Part>()
  for (const item of items) {
    for (const [method, part] of item.operations) {
      const operation = item.value[method]
      if (!isObject(operation)) continue
      const id = operation['operationId']
      const title = `${method.toUpperCase()} ${item.path}`
      if (typeof id !== 'string' || id === '') {
        diagnostics.error('MISSING_OPERATION_ID', placeOf(part), {
          cause: `${title} has no operationId.`,
          suggestion: 'Add one: everything generated is named after it.',
        })
      } else {
        const first = ids.get(id)
        if (first === undefined) ids.set(id, part)
        else reportDuplicate({ id, part, first }, diagnostics)
      }
      checkParameters({ item, part, title, operation }, diagnostics)
    }
  }
}

function reportDuplicate({ id, part, first }: { id: string; part: Part; first: Part }, diagnostics: Diagnostics): void {
  const other = placeOf(first)
  diagnostics.error('DUPLICATE_OPERATION_ID', part.document.place([...part.steps, 'operationId']), {
    cause: `"${id}" is already the id of an operation in ${other.file}:${other.line}.`,
    suggestion: 'Rename one of them.',
  })
}

const template = /\{([^{}/]*)\}/g

function checkPaths(items: readonly PathItem[], diagnostics: Diagnostics): void {
  const seen = new Map<string, string>()
  for (const { path, at } of items) {
    const blank = path.replaceAll(template, '{}')
    if (!path.startsWith('/') || /[?#\s]/.test(path) || /[{}]/.test(blank.replaceAll('{}', ''))) {
      diagnostics.error('PATH_SYNTAX', placeOf(at), {
        cause: `"${path}" is not a path.`,
        suggestion: 'Begin with "/", name parameters as {name}, and leave out queries.',
      })
    }
    const first = seen.get(blank)
    if (first !== undefined)
      diagnostics.error('DUPLICATE_PATH', placeOf(at), {
        cause: `"${path}" and "${first}" match the same addresses.`,
        suggestion: 'Merge them.',
      })
    seen.set(blank, path)
  }
}

interface OperationPart {
  item: PathItem
  part: Part
  title: string
  operation: DataObject
}

function checkParameters({ item, part, title, operation }: OperationPart, diagnostics: Diagnostics): void {
  const declared = new Set<string>()
  const seen = new Set<string>()
  const inPath = new Set([...item.path.matchAll(template)].map((match) => match[1] ?? ''))
  const own = operation['parameters']
  // Repetition counts within one list: an operation may override a parameter of its path.
  for (const parameter of mergeParameters(own, item.value['parameters'])) {
    if (!isObject(parameter)) continue
    const name = String(parameter['name'])
    const kind = String(parameter['in'])
    if (seen.has(`${kind} ${name}`)) {
      diagnostics.error('DUPLICATE_PARAMETER', placeOf(part), {
        cause: `${title} declares the ${kind} parameter "${name}" twice.`,
        suggestion: 'Remove one of them.',
      })
    }
    seen.add(`${kind} ${name}`)
    if (kind !== 'path') continue
    declared.add(name)
    if (!inPath.has(name)) {
      const near = nearest(name, inPath)
      diagnostics.error('PATH_PARAMETER_UNUSED', placeOf(part), {
        cause: `${title} declares the path parameter "${name}", but the path has no {${name}}.`,
        suggestion: near && `Did you mean "${near}"?`,
      })
    } else if (parameter['required'] !== true) {
      diagnostics.error('PATH_PARAMETER_OPTIONAL', placeOf(part), {
        cause: `The path parameter "${name}" of ${title} is not required.`,
        suggestion: 'Add `required: true`.',
      })
    }
  }
  for (const name of inPath) {
    if (declared.has(name)) continue
    diagnostics.error('PATH_PARAMETER_MISSING', placeOf(part), {
      cause: `${title} does not declare the parameter {${name}} of its path.`,
      suggestion: `Add a parameter with name: ${name}, in: path.`,
    })
  }
}

/**
 * Cycles through properties and items are ordinary. A schema that is composed of itself (allOf, oneOf, anyOf, not or a
 * plain reference) describes nothing, and sends validators and generators into a loop.
 */
export function checkSchemaCycles(
  document: DataObject,
  context: { schemas: ReadonlyMap<string, Part>; diagnostics: Diagnostics },
): void {
  const components = document['components']
  const schemas = isObject(components) ? components['schemas'] : undefined
  if (!isObject(schemas)) return
  const state = new Map<string, 'open' | 'done'>()
  for (const start of Object.keys(schemas)) {
    // A stack of our own: chains may be longer than the call stack allows.
    const stack: { name: string; next: string[] }[] = [{ name: start, next: composedOf(schemas[start]) }]
    if (state.has(start)) continue
    state.set(start, 'open')
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const name = top.next.pop()
      if (name === undefined) {
        state.set(top.name, 'done')
        stack.pop()
      } else if (state.get(name) === 'open') {
        const circle = stack.map((entry) => entry.name)
        const part = context.schemas.get(name)
        if (part === undefined) continue
        context.diagnostics.error('SCHEMA_CYCLE', placeOf(part), {
          cause: `The schema is composed of itself: ${[...circle.slice(circle.indexOf(name)), name].join(' → ')}.`,
          suggestion: 'Break the circle, or put the recursion into a property or a list.',
        })
      } else if (!state.has(name) && name in schemas) {
        state.set(name, 'open')
        stack.push({ name, next: composedOf(schemas[name]) })
      }
    }
  }
}

/** Names of schemas that a value of this schema is checked against at the same level. */
function composedOf(schema: Json | undefined): string[] {
  if (!isObject(schema)) return []
  const ref = schema['$ref']
  if (typeof ref === 'string') return [ref.slice('#/components/schemas/'.length)]
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const list = schema[key]
    return isList(list) ? list : []
  })
  return [...parts, schema['not']].flatMap(composedOf)
}
