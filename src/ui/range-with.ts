import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'

/** The indexes of the rows in sight, with one more that is drawn wherever it is; -1 for none. */
export function rangeWith(range: Range, index: number): number[] {
  const shown = defaultRangeExtractor(range)
  if (index < 0 || index >= range.count || shown.includes(index)) return shown
  return [...shown, index].sort((a, b) => a - b)
}
