/** “Would this packet pass?”: the rules at both ends, the route and the external address that it needs. */
import { type Ip, parseIp } from '../../lib/ip.ts'
import {
  decideMany,
  type Decision,
  type Direction,
  explain,
  type Ends,
  type Payload,
  type PreparedRule,
  prepareRules,
  type Traffic,
} from './evaluate.ts'
import { anywhere, type End, ipEnd, type Network, type NicEnd, nicEnds, nicWithExternal } from './network.ts'
import { createRouter, type Routed, type Router } from './routing.ts'
import type { Point } from './selectors.ts'

/** What people choose as an end; the value is the id of the thing, or an address. */
export interface Choice {
  kind: 'instance' | 'nic' | 'subnet' | 'ip' | 'internet'
  value: string
}

export interface Question {
  source: Choice
  destination: Choice
  payload: Payload
  /** Only the rules of this direction are asked; default: those of both ends. */
  direction?: Direction
}

/** An end's rules, and what they say. */
export interface Leg {
  traffic: Traffic
  ends: Ends
  nic: NicEnd['nic']
  decision: Decision
}

export type AddressCheck = 'ok' | 'missing' | 'unknown'

export interface Answer {
  source: End
  destination: End
  legs: readonly Leg[]
  /** Undefined where none is asked for or it is not known. */
  route?: Routed
  /** Whether the instance has the external address that traffic with the outside needs. */
  address?: AddressCheck
  /** Undefined: not known. */
  passes: boolean | undefined
}

/** The answers for all pairs of ends that the question is about, or why there are none. */
export type Answers = { answers: readonly Answer[] } | { problem: string }

export interface Evaluator {
  network: Network
  prepared: readonly PreparedRule[]
  ask: (question: Question) => Answers
  /** What each rule, in order of evaluation, has to do with a leg of an answer. */
  explain: (leg: Leg) => ReturnType<typeof explain>
}

export function createEvaluator(network: Network): Evaluator {
  const prepared = prepareRules(network.rules)
  const world = { network, prepared, ends: nicEnds(network), router: createRouter(network) }
  return {
    network,
    prepared,
    ask: (question) => ask(world, question),
    explain: (leg) => explain(prepared, leg.traffic, leg.ends),
  }
}

interface World {
  network: Network
  prepared: readonly PreparedRule[]
  ends: readonly NicEnd[]
  router: Router | undefined
}

function ask(world: World, question: Question): Answers {
  const sources = endsOf(world, question.source)
  const destinations = endsOf(world, question.destination)
  if (typeof sources === 'string') return { problem: sources }
  if (typeof destinations === 'string') return { problem: destinations }
  const pairs = sources.flatMap((source) => destinations.flatMap((destination) => pairOf(world, source, destination)))
  if (pairs.length === 0) return { problem: 'Source and destination have no IP version in common' }
  if (pairs.length > mostPairs) return { problem: 'Choose a single instance or address as source or destination' }
  if (pairs.every(({ from, to }) => !from && !to))
    return { problem: 'Source or destination must be an instance in this VPC' }
  return { answers: answerAll(world, question, pairs) }
}

// Two subnets with many interfaces: nobody reads that many answers.
const mostPairs = 5000

/** Ends of a choice; one for each IP version where nobody has said which. A text says what is wrong with it. */
function endsOf({ network, ends }: World, { kind, value }: Choice): readonly End[] | string {
  switch (kind) {
    case 'internet':
      return [anywhere('v4'), anywhere('v6')]
    case 'ip': {
      const ip = parseIp(value)
      return ip ? [ipEnd(network, ip)] : 'Not a valid IP address'
    }
    case 'nic':
      return orNone(
        ends.filter(({ nic }) => nic.id === value),
        'No such network interface in this VPC',
      )
    case 'instance':
      return orNone(
        ends
          .filter(({ nic }) => nic.instanceId === value)
          .toSorted((a, b) => Number(b.nic.primary) - Number(a.nic.primary)),
        'The instance has no network interface in this VPC',
      )
    case 'subnet':
      return orNone(
        ends.filter(({ nic }) => nic.subnetId === value),
        'The subnet has no network interfaces',
      )
  }
}

const orNone = (ends: readonly End[], problem: string): readonly End[] | string => (ends.length > 0 ? ends : problem)

interface Pair {
  source: End
  destination: End
  version: Ip['version']
  /** The interfaces whose rules are asked. */
  from?: NicEnd
  to?: NicEnd
}

const versionOf = ({ ip, point }: End): Ip['version'] | undefined => ip?.version ?? point.anywhere

const asNic = ({ nic, ...end }: End): NicEnd | undefined => nic && { ...end, nic }

function pairOf({ network }: World, source: End, destination: End): Pair[] {
  const version = versionOf(source)
  if (version === undefined || version !== versionOf(destination)) return []
  // An interface does not send to itself.
  if (source.nic && source.nic.id === destination.nic?.id) return []
  const behind = destination.outside && destination.ip ? nicWithExternal(network, destination.ip) : undefined
  const from = asNic(source)
  const to = behind ? nicEnds(network, [behind])[0] : asNic(destination)
  return [{ source, destination, version, ...(from && { from }), ...(to && { to }) }]
}

