/** Saved views: made from a list, shown beside it with how many rows they have. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { siteStorage } from '../../../lib/storage.ts'
import { expectAccessible } from '../../../ui/browser.fixture.ts'
import { List } from '../List.tsx'
import { MeContext } from '../../routing/page-scope.ts'
import { showRoutes } from '../../routing/router.fixture.tsx'
import type { ListScreen, Row } from '../../spec.ts'
import { countsStore } from './counts.ts'
import { SavedViews } from './SavedViews.tsx'
import { viewsKey } from './views.ts'

const key = viewsKey({ id: 'ada' }) ?? ''
// Lists of other tests have said how many rows they have.
beforeEach(() => countsStore.set(new Map()))
afterEach(() => siteStorage.removeItem(key))

const rows: readonly Row[] = [
  { id: '1', name: 'a', state: 'broken' },
  { id: '2', name: 'b', state: 'turning' },
  { id: '3', name: 'c', state: 'broken' },
]
const screen: ListScreen = {
  kind: 'list',
  id: 'mill.list',
  entity: 'mill',
  title: 'Mills',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: (_, { limit }) => ({
      queryKey: [{ _id: 'mills', query: { limit } }],
      queryFn: async () => ({ items: rows }),
    }),
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: { kind: 'badge', tones: { broken: 'danger', turning: 'success' } },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No mills', body: '' },
  refresh: [],
}

const show = (path: string, me: Row = { id: 'ada' }) =>
  showRoutes(
    [
      {
        path: 'mills',
        element: (
          <MeContext value={me}>
            <SavedViews entryClass="" />
            <List screen={screen} />
          </MeContext>
        ),
      },
    ],
    path,
  )

const views = page.getByRole('navigation', { name: 'Saved views' })
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent.trim())

async function save(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabelText('Name').fill(name)
  await userEvent.keyboard('{Enter}')
}

test('a view has filters, order and columns, and says how many rows it has', async () => {
  const { address } = await show('/mills?filter=state:any:broken&sort=-name&columns=state,name')
  await save('Broken')
  const link = views.getByRole('link', { name: /^Broken/ })
  await expect.element(link).toHaveTextContent('Broken2')
  await expect.element(link).toHaveAttribute('href', '/mills?filter=state:any:broken&sort=-name&columns=state,name')
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(address).toBe('/mills?sort=-name&columns=state,name')
  await link.click()
  await expect.poll(address).toBe('/mills?filter=state:any:broken&sort=-name&columns=state,name')
  await expect.poll(heads).toEqual(['State', 'Name', 'Actions'])
})

test('it is renamed and deleted, and the deletion taken back', async () => {
  siteStorage.setItem(key, JSON.stringify([{ name: 'old', text: '/mills?filter=state:any:broken' }, { name: 7 }]))
  await show('/mills')
  await views.getByRole('button', { name: 'Actions on old' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByLabelText('Name').fill('new')
  await userEvent.keyboard('{Enter}')
  await expect.element(views.getByRole('link', { name: 'new' })).toBeVisible()
  await expect.element(views.getByRole('link', { name: 'old' })).not.toBeInTheDocument()
  await views.getByRole('button', { name: 'Actions on new' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(views).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(views.getByRole('link', { name: 'new' })).toBeVisible()
})

test('what is not known is not said, and what leads elsewhere is no view', async () => {
  siteStorage.setItem(
    key,
    JSON.stringify([
      { name: 'mine', text: '/mills?filter=state:any:broken' },
      { name: 'theirs', text: '//elsewhere.example' },
    ]),
  )
  await show('/mills')
  await expect.element(views.getByRole('link', { name: 'mine' })).toHaveTextContent('mine')
  await expect.element(views.getByRole('link', { name: 'theirs' })).not.toBeInTheDocument()
})

test.each([{}, { id: '' }, { id: 7 }])(
  'regression: while it was not known who is signed in (%j), a view was kept for nobody, and shown to anybody',
  async (me) => {
    siteStorage.setItem('cairn.views.', JSON.stringify([{ name: 'of somebody', text: '/mills' }]))
    const kept = { ...localStorage }
    await show('/mills?filter=state:any:broken', me)
    await expect.element(page.getByRole('button', { name: 'Save view' })).toBeVisible()
    await expect.element(views).not.toBeInTheDocument()
    await save('Broken')
    await expect.element(page.getByText('Not saved. Could not load who is signed in.')).toBeVisible()
    expect({ ...localStorage }).toEqual(kept)
    siteStorage.removeItem('cairn.views.')
  },
)

test('storage that is barred is said', async () => {
  const former = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  try {
    await show('/mills?filter=state:any:broken')
    await save('Broken')
    await expect.element(page.getByText('Not saved. Browser storage is full or blocked for this site.')).toBeVisible()
  } finally {
    if (former) Object.defineProperty(Storage.prototype, 'setItem', former)
  }
})
