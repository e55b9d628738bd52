import { describe, expect, test } from 'vitest'

import { parseJson } from '../../api/json.ts'
import { bruteForce } from './brute-force.fixture.ts'
import {
  decide,
  decideMany,
  type Ends,
  explain,
  inOrder,
  type Payload,
  prepareRules,
  type Rule,
  type Traffic,
} from './evaluate.ts'
import { defaultRules, icmp, rule, tcp, udp } from './network.fixture.ts'
import type { Point } from './selectors.ts'
import { parseIp } from '../../lib/ip.ts'

const at = (text: string, names: Omit<Point, 'addresses'> = {}): Point => {
  const ip = parseIp(text)
  return { ...names, addresses: ip ? [ip] : [] }
}
const web = at('172.30.0.5', { vpc: 'shop', subnet: 'front', instance: 'web' })
const db = at('172.30.4.5', { vpc: 'shop', subnet: 'back', instance: 'db' })
const api = at('fd00:1:0:0:0:0:0:5', { vpc: 'shop', subnet: 'front', instance: 'api' })
const office = at('203.0.113.8')
const internet: Point = { addresses: [], anywhere: 'v4' }
const internet6: Point = { addresses: [], anywhere: 'v6' }

const inbound = (payload: Payload): Traffic => ({ direction: 'inbound', version: 'v4', payload })
const outbound = (payload: Payload): Traffic => ({ direction: 'outbound', version: 'v4', payload })
const toDb = { own: db, peer: web }

describe('defaults', () => {
  test.each([
    ['inbound traffic is denied without rules', [], inbound(tcp(80)), false],
    ['outbound traffic is allowed without rules', [], outbound(tcp(80)), true],
    ['a new VPC lets its instances talk to each other', defaultRules, inbound(tcp(80)), true],
  ] as const)('%s', (_title, rules, traffic, allowed) => {
    expect(decide(prepareRules(rules), traffic, toDb).allowed).toBe(allowed)
  })

  test.each([
    ['SSH from outside', tcp(22), true],
    ['another port', tcp(23), false],
    ['UDP on the same port', udp(22), false],
    ['a ping', icmp(8), true],
  ] as const)('a new VPC, from outside: %s', (_title, payload, allowed) => {
    expect(decide(prepareRules(defaultRules), inbound(payload), { own: db, peer: internet }).allowed).toBe(allowed)
  })
})

