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
export function writeJson(value: unknown, indent = 0): string {
  return containsBigInt(value) ? write(value, ' '.repeat(indent), '') : JSON.stringify(value, undefined, indent)
}

function containsBigInt(value: unknown): boolean {
  if (typeof value === 'bigint') return true
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(containsBigInt)
}

/** @param gap what a level is moved in by, '' = all on one line @param margin of the lines around the value */
function write(value: unknown, gap: string, margin: string): string {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value !== 'object' || value === null || value instanceof Date) return JSON.stringify(value)
  const inner = margin + gap
  const within = (open: string, parts: readonly string[], close: string): string =>
    gap === '' || parts.length === 0
      ? open + parts.join(',') + close
      : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`
  if (Array.isArray(value)) {
    return within(
      '[',
      value.map((item: unknown) => (item === undefined ? 'null' : write(item, gap, inner))),
      ']',
    )
  }
  const fields = Object.entries(value).filter(([, item]) => item !== undefined)
  const colon = gap === '' ? ':' : ': '
  return within(
    '{',
    fields.map(([key, item]: [string, unknown]) => JSON.stringify(key) + colon + write(item, gap, inner)),
    '}',
  )
}
