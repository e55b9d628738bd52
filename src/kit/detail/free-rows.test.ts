import { expect, test } from 'vitest'

import { freeRows } from './free-rows.ts'

const names = { labels: { portId: 'Port', fsmState: 'Link FSM' }, acronyms: ['FEC', 'IPv6'] }

test('fields that no contract knows, in their order, by their own words', () => {
  const rows = freeRows({ link_state: 'up', speedGbit: 100, autoneg: true, lanes: [1], fault: null }, names)
  expect(rows.map(({ label, cell }) => `${label}: ${cell.kind}`)).toEqual([
    'Link state: text',
    'Speed gbit: number',
    'Autoneg: boolean',
    'Lanes: list',
    'Fault: text',
  ])
})

test('they are called as somebody has said, and keep the acronyms in their names', () => {
  const labels = freeRows({ port_id: 'q0', fsm_state: 'idle', fec: 'rs', ipv6_enabled: true }, names)
  expect(labels.map(({ label }) => label)).toEqual(['Port', 'Link FSM', 'FEC', 'IPv6 enabled'])
})

test('the fields of an object stand for it, however deep they are', () => {
  const rows = freeRows({ link: { fsm_state: 'idle', power: { in: { mw: 1 } } }, up: true }, names)
  expect(rows.map(({ label, path, cell }) => `${label}, ${path}: ${cell.kind}`)).toEqual([
    'Link link FSM, link.fsm_state: text',
    'Link power in mw, link.power.in.mw: number',
    'Up, up: boolean',
  ])
})

test('a list of objects is a table of all their fields, after the rest', () => {
  const lanes = [
    { port_id: 0, power: { in: null } },
    { power: { in: 0.4, out: 1 }, faults: ['los'] },
  ]
  const [up, table] = freeRows({ lanes, up: true }, names)
  expect(up?.label).toBe('Up')
  if (table?.cell.kind !== 'table') throw new Error('no table')
  expect(table.cell.of.map(({ label, path, cell }) => `${label}, ${path}: ${cell.kind}`)).toEqual([
    'Port, port_id: number',
    'Power in, power.in: number',
    'Power out, power.out: number',
    'Faults, faults: list',
  ])
})

test('an answer of any size is a page of some length', () => {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`counter_${index}`, index]))
  expect(freeRows({ counters: wide }, names)).toHaveLength(300)
  const deep = (depth: number): object => ({ below: depth === 0 ? 1 : deep(depth - 1) })
  expect(freeRows({ top: deep(50) }, names).map(({ cell }) => cell.kind)).toEqual(['json'])
})

test('values are called as somebody has said', () => {
  const values = { rs: { label: 'Reed-Solomon' }, up: { tone: 'success' } } as const
  const [fec, state, other] = freeRows({ fec: 'rs', state: 'up', other: 'constructor' }, { ...names, values })
  expect(fec?.cell).toEqual({ kind: 'badge', tones: { rs: 'neutral' }, labels: { rs: 'Reed-Solomon' } })
  expect(state?.cell).toEqual({ kind: 'badge', tones: { up: 'success' } })
  expect(other?.cell).toEqual({ kind: 'text' })
})
