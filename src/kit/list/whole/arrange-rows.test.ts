import { expect, test } from 'vitest'
import type { Cell, Column, Lookup, Row } from '../../spec.ts'
import { shownIn } from '../../format/row-values.ts'
import { finish } from '../../../lib/turns.ts'
import { arranging } from './arrange-rows.ts'
import { createSearch } from './row-text.ts'

const arrange = (...given: Parameters<typeof arranging>) => finish(arranging(...given))

const lookup: Lookup = {
  entity: 'x',
  label: { one: 'X', many: 'Xs' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'array' }, paged: false },
  value: 'id',
  text: 'name',
}
const names = {
  owner: {
    rows: [
      { id: 'o1', name: 'zoe' },
      { id: 'o2', name: 'Ada' },
    ],
    state: 'complete' as const,
  },
}
const column = (id: string, cell: Cell, more: Partial<Column> = {}): Column => ({
  id,
  label: id,
  path: id,
  cell,
  ...more,
})
const columns = [
  column('name', { kind: 'text' }),
  column('size', { kind: 'bytes' }),
  column('owner', { kind: 'ref', lookup }),
  column('address', { kind: 'mono' }, { type: 'ip' }),
  column('made', { kind: 'date' }),
]
const rows: readonly Row[] = [
  { id: 'aa-1', name: 'disk-10', size: 3, owner: 'o1', address: '10.0.0.10', made: new Date(2) },
  { id: 'bb-2', name: 'disk-2', size: 2 ** 40, owner: 'o2', address: '10.0.0.9', made: new Date(1) },
  { id: 'cc-3', name: 'Disk-1', size: null, owner: null, address: 'fd00::1', made: null },
]
const context = { names, search: createSearch(columns, names), now: 0 }
const arranged = (view: { q?: string; sort?: string }): unknown[] => {
  const falling = view.sort?.startsWith('-') === true
  const sorted = columns.find(({ id }) => id === view.sort?.replace('-', ''))
  const order = sorted && { column: sorted, falling }
  return arrange(rows, { q: view.q ?? '', order, filters: [] }, context).map((row) => row['name'])
}

test('without a view the order is the server’s', () => {
  expect(arranged({})).toEqual(['disk-10', 'disk-2', 'Disk-1'])
})

test('names sort as people count', () => {
  expect(arranged({ sort: 'name' })).toEqual(['Disk-1', 'disk-2', 'disk-10'])
  expect(arranged({ sort: '-name' })).toEqual(['disk-10', 'disk-2', 'Disk-1'])
})

test('what is empty comes last, rising and falling', () => {
  expect(arranged({ sort: 'size' })).toEqual(['disk-10', 'disk-2', 'Disk-1'])
  expect(arranged({ sort: '-size' })).toEqual(['disk-2', 'disk-10', 'Disk-1'])
  expect(arranged({ sort: '-made' })).toEqual(['disk-10', 'disk-2', 'Disk-1'])
})

test('lengths of time and identifiers sort by number', () => {
  const numbers = [
    { id: '1', for: 90_000, asn: 65_042 },
    { id: '2', for: 9_000, asn: 4_200_000_000 },
  ] as const
  const byId = (cell: Cell, path: string) =>
    arrange(numbers, { q: '', order: { column: column(path, cell), falling: false }, filters: [] }, context).map(
      ({ id }) => id,
    )
  expect(byId({ kind: 'duration', unit: 'ms' }, 'for')).toEqual(['2', '1'])
  expect(byId({ kind: 'identifier' }, 'asn')).toEqual(['1', '2'])
})

test('references sort by name, addresses by number', () => {
  expect(arranged({ sort: 'owner' })).toEqual(['disk-2', 'disk-10', 'Disk-1'])
  expect(arranged({ sort: 'address' })).toEqual(['disk-2', 'disk-10', 'Disk-1'])
  expect(arranged({ sort: '-address' })).toEqual(['Disk-1', 'disk-10', 'disk-2'])
})

test('search finds any text: names of references, sizes as shown, ids; all words must be there', () => {
  expect(arranged({ q: 'ADA' })).toEqual(['disk-2'])
  expect(arranged({ q: '1 tib' })).toEqual(['disk-2'])
  expect(arranged({ q: 'cc-3' })).toEqual(['Disk-1'])
  expect(arranged({ q: 'o1' })).toEqual(['disk-10'])
  expect(arranged({ q: 'disk zoe' })).toEqual(['disk-10'])
  expect(arranged({ q: 'disk nobody' })).toEqual([])
})

test('a column of several fields sorts and is found by the first that has a value', () => {
  const from: Column = column('from', {
    kind: 'first',
    of: [column('owner', { kind: 'ref', lookup }), column('maker', { kind: 'text' })],
  })
  const all: readonly Row[] = [
    { name: 'a', owner: 'o1', maker: 'nobody' },
    { name: 'b', maker: 'Mia' },
    { name: 'c', owner: 'gone' },
    { name: 'd' },
  ]
  const search = createSearch([from], names)
  const order = { column: from, falling: false }
  const namesOf = (q: string) =>
    arrange(all, { q, order, filters: [] }, { names, search, now: 0 }).map((row) => row['name'])
  expect(namesOf('')).toEqual(['b', 'c', 'a', 'd'])
  expect(namesOf('nobody')).toEqual([])
  expect(namesOf('x deleted')).toEqual(['c'])
})

test('a name of something that is gone leads nowhere and says so', () => {
  const end: Column = column('end', {
    kind: 'named',
    refs: [{ when: { kind: 'field', path: 'kind', in: ['owner'] }, lookup: { ...lookup, value: 'name' } }],
  })
  const all: readonly Row[] = [
    { name: 'a', kind: 'owner', end: 'Zoe' },
    { name: 'b', kind: 'owner', end: 'Tom' },
    { name: 'c', kind: 'address', end: 'Tom' },
  ]
  const search = createSearch([end], { 'end[x]': names.owner })
  const found = all.filter(search('tom not found')).map((row) => row['name'])
  expect(found).toEqual(['b'])
  expect(shownIn(end, all[0] ?? {})).toMatchObject({ id: 'end[x]', cell: { kind: 'ref' } })
  expect(shownIn(end, all[2] ?? {})).toBe(end)
})
