/** The table of a list with ten thousand rows, whose pages come when the test says so. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Cell, ListScreen, Lookup, Page, Row } from '../spec.ts'
import { List } from './List.tsx'

const nameOf = (index: number) => `disk-${String(index).padStart(5, '0')}`
const all: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `id-${index}`,
  name: nameOf(index),
  size: ((index * 7919) % 10_000) * 1024 ** 3,
  state: index % 3 === 0 ? 'attached' : 'detached',
}))

interface Server {
  rows: readonly Row[]
  /** Behind the first page, answers wait for `release`. */
  hold: boolean
  /** The column that the list is sorted by until somebody sorts it. */
  sort?: string | undefined
  /** What the rows are called in the cache. */
  of?: string
}

function disks({ rows, hold, sort, of = 'disks' }: Server) {
  const waiting: (() => void)[] = []
  const asked: number[] = []
  const screen: ListScreen = {
    kind: 'list',
    id: 'disk.list',
    entity: 'disk',
    title: 'Disks',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: (_, { limit, pageToken }) => ({
        queryKey: [{ _id: of, query: { limit, pageToken } }],
        queryFn: async (): Promise<Page> => {
          asked.push(limit)
          const from = Number(pageToken ?? 0)
          if (hold && from > 0) await new Promise<void>((resolve) => waiting.push(resolve))
          const next = from + limit
          return { items: rows.slice(from, next), nextPage: next < rows.length ? String(next) : null }
        },
      }),
    },
    columns: [
      { id: 'name', label: 'Name', path: 'name', cell: { kind: 'link', to: (row) => `/disks/${String(row['id'])}` } },
      { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
      { id: 'state', label: 'State', path: 'state', cell: { kind: 'badge', tones: { attached: 'success' } } },
      { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    ],
    rowKey: 'id',
    rowName: 'name',
    ...(sort === undefined ? {} : { sort }),
    links: [],
    actions: [{ id: 'delete', label: 'Delete', bulk: true, call: async () => ({}), effects: [] }],
    empty: { title: 'No disks', body: 'There is none yet.' },
    refresh: [],
  }
  const release = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { screen, release, asked }
}

async function show({ search = '', rows = all, hold = false, sort }: Partial<Server> & { search?: string } = {}) {
  const { screen, release, asked } = disks({ rows, hold, sort })
  const shown = await showRoutes([{ path: 'disks', element: <List screen={screen} /> }], `/disks${search}`)
  return { ...shown, release, asked }
}

const table = () => page.getByRole('table', { name: 'Disks' })
const heading = (name: string) => table().getByRole('columnheader', { name, exact: true })
const status = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
const box = (index: number) => table().getByRole('checkbox', { name: `Select ${nameOf(index)}`, exact: true })
/** It scrolls, and so has a role and a name, once it was measured. */
async function scrollTo(top: number): Promise<void> {
  const region = page.getByRole('region', { name: 'Disks' })
  await expect.element(region).toBeInTheDocument()
  region.element().scrollTop = top
}
const body = () => table().getByRole('row').elements().slice(1)
const firstName = () => body()[0]?.querySelector('a')?.textContent

test('while rows come the table says of how many it speaks, and never that there is none', async () => {
  const { release } = await show({ search: '?sort=-name', hold: true })
  await expect.element(status('Sorting… 1,000 checked')).toBeVisible()
  await expect.element(table()).toHaveAttribute('aria-busy', 'true')
  // How many rows there are is not known.
  await expect.element(table()).toHaveAttribute('aria-rowcount', '-1')
  await expect.poll(firstName).toBe(nameOf(999))
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search Disks' }), nameOf(9_999))
  await expect.element(status(/^Searching and sorting… 1,000 checked/)).toBeVisible()
  expect(page.getByText(/^No matching/).query()).toBe(null)
  for (let n = 0; n < 9; n++) await release()
  await expect.element(status('1 of 10,000')).toBeVisible()
  await expect.poll(firstName).toBe(nameOf(9_999))
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search Disks' }), 'nothing like it')
  await expect.element(page.getByText('No matching disks')).toBeVisible()
  await expect.element(page.getByText('None of 10,000 rows matches.')).toBeVisible()
})

test('of ten thousand rows few are in the page, and it stays a table that says which ones', async () => {
  await show({ search: '?sort=name' })
  await expect.element(table()).toHaveAttribute('aria-rowcount', '10001')
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(body().length).toBeLessThan(60)
  expect(body().map((row) => row.getAttribute('aria-rowindex'))).toEqual(body().map((_, index) => String(index + 2)))
  await scrollTo(1_000_000)
  await expect.element(table().getByRole('link', { name: nameOf(9_999) })).toBeInViewport()
  const last = body().at(-1)
  expect(last?.getAttribute('aria-rowindex')).toBe('10001')
  expect(body().length).toBeLessThan(60)
  await expectAccessible()
})

test('a heading sorts up, down and not at all, by what a value means and not by its letters', async () => {
  const { address } = await show()
  const sort = () => heading('Size').getByRole('button').click()
  await expect.poll(firstName).toBe(nameOf(0))
  await sort()
  await expect.poll(address).toBe('/disks?sort=size')
  await sort()
  await expect.poll(address).toBe('/disks?sort=-size')
  const largest = all.find(({ size }) => size === 9_999 * 1024 ** 3)
  await expect.poll(firstName).toBe(largest?.['name'])
  await sort()
  await expect.poll(address).toBe('/disks')
  await expect.poll(firstName).toBe(nameOf(0))
})

test('rows that the server has by id are shown by name, with one request when a page holds them all', async () => {
  const { asked, address } = await show({ rows: all.slice(0, 40).toReversed(), sort: 'name' })
  await expect.poll(firstName).toBe(nameOf(0))
  await expect.element(heading('Name')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(status('40 rows')).toBeVisible()
  expect(asked).toEqual([50])
  // The order is the list's own: the address says nothing of it, and only other orders are said there.
  expect(address()).toBe('/disks')
  await heading('Name').getByRole('button').click()
  await expect.poll(address).toBe('/disks?sort=-name')
  await expect.poll(firstName).toBe(nameOf(39))
  await heading('Name').getByRole('button').click()
  await expect.poll(address).toBe('/disks')
  await expect.poll(firstName).toBe(nameOf(0))
})

test('more rows by id than a page holds are read to the end, and the table says so meanwhile', async () => {
  const { release } = await show({ rows: all.slice(0, 1_500).toReversed(), sort: 'name', hold: true })
  await expect.element(status('Sorting… 1,000 checked')).toBeVisible()
  await expect.poll(firstName).toBe(nameOf(500))
  await release()
  await expect.element(status('1,500 rows')).toBeVisible()
  await expect.poll(firstName).toBe(nameOf(0))
})

test('an empty list with an order of its own says that it is empty', async () => {
  await show({ rows: [], sort: 'name' })
  await expect.element(page.getByText('No disks')).toBeVisible()
})

test('a row with focus is not taken away, however far it is scrolled', async () => {
  await show({ search: '?sort=name' })
  await expect.element(box(1)).toBeVisible()
  box(1).element().focus()
  await scrollTo(200_000)
  await expect.element(table().getByRole('link', { name: nameOf(5_000) })).toBeInTheDocument()
  await expect.element(box(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(box(2)).toHaveFocus()
  await expect.element(box(2)).toBeInViewport()
})

test('a selection is of rows, not of places: it survives order, filter and search', async () => {
  await show({ search: '?sort=name' })
  await box(1).click()
  box(1).element().focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect.element(selection.getByText('3 selected')).toBeVisible()
  await heading('Name').getByRole('button').click()
  await expect.poll(firstName).toBe(nameOf(9_999))
  await expect.element(selection.getByText('3 selected')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox', { name: 'Search Disks' }), 'disk-0000')
  await expect.element(status('10 of 10,000')).toBeVisible()
  for (const index of [1, 2, 3]) await expect.element(box(index)).toBeChecked()
  await expect.element(box(4)).not.toBeChecked()
  const every = table().getByRole('checkbox', { name: 'Select all 10 matching rows' })
  await expect.element(every).toBePartiallyChecked()
  await every.click()
  await expect.element(selection.getByText('10 selected')).toBeVisible()
})

test('after Back each list of a page has the selection that was its own', async () => {
  const first = disks({ rows: all.slice(0, 3), hold: false }).screen
  const { screen } = disks({ rows: all.slice(5_000, 5_200), hold: false, of: 'others' })
  const second = { ...screen, id: 'other.list', title: 'Others' }
  const lists = (
    <>
      <List screen={first} />
      <List screen={second} />
    </>
  )
  const routes = [
    { path: 'disks', element: lists },
    { path: 'elsewhere', element: <p>Elsewhere</p> },
  ]
  const { go, back } = await showRoutes(routes, '/disks')
  const other = page.getByRole('table', { name: 'Others' }).getByRole('checkbox', { name: `Select ${nameOf(5_000)}` })
  await other.click()
  await box(1).click()
  await box(2).click()
  await go('/elsewhere')
  // Else the page is never left.
  await expect.element(page.getByText('Elsewhere')).toBeVisible()
  await back()
  await expect.element(other).toBeChecked()
  for (const index of [1, 2]) await expect.element(box(index)).toBeChecked()
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await expect.element(page.getByText('2 selected')).toBeVisible()
  expect(page.getByText(/no longer selected/).query()).toBe(null)
})

test('columns are hidden, shown and moved by keyboard, which stays where it was, and rows get low', async () => {
  const { address } = await show({ rows: all.slice(0, 20) })
  const headings = () =>
    table()
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
      .filter((text) => ['Name', 'Size', 'State', 'ID'].includes(text))
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'ID' }).click()
  await dialog.getByRole('checkbox', { name: 'State' }).click()
  expect(headings()).toEqual(['Name', 'Size', 'ID'])
  const up = () => dialog.getByRole('button', { name: /^Move ID before/ })
  up().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(headings).toEqual(['Name', 'ID', 'Size'])
  await expect.element(up()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(headings).toEqual(['ID', 'Name', 'Size'])
  await expect.element(up()).toHaveFocus()
  await expect.element(up()).toHaveAccessibleDescription('It is the first column')
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  expect(headings()).toEqual(['Name', 'Size', 'State'])
  const height = () => Math.round(body()[0]?.getBoundingClientRect().height ?? 0)
  expect(height()).toBe(40)
  const compact = page.getByRole('button', { name: 'Compact rows' })
  await compact.click()
  await expect.poll(height).toBe(36)
  await expect.element(compact).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/disks')
})

test('pages are turned in both directions, and another size starts at the first one', async () => {
  const { address } = await show({ rows: all.slice(0, 120) })
  const bar = page.getByRole('navigation', { name: 'Pages' })
  const turn = (way: string) => bar.getByRole('button', { name: way })
  await expect.element(turn('prev')).toHaveAccessibleDescription('This is the first page')
  await turn('next').click()
  await expect.poll(firstName).toBe(nameOf(50))
  await turn('next').click()
  await expect.poll(firstName).toBe(nameOf(100))
  await expect.element(turn('next')).toHaveAccessibleDescription('This is the last page')
  await turn('prev').click()
  await expect.poll(firstName).toBe(nameOf(50))
  await bar.getByRole('combobox').selectOptions('100')
  await expect.poll(() => body().length).toBe(100)
  await expect.poll(firstName).toBe(nameOf(0))
  expect(address()).toMatch(/^\/disks\?\w+=100$/)
})

test('an empty list says so, and there is nothing to look for in it', async () => {
  await show({ rows: [] })
  await expect.element(page.getByText('No disks')).toBeVisible()
  expect(table().query()).toBe(null)
  expect(page.getByRole('searchbox').query()).toBe(null)
  await expectAccessible()
})

const hostile = '<img src=x onerror="window.hit=1">\u202Egnp.exe 👩‍👩‍👧‍👦 ' + 'x'.repeat(10_000)
/** Names of ids: the id is the name. */
const itself: Lookup = {
  entity: 'disk',
  label: { one: 'Disk', many: 'Disks' },
  value: 'name',
  text: 'name',
  source: {
    shape: { kind: 'array' },
    paged: false,
    query: () => ({ queryKey: [{ _id: 'names' }], queryFn: async () => [{ name: hostile }] }),
  },
}
const cells: readonly Cell[] = [
  { kind: 'text' },
  { kind: 'description' },
  { kind: 'id' },
  { kind: 'mono' },
  { kind: 'date' },
  { kind: 'bytes' },
  { kind: 'number' },
  { kind: 'identifier' },
  { kind: 'duration', unit: 's' },
  { kind: 'boolean' },
  { kind: 'json' },
  { kind: 'list' },
  { kind: 'badge', tones: {} },
  { kind: 'ref', lookup: itself },
  { kind: 'link', to: (row) => `/disks/${encodeURIComponent(String(row['name']))}` },
]

test('a hostile text is inert in every kind of cell', async () => {
  const { screen } = disks({ rows: [{ id: hostile, name: hostile, nested: { [hostile]: hostile } }], hold: false })
  const columns = cells.map((cell, index) => ({ id: `c${index}`, label: cell.kind, path: 'name', cell }))
  const nested = { id: 'nested', label: 'Nested', path: 'nested', cell: { kind: 'json' } } as const
  await showRoutes(
    [{ path: 'disks', element: <List screen={{ ...screen, title: 'Disks', columns: [...columns, nested] }} /> }],
    '/disks',
  )
  await expect.poll(() => body().length).toBe(1)
  expect(document.querySelectorAll('main img')).toHaveLength(0)
  expect(Reflect.get(window, 'hit')).toBe(undefined)
  // It is the table that scrolls, not the page; and no row is higher than others.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(body()[0]?.getBoundingClientRect().height).toBeLessThan(60)
})
