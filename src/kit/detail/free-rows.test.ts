import { expect, test } from 'vitest'

import { freeRows } from './free-rows.ts'

test('fields that no contract knows, in their order, by their own words', () => {
  const rows = freeRows({ link_state: 'up', speedGbit: 100, autoneg: true, lanes: [1], fault: null })
  expect(rows.map(({ label, cell }) => `${label}: ${cell.kind}`)).toEqual([
    'Link state: text',
    'Speed gbit: number',
    'Autoneg: boolean',
    'Lanes: json',
    'Fault: text',
  ])
})
