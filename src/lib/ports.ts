/** Ports and port ranges of firewall rules (spec §5). */

export interface PortRange {
  first: number
  last: number
}

/**
 * `80` or `80-443`: one to five digits, optionally a hyphen and one to five more; blanks around are ignored. Undefined
 * when it has another form, the end is below the start, or there is no such port.
 */
export function parsePorts(text: string): PortRange | undefined {
  const match = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text.trim())
  if (!match) return undefined
  const first = Number(match[1])
  const last = Number(match[2] ?? match[1])
  return last < first || last > 65_535 ? undefined : { first, last }
}

/** What is wrong with a text that should be a port or a port range, or undefined. */
export const portsProblem = (text: string): string | undefined =>
  parsePorts(text) ? undefined : 'Not a valid port or port range'

/** As the API writes it: a single port without hyphen. */
export const formatPorts = ({ first, last }: PortRange): string => (first === last ? `${first}` : `${first}-${last}`)
