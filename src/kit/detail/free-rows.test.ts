import { expect, test } from 'vitest'

import { freeRows } from './free-rows.ts'

const names = { labels: { portId: 'Port', fsmState: 'Link FSM' }, acronyms: ['FEC', 'IPv6'] }

test('fields that no contract knows, in their order, by their own words', () => {
  const rows = freeRows({ link_state: 'up', speedGbit: 100, autoneg: true, lanes: [1], fault: null }, names)
  expect(rows.map(({ label, cell }) => `${label}: ${cell.kind}`)).toEqual([
    'Link state: text',
    'Speed gbit: number',
    'Autoneg: boolean',
    'Lanes: json',
    'Fault: text',
  ])
})

test('they are called as somebody has said, and keep the acronyms in their names', () => {
  const labels = freeRows({ port_id: 'q0', fsm_state: 'idle', fec: 'rs', ipv6_enabled: true }, names)
  expect(labels.map(({ label }) => label)).toEqual(['Port', 'Link FSM', 'FEC', 'IPv6 enabled'])
})
