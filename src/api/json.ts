/** JSON with exact integers: beyond 2^53 they are `bigint`, in both directions. */

/** Only such texts need the slow way of parsing: 2^53 has 16 digits. */
const hasLongNumber = /\d{16}/

/**
 * Like `JSON.parse`; integers that a number cannot hold become `bigint`. An engine that does not tell the source
 * text of a number (all current ones do) gives the nearest number.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return hasLongNumber.test(text) ? JSON.parse(text, exact) : JSON.parse(text)
}

function exact(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
  const source = context?.source
  return source !== undefined && /^-?\d+$/.test(source) ? BigInt(source) : value
}

/** Like `JSON.stringify`, for values without functions and symbols; `bigint` is written with all its digits. */
export function writeJson(value: unknown): string {
  return containsBigInt(value) ? write(value) : JSON.stringify(value)
}

function containsBigInt(value: unknown): boolean {
  if (typeof value === 'bigint') return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(containsBigInt)
}

function write(value: unknown): string {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value))
    return `[${value.map((item: unknown) => (item === undefined ? 'null' : write(item))).join(',')}]`
  if (typeof value !== 'object' || value === null || value instanceof Date) return JSON.stringify(value)
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${fields.map(([key, item]: [string, unknown]) => `${JSON.stringify(key)}:${write(item)}`).join(',')}}`
}
