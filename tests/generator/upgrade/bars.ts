/** What an upgrade has to hold, whatever measures it. */

export interface Figures {
  /** What was looked for → how much of what was found is right, and how much of what is right was found. */
  found: Readonly<Record<string, { precision: number; recall: number }>>
  /** Edits that are called breaking, and that nothing breaks of. */
  unbroken: readonly string[]
  /** In ms. */
  times: Readonly<Record<'generate' | 'report' | 'apply', number>>
}

const leastFound = 0.95

/** In runs of the generator. */
const mostRuns = { report: 3, apply: 5 } as const

/** The bars that are missed, each in a sentence. What could not be measured misses its bar. */
export function missedBars({ found, unbroken, times }: Figures): string[] {
  const isAtLeast = (value: number, least: number): boolean => value >= least
  return [
    ...Object.entries(found).flatMap(([what, measured]) =>
      (['precision', 'recall'] as const).flatMap((part) =>
        isAtLeast(measured[part], leastFound)
          ? []
          : [`${what}: the ${part} is ${measured[part].toFixed(3)}, and has to be at least ${leastFound}.`],
      ),
    ),
    ...unbroken.map((name) => `"${name}" is called breaking, and nothing breaks.`),
    ...(['report', 'apply'] as const).flatMap((what) => {
      const runs = times[what] / times.generate
      return isAtLeast(mostRuns[what], runs)
        ? []
        : [`${what} takes ${runs.toFixed(2)} runs of the generator, and may take ${mostRuns[what]}.`]
    }),
  ]
}
