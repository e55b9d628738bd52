import { expect, test } from 'vitest'

import type { Findable } from '../../kit/findable.ts'
import type { PaletteItem } from './places.ts'
import { grouped, resultsOf } from './results.ts'
import type { ReadList } from './read-list.ts'

const place = (label: string, group = 'Places'): PaletteItem => ({ id: label, label, group, to: `/${label}` })

const crates: Findable = {
  id: 'crate',
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  params: ['garden'],
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  text: 'name',
  addresses: ['ip'],
  identifiers: [],
  to: (row, params) => `/gardens/${params['garden']}/crates/${String(row['name'])}`,
}

const readList = (garden: string, ...names: string[]): ReadList => ({
  findable: crates,
  params: { garden },
  rows: names.map((name) => ({ name })),
})

test('places that fit well, then rows, then places whose letters are all there', () => {
  const items = [place('Crates'), place('Create a test set')]
  expect(resultsOf(items, [readList('north', 'my-crates')], 'crates').map(({ label }) => label)).toEqual([
    'Places',
    'Crates',
    'More of Places',
  ])
})

test('a row leads to its page and says where it lies and what fits', () => {
  const [group] = resultsOf([], [{ ...readList('north'), rows: [{ name: 'a', ip: '192.0.2.9' }] }], '192.0.2.9')
  expect(group?.items).toHaveLength(1)
  expect(group?.items).toMatchObject([
    {
      id: 'found crate /gardens/north/crates/a',
      label: 'a',
      group: 'Crates',
      to: '/gardens/north/crates/a',
      hint: '192.0.2.9 · north',
    },
  ])
})

test('rows of all places are one group, the best first; beyond six only their number is told', () => {
  const readLists = [
    readList('north', 'x-apple'),
    readList('south', 'apple', ...'1234567'.split('').map((n) => `apple-${n}`)),
  ]
  const [group] = resultsOf([], readLists, 'apple')
  expect(group?.items.map(({ label }) => label)).toEqual([
    'apple',
    'apple-1',
    'apple-2',
    'apple-3',
    'apple-4',
    'apple-5',
  ])
  expect(group?.more).toBe(3)
})

test('the same page is shown once, and a row without an address of its own not at all', () => {
  const broken: Findable = {
    ...crates,
    to: () => {
      throw new Error('No value for :crate')
    },
  }
  expect(resultsOf([], [readList('north', 'a'), readList('north', 'a')], 'a')[0]?.items).toHaveLength(1)
  expect(resultsOf([], [{ ...readList('north', 'a'), findable: broken }], 'a')).toEqual([])
})

test('a name of ten thousand letters is cut', () => {
  expect(resultsOf([], [readList('north', 'a'.repeat(10_000))], 'aaa')[0]?.items[0]?.label).toHaveLength(200)
})

test('groups come in the order of their first item', () => {
  expect(
    grouped([place('b', 'B'), place('a', 'A'), place('c', 'B')]).map(({ label, items }) => [label, items.length]),
  ).toEqual([
    ['B', 2],
    ['A', 1],
  ])
})

test('regression: what is called just so came after what merely begins so', () => {
  const lids: Findable = { ...crates, id: 'lid', label: { one: 'Lid', many: 'Lids' } }
  const readLists = [
    { ...readList('north', 'web-1-boot', 'web-12'), findable: lids },
    readList('north', 'web-12', 'web-1'),
  ]
  const labels = (query: string) =>
    resultsOf([place('web-1 settings')], readLists, query).map(({ label, items: [first] }) => [label, first?.label])
  expect(labels('web-1')).toEqual([
    ['Crates', 'web-1'],
    ['Places', 'web-1 settings'],
    ['Lids', 'web-1-boot'],
  ])
  // Where all fit as well, the order is that of places and lists.
  expect(labels('web').map(([label]) => label)).toEqual(['Places', 'Lids', 'Crates'])
})

