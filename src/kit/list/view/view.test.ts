import { expect, test } from 'vitest'
import type { Column } from '../../spec.ts'
import { nextSort, searchText, wantsWhole, withValue } from '../../url/keys.ts'
import { readView, withFilters, withoutFilters } from './view.ts'

const columns: readonly Column[] = [
  { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
  { id: 'state.state', label: 'State', path: 'state.state', cell: { kind: 'badge', tones: {} } },
]
const [name] = columns

test('a heading sorts up, then down, then not at all', () => {
  expect(nextSort(null, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBeUndefined()
  expect(nextSort('-name', 'size')).toBe('size')
})

test('the whole collection is wanted for search, order and filters, not for pages', () => {
  expect(wantsWhole(new URLSearchParams('page=a&size=25&q='))).toBe(false)
  for (const search of ['q=x', 'sort=name', 'filter=name:empty'])
    expect(wantsWhole(new URLSearchParams(search))).toBe(true)
})

test('search, order and filters are read from the URL', () => {
  const view = readView(new URLSearchParams('q= orders &sort=-name&filter=state.state:any:on,off'), { columns })
  expect(view).toMatchObject({ q: 'orders', order: { column: name, falling: true }, problems: [] })
  expect(view.filters).toMatchObject([{ operator: 'any', values: ['on', 'off'] }])
})

test('a list with an order of its own has it until somebody sorts', () => {
  const orderOf = (search: string) => readView(new URLSearchParams(search), { columns, sort: 'name' }).order
  expect(orderOf('')).toEqual({ column: name, falling: false })
  expect(orderOf('q=x&filter=name:empty')).toEqual({ column: name, falling: false })
  expect(orderOf('sort=-state.state')).toEqual({ column: columns[1], falling: true })
})

test('what cannot be read is left out and said', () => {
  const view = readView(new URLSearchParams('sort=-colour&filter=size:gt:1&filter=name:has:x'), { columns })
  expect(view.order).toBeUndefined()
  expect(view.filters).toHaveLength(1)
  expect(view.problems).toEqual(['There is no column “colour” to sort by.', 'There is no column “size” to filter by.'])
})

test('a change starts at the first page and leaves the rest alone', () => {
  const search = new URLSearchParams('page=a&size=25&filter=name:empty&tab=x')
  expect(withValue(search, 'sort', '-name').toString()).toBe('size=25&filter=name%3Aempty&tab=x&sort=-name')
  expect(withValue(search, 'q', '').toString()).toBe('size=25&filter=name%3Aempty&tab=x')
  expect(withoutFilters(new URLSearchParams('q=a&filter=name:empty&sort=name')).toString()).toBe('sort=name')
})

test('the URL stays readable', () => {
  const { filters } = readView(new URLSearchParams('filter=state.state:any:on,off'), { columns })
  expect(searchText(withFilters(new URLSearchParams('q=a b'), filters))).toBe('?q=a+b&filter=state.state:any:on,off')
  expect(searchText(new URLSearchParams())).toBe('')
})
