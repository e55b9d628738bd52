/** Ports and port ranges of firewall rules (spec §5). */

export interface PortRange {
  first: number
  last: number
}

const largestPort = 65_535

/**
 * `80` or `80-443`: one to five digits, optionally a hyphen (or a dash, as texts are copied) and one to five more; blanks around
 * are ignored. Undefined when it has another form, the end is below the start, or there is no such port. With a `max` they are numbers
 * of another kind, which begin with 0.
 */
export function parsePorts(text: string, max?: number): PortRange | undefined {
  const match = /^(\d{1,5})(?:[-–—](\d{1,5}))?$/.exec(text.trim())
  if (!match) return undefined
  const first = Number(match[1])
  const last = Number(match[2] ?? match[1])
  const [smallest, largest] = max === undefined ? [1, largestPort] : [0, max]
  return first < smallest || last < first || last > largest ? undefined : { first, last }
}

/** What is wrong with a text that should be a port or a port range (or, with a `max`, such numbers of another kind), or undefined. */
export function portsProblem(text: string, max?: number): string | undefined {
  if (parsePorts(text, max)) return undefined
  return max === undefined ? 'Not a valid port or port range' : `Must be a number from 0 to ${max}, or a range of them`
}

/** As the API writes it: a single port without hyphen. */
export const formatPorts = ({ first, last }: PortRange): string => (first === last ? `${first}` : `${first}-${last}`)
