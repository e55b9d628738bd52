/** How much of what was found was expected, and of what was expected was found. */
interface Compared {
  found: readonly string[]
  expected: readonly string[]
}

export function measure(): { add: (one: Compared) => void; result: () => { precision: number; recall: number } } {
  const all: Compared[] = []
  return {
    add: (one) => void all.push(one),
    result() {
      const total = (part: keyof Compared): number => all.reduce((sum, one) => sum + one[part].length, 0)
      const right = all.reduce((sum, { found, expected }) => {
        const left = [...expected]
        return sum + found.filter((one) => left.includes(one) && left.splice(left.indexOf(one), 1)).length
      }, 0)
      return { precision: right / total('found'), recall: right / total('expected') }
    },
  }
}
