/**
 * What a change of the rules does to traffic: computed by the evaluator for one packet of each kind between each pair of ends that
 * the rules tell apart. Only rules are looked at, those at both ends; routes and external addresses are not.
 */
import { writeJson } from '../../../api/json.ts'
import type { Ip } from '../../../lib/ip.ts'
import { partOf } from '../../../lib/variants.ts'
import {
  concerns,
  decide,
  decideMany,
  type Direction,
  type PreparedRule,
  prepareRules,
  type Rule,
  type Traffic,
} from '../evaluate.ts'
import { anywhere, type Network, type NicEnd } from '../network.ts'
import { createRouter } from '../routing.ts'
import { lowestRank, type Selector } from '../selectors.ts'
import { type Atom, atomsOf, atomsText } from './atoms.ts'
import { type EndClass, nicClasses, outsideClasses } from './peers.ts'

/** Instances that gain or lose the same traffic with the same others. */
export interface TrafficChange {
  kind: 'gains' | 'loses'
  direction: Direction
  instances: readonly string[]
  /** Where it comes from or goes to. */
  peers: readonly string[]
  traffic: readonly string[]
}

export interface Changes {
  /** Undefined: there are too many combinations to look at. */
  list: readonly TrafficChange[] | undefined
  /** Running instances that rules let SSH in to from outside now, and no longer afterwards. */
  sshLost: readonly NicEnd['nic'][]
}

interface World {
  network: Network
  before: readonly PreparedRule[]
  after: readonly PreparedRule[]
  changed: readonly PreparedRule[]
  nics: readonly EndClass[]
  outside: readonly EndClass[]
  atoms: Readonly<Record<Ip['version'], readonly Atom[]>>
}

/** @param next the rules as they would be */
export function changesOf(network: Network, next: readonly Rule[]): Changes {
  const [old, rules] = [network.rules.filter(isOn), next.filter(isOn)]
  const changed = prepareRules(differing(old, rules))
  if (changed.length === 0) return { list: [], sshLost: [] }
  const all = [...old, ...rules]
  const world: World = {
    network,
    before: prepareRules(old),
    after: prepareRules(rules),
    changed,
    nics: nicClasses(network, all),
    outside: outsideClasses(network, all),
    atoms: { v4: atomsOf(all, 'v4'), v6: atomsOf(all, 'v6') },
  }
  return { list: listOf(world), sshLost: sshLostIn(world) }
}

const isOn = ({ status }: Rule): boolean => status === 'enabled'

/** In one order of keys, whichever the API has them in; all of one that is not known. */
const partsOf = (selector: Selector): readonly unknown[] => [selector.type, partOf(selector, 'value') ?? selector]

/** What a rule does, apart from its name: a renamed rule changes nothing. */
const effectOf = ({ action, direction, priority, targets, filters }: Rule): string =>
  writeJson([
    action,
    direction,
    priority,
    targets.map(partsOf),
    (filters.hosts ?? []).map(partsOf),
    filters.ports ?? [],
    (filters.protocols ?? []).map((one) => [one.type, 'value' in one && [one.value?.icmpType, one.value?.code]]),
  ])

function differing(old: readonly Rule[], next: readonly Rule[]): Rule[] {
  const [olds, nexts] = [new Set(old.map(effectOf)), new Set(next.map(effectOf))]
  return [...old.filter((rule) => !nexts.has(effectOf(rule))), ...next.filter((rule) => !olds.has(effectOf(rule)))]
}

interface Found {
  kind: TrafficChange['kind']
  direction: Direction
  own: EndClass
  peer: EndClass
  atoms: Atom[]
}

// What a browser goes through while somebody fills in a form.
const mostSteps = 5_000_000

function listOf(world: World): TrafficChange[] | undefined {
  const { before, after, nics, outside } = world
  const tasks = tasksOf(world, mostSteps / (before.length + after.length + nics.length + outside.length))
  if (!tasks) return undefined
  const found = new Map<string, Found>()
  for (const { own, atom, direction } of tasks) {
    for (const { kind, peer } of differencesOf(world, { own, atom, direction })) {
      const key = `${kind} ${direction} ${own.id} ${peer.id}`
      const one = found.get(key) ?? { kind, direction, own, peer, atoms: [] }
      one.atoms.push(atom)
      found.set(key, one)
    }
  }
  return grouped(world, [...found.values()])
}

interface Task {
  own: EndClass
  atom: Atom
  direction: keyof typeof opposite
}

