/** Text of 30 kB without a space: the browser took 17 seconds to break and kern it. No part of a page draws so much. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { addToast } from '../../ui/toast-store.ts'
import { Detail } from '../detail/Detail.tsx'
import { ErrorText } from '../feedback/ErrorText.tsx'
import { List } from './List.tsx'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Cell, DetailScreen, ListScreen, Lookup, Row } from '../spec.ts'

const long = 'AVAT'.repeat(7_500)
const row: Row = { id: long, name: long, list: [long, long], json: { [long]: long } }

const itself: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  value: 'name',
  text: 'name',
  source: {
    shape: { kind: 'array' },
    paged: false,
    query: () => ({ queryKey: [{ _id: 'names' }], queryFn: async () => [{ name: long }] }),
  },
}
const cells: readonly (readonly [path: string, cell: Cell])[] = [
  ['name', { kind: 'text' }],
  ['name', { kind: 'description' }],
  ['name', { kind: 'id' }],
  ['name', { kind: 'mono' }],
  ['name', { kind: 'bytes' }],
  ['name', { kind: 'badge', tones: {} }],
  ['name', { kind: 'ref', lookup: itself }],
  ['name', { kind: 'link', to: () => '/crates' }],
  ['list', { kind: 'list' }],
  ['json', { kind: 'json' }],
]
const shown = cells.map(([path, cell], index) => ({ id: `c${index}`, label: cell.kind, path, cell }))
const common = { id: 'crate', entity: 'crate', rowName: 'name', links: [], actions: [], refresh: [] }
const list: ListScreen = {
  ...common,
  kind: 'list',
  title: 'Crates',
  source: {
    shape: { kind: 'array' },
    paged: false,
    query: () => ({ queryKey: [{ _id: 'crates' }], queryFn: async () => [row] }),
  },
  columns: shown,
  rowKey: 'id',
  actions: [{ id: 'delete', label: 'Delete', bulk: true, call: async () => ({}), effects: [] }],
  empty: { title: 'No crates', body: 'There is none yet.' },
}
const detail: DetailScreen = {
  ...common,
  kind: 'detail',
  title: () => long,
  source: { query: () => ({ queryKey: [{ _id: 'crate' }], queryFn: async () => row }) },
  rows: shown,
  tabs: [],
}

/** A thousand, and a word before them. */
const mostLetters = 1_010

/** Letters of the longest line that is in the page. */
function longestLine(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let longest = 0
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('style, script')) continue
    for (const line of (walker.currentNode.nodeValue ?? '').split('\n')) longest = Math.max(longest, line.length)
  }
  return longest
}

test('of a long text a list draws the beginning in every kind of cell', async () => {
  await showRoutes([{ path: 'crates', element: <List screen={list} /> }], '/crates')
  await expect.element(page.getByRole('checkbox', { name: /^Select AVAT/ })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: /^AVAT/ })).toBeVisible()
  expect(longestLine()).toBeLessThan(mostLetters)
})

test('and so does a page of its own, where all of it can be copied', async () => {
  await showRoutes([{ path: 'crates', element: <Detail screen={detail} /> }], '/crates')
  await expect.element(page.getByRole('heading', { name: /^AVAT/, level: 1 })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Click to copy' }).first()).toBeVisible()
  expect(longestLine()).toBeLessThan(mostLetters)
  await page.getByRole('button', { name: 'Click to copy' }).first().click()
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(long)
})

test('and so does what a server says of a failure', async () => {
  const error = new ApiError(long, { kind: 'error', statusCode: 500 })
  await showRoutes([{ path: 'crates', element: <ErrorText error={error} /> }], '/crates')
  addToast({ title: long, content: long, variant: 'error' })
  await expect.element(page.getByText(/^AVAT/).first()).toBeVisible()
  expect(longestLine()).toBeLessThan(mostLetters)
})
