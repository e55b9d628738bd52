/** Medians, and how they stand against the bars of docs/design.md §10. */

/** How often everything is measured, after one round to warm up: 7 times, or as `CAIRN_BENCH_RUNS` says. */
export const runs = Math.max(1, Number(process.env['CAIRN_BENCH_RUNS'] ?? 7))

/** @returns the middle value; NaN of nothing */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Measures once to warm up, and then as often as everything is.
 * @returns the median of each figure, by its name
 */
export async function medians<F extends Readonly<Record<keyof F, number>>>(
  measure: () => Promise<F>,
): Promise<(key: keyof F) => number> {
  const all: F[] = []
  for (let run = 0; run <= runs; run++) {
    const figures = await measure()
    if (run > 0) all.push(figures)
  }
  return (key) => median(all.map((figures) => figures[key]))
}

/** One line: name, value, bar that it must not be over. */
export function line(name: string, value: number, unit: string, bar?: number): void {
  const verdict = bar === undefined ? '' : `   bar ${Number(bar.toFixed(1))} ${unit}${value <= bar ? '' : '   OVER'}`
  console.log(`${name.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit}${verdict}`)
}

/** One line: name, value, bar that it must not be under. */
export function atLeast(name: string, value: number, unit: string, bar: number): void {
  console.log(
    `${name.padEnd(44)} ${value.toFixed(1).padStart(8)} ${unit}   bar ${bar} ${unit}${value >= bar ? '' : '   UNDER'}`,
  )
}
