import { expect, test } from 'vitest'

import { createEvaluator, type Choice } from '../firewall/ask.ts'
import type { Network } from '../firewall/network.ts'
import { route, tcp } from '../firewall/network.fixture.ts'
import { mapped } from './map.fixture.ts'
import { wayOf } from './way.ts'

const instance = (name: string): Choice => ({ kind: 'instance', value: `i-${name}` })
const ip = (value: string): Choice => ({ kind: 'ip', value })
const internet: Choice = { kind: 'internet', value: '' }
const gateways = new Map([['default', 'g-default']])

/** The boxes on the way, each with its row, and what else is marked. */
function way(source: Choice, destination: Choice, more: Partial<Network> = {}) {
  const network = mapped(more)
  const found = createEvaluator(network).ask({ source, destination, payload: tcp(22) })
  const answer = 'answers' in found ? found.answers[0] : undefined
  if (!answer) throw new Error('no answer')
  const { steps, places } = wayOf(answer, network, gateways)
  const passed = steps.flatMap(({ box, row = '' }) => [box, row])
  return {
    steps: steps.map(({ box, row }) => (row === undefined ? box : `${box} ${row}`)),
    besides: [...places].filter((id) => !passed.includes(id)),
  }
}

const web = 's-front i-web-s-front'
const db = 's-back i-db-s-back'
const out = 'r-system r-system/default-v4'

test.each([
  ['out', way(instance('web'), internet), [web, out, 'g-default', 'internet']],
  ['in', way(internet, instance('web')), ['internet', 'g-default', out, web]],
  ['from subnet to subnet', way(instance('web'), instance('db')), [web, 'r-system r-system/back', db]],
  ['to an address nobody has', way(instance('web'), ip('172.30.4.77')), [web, 'r-system r-system/back', 's-back']],
  ['from there', way(ip('172.30.4.77'), instance('web')), ['s-back', 'r-system r-system/back', web]],
  [
    'to an external address of the VPC',
    way(instance('db'), ip('203.0.113.7')),
    [db, out, 'g-default', 'internet', web],
  ],
])('a packet %s passes the boxes that its route names', (_, { steps, besides }, expected) => {
  expect(steps).toEqual(expected)
  expect(besides).toEqual([])
})

test('where the route ends, the way does: what is behind is only marked', () => {
  const drop = [route('away', { type: 'subnet', value: 'back' }, { type: 'drop' })]
  expect(way(instance('web'), instance('db'), { routes: drop })).toEqual({
    steps: [web, 'r-system r-system/away'],
    besides: ['s-back', 'i-db-s-back'],
  })
  expect(way(instance('web'), internet, { routes: [] })).toEqual({ steps: [web], besides: ['internet'] })
})

test('a route to an instance leads over its interface', () => {
  const over = [route('over', { type: 'ip_net', value: '0.0.0.0/0' }, { type: 'instance', value: 'db' })]
  expect(way(instance('web'), internet, { routes: over }).steps).toEqual([
    web,
    'r-system r-system/over',
    db,
    'internet',
  ])
})

test('a gateway that is not known is left out', () => {
  const network = mapped()
  const found = createEvaluator(network).ask({ source: internet, destination: instance('web'), payload: tcp(22) })
  const [answer] = 'answers' in found ? found.answers : []
  expect(answer && wayOf(answer, network, new Map()).steps.map(({ box }) => box)).toEqual([
    'internet',
    'r-system',
    's-front',
  ])
})
