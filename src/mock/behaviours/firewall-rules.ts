/** Firewall rules of a VPC: read and replaced as a whole (server-behaviour §23.4). */
import type { VpcFirewallRule, VpcFirewallRuleUpdate } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../ctx.ts'
import { select } from '../crud/select.ts'
import { badRequest, invalidValue } from '../errors.ts'
import { numberRange } from '../net.ts'
import { insertRule } from '../vpc-defaults.ts'
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

function assertRules(rules: readonly VpcFirewallRuleUpdate[]): void {
  for (const [index, rule] of rules.entries()) assertReadable(rule, `rules[${index}]`)
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

/** What the types of ports and codes refuse beyond their pattern, which the contract checked. */
function assertReadable({ filters }: VpcFirewallRuleUpdate, at: string): void {
  for (const [index, port] of (filters.ports ?? []).entries())
    assertRange(port, { label: 'l4_port_range', min: 1, max: 65_535, at: `${at}.filters.ports[${index}]` })
  for (const [index, protocol] of (filters.protocols ?? []).entries()) {
    const code = protocol.type === 'icmp' ? protocol.value?.code : undefined
    if (code === undefined || code === null) continue
    assertRange(code, { label: 'code', min: 0, max: 255, at: `${at}.filters.protocols[${index}].value.code` })
  }
}

interface Limits {
  label: string
  min: number
  max: number
  at: string
}

function assertRange(text: string, { label, min, max, at }: Limits): void {
  const range = numberRange(text)
  if (typeof range === 'string') throw badRequest(`unable to parse JSON body: ${at}: ${range}`)
  for (const end of [range.first, range.last]) {
    if (end < min) throw badRequest(`unable to parse JSON body: ${at}: number would be zero for non-zero type`)
    if (end > max) throw badRequest(`unable to parse JSON body: ${at}: number too large to fit in target type`)
  }
  if (range.first > range.last) throw invalidValue(label, 'range has larger start value than end value')
}
