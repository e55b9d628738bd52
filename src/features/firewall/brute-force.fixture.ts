/**
 * The rules of server-behaviour §23.4 a second time, as slowly and literally as possible: what the evaluator says is compared
 * with it. It shares nothing with the evaluator but the types.
 */
import { partOf } from '../../lib/variants.ts'
import type { Decision, Ends, Rule, Traffic } from './evaluate.ts'
import type { Point } from './selectors.ts'

/** Bits of an address as a text of zeros and ones. */
const bitsOf = ({ version, value }: Point['addresses'][number]): string =>
  value.toString(2).padStart(version === 'v4' ? 32 : 128, '0')

const v4Bits = (text: string): string =>
  text
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')

/** Full form only: eight groups. */
const v6Bits = (text: string): string =>
  text
    .split(':')
    .map((part) => Number.parseInt(part, 16).toString(2).padStart(16, '0'))
    .join('')

function names(target: Rule['targets'][number], point: Point): boolean {
  const { type } = target
  const value = partOf(target, 'value')
  if (value === undefined) return false
  if (type === 'vpc') return point.vpc === value
  if (type === 'subnet') return point.subnet === value
  if (type === 'instance') return point.instance === value
  const [address = '', width] = value.split('/')
  const version = address.includes(':') ? 'v6' : 'v4'
  const bits = version === 'v4' ? v4Bits(address) : v6Bits(address)
  const prefix = bits.slice(0, width === undefined ? bits.length : Number(width))
  if (point.anywhere === version && prefix === '') return true
  return point.addresses.some((ip) => ip.version === version && bitsOf(ip).startsWith(prefix))
}

function applies(rule: Rule, traffic: Traffic, { own, peer }: Ends): boolean {
  if (rule.status === 'disabled' || rule.direction !== traffic.direction) return false
  if (!rule.targets.some((target) => names(target, own))) return false
  const hosts = rule.filters.hosts ?? []
  if (hosts.length > 0 && !hosts.some((host) => names(host, peer))) return false
  const { payload } = traffic
  const protocols = rule.filters.protocols ?? []
  if (protocols.length > 0) {
    const one = protocols.some((protocol) => {
      if (protocol.type !== payload.protocol) return false
      if (protocol.type !== 'icmp' || payload.protocol !== 'icmp') return true
      if (traffic.version === 'v6') return false
      if (protocol.value === null) return true
      if (protocol.value.icmpType !== payload.icmpType) return false
      if (!protocol.value.code) return true
      const ends = protocol.value.code.split('-').map(Number)
      return payload.icmpCode >= (ends[0] ?? 0) && payload.icmpCode <= (ends.at(-1) ?? 0)
    })
    if (!one) return false
  }
  const ports = rule.filters.ports ?? []
  if (ports.length === 0) return true
  if (payload.protocol === 'icmp') return false
  return ports.some((text) => {
    const ends = text.split('-').map(Number)
    return payload.port >= (ends[0] ?? 0) && payload.port <= (ends.at(-1) ?? 0)
  })
}

/** Tries every priority there is, one after the other. */
export function bruteForce(rules: readonly Rule[], traffic: Traffic, ends: Ends): Decision {
  const applying = rules.filter((rule) => applies(rule, traffic, ends))
  const lowest = Math.min(...applying.map(({ priority }) => priority))
  const first = applying.filter(({ priority }) => priority === lowest)
  const denying = first.filter(({ action }) => action === 'deny')
  const candidates = denying.length > 0 ? denying : first
  const [name] = candidates.map((rule) => rule.name).sort()
  const rule = candidates.find((one) => one.name === name)
  if (!rule) return { allowed: traffic.direction === 'outbound' }
  return { allowed: rule.action === 'allow', rule }
}
