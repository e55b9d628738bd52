import { describe, expect, test } from 'vitest'

import type { RouteDestination, RouteTarget } from '../../../generated/api/types.gen.ts'
import { type Choice, createEvaluator, type Question } from './ask.ts'
import { icmp, network, route, rule, tcp } from './network.fixture.ts'
import { routedText } from './routes/words.ts'

const instance = (value: string): Choice => ({ kind: 'instance', value })
const ip = (value: string): Choice => ({ kind: 'ip', value })
const subnet = (value: string): Choice => ({ kind: 'subnet', value })
const internet: Choice = { kind: 'internet', value: '' }

function ask(question: Partial<Question>, net = network()) {
  const found = createEvaluator(net).ask({
    source: instance('i-web'),
    destination: instance('i-db'),
    payload: tcp(80),
    ...question,
  })
  return 'problem' in found ? found.problem : found.answers
}

function first(question: Partial<Question>, net = network()) {
  const answers = ask(question, net)
  if (typeof answers === 'string' || !answers[0]) throw new Error(`no answer: ${String(answers)}`)
  const [{ passes, legs, route: way, address }] = answers as [(typeof answers)[number]]
  return { passes, rules: legs.map(({ decision }) => decision.rule?.name ?? 'default'), route: way?.to, address }
}

describe('instance to instance inside a VPC', () => {
  test('both ends’ rules are asked', () => {
    expect(first({})).toEqual({
      passes: true,
      rules: ['default', 'allow-internal-inbound'],
      route: 'vpc',
      address: undefined,
    })
  })

  test('a rule at the sender can stop it', () => {
    const deny = rule('no-out', {
      direction: 'outbound',
      action: 'deny',
      filters: { hosts: [{ type: 'instance', value: 'db' }] },
    })
    expect(first({}, network([deny, ...network().rules]))).toMatchObject({
      passes: false,
      rules: ['no-out', 'allow-internal-inbound'],
    })
  })

  test('a rule at the receiver can stop it', () => {
    const deny = rule('no-in', { action: 'deny', targets: [{ type: 'instance', value: 'db' }] })
    expect(first({}, network([deny, ...network().rules]))).toMatchObject({ passes: false, rules: ['default', 'no-in'] })
  })

  test('without rules the receiver denies', () => {
    expect(first({}, network([]))).toMatchObject({ passes: false, rules: ['default', 'default'] })
  })

  test('only the asked direction is looked at', () => {
    expect(first({ direction: 'outbound' }, network([]))).toMatchObject({ passes: true, rules: ['default'] })
    expect(first({ direction: 'inbound' }, network([]))).toMatchObject({ passes: false, rules: ['default'] })
  })

  test('a private address is the interface that has it', () => {
    expect(first({ destination: ip('172.30.4.5') })).toMatchObject({
      passes: true,
      rules: ['default', 'allow-internal-inbound'],
    })
  })

  test('a subnet stands for each of its interfaces', () => {
    const answers = ask({ destination: subnet('s-back') })
    expect(answers).toHaveLength(1)
    expect(ask({ source: subnet('s-front'), destination: subnet('s-back') })).toHaveLength(1)
  })
})

describe('route', () => {
  const drop = route('hole', { type: 'subnet', value: 'front' }, { type: 'drop' }, 'r-custom')
  const withDrop = network(undefined, { routes: [...(network().routes ?? []), drop] })

  test('a custom router comes before the system router for the same destination', () => {
    expect(first({ source: instance('i-db'), destination: instance('i-web') }, withDrop)).toMatchObject({
      passes: false,
      route: 'drop',
    })
  })

  test('a custom router of another subnet has no effect', () => {
    expect(first({}, withDrop)).toMatchObject({ passes: true, route: 'vpc' })
  })

  test('the longest prefix wins', () => {
    const host = route('host', { type: 'ip', value: '172.30.4.5' }, { type: 'drop' })
    const wide = route(
      'wide',
      { type: 'ip_net', value: '172.16.0.0/12' },
      { type: 'internet_gateway', value: 'default' },
    )
    expect(first({}, network(undefined, { routes: [wide, host] }))).toMatchObject({ passes: false, route: 'drop' })
  })

  test('without a route nothing passes', () => {
    expect(first({ destination: internet }, network(undefined, { routes: [] }))).toMatchObject({
      passes: false,
      route: 'none',
    })
  })

  test('a target that only a newer API has leads nobody knows where, a destination of its kind nowhere', () => {
    const target: RouteTarget = JSON.parse('{"type":"tunnel","far_end":"a"}')
    const there = route('there', { type: 'ip', value: '172.30.4.5' }, target)
    const destination: RouteDestination = JSON.parse('{"type":"zone","name":"web"}')
    const zone = route('zone', destination, { type: 'drop' })
    const [known = there] = network().routes ?? []
    expect(first({}, network(undefined, { routes: [known, zone, there] }))).toMatchObject({
      passes: undefined,
      route: 'unknown',
    })
    expect(routedText({ to: 'unknown', route: there })).toBe('Goes to tunnel, which this console does not know')
  })

  test('as long as routes are not known, neither is the answer', () => {
    const { routes: _routes, ...rest } = network()
    expect(first({}, rest)).toMatchObject({ passes: undefined, route: undefined })
  })
})

