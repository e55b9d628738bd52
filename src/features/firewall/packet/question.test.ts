import { describe, expect, test } from 'vitest'

import { createEvaluator } from '../ask.ts'
import { network, rule } from '../network.fixture.ts'
import { type Asked, asksAddressesOf, endOptions, mostAsked, readAsked, understand, writeAsked } from './question.ts'
import { endName, legText, missText, routeText, verdictOf } from './words.ts'

const asked = (search = ''): Asked => readAsked(new URLSearchParams(search))

describe('the address of a question', () => {
  test.each([
    'from=internet&to=instance%3Aweb&protocol=tcp&port=22',
    'from=nic%3Aweb%2Fnet0&to=ip%3Afd00%3A1%3A%3A5&protocol=udp&port=53&rules=inbound',
    'from=subnet%3Afront&to=internet&protocol=icmp&type=3&code=4',
    // What is wrong or unfinished is not lost either.
    'from=ip%3A10.0.&to=instance%3A&protocol=tcp&port=99999',
  ])('%s is read and written back', (text) => {
    expect(writeAsked(asked(text)).toString()).toBe(text)
  })

  test('without a question it asks for SSH from the internet to an instance', () => {
    expect(asked()).toMatchObject({
      from: { kind: 'internet' },
      to: { kind: 'instance', text: '' },
      protocol: 'tcp',
      port: '22',
    })
  })

  test('nonsense in it is ignored', () => {
    expect(asked('from=moon:1&protocol=x&rules=y')).toEqual(asked())
  })
})

describe('understanding a question', () => {
  const problems = (search: string) => {
    const found = understand(asked(search), network())
    return 'problems' in found ? found.problems : found.question
  }

  test.each([
    ['nothing is chosen yet', 'from=internet&to=instance:', {}],
    ['an address that is none', 'to=ip:1.2.3', { to: 'Not a valid IP address' }],
    ['an instance elsewhere', 'from=instance:gone&to=instance:web', { from: 'gone is not in this VPC' }],
    ['a port range', 'to=instance:web&port=80-90', { port: 'Must be a number from 1 to 65535' }],
    ['port 0', 'to=instance:web&port=0', { port: 'Must be a number from 1 to 65535' }],
    [
      'ICMP numbers',
      'to=instance:web&protocol=icmp&type=256&code=x',
      { icmpType: 'Must be a number from 0 to 255', icmpCode: 'Must be a number from 0 to 255' },
    ],
  ])('%s', (_title, search, expected) => {
    expect(problems(search)).toEqual(expected)
  })

  test('names become the things that have them', () => {
    expect(problems('from=nic:db/net0&to=subnet:front&protocol=icmp&type=8&code=0&rules=outbound')).toEqual({
      source: { kind: 'nic', value: 'i-db-s-back' },
      destination: { kind: 'subnet', value: 's-front' },
      payload: { protocol: 'icmp', icmpType: 8, icmpCode: 0 },
      direction: 'outbound',
    })
  })

  test('instances without an interface in the VPC are not offered', () => {
    const elsewhere = network(undefined, { interfaces: network().interfaces.slice(0, 1) })
    expect(endOptions('instance', elsewhere).map(({ value }) => value)).toEqual(['web'])
  })
})

describe('whose external addresses are read', () => {
  const ids = (search: string, net = network()) => {
    const found = understand(asked(search), net)
    return 'question' in found ? asksAddressesOf(found.question, net) : undefined
  }

  test.each([
    ['none, inside the VPC', 'from=instance:web&to=ip:172.30.4.5', []],
    ['that of the instance', 'from=internet&to=instance:web', ['i-web']],
    ['that of the interface with the address', 'from=ip:172.30.4.5&to=internet', ['i-db']],
    ['those of a subnet', 'from=subnet:front&to=internet', ['i-web', 'i-api']],
    [
      'all, for an address outside: it may be one of theirs',
      'from=instance:web&to=ip:8.8.8.8',
      ['i-web', 'i-db', 'i-api'],
    ],
  ])('%s', (_title, search, expected) => {
    expect(ids(search)).toEqual(expected)
  })

  test('nobody is asked about very many one by one', () => {
    const many = network(undefined, {
      interfaces: Array.from({ length: mostAsked + 1 }, (_, at) => ({
        id: `n${at}`,
        name: 'net0',
        instanceId: `i${at}`,
        ip: `172.30.0.${at + 5}`,
        subnetId: 's-front',
        primary: true,
      })),
    })
    expect(ids('from=subnet:front&to=internet', many)).toEqual([])
  })
})

describe('words of an answer', () => {
  const answer = (search: string, net = network()) => {
    const found = understand(asked(search), net)
    if (!('question' in found)) throw new Error('not understood')
    const evaluator = createEvaluator(net)
    const answers = evaluator.ask(found.question)
    if ('problem' in answers || !answers.answers[0]) throw new Error('no answer')
    return { evaluator, answer: answers.answers[0] }
  }

  test('ends are called by their names and addresses', () => {
    const { answer: one } = answer('from=internet&to=instance:web')
    expect([endName(network(), one.source), endName(network(), one.destination)]).toEqual([
      'Internet (IPv4)',
      'web (172.30.0.5)',
    ])
    expect(endName(network(), answer('from=ip:198.51.100.1&to=instance:web').answer.source)).toBe(
      '198.51.100.1 (outside)',
    )
  })

  test('what decides, and why the other rules do not', () => {
    const net = network([
      rule('off', { status: 'disabled', priority: 1 }),
      rule('out', { direction: 'outbound', priority: 2 }),
      rule('nobody', { targets: [], priority: 3 }),
      rule('db', { targets: [{ type: 'instance', value: 'db' }], priority: 4 }),
      rule('office', { filters: { hosts: [{ type: 'ip', value: '198.51.100.9' }] }, priority: 5 }),
      rule('udp', { filters: { protocols: [{ type: 'udp' }] }, priority: 6 }),
      rule('https', { filters: { ports: ['443'] }, priority: 7 }),
      rule('ssh', { filters: { ports: ['22'] }, priority: 8 }),
      rule('late', { priority: 9 }),
    ])
    const { evaluator, answer: one } = answer('from=internet&to=instance:web', net)
    const [leg] = one.legs
    if (!leg) throw new Error('no rules were asked')
    expect(verdictOf(one)).toBe('passes')
    expect(legText(leg)).toBe('Allowed by')
    expect(evaluator.explain(leg).map(({ miss }) => miss && missText(miss, leg))).toEqual([
      'Disabled',
      'For outbound traffic',
      'Has no targets',
      'web is not among its targets',
      'The source is not among its hosts',
      'Not for TCP',
      'Not for port 22',
      undefined,
      'Also matches, but evaluated later',
    ])
  })

  test('without a rule the default is named', () => {
    const [leg] = answer('from=internet&to=instance:web', network([])).answer.legs
    expect(leg && legText(leg)).toBe('Denied: no inbound rule matches, and inbound traffic is denied by default')
  })

  test.each([
    ['from=instance:web&to=internet', 'Leaves through internet gateway default'],
    ['from=internet&to=instance:web', 'Comes through internet gateway default'],
    ['from=instance:web&to=instance:db', 'Stays inside the VPC'],
  ])('the route of %s', (search, expected) => {
    expect(routeText(answer(search).answer)).toBe(expected)
  })
})
