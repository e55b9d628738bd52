/** Numbers that a JavaScript value cannot tell apart, and the platform's parser does: `1.0` and `1`, 2^63 and 2^63 - 1. */
import type { Check, Violation } from '../contract/contract.ts'
import { stepsOf } from './pointer.ts'

const minInteger = -(2n ** 63n)
const maxInteger = 2n ** 64n - 1n

/** Whether the parser takes a text for a number with a fraction: by its form, or because no integer type holds it. */
export function isFraction(text: string): boolean {
  if (/[.eE]/.test(text) || text === '-0') return true
  const value = BigInt(text)
  return value < minInteger || value > maxInteger
}

/** Whether the value alone does not tell what was written. */
export const isTelling = (text: string): boolean => /^-?\d{1,15}$/.test(text) && text !== '-0'

/** A value that breaks the same rules as the text does. */
function standIn(text: string): number {
  // No integer …
  if (isFraction(text)) return 0.5
  // … or above every type that ends at 2^63, where the nearest double of 2^63 - 1 stands, too.
  return BigInt(text) >= 2n ** 63n ? 2 ** 64 : Number(text)
}

/** Rules that a body breaks. `numbers`: pointers and texts of those that are not telling. */
export function violationsOf(check: Check, body: unknown, numbers: ReadonlyMap<string, string>): readonly Violation[] {
  const found = check(body)
  if (numbers.size === 0) return found
  const probe: unknown = structuredClone(body)
  for (const [pointer, text] of numbers) put(probe, stepsOf(pointer), standIn(text))
  const more = check(probe).filter(({ instancePath, keyword }) => {
    const text = numbers.get(instancePath)
    return text !== undefined && (keyword === 'type' || (keyword === 'maximum' && !isFraction(text)))
  })
  return [...more, ...found]
}

function put(body: unknown, steps: readonly string[], value: number): void {
  const parent = steps.slice(0, -1).reduce<unknown>((at, step) => read(at, step), body)
  const last = steps.at(-1)
  if (typeof parent === 'object' && parent !== null && last !== undefined)
    Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true })
}

const read = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[step] : undefined
