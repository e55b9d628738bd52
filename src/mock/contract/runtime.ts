/** The two helpers of ajv that precompiled validators call; ajv itself stays out of the page. */

/** Length of a text in code points. */
export const ucs2length = (text: string): number => [...text].length

/** Whether two JSON values are equal. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && equal(readKey(a, key), readKey(b, key)))
}

const readKey = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key]
