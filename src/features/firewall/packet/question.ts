/** The question “would this packet pass?” as the page's address has it, and as the evaluator is asked. */
import { parseIcmpNumber } from '../../../lib/icmp.ts'
import { cidrContains, parseIp } from '../../../lib/ip.ts'
import { parsePorts } from '../../../lib/ports.ts'
import type { Choice, Question } from '../ask.ts'
import type { Payload } from '../evaluate.ts'
import { blocksOf, type Network } from '../network.ts'

export const endKinds = ['instance', 'nic', 'subnet', 'ip', 'internet'] as const
export const protocols = ['tcp', 'udp', 'icmp'] as const
export const asks = ['both', 'inbound', 'outbound'] as const

/** An end as people say it: by name or address. An interface is `instance/interface`. */
export interface AskedEnd {
  kind: Choice['kind']
  text: string
}

/** What is filled in, as texts: it may be unfinished. */
export interface Asked {
  from: AskedEnd
  to: AskedEnd
  protocol: Payload['protocol']
  port: string
  icmpType: string
  icmpCode: string
  /** Whose rules are asked. */
  rules: (typeof asks)[number]
}

const usual: Asked = {
  from: { kind: 'internet', text: '' },
  to: { kind: 'instance', text: '' },
  protocol: 'tcp',
  port: '22',
  icmpType: '8',
  icmpCode: '0',
  rules: 'both',
}

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

function readEnd(text: string | null, otherwise: AskedEnd): AskedEnd {
  if (text === null) return otherwise
  const [kind = '', ...rest] = text.split(':')
  const known = endKinds.find((one) => one === kind)
  return known ? { kind: known, text: rest.join(':') } : otherwise
}

const endText = ({ kind, text }: AskedEnd): string => (kind === 'internet' ? kind : `${kind}:${text}`)

/** Reads a question from an address; what is not there, or is nonsense, is as usual. */
export const readAsked = (search: URLSearchParams): Asked => ({
  from: readEnd(search.get('from'), usual.from),
  to: readEnd(search.get('to'), usual.to),
  protocol: oneOf(protocols, search.get('protocol'), usual.protocol),
  port: search.get('port') ?? usual.port,
  icmpType: search.get('type') ?? usual.icmpType,
  icmpCode: search.get('code') ?? usual.icmpCode,
  rules: oneOf(asks, search.get('rules'), usual.rules),
})

/** The other way round. Both ends are always said: who reads the address sees the question. */
export function writeAsked({ from, to, protocol, port, icmpType, icmpCode, rules }: Asked): URLSearchParams {
  const search = new URLSearchParams({ from: endText(from), to: endText(to), protocol })
  if (protocol === 'icmp') {
    search.set('type', icmpType)
    search.set('code', icmpCode)
  } else search.set('port', port)
  if (rules !== 'both') search.set('rules', rules)
  return search
}

/** What is wrong with the single fields, or still missing there. */
export interface Problems {
  from?: string
  to?: string
  port?: string
  icmpType?: string
  icmpCode?: string
}

/** A question that can be asked, or what keeps it from that. `problems` is empty where something is only missing. */
export type Understood = { question: Question } | { problems: Problems }

export function understand(asked: Asked, network: Network): Understood {
  const [source, destination] = [choiceOf(asked.from, network), choiceOf(asked.to, network)]
  const payload = payloadOf(asked)
  if (typeof source === 'object' && typeof destination === 'object' && 'protocol' in payload) {
    return {
      question: { source, destination, payload, ...(asked.rules !== 'both' && { direction: asked.rules }) },
    }
  }
  return {
    problems: {
      ...(typeof source === 'string' && { from: source }),
      ...(typeof destination === 'string' && { to: destination }),
      ...('protocol' in payload ? {} : payload),
    },
  }
}

function payloadOf({ protocol, port, icmpType, icmpCode }: Asked): Payload | Problems {
  if (protocol !== 'icmp') {
    const range = parsePorts(port)
    return range && range.first === range.last
      ? { protocol, port: range.first }
      : { port: 'Must be a number from 1 to 65535' }
  }
  const [type, code] = [parseIcmpNumber(icmpType), parseIcmpNumber(icmpCode)]
  if (type !== undefined && code !== undefined) return { protocol, icmpType: type, icmpCode: code }
  const problem = 'Must be a number from 0 to 255'
  return { ...(type === undefined && { icmpType: problem }), ...(code === undefined && { icmpCode: problem }) }
}

/** The thing that is meant; a text says what is wrong, undefined that nothing is chosen yet. */
function choiceOf({ kind, text }: AskedEnd, network: Network): Choice | string | undefined {
  if (kind === 'internet') return { kind, value: '' }
  const name = text.trim()
  if (name === '') return undefined
  if (kind === 'ip') return parseIp(name) ? { kind, value: name } : 'Not a valid IP address'
  const found = endOptions(kind, network).find(({ value }) => value === name)
  return found ? { kind, value: found.id } : `${name} is not in this VPC`
}

export interface EndOption {
  value: string
  label: string
  hint?: string
  /** What the evaluator knows it by. */
  id: string
}

/** What can be chosen as an end: things of this VPC, by name. */
export function endOptions(kind: 'instance' | 'nic' | 'subnet', network: Network): EndOption[] {
  const { instances, interfaces, subnets } = network
  if (kind === 'subnet')
    return subnets.map(({ id, name, ipv4Block }) => ({ id, value: name, label: name, hint: ipv4Block }))
  const names = new Map(instances.map(({ id, name }) => [id, name]))
  if (kind === 'nic')
    return interfaces.map(({ id, name, instanceId, ip }) => {
      const label = `${names.get(instanceId) ?? instanceId}/${name}`
      return { id, value: label, label, hint: ip }
    })
  const here = Map.groupBy(interfaces, ({ instanceId }) => instanceId)
  return instances.flatMap(({ id, name }) => {
    const ips = here.get(id)?.map(({ ip }) => ip)
    return ips ? [{ id, value: name, label: name, hint: ips.join(', ') }] : []
  })
}

/** So many instances are asked for their external addresses, one by one, and no more. */
export const mostAsked = 40

/**
 * The instances whose external addresses the answer depends on: those at an end, when the other one is outside. An address outside
 * may belong to any of them. None where they are too many to be asked one by one.
 */
export function asksAddressesOf({ source, destination }: Question, network: Network): string[] {
  const ends = [source, destination]
  const outside = ends.filter((end) => isOutside(end, network))
  if (outside.length === 0) return []
  const all = network.interfaces.filter(
    ({ id, instanceId, subnetId, ip }) =>
      outside.some(({ kind }) => kind === 'ip') ||
      ends.some(
        ({ kind, value }) =>
          (kind === 'instance' && value === instanceId) ||
          (kind === 'nic' && value === id) ||
          (kind === 'subnet' && value === subnetId) ||
          (kind === 'ip' && value === ip),
      ),
  )
  const ids = [...new Set(all.map(({ instanceId }) => instanceId))]
  return ids.length > mostAsked ? [] : ids
}

function isOutside({ kind, value }: Choice, { subnets }: Network): boolean {
  const ip = kind === 'ip' ? parseIp(value) : undefined
  return (
    kind === 'internet' || (ip !== undefined && !subnets.flatMap(blocksOf).some((block) => cidrContains(block, ip)))
  )
}
