import { describe, expect, test } from 'vitest'

import { bruteForce } from '../brute-force.fixture.ts'
import type { Direction, Payload, Rule } from '../evaluate.ts'
import { anywhere, nicEnds } from '../network.ts'
import { defaultRules, icmp, network, route, rule, tcp, udp } from '../network.fixture.ts'
import type { Point } from '../selectors.ts'
import { changesOf } from './changes.ts'

const outside = 'any address outside'

/** What a change does, one line each: `db gains inbound from web: TCP 80`. */
function linesOf(next: readonly Rule[], net = network()): string[] {
  return (changesOf(net, next).list ?? []).map(
    ({ kind, direction, instances, peers, traffic }) =>
      `${instances.join()} ${kind} ${direction} ${peers.join()}: ${traffic.join('; ')}`,
  )
}

const without = (name: string) => defaultRules.filter((one) => one.name !== name)
const web = rule('web', { filters: { protocols: [{ type: 'tcp' }], ports: ['80', '8000-8080'] } })
const toWeb: Rule['targets'] = [{ type: 'instance', value: 'web' }]

describe('what changes for whom', () => {
  test.each<[string, readonly Rule[], readonly string[]]>([
    ['nothing', defaultRules, []],
    [
      'a rule for one instance: what everybody in the VPC may do already is no gain',
      [...defaultRules, { ...web, targets: toWeb }],
      [`web gains inbound ${outside}: TCP 80, 8000–8080`],
    ],
    [
      'a rule for all: instances that gain the same stand together',
      [...defaultRules, web],
      [`api,db,web gains inbound ${outside}: TCP 80, 8000–8080`],
    ],
    ['a disabled rule', [...defaultRules, { ...web, status: 'disabled' }], []],
    ['a rule without targets', [...defaultRules, { ...web, targets: [] }], []],
    ['a renamed rule', [...without('allow-ssh'), { ...(defaultRules[1] ?? web), name: 'ssh' }], []],
    [
      'another priority that decides nothing else',
      defaultRules.map((one) => ({ ...one, priority: one.priority - 1 })),
      [],
    ],
    ['a rule that goes', without('allow-ssh'), [`api,db,web loses inbound ${outside}: TCP 22`]],
    [
      'a block among the hosts is an end of its own',
      [
        ...defaultRules,
        { ...web, targets: toWeb, filters: { ...web.filters, hosts: [{ type: 'ip_net', value: '203.0.113.0/24' }] } },
      ],
      ['web gains inbound 203.0.113.0/24: TCP 80, 8000–8080'],
    ],
    [
      'outbound: what the receiver denies anyhow is not lost',
      [
        ...defaultRules,
        rule('no-out', {
          direction: 'outbound',
          action: 'deny',
          targets: toWeb,
          filters: { protocols: [{ type: 'udp' }] },
        }),
      ],
      [`web loses outbound ${outside},db: UDP (all ports)`],
    ],
    [
      'both ends change: it is said once',
      [rule('no', { direction: 'outbound', action: 'deny', targets: toWeb }), ...without('allow-internal-inbound')],
      [
        'web loses inbound db: TCP 1–21, 23–65535; UDP (all ports)',
        'db loses inbound web: TCP 1–21, 23–65535; UDP (all ports)',
        `web loses outbound ${outside}: All traffic`,
        'web loses outbound db: TCP 22; ICMP',
      ],
    ],
    [
      'ICMP by type and code',
      [
        ...without('allow-icmp'),
        rule('echo', {
          filters: {
            protocols: [
              { type: 'icmp', value: { icmpType: 8 } },
              { type: 'icmp', value: { icmpType: 3, code: '0-3' } },
            ],
          },
        }),
      ],
      [`db,web loses inbound ${outside}: ICMP type 3 (destination unreachable) code 4–255; Other ICMP types`],
    ],
  ])('%s', (_title, next, lines) => {
    expect(linesOf(next)).toEqual(lines)
  })

  test('too many combinations are not looked at', () => {
    const many = Array.from({ length: 1000 }, (_, at) =>
      rule(`r${at}`, {
        targets: [{ type: 'ip', value: `172.30.${at >> 8}.${at & 255}` }],
        filters: { ports: [`${at + 1}`] },
      }),
    )
    const nics = Array.from({ length: 1000 }, (_, at) => ({
      id: `n${at}`,
      name: 'net0',
      instanceId: `i${at}`,
      ip: `172.30.${at >> 8}.${at & 255}`,
      subnetId: 's-front',
      primary: true,
    }))
    const huge = network(many, { interfaces: nics })
    expect(changesOf(huge, [...many, rule('all', {})]).list).toBeUndefined()
  })
})

