/**
 * Kinds of traffic that a set of rules does not tell apart: it is enough to ask about one packet of each. Ports are cut where a rule
 * begins or ends, ICMP types where a rule names one.
 */
import { icmpTypes } from '../../../lib/icmp.ts'
import type { Ip } from '../../../lib/ip.ts'
import { parsePorts, type PortRange } from '../../../lib/ports.ts'
import type { Payload, Rule } from '../evaluate.ts'

export interface Atom {
  /** A packet that stands for all of them. */
  payload: Payload
  /** The ports, or the codes of an ICMP type. */
  range: PortRange
  /** All ICMP types that no rule names. */
  isRest?: true
}

const lastPort = 65_535
const lastCode = 255

/** All kinds of traffic of an IP version, for these rules. */
export function atomsOf(rules: readonly Rule[], version: Ip['version']): Atom[] {
  const ports = rules.flatMap(({ filters }) => (filters.ports ?? []).flatMap((text) => parsePorts(text) ?? []))
  const ranges = cut(ports, { first: 1, last: lastPort })
  return [
    ...(['tcp', 'udp'] as const).flatMap((protocol) =>
      ranges.map((range): Atom => ({ payload: { protocol, port: range.first }, range })),
    ),
    ...icmpAtoms(version === 'v4' ? rules : []),
  ]
}

// Rules of this API name types of ICMP for IPv4 only.
function icmpAtoms(rules: readonly Rule[]): Atom[] {
  const named = rules.flatMap(({ filters }) =>
    (filters.protocols ?? []).flatMap((protocol) =>
      protocol.type === 'icmp' && protocol.value
        ? [{ type: protocol.value.icmpType, code: protocol.value.code ?? undefined }]
        : [],
    ),
  )
  const byType = Map.groupBy(named, ({ type }) => type)
  const other = Array.from({ length: 256 }, (_, type) => type).find((type) => !byType.has(type))
  const all = { first: 0, last: lastCode }
  return [
    ...[...byType].flatMap(([icmpType, codes]) =>
      cut(
        codes.flatMap(({ code }) => (typeof code === 'string' ? (parsePorts(code, lastCode) ?? []) : [])),
        all,
      ).map((range): Atom => ({ payload: { protocol: 'icmp', icmpType, icmpCode: range.first }, range })),
    ),
    ...(other === undefined
      ? []
      : [{ payload: { protocol: 'icmp', icmpType: other, icmpCode: 0 }, range: all, isRest: true } as const]),
  ]
}

/** The pieces that ranges cut a whole into. */
function cut(ranges: readonly PortRange[], { first, last }: PortRange): PortRange[] {
  const starts = [...new Set([first, ...ranges.flatMap((range) => [range.first, range.last + 1])])]
    .filter((start) => start >= first && start <= last)
    .sort((a, b) => a - b)
  return starts.map((start, index) => ({ first: start, last: (starts[index + 1] ?? last + 1) - 1 }))
}

/** Kinds of traffic in words: `TCP 22, 80–443`. @param all every kind there is, to tell when it is all traffic */
export function atomsText(atoms: readonly Atom[], all: readonly Atom[], version: Ip['version']): string[] {
  if (atoms.length === all.length) return ['All traffic']
  const of = (list: readonly Atom[], protocol: Payload['protocol']) =>
    list.filter(({ payload }) => payload.protocol === protocol)
  const texts = (['tcp', 'udp'] as const).flatMap((protocol) => {
    const ranges = joined(of(atoms, protocol).map(({ range }) => range))
    if (ranges.length === 0) return []
    const isAll = ranges[0]?.first === 1 && ranges[0].last === lastPort
    return [`${protocol.toUpperCase()}${isAll ? ' (all ports)' : ` ${ranges.map(rangeText).join(', ')}`}`]
  })
  const icmp = of(atoms, 'icmp')
  if (icmp.length === 0) return texts
  const name = version === 'v4' ? 'ICMP' : 'ICMPv6'
  if (icmp.length === of(all, 'icmp').length) return [...texts, name]
  return [...texts, ...icmpTexts(icmp)]
}

function icmpTexts(atoms: readonly Atom[]): string[] {
  const byType = Map.groupBy(atoms, ({ payload, isRest }) =>
    isRest || payload.protocol !== 'icmp' ? undefined : payload.icmpType,
  )
  return [...byType].map(([type, of]) => {
    if (type === undefined) return 'Other ICMP types'
    const ranges = joined(of.map(({ range }) => range))
    const isAll = ranges[0]?.first === 0 && ranges[0].last === lastCode
    const name = icmpTypes.get(type)
    const text = `ICMP type ${type}${name === undefined ? '' : ` (${name.toLowerCase()})`}`
    return isAll ? text : `${text} code ${ranges.map(rangeText).join(', ')}`
  })
}

/** Neighbours become one. */
function joined(ranges: readonly PortRange[]): PortRange[] {
  const result: PortRange[] = []
  for (const range of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = result.at(-1)
    if (last && last.last + 1 >= range.first) result[result.length - 1] = { first: last.first, last: range.last }
    else result.push(range)
  }
  return result
}

const rangeText = ({ first, last }: PortRange): string => (first === last ? `${first}` : `${first}–${last}`)
