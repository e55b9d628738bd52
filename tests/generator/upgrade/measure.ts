/** How much of what was found was expected, and of what was expected was found. */
interface Compared {
  name?: string
  found: readonly string[]
  expected: readonly string[]
}

export interface Measure {
  add: (one: Compared) => void
  /** How many were found, right or wrong. */
  size: () => number
  result: () => { precision: number; recall: number }
  /** Names of those of which something else was found. */
  wrong: () => string[]
}

export function measure(): Measure {
  const all: Compared[] = []
  return {
    add: (one) => void all.push(one),
    size: () => all.reduce((sum, { found }) => sum + found.length, 0),
    wrong: () =>
      all
        .filter(({ found, expected }) => found.toSorted().join('\n') !== expected.toSorted().join('\n'))
        .map(({ name = '' }) => name),
    result() {
      const total = (part: 'found' | 'expected'): number => all.reduce((sum, one) => sum + one[part].length, 0)
      const right = all.reduce((sum, { found, expected }) => {
        const left = [...expected]
        return sum + found.filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1)).length
      }, 0)
      return { precision: right / total('found'), recall: right / total('expected') }
    },
  }
}
