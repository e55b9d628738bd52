/** Firewall rules of a VPC: read and replaced as a whole (server-behaviour §23.4). */
import type {
  VpcFirewallRule,
  VpcFirewallRuleUpdate,
  VpcFirewallRuleUpdateParams,
} from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { select } from '../crud/select.ts'
import { badRequest, invalidValue } from '../http/errors.ts'
import { numberRange } from '../formats/net.ts'
import { insertRule } from '../networking/vpc-defaults.ts'
import type { Behaviours } from './behaviour.ts'

const maxRules = 1024
const maxEntries = 256

export const firewallRules: Behaviours = {
  vpc_firewall_rules_view: ({ query, ctx }) => {
    const { vpc, ...parents } = query
    return { rules: rulesOf(ctx, select(ctx, 'vpc', vpc, parents).key) }
  },

  // Every rule is a new one, also where nothing changed: ids and times say so.
  vpc_firewall_rules_update: ({ query, body, ctx }) => {
    const { vpc: nameOrId, ...parents } = query
    const vpc = select(ctx, 'vpc', nameOrId, parents)
    const rules = body.rules ?? []
    assertRules(rules)
    const table = ctx.store.table('vpc_firewall_rule')
    for (const { key } of table.of(vpc.key)) table.remove(key)
    const time = ctx.timestamp()
    for (const rule of rules) insertRule(ctx, vpc.row, rule, { time_created: time, time_modified: time })
    return { rules: rulesOf(ctx, vpc.key) }
  },
}

const rulesOf = ({ store }: Ctx, vpc: string): VpcFirewallRule[] =>
  store
    .table('vpc_firewall_rule')
    .of(vpc)
    .map(({ row }) => row)
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** What the types of ports and codes refuse beyond their pattern, which the contract checked. */
export function assertReadableRules({ rules = [] }: VpcFirewallRuleUpdateParams): void {
  for (const [index, { filters }] of rules.entries())
    for (const range of rangesIn(filters, `rules[${index}]`)) readRange(range)
}

function assertRules(rules: readonly VpcFirewallRuleUpdate[]): void {
  for (const { filters } of rules) {
    for (const range of rangesIn(filters, 'rules')) {
      const { first, last } = readRange(range)
      if (first > last) throw invalidValue(range.label, 'range has larger start value than end value')
    }
  }
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const { name } of rules) (seen.has(name) ? twice : seen).add(name)
  if (twice.size > 0) {
    const names = [...twice].map((name) => JSON.stringify(name)).join(', ')
    throw invalidValue('rules', `Rule names must be unique. Duplicates: [${names}]`)
  }
  assertLength('rules', rules, maxRules)
  for (const { targets, filters } of rules) {
    assertLength('targets', targets, maxEntries)
    assertLength('filters.hosts', filters.hosts, maxEntries)
    assertLength('filters.ports', filters.ports, maxEntries)
    assertLength('filters.protocols', filters.protocols, maxEntries)
  }
}

function assertLength(label: string, list: readonly unknown[] | null | undefined, max: number): void {
  if ((list ?? []).length > max) throw invalidValue(label, `max length ${max}`)
}

interface RangeText {
  readonly text: string
  readonly label: string
  readonly min: number
  readonly max: number
  /** Where in the body. */
  readonly at: string
}

function rangesIn({ ports, protocols }: VpcFirewallRuleUpdate['filters'], at: string): RangeText[] {
  return [
    ...(ports ?? []).map((text, index) => ({
      text,
      label: 'l4_port_range',
      min: 1,
      max: 65_535,
      at: `${at}.filters.ports[${index}]`,
    })),
    ...(protocols ?? []).flatMap((protocol, index) => {
      const text = protocol.type === 'icmp' ? protocol.value?.code : undefined
      if (text === undefined || text === null) return []
      return [{ text, label: 'code', min: 0, max: 255, at: `${at}.filters.protocols[${index}].value.code` }]
    }),
  ]
}

/** Throws 400 without code for a text that is no range within its limits. */
function readRange({ text, min, max, at }: RangeText): { first: number; last: number } {
  const range = numberRange(text)
  if (typeof range === 'string') throw badRequest(`unable to parse JSON body: ${at}: ${range}`)
  for (const end of [range.first, range.last]) {
    if (end < min) throw badRequest(`unable to parse JSON body: ${at}: number would be zero for non-zero type`)
    if (end > max) throw badRequest(`unable to parse JSON body: ${at}: number too large to fit in target type`)
  }
  return range
}
