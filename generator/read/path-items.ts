/** The paths of the contract: their operations, and the parameters that all operations of a path share. */
import { methods, type Json } from '../model/types/contract.ts'
import { dataObject, isList, isObject, type DataObject } from './data.ts'
import { below, type Part, type References } from './references.ts'

/** One path of the document: its canonical value and where its operations are written. */
export interface PathItem {
  path: string
  /** Where the document names the path, and where a reference there leads. */
  at: Part
  written: Part
  value: DataObject
  operations: ReadonlyMap<string, Part>
}

/** The paths of a canonical document, with the places they were written at. */
export function pathItems(document: DataObject, root: Part, references: References): PathItem[] {
  const paths = document['paths']
  const named = below(root, 'paths')
  if (!isObject(paths) || named === undefined) return []
  return Object.entries(paths).flatMap(([path, value]) => {
    const at = below(named, path)
    if (at === undefined || !isObject(value)) return []
    const item = written(at, references)
    const operations = new Map<string, Part>()
    for (const method of methods) {
      const part = below(item, method)
      if (part !== undefined && isObject(value[method])) operations.set(method, part)
    }
    return [{ path, at, written: item, value, operations }]
  })
}

/** Follows references. The canonical value exists, so they are known to lead somewhere. */
function written(part: Part, references: References): Part {
  const ref = isObject(part.value) ? part.value['$ref'] : undefined
  const target = typeof ref === 'string' ? references.resolve(ref, part) : undefined
  return target === undefined ? part : written(target, references)
}

/** Only for checked documents: the id is there. */
export function operationId(item: PathItem['value'], method: string): string {
  const operation = item[method]
  return isObject(operation) ? String(operation['operationId']) : ''
}

/** Parameters of a path item belong to each of its operations, unless the operation has one of the same name. */
export function inlinePathParameters(document: DataObject, items: readonly PathItem[]): DataObject {
  const paths = items.map(({ path, value }) => {
    const shared = value['parameters']
    if (!isList(shared)) return [path, value] as const
    const entries = Object.entries(value).flatMap(([key, operation]) => {
      if (key === 'parameters') return []
      if (!isObject(operation)) return [[key, operation] as const]
      return [[key, withParameters(operation, shared)] as const]
    })
    return [path, dataObject(entries)] as const
  })
  return dataObject(
    Object.entries(document).map(([key, value]) => [key, key === 'paths' ? dataObject(paths) : value] as const),
  )
}

function withParameters(operation: DataObject, shared: readonly Json[]): Json {
  const parameters = mergeParameters(operation['parameters'], shared)
  const entries = Object.entries(operation).filter(([key]) => key !== 'parameters')
  // Parameters stand where every other operation has them: before the first key that comes later.
  const later = ['requestBody', 'responses']
  const at = entries.findIndex(([key]) => later.includes(key))
  entries.splice(at === -1 ? entries.length : at, 0, ['parameters', parameters])
  return dataObject(entries)
}

/** The parameters of an operation with those of its path item, which come first. */
export function mergeParameters(own: Json | undefined, shared: Json | undefined): readonly Json[] {
  const mine = isList(own) ? own : []
  const id = (parameter: Json): string =>
    isObject(parameter) ? `${String(parameter['in'])} ${String(parameter['name'])}` : ''
  const overridden = new Set(mine.map(id))
  return [...(isList(shared) ? shared : []).filter((parameter) => !overridden.has(id(parameter))), ...mine]
}