test('regression: an address did not lead to what it belongs to', () => {
  const ports: Findable = {
    ...crates,
    id: 'port',
    label: { one: 'Port', many: 'Ports' },
    params: ['garden', 'bed'],
    owner: { id: 'crate', field: 'crateId' },
    to: (row, params) => `/gardens/${params['garden']}/crates/${String(row['crateId'])}`,
  }
  const port = {
    findable: ports,
    params: { garden: 'north', bed: 'b' },
    rows: [{ name: 'net0', ip: '192.0.2.9', crateId: 'c1' }],
  }
  const known = { ...readList('north'), rows: [{ id: 'c1', name: 'web-1' }] }
  expect(resultsOf([], [known, port], '192.0.2.9')).toMatchObject([
    {
      label: 'Ports',
      items: [{ label: 'net0', to: '/gardens/north/crates/web-1', hint: '192.0.2.9 · Crate web-1 · north' }],
    },
  ])
  // Its owner was not read: the id leads there as well.
  expect(resultsOf([], [port], '192.0.2.9')).toMatchObject([
    { items: [{ label: 'net0', to: '/gardens/north/crates/c1' }] },
  ])
})

test('what is in use by something says by what, and stands for a row with a menu', () => {
  const lids: Findable = {
    ...crates,
    id: 'lid',
    label: { one: 'Lid', many: 'Lids' },
    usedBy: { id: 'crate', field: 'on' },
  }
  const on = { findable: lids, params: { garden: 'north' }, rows: [{ name: 'lid-1', on: 'c1' }, { name: 'lid-2' }] }
  const known = { ...readList('north'), rows: [{ id: 'c1', name: 'web-1' }] }
  const [group] = resultsOf([], [known, on], 'lid-')
  expect(group?.items.map(({ label, hint }) => [label, hint])).toEqual([
    ['lid-1', 'Crate web-1 · north'],
    ['lid-2', 'north'],
  ])
  expect(group?.items[0]?.found).toMatchObject({ name: 'lid-1', row: { name: 'lid-1' }, isExact: false })
  expect(resultsOf([], [known, on], 'lid-1')[0]?.items[0]?.found?.isExact).toBe(true)
})

test('an address of something stands for that thing, and so does one that lies in it', () => {
  const places: Findable = {
    ...crates,
    id: 'place',
    params: ['garden', 'crate'],
    owner: { id: 'crate' },
    to: (_row, params) => `/${params['crate']}`,
  }
  const held = {
    findable: places,
    params: { garden: 'north', crate: 'web-1' },
    rows: [{ name: 'p', ip: '192.0.2.9' }],
  }
  const known = { ...readList('north'), rows: [{ id: 'c1', name: 'web-1' }] }
  const [item] = resultsOf([], [known, held], '192.0.2.9')[0]?.items ?? []
  expect(item).toMatchObject({
    label: 'p',
    hint: '192.0.2.9 · Crate web-1 · north',
    found: { name: 'web-1', row: { id: 'c1' }, isExact: true },
  })
  expect(resultsOf([], [held], '192.0.2.9')[0]?.items[0]?.found).toBeUndefined()
})

test('regression: for each of a hundred thousand disks its instance was looked for among all of them, which took minutes', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `row-${index}`)
  const usedCrates: Findable = {
    ...crates,
    id: 'lid',
    label: { one: 'Lid', many: 'Lids' },
    usedBy: { id: 'crate', field: 'crate' },
  }
  const lists: ReadList[] = [
    { findable: crates, params: { garden: 'north' }, rows: names.map((name) => ({ name, id: name })) },
    { findable: usedCrates, params: { garden: 'north' }, rows: names.map((name) => ({ name, crate: name })) },
  ]
  const groups = resultsOf([], lists, 'row')
  expect(groups.map(({ label, items, more }) => [label, items.length, more])).toEqual([
    ['Crates', 6, 99_994],
    ['Lids', 6, 99_994],
  ])
  expect(groups[1]?.items[5]?.hint).toBe('Crate row-5 · north')
})
