/**
 * What firewall rules do with traffic (server-behaviour §23.4): the rule with the lowest priority number decides, of several
 * with the same number one that denies (docs/decisions/0014); without any, inbound traffic is denied and outbound allowed.
 */
import type { VpcFirewallRuleProtocol, VpcFirewallRuleUpdate } from '../../../generated/api/types.gen.ts'
import type { Ip } from '../../lib/ip.ts'
import { parsePorts, type PortRange } from '../../lib/ports.ts'
import { addAny, addSelectors, createIndex, lowestRank, type Point, type SelectorIndex } from './selectors.ts'

export type Rule = VpcFirewallRuleUpdate
export type Direction = Rule['direction']

/** What is sent, apart from its two ends. */
export type Payload =
  | { protocol: 'tcp' | 'udp'; port: number }
  | { protocol: 'icmp'; icmpType: number; icmpCode: number }

export interface Traffic {
  direction: Direction
  version: Ip['version']
  payload: Payload
}

/** The two ends as one of them sees it. */
export interface Ends {
  /** The interface whose rules are asked. */
  own: Point
  /** Where the traffic comes from, or goes to. */
  peer: Point
}

/** Why a rule does not decide. */
export type Miss =
  | 'disabled'
  | 'direction'
  | 'no-targets'
  | 'target'
  | 'host'
  | 'protocol'
  | 'icmp'
  | 'port'
  /** It matches; one before it has decided. */
  | 'later'

export interface Decision {
  allowed: boolean
  /** The rule that decides; none: what holds without rules. */
  rule?: Rule
}

export interface PreparedRule {
  rule: Rule
  targets: () => SelectorIndex
  hosts: () => SelectorIndex
  ports?: readonly PortRange[]
}

/** What of a rule decides about its place in the order. */
export interface Ordered {
  name: string
  priority: number
  /** Also one that nobody here knows. */
  action: string
}

/** Rules in the order in which they are asked: by priority, those that deny first, then by name. */
export const inOrder = <R extends Ordered>(rules: readonly R[]): R[] =>
  rules.toSorted(
    (a, b) =>
      // Of a form that was not changed there it may be what the server sent, whatever that was.
      Number(a.priority) - Number(b.priority) ||
      Number(b.action === 'deny') - Number(a.action === 'deny') ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  )

/** Rules in order of evaluation, with all that can be looked up beforehand. */
export const prepareRules = (rules: readonly Rule[]): PreparedRule[] => inOrder(rules).map(prepare)

function prepare(rule: Rule): PreparedRule {
  const targets = once((index) => addSelectors(index, rule.targets, 0))
  const hosts = once((index) => addHosts(index, rule, 0))
  const { ports } = rule.filters
  return { rule, targets, hosts, ...(hasAny(ports) && { ports: ports.flatMap((text) => parsePorts(text) ?? []) }) }
}

/** Of a thousand rules most are passed over for other reasons. */
function once(fill: (index: SelectorIndex) => void): () => SelectorIndex {
  let index: SelectorIndex | undefined
  return () => {
    if (!index) fill((index = createIndex()))
    return index
  }
}

const hasAny = <T>(list: readonly T[] | null | undefined): list is readonly T[] => (list?.length ?? 0) > 0

/** No host filter at all means any host. */
function addHosts(index: SelectorIndex, { filters }: Rule, rank: number): void {
  if (hasAny(filters.hosts)) addSelectors(index, filters.hosts, rank)
  else addAny(index, rank)
}

const byDefault = (direction: Direction): Decision => ({ allowed: direction === 'outbound' })

const decisionOf = (rule: Rule | undefined, direction: Direction): Decision =>
  rule ? { allowed: rule.action === 'allow', rule } : byDefault(direction)

/** What becomes of traffic between two ends. */
export function decide(prepared: readonly PreparedRule[], traffic: Traffic, ends: Ends): Decision {
  return decisionOf(prepared.find((one) => missOf(one, traffic, ends) === undefined)?.rule, traffic.direction)
}