/** What the changed rules are about: the others decide as before. Undefined when it is too much. */
function tasksOf({ changed, nics, atoms }: World, most: number): Task[] | undefined {
  const tasks: Task[] = []
  const about = changed.map((rule) => {
    const { direction } = rule.rule
    const of = (version: Ip['version']) =>
      atoms[version].filter(({ payload }) => concerns(rule, { direction, version, payload }))
    return { rule, direction, atoms: { v4: of('v4'), v6: of('v6') } }
  })
  for (const direction of ['inbound', 'outbound'] as const) {
    const rules = about.filter((one) => one.direction === direction)
    for (const own of nics) {
      const applying = rules.filter(({ rule }) => lowestRank(rule.targets(), own.point) !== undefined)
      const some = new Set(applying.flatMap((one) => one.atoms[own.version]))
      if (tasks.length + some.size > most) return undefined
      for (const atom of some) tasks.push({ own, atom, direction })
    }
  }
  return tasks
}

const opposite = { inbound: 'outbound', outbound: 'inbound' } as const satisfies Partial<Record<Direction, Direction>>

/** The peers with which a kind of traffic passes now but not afterwards, or the other way round. */
function differencesOf(
  { before, after, nics, outside }: World,
  { own, atom, direction }: Task,
): { kind: TrafficChange['kind']; peer: EndClass }[] {
  const traffic: Traffic = { direction, version: own.version, payload: atom.payload }
  // An interface does not send to itself.
  const peers = [...nics, ...outside].filter(
    (peer) => peer.version === own.version && (peer !== own || own.nics.length > 1),
  )
  const ends = { own: own.point, peers: peers.map(({ point }) => point) }
  const [was, is] = [decideMany(before, traffic, ends), decideMany(after, traffic, ends)]
  return peers.flatMap((peer, at) => {
    const [old, now] = [was[at]?.allowed, is[at]?.allowed]
    if (old === now) return []
    const other: Traffic = { ...traffic, direction: opposite[direction] }
    const allows = (rules: readonly PreparedRule[]) =>
      peer.nics.length === 0 || decide(rules, other, { own: peer.point, peer: own.point }).allowed
    const [otherWas, otherIs] = [allows(before), allows(after)]
    // Both ends change: it is said at the receiving one.
    if (direction === 'outbound' && otherWas !== otherIs) return []
    const [passed, passes] = [old === true && otherWas, now === true && otherIs]
    return passed === passes ? [] : [{ kind: passes ? ('gains' as const) : ('loses' as const), peer }]
  })
}

/** Puts together what is said of several peers, then of several instances. */
function grouped({ network, atoms }: World, found: readonly Found[]): TrafficChange[] {
  const names = new Map(network.instances.map(({ id, name }) => [id, name]))
  const namesOf = ({ nics, label }: EndClass): string[] =>
    label === undefined ? nics.map(({ nic }) => names.get(nic.instanceId) ?? nic.name) : [label]
  const single = found.map(({ kind, direction, own, peer, atoms: some }) => ({
    kind,
    direction,
    own,
    peer,
    traffic: atomsText(some, atoms[own.version], own.version),
  }))
  const byOwn = Map.groupBy(single, ({ kind, direction, own, traffic }) =>
    [kind, direction, own.id, ...traffic].join('|'),
  )
  const perOwn = [...byOwn.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, peers: sorted(group.flatMap(({ peer }) => namesOf(peer))) }] : []
  })
  const alike = Map.groupBy(perOwn, ({ kind, direction, peers, traffic }) =>
    [kind, direction, peers.join(), ...traffic].join('|'),
  )
  const changes = [...alike.values()].flatMap((group): TrafficChange[] => {
    const [first] = group
    if (!first) return []
    const { kind, direction, peers, traffic } = first
    return [{ kind, direction, peers, traffic, instances: sorted(group.flatMap(({ own }) => namesOf(own))) }]
  })
  // What is lost comes first.
  return changes.toSorted((a, b) => Number(b.kind === 'loses') - Number(a.kind === 'loses'))
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort()

const ssh: Traffic['payload'] = { protocol: 'tcp', port: 22 }

/** External addresses belong to the primary interface, and traffic for them comes through a gateway. */
function sshLostIn({ network, before, after, nics, outside }: World): NicEnd['nic'][] {
  const router = createRouter(network)
  const running = new Set(network.instances.filter(({ runState }) => runState === 'running').map(({ id }) => id))
  return nics.flatMap(({ point: own, version, nics: alike }) => {
    const peers = outside.filter((peer) => peer.version === version).map(({ point }) => point)
    const traffic: Traffic = { direction: 'inbound', version, payload: ssh }
    const isOpen = (rules: readonly PreparedRule[]) =>
      decideMany(rules, traffic, { own, peers }).some(({ allowed }) => allowed)
    if (!isOpen(before) || isOpen(after)) return []
    return alike
      .filter((end) => end.nic.primary && running.has(end.nic.instanceId))
      .filter((end) => router === undefined || router(end, anywhere(version)).to === 'gateway')
      .map(({ nic }) => nic)
  })
}
