import { expect, test } from 'vitest'

import { freeRows } from './free-rows.ts'

const names = { labels: { portId: 'Port', fsmState: 'Link FSM' }, acronyms: ['FEC', 'IPv6'] }

test('fields that no contract knows, in their order, by their own words', () => {
  const rows = freeRows({ link_state: 'up', speedGbit: 100, autoneg: true, lanes: [1], fault: null }, names)
  expect(rows.map(({ label, cell }) => `${label}: ${cell.kind}`)).toEqual([
    'Link state: text',
    'Speed gbit: number',
    'Autoneg: boolean',
    'Fault: text',
    'Lanes: json',
  ])
})

test('they are called as somebody has said, and keep the acronyms in their names', () => {
  const labels = freeRows({ port_id: 'q0', fsm_state: 'idle', fec: 'rs', ipv6_enabled: true }, names)
  expect(labels.map(({ label }) => label)).toEqual(['Port', 'Link FSM', 'FEC', 'IPv6 enabled'])
})

test('the fields of an object stand for it; what is deeper stays as it is', () => {
  const rows = freeRows({ link: { fsm_state: 'idle', lanes: { one: 1 } }, up: true }, names)
  expect(rows.map(({ label, path, cell }) => `${label}, ${path}: ${cell.kind}`)).toEqual([
    'Link link FSM, link.fsm_state: text',
    'Up, up: boolean',
    'Link lanes, link.lanes: json',
  ])
})

test('values are called as somebody has said', () => {
  const values = { rs: { label: 'Reed-Solomon' }, up: { tone: 'success' } } as const
  const [fec, state, other] = freeRows({ fec: 'rs', state: 'up', other: 'constructor' }, { ...names, values })
  expect(fec?.cell).toEqual({ kind: 'badge', tones: { rs: 'neutral' }, labels: { rs: 'Reed-Solomon' } })
  expect(state?.cell).toEqual({ kind: 'badge', tones: { up: 'success' } })
  expect(other?.cell).toEqual({ kind: 'text' })
})