describe('outside', () => {
  test.each([
    [
      'SSH to an instance with a floating address',
      { source: internet, destination: instance('i-web'), payload: tcp(22) },
      { passes: true, rules: ['allow-ssh'], route: 'gateway', address: 'ok' },
    ],
    [
      'SSH to an instance with an automatic address only',
      { source: internet, destination: instance('i-db'), payload: tcp(22) },
      { passes: false, rules: ['allow-ssh'], address: 'missing' },
    ],
    [
      'a port that no rule allows',
      { source: internet, destination: instance('i-web'), payload: tcp(80) },
      { passes: false, rules: ['default'], address: 'ok' },
    ],
    [
      'out through an automatic address',
      { source: instance('i-db'), destination: internet },
      { passes: true, rules: ['default'], address: 'ok' },
    ],
    [
      'out over IPv6 without an address',
      { source: instance('i-api'), destination: internet },
      { passes: false, rules: ['default'], address: 'missing' },
    ],
    [
      'to the floating address of an instance',
      { source: ip('198.51.100.1'), destination: ip('203.0.113.7'), payload: tcp(22) },
      { passes: true, rules: ['allow-ssh'], address: 'ok' },
    ],
    [
      'from an instance to the floating address of another',
      { source: instance('i-db'), destination: ip('203.0.113.7'), payload: tcp(80) },
      { passes: false, rules: ['default', 'default'] },
    ],
    [
      'an IPv6 ping: no rule of this API is about it',
      { source: internet, destination: instance('i-api'), payload: icmp(128) },
      { passes: false, rules: ['default'] },
    ],
  ] as const)('%s', (_title, question, expected) => {
    expect(first(question)).toMatchObject(expected)
  })

  test('unknown external addresses leave the answer open, unless a rule denies', () => {
    const unknown = network(undefined, { external: new Map() })
    expect(first({ source: internet, destination: instance('i-web'), payload: tcp(22) }, unknown)).toMatchObject({
      passes: undefined,
      address: 'unknown',
    })
    expect(first({ source: internet, destination: instance('i-web') }, unknown)).toMatchObject({ passes: false })
  })

  test('a block of addresses is not the whole internet', () => {
    const office = rule('office', { filters: { hosts: [{ type: 'ip_net', value: '203.0.113.0/24' }] } })
    expect(first({ source: internet, destination: instance('i-web') }, network([office]))).toMatchObject({
      passes: false,
    })
    expect(first({ source: ip('203.0.113.80'), destination: instance('i-web') }, network([office]))).toMatchObject({
      passes: true,
    })
  })
})

describe('questions without an answer', () => {
  test.each([
    ['no address', { destination: ip('1.2.3') }, 'Not a valid IP address'],
    [
      'two addresses outside',
      { source: ip('1.1.1.1'), destination: ip('8.8.8.8') },
      'Source or destination must be an instance in this VPC',
    ],
    [
      'different IP versions',
      { destination: instance('i-api') },
      'Source and destination have no IP version in common',
    ],
    ['an instance elsewhere', { destination: instance('gone') }, 'The instance has no network interface in this VPC'],
    ['an empty subnet', { destination: subnet('gone') }, 'The subnet has no network interfaces'],
  ] as const)('%s', (_title, question, problem) => {
    expect(ask(question)).toBe(problem)
  })
})