function answerAll(world: World, { payload, direction }: Question, pairs: readonly Pair[]): Answer[] {
  const outbound = direction === 'inbound' ? [] : legsOf(world, { direction: 'outbound', payload }, pairs)
  const inbound = direction === 'outbound' ? [] : legsOf(world, { direction: 'inbound', payload }, pairs)
  return pairs.map((pair, index) => {
    const legs = [outbound[index], inbound[index]].flatMap((leg) => leg ?? [])
    const { open, ...way } = wayOf(world, pair)
    const blocked = open === false || legs.some(({ decision }) => !decision.allowed)
    return { source: pair.source, destination: pair.destination, legs, ...way, passes: blocked ? false : open }
  })
}

/** One leg per pair; undefined where no rules are asked. Pairs that share an end are decided at once. */
function legsOf(
  { network, prepared }: World,
  { direction, payload }: Pick<Traffic, 'direction' | 'payload'>,
  pairs: readonly Pair[],
): (Leg | undefined)[] {
  const asked = pairs.map((pair) => {
    const own = direction === 'outbound' ? pair.from : pair.to
    if (!own) return undefined
    const peer = direction === 'outbound' ? pair.destination.point : seenAs(network, pair)
    return { nic: own.nic, version: pair.version, ends: { own: own.point, peer } }
  })
  const groupsBy = (end: keyof Ends) => Map.groupBy(asked.keys(), (at) => asked[at]?.ends[end])
  const [byOwn, byPeer] = [groupsBy('own'), groupsBy('peer')]
  const legs = Array.from<Leg | undefined>({ length: pairs.length })
  for (const group of (byOwn.size <= byPeer.size ? byOwn : byPeer).values()) {
    const [first] = group.flatMap((at) => asked[at] ?? [])
    if (!first) continue
    const pointsOf = (end: keyof Ends): Point[] => group.flatMap((at) => asked[at]?.ends[end] ?? [])
    const many =
      byOwn.size <= byPeer.size
        ? { own: first.ends.own, peers: pointsOf('peer') }
        : { owns: pointsOf('own'), peer: first.ends.peer }
    const traffic: Traffic = { direction, version: first.version, payload }
    const decisions = decideMany(prepared, traffic, many)
    for (const [at, index] of group.entries()) {
      const [one, decision] = [asked[index], decisions[at]]
      if (one && decision) legs[index] = { traffic, decision, nic: one.nic, ends: one.ends }
    }
  }
  return legs
}

/** What the receiver sees of the sender: who goes to an external address comes from one. */
function seenAs(network: Network, { source, destination, version }: Pair): Ends['peer'] {
  if (!source.nic || !destination.outside) return source.point
  const own = externalOf(network, source.nic, version)?.[0]
  const ip = own?.ip === undefined ? undefined : parseIp(own.ip)
  return ip ? { addresses: [ip] } : anywhere(version).point
}

/** External addresses of an interface of that IP version; undefined when they are not known. */
function externalOf({ external }: Network, { instanceId, primary }: NicEnd['nic'], version: Ip['version']) {
  if (!primary) return []
  return external.get(instanceId)?.filter(({ ip }) => ip !== undefined && parseIp(ip)?.version === version)
}

interface Way extends Pick<Answer, 'route' | 'address'> {
  open: boolean | undefined
}

/** Whether the packet gets there, whatever the rules say. */
function wayOf({ network, router }: World, { source, destination, version, from, to }: Pair): Way {
  const inside = from ?? to
  if (!inside) return { open: undefined }
  const route = router?.(inside, from ? destination : source)
  const crosses = source.outside || destination.outside
  if (!route) return { open: undefined, ...(crosses && { address: addressOf(network, { from, to, version }) }) }
  if (route.to === 'unknown') return { route, open: undefined }
  if (!crosses) return { route, open: ['vpc', 'ip', 'instance'].includes(route.to) }
  if (route.to !== 'gateway') return { route, open: from !== undefined && ['ip', 'instance'].includes(route.to) }
  const address = addressOf(network, { from, to, version })
  return { route, address, open: address === 'ok' ? true : address === 'missing' ? false : undefined }
}

function addressOf(
  network: Network,
  { from, to, version }: { from: NicEnd | undefined; to: NicEnd | undefined; version: Ip['version'] },
): AddressCheck {
  // An automatic address serves what starts inside.
  const checks = [
    from && externalOf(network, from.nic, version),
    to && externalOf(network, to.nic, version)?.filter(({ kind }) => kind !== 'snat'),
  ].filter((_, at) => (at === 0 ? from : to) !== undefined)
  if (checks.some((list) => list?.length === 0)) return 'missing'
  return checks.includes(undefined) ? 'unknown' : 'ok'
}
