/** Plain data as it comes out of a file. */
import type { Json } from '../model/types/contract.ts'

/**
 * An object of a file. Objects that `read` makes have no prototype: a file may hold keys like `__proto__` or
 * `constructor`, and a look-up of a name must never find something that the file does not contain.
 */
export type DataObject = { readonly [key: string]: Json }

/** Nesting that no sensible document reaches; beyond it, recursion would end in a stack overflow. */
export const maxDepth = 200

export function isObject(value: Json | undefined): value is DataObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** An object without prototype, keys in the order given. */
export function dataObject<T extends Json>(entries: Iterable<readonly [string, T]>): { readonly [key: string]: T } {
  const object = Object.create(null) as { [key: string]: T }
  for (const [key, value] of entries) object[key] = value
  return object
}

/** The same data with all keys in code-unit order, whatever order the file had. */
export function sortKeys(value: Json): Json {
  if (isList(value)) return value.map(sortKeys)
  if (!isObject(value)) return value
  const object = value
  return dataObject(
    Object.keys(object)
      .sort()
      .map((key) => [key, sortKeys(object[key] ?? null)] as const),
  )
}

/** What a message calls a value: `a list`, `text`, `a number`. */
export function kindOf(value: Json | undefined): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (isList(value)) return 'a list'
  if (isObject(value)) return 'a map'
  return { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as 'string']
}
