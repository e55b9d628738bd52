import { expect, test } from 'vitest'

import type { MenuItem } from '../../ui/Menu.tsx'
import { withActions } from './actions.ts'
import type { PaletteItem } from './places.ts'
import type { Group } from './results.ts'

const source = { query: () => ({ queryKey: [] }), shape: { kind: 'page' as const }, paged: true }
const crate: PaletteItem = {
  id: 'found crate /a',
  label: 'a',
  group: 'Crates',
  to: '/a',
  found: {
    findable: {
      id: 'crate',
      entity: 'crate',
      label: { one: 'Crate', many: 'Crates' },
      params: [],
      source,
      text: 'name',
      addresses: [],
      identifiers: [],
      to: () => '/a',
    },
    params: {},
    row: { name: 'a' },
    name: 'a',
    isExact: true,
  },
}
const groups: readonly Group[] = [
  { label: 'Crates', items: [crate], more: 0 },
  { label: 'Lids', items: [{ id: 'l', label: 'l', group: 'Lids', to: '/l' }], more: 0 },
]
const run = () => undefined
const menu: readonly MenuItem[] = [
  { id: 'open', label: 'Open', onSelect: run, disabledReason: 'It is open' },
  { kind: 'link', id: 'edit', label: 'Edit', to: '/a/edit' },
  { kind: 'separator', id: 'danger' },
  { id: 'burn', label: 'Burn', onSelect: run },
]

test('what can be done with a row comes behind its group, what cannot be done now last', () => {
  const shown = withActions(groups, crate, { id: crate.id, items: menu })
  expect(shown.map(({ label }) => label)).toEqual(['Crates', 'Actions on a', 'Lids'])
  expect(shown[1]?.items).toEqual([
    { id: 'do edit found crate /a', label: 'Edit', group: 'Actions on a', disabledReason: undefined, to: '/a/edit' },
    { id: 'do burn found crate /a', label: 'Burn', group: 'Actions on a', disabledReason: undefined, run },
    { id: 'do open found crate /a', label: 'Open', group: 'Actions on a', disabledReason: 'It is open', run },
  ])
})

test('seven of them at most', () => {
  const many = Array.from({ length: 9 }, (_, n): MenuItem => ({ id: `${n}`, label: `Do ${n}`, onSelect: run }))
  expect(withActions(groups, crate, { id: crate.id, items: many })[1]?.items.map(({ label }) => label)).toEqual([
    'Do 0',
    'Do 1',
    'Do 2',
    'Do 3',
    'Do 4',
    'Do 5',
    'Do 6',
  ])
})

test('the menu of another row, an empty one and a place add nothing', () => {
  expect(withActions(groups, crate, { id: 'found crate /b', items: menu })).toBe(groups)
  expect(withActions(groups, crate, { id: crate.id, items: [] })).toBe(groups)
  expect(withActions(groups, { id: 'p', label: 'p', group: 'Places', to: '/p' }, { id: 'p', items: menu })).toBe(groups)
})
