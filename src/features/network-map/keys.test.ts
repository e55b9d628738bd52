import { expect, test } from 'vitest'

import { moveBy } from './keys.ts'
import { layOut } from './layout.ts'
import { columns } from './map.fixture.ts'
import { showOf } from './shown.ts'

const { entries } = layOut(
  showOf(columns(), {
    search: '',
    chosen: (id) => id === 's-front',
    opensItself: false,
    way: new Set<string>(),
  }).columns,
  1150,
)
const at = (title: string): number => entries.findIndex(({ item }) => item.title === title)

test.each([
  ['ArrowDown', 'system', 'own'],
  ['ArrowDown', 'back', 'back'],
  ['ArrowUp', 'system', 'default'],
  ['ArrowUp', 'Internet', 'Internet'],
  ['Home', 'web', 'Internet'],
  ['End', 'Internet', 'back'],
  ['ArrowRight', 'front', 'api'],
  ['ArrowLeft', 'web', 'front'],
])('%s goes from %s to %s', (key, from, to) => {
  expect(moveBy(key, entries, at(from))).toBe(at(to))
})

test.each([
  ['ArrowRight', 'back', 'toggle'],
  ['ArrowLeft', 'front', 'toggle'],
  ['ArrowLeft', 'back', undefined],
  ['ArrowRight', 'web', undefined],
  ['ArrowRight', 'Internet', undefined],
  ['x', 'front', undefined],
])('%s on %s opens or shuts what can be: %s', (key, from, expected) => {
  expect(moveBy(key, entries, at(from))).toBe(expected)
})