/** One rule, one packet: whether it matches, and why not. */
const table: [string, Partial<Rule>, Traffic, Ends, ReturnType<typeof explain>[number]['miss']][] = [
  ['a disabled rule', { status: 'disabled' }, inbound(tcp(80)), toDb, 'disabled'],
  ['the other direction', { direction: 'outbound' }, inbound(tcp(80)), toDb, 'direction'],
  ['no targets', { targets: [] }, inbound(tcp(80)), toDb, 'no-targets'],
  ['target VPC', { targets: [{ type: 'vpc', value: 'shop' }] }, inbound(tcp(80)), toDb, undefined],
  ['target: former name of the VPC', { targets: [{ type: 'vpc', value: 'old' }] }, inbound(tcp(80)), toDb, 'target'],
  ['target subnet', { targets: [{ type: 'subnet', value: 'back' }] }, inbound(tcp(80)), toDb, undefined],
  ['target: other subnet', { targets: [{ type: 'subnet', value: 'front' }] }, inbound(tcp(80)), toDb, 'target'],
  ['target instance', { targets: [{ type: 'instance', value: 'db' }] }, inbound(tcp(80)), toDb, undefined],
  ['target: other instance', { targets: [{ type: 'instance', value: 'web' }] }, inbound(tcp(80)), toDb, 'target'],
  ['target: name of another kind', { targets: [{ type: 'subnet', value: 'db' }] }, inbound(tcp(80)), toDb, 'target'],
  ['target IP', { targets: [{ type: 'ip', value: '172.30.4.5' }] }, inbound(tcp(80)), toDb, undefined],
  ['target: other IP', { targets: [{ type: 'ip', value: '172.30.4.6' }] }, inbound(tcp(80)), toDb, 'target'],
  ['target block', { targets: [{ type: 'ip_net', value: '172.30.4.0/22' }] }, inbound(tcp(80)), toDb, undefined],
  [
    'target: block with host bits',
    { targets: [{ type: 'ip_net', value: '172.30.4.99/22' }] },
    inbound(tcp(80)),
    toDb,
    undefined,
  ],
  ['target: next block', { targets: [{ type: 'ip_net', value: '172.30.8.0/22' }] }, inbound(tcp(80)), toDb, 'target'],
  [
    'one of two targets',
    {
      targets: [
        { type: 'instance', value: 'web' },
        { type: 'instance', value: 'db' },
      ],
    },
    inbound(tcp(80)),
    toDb,
    undefined,
  ],
  [
    'target block of IPv6',
    { targets: [{ type: 'ip_net', value: 'fd00:1:0:0:0:0:0:0/64' }] },
    { ...inbound(tcp(80)), version: 'v6' },
    { own: api, peer: internet6 },
    undefined,
  ],
  [
    'IPv4 address, block of all IPv6 addresses',
    { targets: [{ type: 'ip_net', value: '0:0:0:0:0:0:0:0/0' }] },
    inbound(tcp(80)),
    toDb,
    'target',
  ],
  ['host instance', { filters: { hosts: [{ type: 'instance', value: 'web' }] } }, inbound(tcp(80)), toDb, undefined],
  [
    'host: other instance',
    { filters: { hosts: [{ type: 'instance', value: 'api' }] } },
    inbound(tcp(80)),
    toDb,
    'host',
  ],
  [
    'host VPC, from outside',
    { filters: { hosts: [{ type: 'vpc', value: 'shop' }] } },
    inbound(tcp(80)),
    { own: db, peer: office },
    'host',
  ],
  [
    'host block, from outside',
    { filters: { hosts: [{ type: 'ip_net', value: '203.0.113.0/24' }] } },
    inbound(tcp(80)),
    { own: db, peer: office },
    undefined,
  ],
  [
    'host block, from anywhere',
    { filters: { hosts: [{ type: 'ip_net', value: '203.0.113.0/24' }] } },
    inbound(tcp(80)),
    { own: db, peer: internet },
    'host',
  ],
  [
    'host: all addresses, from anywhere',
    { filters: { hosts: [{ type: 'ip_net', value: '0.0.0.0/0' }] } },
    inbound(tcp(80)),
    { own: db, peer: internet },
    undefined,
  ],
  ['an empty list of hosts restricts nothing', { filters: { hosts: [] } }, inbound(tcp(80)), toDb, undefined],
  [
    'null restricts nothing',
    { filters: { hosts: null, ports: null, protocols: null } },
    inbound(tcp(80)),
    toDb,
    undefined,
  ],
  ['first port of a range', { filters: { ports: ['80-90'] } }, inbound(tcp(80)), toDb, undefined],
  ['last port of a range', { filters: { ports: ['80-90'] } }, inbound(tcp(90)), toDb, undefined],
  ['port behind a range', { filters: { ports: ['80-90'] } }, inbound(tcp(91)), toDb, 'port'],
  ['ports, any protocol', { filters: { ports: ['53'] } }, inbound(udp(53)), toDb, undefined],
  ['ICMP has no ports', { filters: { ports: ['53'] } }, inbound(icmp(8)), toDb, 'port'],
  ['other protocol', { filters: { protocols: [{ type: 'udp' }] } }, inbound(tcp(53)), toDb, 'protocol'],
  ['any ICMP', { filters: { protocols: [{ type: 'icmp', value: null }] } }, inbound(icmp(8)), toDb, undefined],
  [
    'ICMP type',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 8 } }] } },
    inbound(icmp(8, 3)),
    toDb,
    undefined,
  ],
  [
    'other ICMP type',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 0 } }] } },
    inbound(icmp(8)),
    toDb,
    'icmp',
  ],
  [
    'ICMP code in a range',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 3, code: '0-3' } }] } },
    inbound(icmp(3, 3)),
    toDb,
    undefined,
  ],
  [
    'ICMP code behind a range',
    { filters: { protocols: [{ type: 'icmp', value: { icmpType: 3, code: '0-3' } }] } },
    inbound(icmp(3, 4)),
    toDb,
    'icmp',
  ],
  [
    'ICMP of IPv6 is not that of IPv4',
    { filters: { protocols: [{ type: 'icmp', value: null }] } },
    { ...inbound(icmp(128)), version: 'v6' },
    { own: api, peer: internet6 },
    'protocol',
  ],
]

test.each(table)('%s', (_title, more, traffic, ends, miss) => {
  const rules = [rule('r', more)]
  expect(explain(prepareRules(rules), traffic, ends)).toEqual([{ rule: rules[0], miss }])
  expect(bruteForce(rules, traffic, ends).rule).toEqual(miss === undefined ? rules[0] : undefined)
})

