/** What the page says about an answer. */
import { formatIp } from '../../../lib/ip.ts'
import type { Answer, Leg } from '../ask.ts'
import type { Miss } from '../evaluate.ts'
import type { End, Interface, Network } from '../network.ts'
import { routedText } from '../routes/words.ts'
import { endOptions } from './question.ts'

/** What an end is called: `web-1 (172.30.0.5)`. */
export function endName(network: Network, { nic, ip, point, outside }: End): string {
  const address = ip && formatIp(ip)
  const name = nic && nicName(network, nic)
  if (name !== undefined) return address === undefined ? name : `${name} (${address})`
  if (address !== undefined) return outside ? `${address} (outside)` : address
  return point.anywhere === 'v6' ? 'Internet (IPv6)' : 'Internet (IPv4)'
}

/** `web-1`, or `web-1/net1` where the instance has several interfaces here. */
function nicName(network: Network, { id, instanceId }: Interface): string {
  const isOnly = network.interfaces.filter((nic) => nic.instanceId === instanceId).length === 1
  const label = endOptions('nic', network).find((option) => option.id === id)?.label ?? id
  return isOnly ? (label.split('/')[0] ?? label) : label
}

export const instanceName = ({ instances }: Network, { instanceId }: Interface): string | undefined =>
  instances.find(({ id }) => id === instanceId)?.name

export type Verdict = 'passes' | 'blocked' | 'unknown'

export const verdictOf = ({ passes }: Answer): Verdict =>
  passes === undefined ? 'unknown' : passes ? 'passes' : 'blocked'

export const verdictTones = {
  passes: 'success',
  blocked: 'danger',
  unknown: 'warning',
} as const satisfies Record<Verdict, string>

export const verdictTexts: Readonly<Record<Verdict, string>> = {
  passes: 'Passes',
  blocked: 'Does not pass',
  unknown: 'Unknown',
}

/** The two ends of an answer. */
export const pairText = (network: Network, { source, destination }: Answer): string =>
  `${endName(network, source)} → ${endName(network, destination)}`

/** Whose rules are asked at an end. */
export const legTitle = (network: Network, { traffic, nic }: Leg): string =>
  `${traffic.direction === 'outbound' ? 'Outbound' : 'Inbound'} rules of ${nicName(network, nic)}`

/** What decides at an end. */
export function legText({ traffic, decision: { allowed, rule } }: Leg): string {
  const does = allowed ? 'Allowed' : 'Denied'
  if (rule) return `${does} by`
  return `${does}: no ${traffic.direction} rule matches, and ${traffic.direction} traffic is ${allowed ? 'allowed' : 'denied'} by default`
}

/** Why a rule does not decide, for people who know the question. */
export function missText(miss: Miss, { traffic, ends }: Leg): string {
  const { payload, direction } = traffic
  switch (miss) {
    case 'disabled':
      return 'Disabled'
    case 'direction':
      return direction === 'inbound' ? 'For outbound traffic' : 'For inbound traffic'
    case 'no-targets':
      return 'Has no targets'
    case 'target':
      return `${ends.own.instance ?? 'The instance'} is not among its targets`
    case 'host':
      return `The ${direction === 'inbound' ? 'source' : 'destination'} is not among its hosts`
    case 'protocol':
      return traffic.version === 'v6' && payload.protocol === 'icmp'
        ? 'Not for ICMP over IPv6'
        : `Not for ${payload.protocol.toUpperCase()}`
    case 'icmp':
      return 'Other ICMP type or code'
    case 'port':
      return payload.protocol === 'icmp' ? 'Has ports; ICMP has none' : `Not for port ${payload.port}`
    case 'later':
      return 'Also matches, but evaluated later'
  }
}

/** What becomes of the packet on its way; undefined where the answer does not depend on it. */
export const routeText = ({ route, source }: Answer): string | undefined =>
  route && routedText(route, source.outside ? 'Comes' : 'Leaves')