describe('SSH from outside', () => {
  const lost = (next: readonly Rule[], net = network()) =>
    changesOf(net, next).sshLost.map(({ instanceId }) => instanceId)

  test('is lost with the rule that allows it', () => {
    expect(lost(without('allow-ssh'))).toEqual(['i-web', 'i-db', 'i-api'])
  })

  test('is not lost while some address outside may come in', () => {
    const office = rule('office', { filters: { hosts: [{ type: 'ip', value: '198.51.100.1' }], ports: ['22'] } })
    // The office has no IPv6 address.
    expect(lost([...without('allow-ssh'), office])).toEqual(['i-api'])
    expect(lost([...without('allow-ssh'), office], network([...defaultRules, office]))).toEqual(['i-api'])
  })

  test('is lost behind a rule that denies', () => {
    expect(lost([rule('no', { action: 'deny', targets: toWeb, priority: 1 }), ...defaultRules])).toEqual(['i-web'])
  })

  test('cannot be lost by an instance that is not running, or has no route to outside', () => {
    const stopped = network(undefined, {
      instances: network().instances.map((one) => ({ ...one, runState: one.id === 'i-web' ? 'stopped' : 'running' })),
      routes: [route('v4', { type: 'ip_net', value: '0.0.0.0/0' }, { type: 'internet_gateway', value: 'default' })],
    })
    expect(lost(without('allow-ssh'), stopped)).toEqual(['i-db'])
  })
})

/** A stream of numbers from 0 up to but not including 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('it agrees with a literal reading of the rules, packet by packet', () => {
  const payloads: readonly Payload[] = [
    ...[1, 21, 22, 23, 79, 80, 85, 90, 91, 65_535].flatMap((port) => [tcp(port), udp(port)]),
    ...[0, 3, 8, 200].flatMap((type) => [0, 1, 2, 3, 255].map((code) => icmp(type, code))),
  ]
  const net = network()
  const ends = nicEnds(net)
  const samples: Point[] = [anywhere('v4').point, anywhere('v6').point]

  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const next = random(seed * 104_729)
    const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
    const selector = (): Rule['targets'][number] =>
      pick<Rule['targets'][number]>([
        { type: 'vpc', value: 'shop' },
        { type: 'subnet', value: 'front' },
        { type: 'instance', value: 'web' },
        { type: 'instance', value: 'db' },
        { type: 'ip_net', value: '172.30.4.0/22' },
        { type: 'ip_net', value: '0.0.0.0/0' },
      ])
    const make = (name: string) =>
      rule(name, {
        priority: Math.floor(next() * 4),
        action: pick(['allow', 'deny']),
        status: pick(['enabled', 'enabled', 'disabled']),
        direction: pick(['inbound', 'outbound']),
        targets: [selector()],
        filters: {
          hosts: pick([null, [selector()]]),
          protocols: pick([
            null,
            [{ type: 'tcp' as const }],
            [{ type: 'udp' as const }],
            [{ type: 'icmp' as const, value: pick([null, { icmpType: 8 }, { icmpType: 3, code: '1-2' }]) }],
          ]),
          ports: pick([null, null, ['22'], ['80-90']]),
        },
      })
    const before = Array.from({ length: 6 }, (_, at) => make(`r${at}`))
    const at = Math.floor(next() * before.length)
    const after = pick([before.toSpliced(at, 1), before.toSpliced(at, 1, make(`r${at}`)), [...before, make('new')]])
    const world = network(before)

    const decided = (rules: readonly Rule[], direction: Direction, payload: Payload, own: Point, peer: Point) => {
      const version = own.addresses[0]?.version ?? 'v4'
      return bruteForce(rules, { direction, version, payload }, { own, peer }).allowed
    }
    // Whoever gains or loses something as sender or receiver; each pair counts once, at the end whose rules changed.
    const expected = new Set<string>()
    for (const own of ends) {
      for (const peer of [...ends, ...samples.map((point) => ({ point, nic: undefined }))]) {
        if (peer.nic?.id === own.nic.id) continue
        const version = own.ip?.version
        if (version !== (peer.point.addresses[0]?.version ?? peer.point.anywhere)) continue
        for (const payload of payloads) {
          for (const direction of ['inbound', 'outbound'] as const) {
            const other = direction === 'inbound' ? 'outbound' : 'inbound'
            const leg = [before, after].map((rules) => decided(rules, direction, payload, own.point, peer.point))
            if (leg[0] === leg[1]) continue
            const far = [before, after].map(
              (rules) => !peer.nic || decided(rules, other, payload, peer.point, own.point),
            )
            if (direction === 'outbound' && far[0] !== far[1]) continue
            const [passed, passes] = [leg[0] && far[0], leg[1] && far[1]]
            if (passed === passes) continue
            expected.add(
              `${own.point.instance} ${passes ? 'gains' : 'loses'} ${direction} ${peer.point.instance ?? outside}`,
            )
          }
        }
      }
    }
    const said = new Set(
      (changesOf(world, after).list ?? []).flatMap(({ instances, kind, direction, peers }) =>
        instances.flatMap((one) =>
          peers.filter((peer) => peer !== one).map((peer) => `${one} ${kind} ${direction} ${peer}`),
        ),
      ),
    )
    expect([...said].sort()).toEqual([...expected].sort())
  })
})