describe('order', () => {
  test('the lower number wins, whatever the order of the rules', () => {
    const rules = [rule('allow', { priority: 20 }), rule('deny', { priority: 10, action: 'deny' })]
    for (const some of [rules, rules.toReversed()]) {
      expect(decide(prepareRules(some), inbound(tcp(80)), toDb)).toEqual({ allowed: false, rule: rules[1] })
    }
  })

  test('of equal numbers the rule that denies wins, then the name', () => {
    const rules = [
      rule('a', { priority: 10 }),
      rule('c', { priority: 10, action: 'deny' }),
      rule('b', { priority: 10, action: 'deny' }),
    ]
    expect(inOrder(rules).map(({ name }) => name)).toEqual(['b', 'c', 'a'])
    expect(decide(prepareRules(rules), inbound(tcp(80)), toDb).rule?.name).toBe('b')
  })

  test('regression: a number that does not fit, which a form sends back as it came, broke the form', () => {
    const rules = [rule('b', { priority: 2 }), rule('a', { priority: parseJson('18446744073709551615') as number })]
    expect(inOrder(rules).map(({ name }) => name)).toEqual(['b', 'a'])
  })

  test('rules behind the one that decides are said to come later', () => {
    const rules = [
      rule('first', { priority: 1 }),
      rule('second', { priority: 2 }),
      rule('off', { priority: 3, status: 'disabled' }),
    ]
    const said = explain(prepareRules(rules), inbound(tcp(80)), toDb).map(({ miss }) => miss)
    expect(said).toEqual([undefined, 'later', 'disabled'])
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

describe('the evaluator agrees with a literal reading of the rules', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))('seed %i', (seed) => {
    const next = random(seed * 7919)
    const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]
    const some = <T>(make: () => T, most: number): T[] => Array.from({ length: Math.floor(next() * (most + 1)) }, make)
    const selector = (): Rule['targets'][number] => {
      const type = pick(['vpc', 'subnet', 'instance', 'ip', 'ip_net'] as const)
      if (type === 'ip') return { type, value: pick(['172.30.0.5', '172.30.4.5', '203.0.113.8', 'fd00:1:0:0:0:0:0:5']) }
      if (type === 'ip_net')
        return {
          type,
          value: pick([
            '0.0.0.0/0',
            '172.30.0.0/16',
            '172.30.4.0/22',
            '203.0.113.8/32',
            '0:0:0:0:0:0:0:0/0',
            'fd00:1:0:0:0:0:0:0/64',
          ]),
        }
      return { type, value: pick(['shop', 'front', 'back', 'web', 'db', 'api']) }
    }
    const protocol = (): NonNullable<Rule['filters']['protocols']>[number] => {
      const type = pick<'tcp' | 'udp' | 'icmp'>(['tcp', 'udp', 'icmp'])
      if (type !== 'icmp') return { type }
      return { type, value: pick([null, { icmpType: 8 }, { icmpType: 3, code: '1-2' }, { icmpType: 3, code: '2' }]) }
    }
    const rules = Array.from({ length: 12 }, (_, index) =>
      rule(`r${index}`, {
        priority: Math.floor(next() * 5),
        action: pick(['allow', 'deny']),
        status: pick(['enabled', 'enabled', 'disabled']),
        direction: pick(['inbound', 'outbound']),
        targets: some(selector, 3),
        filters: {
          hosts: pick([null, some(selector, 2)]),
          protocols: pick([null, some(protocol, 2)]),
          ports: pick([null, some(() => pick(['22', '80-90', '1-65535']), 2)]),
        },
      }),
    )
    const prepared = prepareRules(rules)
    const points = { v4: [web, db, office, internet], v6: [api, internet6] }
    for (const version of ['v4', 'v6'] as const) {
      for (const payload of [tcp(22), tcp(85), udp(53), icmp(8), icmp(3, 2), icmp(3, 3)]) {
        for (const direction of ['inbound', 'outbound'] as const) {
          const traffic = { direction, version, payload }
          for (const own of points[version]) {
            const expected = points[version].map((peer) => bruteForce(rules, traffic, { own, peer }))
            expect(points[version].map((peer) => decide(prepared, traffic, { own, peer }))).toEqual(expected)
            expect(decideMany(prepared, traffic, { own, peers: points[version] })).toEqual(expected)
          }
          for (const peer of points[version]) {
            const expected = points[version].map((own) => bruteForce(rules, traffic, { own, peer }))
            expect(decideMany(prepared, traffic, { owns: points[version], peer })).toEqual(expected)
          }
        }
      }
    }
  })
})
