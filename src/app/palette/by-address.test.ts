import { expect, test } from 'vitest'

import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { findByAddress, isAddress } from './by-address.ts'
import { findable } from './search.fixture.ts'
import type { ReadList } from './read-list.ts'

test.each([
  ['10.0.0.5', true],
  ['fd00::1', true],
  ['a8:40:25:f1:00:07', true],
  ['10.0.0', false],
  ['a8:40', false],
  ['web-1', false],
])('%s is a whole address: %s', (text, whole) => expect(isAddress(text)).toBe(whole))

const none = () => []
const machine = findable('machine', none, [], { params: ['project'] })
const net = findable('net', none, [], { params: ['project'] })
const subnet = findable('subnet', none, [], { params: ['project', 'net'], within: 'net', addresses: ['block'] })
const port = findable('port', none, [], {
  params: ['project', 'net', 'subnet'],
  within: 'subnet',
  addresses: ['ip'],
  owner: { id: 'machine', field: 'machineId' },
})
const outside = findable('outside', none, [], {
  params: ['project', 'machine'],
  within: 'machine',
  addresses: ['ip'],
  owner: { id: 'machine' },
})
const findables = [machine, net, outside, port, subnet]

const lists: Readonly<Record<string, readonly Row[]>> = {
  'subnet shop back': [
    { name: 'a', block: '10.0.0.0/24' },
    { name: 'b', block: '10.0.1.0/24' },
    { name: 'c', block: '10.9.0.0/24' },
  ],
  'port shop back a': [{ name: 'net0', ip: '10.0.0.5', machineId: 'm1' }],
  'port shop back b': [{ name: 'net1', ip: '10.0.1.5', machineId: 'm2' }],
  'outside shop web-2': [{ ip: '203.0.113.9' }],
}

const known: readonly ReadList[] = [
  { findable: net, params: { project: 'shop' }, rows: [{ name: 'back' }] },
  { findable: machine, params: { project: 'shop' }, rows: ['web-1', 'web-2', 'web-3'].map((name) => ({ name })) },
]

async function find(text: string, most = 40) {
  const asked: string[] = []
  const read = async (one: Findable, where: Params): Promise<ReadList> => {
    const key = [one.id, ...Object.values(where)].join(' ')
    asked.push(key)
    return { findable: one, params: where, rows: lists[key] ?? [] }
  }
  const signal = new AbortController().signal
  const { readLists, left } = await findByAddress(text, { findables, readLists: known, read, most, signal })
  return { asked, left, found: readLists.flatMap(({ rows }) => rows.filter((row) => row['ip'] === text)) }
}

test('regression: no private address was found; only subnets that hold it are asked', async () => {
  const { asked, found, left } = await find('10.0.1.5')
  expect(asked).toEqual(['subnet shop back', 'port shop back b'])
  expect(found).toMatchObject([{ machineId: 'm2' }])
  expect(left).toBe(0)
})

test('an address from outside is looked for at each machine, once no subnet holds it', async () => {
  const { asked, found } = await find('203.0.113.9')
  expect(asked).toEqual(['subnet shop back', 'outside shop web-1', 'outside shop web-2', 'outside shop web-3'])
  expect(found).toHaveLength(1)
})

test('a MAC address may be in any subnet, and is of no other kind of list', async () => {
  const { asked } = await find('a8:40:25:f1:00:07')
  expect(asked).toEqual(['subnet shop back', 'port shop back a', 'port shop back b', 'port shop back c'])
})

test('no more lists are read than may be, and it says so', async () => {
  const { asked, left } = await find('203.0.113.9', 2)
  expect(asked).toEqual(['subnet shop back', 'outside shop web-1'])
  expect(left).toBe(2)
})
