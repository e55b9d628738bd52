import { expect, test } from 'vitest'

import { identiconCells } from './identicon.ts'

test('the same name gives the same pattern, another one another', () => {
  expect(identiconCells('corp')).toEqual(identiconCells('corp'))
  expect(identiconCells('corp')).not.toEqual(identiconCells('corq'))
})

test('rows are mirrored', () => {
  const cells = identiconCells('corp')
  for (let row = 0; row < 4; row++) {
    expect(cells[row * 4]).toBe(cells[row * 4 + 3])
    expect(cells[row * 4 + 1]).toBe(cells[row * 4 + 2])
  }
})
