import { expect, test } from 'vitest'

import { route } from '../firewall/network.fixture.ts'
import { columns, mapped, params } from './map.fixture.ts'
import { columnsOf } from './map.ts'

const boxes = columns().flatMap((column) => column.boxes)
const box = (title: string) => boxes.find((one) => one.title === title)

test('a subnet has its blocks, its interfaces by name, and the routers that lead to it', () => {
  expect(box('front')).toMatchObject({
    to: '/projects/shop/vpcs/shop/subnets/front',
    lines: ['172.30.0.0/22', 'fd00:1::/64'],
    count: '2 network interfaces',
    behind: ['r-system'],
  })
  expect(box('front')?.rows.map(({ title }) => title)).toEqual(['api', 'web'])
  expect(box('back')?.behind).toEqual(['r-system', 'r-custom'])
})

test('an interface leads to its instance and has its addresses; one that only goes out is none', () => {
  expect(box('front')?.rows[1]).toMatchObject({
    to: '/projects/shop/instances/web/networking',
    lines: ['172.30.0.5', 'External IP 203.0.113.7'],
    state: 'running',
  })
  expect(box('back')?.rows[0]?.lines).toEqual(['172.30.4.5'])
})

test('an interface is named where an instance has several here; external addresses belong to the primary one', () => {
  const { interfaces } = mapped()
  const second = {
    id: 'second',
    name: 'net1',
    ip: '172.30.4.9',
    instanceId: 'i-web',
    subnetId: 's-back',
    primary: false,
  }
  const rows = columns(mapped({ interfaces: [...interfaces, second] })).flatMap(({ boxes: all }) =>
    all.flatMap((one) => one.rows),
  )
  expect(rows.find(({ id }) => id === 'second')).toMatchObject({ title: 'web/net1', lines: ['172.30.4.9'] })
  expect(rows.map(({ title }) => title)).toContain('web/net0')
})

test('an instance that is not known is shown by its ID and leads nowhere', () => {
  const rows = columns(mapped({ instances: [] })).at(-1)?.boxes[1]?.rows ?? []
  expect(rows).toMatchObject([{ title: 'i-db' }])
  expect(rows[0]).not.toHaveProperty('to')
  expect(rows[0]).not.toHaveProperty('state')
})

test('a router has its routes in words, and is reached by the gateways that they lead to', () => {
  expect(box('system')).toMatchObject({ lines: ['System router'], count: '4 routes', behind: ['g-default'] })
  expect(box('system')?.rows.map(({ lines }) => lines[0])).toEqual([
    '0.0.0.0/0 → gateway default',
    '::/0 → gateway default',
    'subnet front → subnet front',
    'subnet back → subnet back',
  ])
  expect(box('own')).toMatchObject({ lines: ['Custom router'], count: '0 routes', behind: [] })
  const dropping = mapped({ routes: [route('away', { type: 'ip', value: '10.0.0.1' }, { type: 'drop' })] })
  expect(columns(dropping)[2]?.boxes[0]?.rows[0]?.lines).toEqual(['10.0.0.1 → drop'])
})

test('a gateway has what is attached to it', () => {
  expect(box('default')).toMatchObject({ count: '1 IP pool', behind: ['internet'] })
  expect(box('default')?.rows).toMatchObject([{ kind: 'IP pool', title: 'uplink' }])
})

test('gateways that could not be read are not said to be none', () => {
  const around = mapped()
  const [, unknown] = columnsOf({ around, gateways: undefined, external: new Map() }, params)
  expect(unknown).toMatchObject({ boxes: [], empty: 'Unknown' })
  expect(columnsOf({ around, gateways: [], external: new Map() }, params)[1]?.empty).toBe('None')
})