/** For each rule in order: why it does not decide; undefined for the one that does. */
export function explain(
  prepared: readonly PreparedRule[],
  traffic: Traffic,
  ends: Ends,
): { rule: Rule; miss: Miss | undefined }[] {
  let decided = false
  return prepared.map((one) => {
    const miss = missOf(one, traffic, ends) ?? (decided ? 'later' : undefined)
    decided ||= miss === undefined
    return { rule: one.rule, miss }
  })
}

/** Whose rules are asked, and where one of the two ends is many. */
export type ManyEnds = { own: Point; peers: readonly Point[] } | { owns: readonly Point[]; peer: Point }

/** As `decide`, for many ends at once: the rules are read once rather than for each of them. */
export function decideMany(prepared: readonly PreparedRule[], traffic: Traffic, ends: ManyEnds): Decision[] {
  const index = createIndex()
  for (const [rank, one] of prepared.entries()) {
    if (!concerns(one, traffic)) continue
    if ('owns' in ends) {
      if (lowestRank(one.hosts(), ends.peer) !== undefined) addSelectors(index, one.rule.targets, rank)
    } else if (lowestRank(one.targets(), ends.own) !== undefined) addHosts(index, one.rule, rank)
  }
  return ('owns' in ends ? ends.owns : ends.peers).map((point) => {
    const rank = lowestRank(index, point)
    return decisionOf(rank === undefined ? undefined : prepared[rank]?.rule, traffic.direction)
  })
}

/** Whether a rule is in force for traffic of this kind, whatever its ends. */
export const concerns = (prepared: PreparedRule, traffic: Traffic): boolean =>
  (ownMiss(prepared.rule, traffic) ?? payloadMiss(prepared, traffic)) === undefined

/** The first reason why a rule does not match, from the coarsest to the finest. */
function missOf(prepared: PreparedRule, traffic: Traffic, { own, peer }: Ends): Miss | undefined {
  const { rule, targets, hosts } = prepared
  const miss = ownMiss(rule, traffic)
  if (miss) return miss
  if (rule.targets.length === 0) return 'no-targets'
  if (lowestRank(targets(), own) === undefined) return 'target'
  if (lowestRank(hosts(), peer) === undefined) return 'host'
  return payloadMiss(prepared, traffic)
}

function ownMiss({ status, direction }: Rule, traffic: Traffic): Miss | undefined {
  if (status !== 'enabled') return 'disabled'
  return direction === traffic.direction ? undefined : 'direction'
}

function payloadMiss({ rule, ports }: PreparedRule, { payload, version }: Traffic): Miss | undefined {
  const { protocols } = rule.filters
  if (hasAny(protocols) && !protocols.some((protocol) => fits(protocol, payload, version))) {
    const named = protocols.some(({ type }) => type === payload.protocol)
    return named && payload.protocol === 'icmp' && version === 'v4' ? 'icmp' : 'protocol'
  }
  if (ports === undefined) return undefined
  if (payload.protocol === 'icmp') return 'port'
  return ports.some(({ first, last }) => first <= payload.port && payload.port <= last) ? undefined : 'port'
}

// This version of the API has no word for ICMPv6: its `icmp` is that of IPv4 (docs/decisions/0014).
function fits(protocol: VpcFirewallRuleProtocol, payload: Payload, version: Ip['version']): boolean {
  if (protocol.type !== 'icmp') return protocol.type === payload.protocol
  if (payload.protocol !== 'icmp' || version !== 'v4') return false
  const { value } = protocol
  if (!value) return true
  if (value.icmpType !== payload.icmpType) return false
  const codes = typeof value.code === 'string' ? codesOf(value.code) : undefined
  return codes === undefined || (codes.first <= payload.icmpCode && payload.icmpCode <= codes.last)
}

/** `0` or `0-3`. */
function codesOf(text: string): { first: number; last: number } {
  const [first = '', last = first] = text.split('-')
  return { first: Number(first), last: Number(last) }
}
