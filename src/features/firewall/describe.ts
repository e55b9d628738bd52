/** Targets and filters of rules in words. */
import type { VpcFirewallRuleProtocol } from '../../../generated/api/types.gen.ts'
import { icmpTypes } from '../../lib/icmp.ts'
import { partOf } from '../../lib/variants.ts'
import type { Rule } from './evaluate.ts'
import type { Selector } from './selectors.ts'

/** One target or filter: of what kind it is, and its value, if it has one. */
export interface Described {
  kind: string
  value?: string
}

// A kind that nobody knows may be any word, `__proto__` too.
const selectorKinds: ReadonlyMap<string, string> = new Map([
  ['vpc', 'VPC'],
  ['subnet', 'Subnet'],
  ['instance', 'Instance'],
  ['ip', 'IP'],
  ['ip_net', 'IP subnet'],
])

function describeSelector(selector: Selector): Described {
  const value = partOf(selector, 'value')
  const kind = selectorKinds.get(selector.type) ?? selector.type
  return value === undefined ? { kind } : { kind, value }
}

function describeProtocol(protocol: VpcFirewallRuleProtocol): Described {
  const kind = protocol.type.toUpperCase()
  if (protocol.type !== 'icmp' || !protocol.value) return { kind }
  const { icmpType, code } = protocol.value
  const name = icmpTypes.get(icmpType)?.toLowerCase()
  const type = `type ${icmpType}${name === undefined ? '' : ` (${name})`}`
  return { kind, value: code ? `${type}, code ${String(code)}` : type }
}

export const describeTargets = ({ targets }: Pick<Rule, 'targets'>): Described[] => targets.map(describeSelector)

/** Hosts, then protocols, then ports. */
export const describeFilters = ({ filters }: Pick<Rule, 'filters'>): Described[] => [
  ...(filters.hosts ?? []).map(describeSelector),
  ...(filters.protocols ?? []).map(describeProtocol),
  ...(filters.ports ?? []).map((value) => ({ kind: 'Port', value: String(value) })),
]

export const textOf = ({ kind, value }: Described): string => (value === undefined ? kind : `${kind} ${value}`)
