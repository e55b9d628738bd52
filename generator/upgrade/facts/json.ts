/** What JSON.parse can return. */
export type Json = null | boolean | number | string | Json[] | JsonObject

/** A JSON object; a key may be absent. */
export interface JsonObject {
  [key: string]: Json | undefined
}

/** Whether the value is an object and not an array or null. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object, or an empty one: for parts of a document that may be absent. */
export function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key]
  return isObject(value) ? value : {}
}

/** The entries of an object that hold objects, such as the schemas of `components.schemas`. */
export function objectEntries(parent: JsonObject): [string, JsonObject][] {
  return Object.entries(parent).filter((entry): entry is [string, JsonObject] => isObject(entry[1]))
}

/** The objects of an array, such as the forms of a `oneOf`; empty if the key holds no array. */
export function objectsAt(parent: JsonObject, key: string): JsonObject[] {
  const value = parent[key]
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** The string under the key, if there is one. */
export function stringAt(parent: JsonObject, key: string): string | undefined {
  const value = parent[key]
  return typeof value === 'string' ? value : undefined
}
