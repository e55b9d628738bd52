/** What a number field makes of the text in it. */

/** Null when empty, NaN when it is no number: a form then has something to complain about. */
export function readNumber(text: string, integer: boolean): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const legal = integer ? /^[+-]?\d+$/ : /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/
  return legal.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

export interface NumberLimits {
  min?: number
  max?: number
}

export function clampNumber(value: number, { min = -Infinity, max = Infinity }: NumberLimits): number {
  return Math.min(max, Math.max(min, value))
}

/** One step up or down, onto the grid of steps, inside the limits. From nothing it goes to the nearer limit or 0. */
export function stepNumber(value: number | null, by: number, limits: NumberLimits): number {
  if (value === null || Number.isNaN(value)) return clampNumber(limits.min ?? 0, limits)
  const size = Math.abs(by)
  const onGrid = by > 0 ? Math.floor(value / size) : Math.ceil(value / size)
  return clampNumber((onGrid + Math.sign(by)) * size, limits)
}
