/** Types and codes of ICMP for IPv4, by number: those that firewalls are usually about. Others are numbers only. */
export const icmpTypes: ReadonlyMap<number, string> = new Map([
  [0, 'Echo reply'],
  [3, 'Destination unreachable'],
  [5, 'Redirect'],
  [8, 'Echo request'],
  [9, 'Router advertisement'],
  [10, 'Router solicitation'],
  [11, 'Time exceeded'],
  [12, 'Parameter problem'],
  [13, 'Timestamp request'],
  [14, 'Timestamp reply'],
])

const codes: ReadonlyMap<number, readonly string[]> = new Map([
  [
    3,
    [
      'Network unreachable',
      'Host unreachable',
      'Protocol unreachable',
      'Port unreachable',
      'Fragmentation needed',
      'Source route failed',
      'Network unknown',
      'Host unknown',
      'Source host isolated',
      'Network prohibited',
      'Host prohibited',
      'Network unreachable for the type of service',
      'Host unreachable for the type of service',
      'Communication prohibited',
      'Host precedence violation',
      'Precedence cutoff',
    ],
  ],
  [5, ['For the network', 'For the host', 'For the service and network', 'For the service and host']],
  [11, ['Time to live exceeded', 'Fragment reassembly time exceeded']],
  [12, ['Pointer indicates the error', 'Missing option', 'Bad length']],
])

/** Codes of a type that have names, by number; a type that has none uses 0. */
export const icmpCodes = (type: number | undefined): ReadonlyMap<number, string> =>
  new Map((type === undefined ? undefined : codes.get(type))?.entries() ?? [])

/** `8 Echo request`; a number without a name stays alone. */
export function numberAndName(number: number, names: ReadonlyMap<number, string>): string {
  const name = names.get(number)
  return name === undefined ? String(number) : `${number} ${name}`
}

/** A whole number from 0 to 255, or undefined. */
export function parseIcmpNumber(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= 255 ? Number(text) : undefined
}
