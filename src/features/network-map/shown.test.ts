import { expect, test } from 'vitest'

import { columns } from './map.fixture.ts'
import { type ShowOptions, showOf } from './shown.ts'

const options = { search: '', chosen: () => undefined, opensItself: false, way: new Set<string>() }

/** What is shown: boxes, each with its rows. */
function show(more: Partial<ShowOptions>) {
  const { columns: all, matches } = showOf(columns(), { ...options, ...more })
  const boxes = all.flatMap((column) => column.boxes)
  return {
    matches,
    shown: Object.fromEntries(boxes.map(({ box, rows }) => [box.title, rows.map(({ title }) => title)])),
  }
}

const nothingOpen = { Internet: [], default: [], system: [], own: [], front: [], back: [] }

test('boxes are shut until somebody opens them; of a small network subnets are open', () => {
  expect(show({})).toEqual({ matches: undefined, shown: nothingOpen })
  const small = show({ opensItself: true, chosen: (id) => (id === 's-back' ? false : undefined) })
  expect(small.shown).toEqual({ ...nothingOpen, front: ['api', 'web'] })
  expect(show({ chosen: (id) => id === 'g-default' }).shown).toEqual({ ...nothingOpen, default: ['uplink'] })
})

test.each([
  ['an instance', 'WEB', 1, { front: ['web'] }],
  ['an address', '172.30.4.', 2, { back: ['db'], own: [] }],
  ['an external address', '203.0.113.7', 1, { front: ['web'] }],
  ['a state', 'running', 3, { front: ['api', 'web'], back: ['db'], own: [] }],
])('a search for %s opens what has it, and keeps by what it is reached', (_, search, matches, found) => {
  const { shown, ...rest } = show({ search })
  // One line of the subnet back has the beginning of its block.
  expect(rest.matches).toBe(matches)
  expect(shown).toEqual({ Internet: [], default: [], system: [], ...found })
})

test('a subnet that is found itself can be opened; what was opened shows what is found alone', () => {
  expect(show({ search: 'fd00:1:0:1' })).toEqual({
    matches: 1,
    shown: { Internet: [], default: [], system: [], own: [], back: [] },
  })
  expect(show({ search: 'fd00:1:0:1', chosen: (id) => id === 's-back' }).shown['back']).toEqual(['db'])
  expect(show({ search: 'web', chosen: () => true }).shown['front']).toEqual(['web'])
})

test('a route is found with its router and the gateway, without subnets', () => {
  expect(show({ search: '::/0' })).toEqual({
    matches: 1,
    shown: { Internet: [], default: [], system: ['default-v6'] },
  })
})

test('nothing found leaves nothing but the way of a packet', () => {
  expect(show({ search: 'nowhere' })).toEqual({ matches: 0, shown: {} })
  const way = new Set(['s-front', 'i-web-s-front'])
  expect(show({ search: 'nowhere', way }).shown).toMatchObject({ front: ['web'] })
  expect(show({ search: 'api', way }).shown).toMatchObject({ front: ['api', 'web'] })
})

test('the way of a packet is shown in boxes that are shut', () => {
  expect(show({ way: new Set(['s-front', 'i-web-s-front']) }).shown).toEqual({ ...nothingOpen, front: ['web'] })
})
