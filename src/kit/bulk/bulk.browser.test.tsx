/** Bulk actions in the background, beside the list that they were started from. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { List } from '../list/List.tsx'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { ListScreen, Page, Row } from '../spec.ts'
import { BulkHost } from './BulkHost.tsx'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import type { ItemState } from './runner.ts'

const rows: readonly Row[] = Array.from({ length: 120 }, (_, at) => ({ id: `id-${at}`, name: `web-${at}` }))

const screen: ListScreen = {
  kind: 'list',
  id: 'instance.list',
  entity: 'instance',
  title: 'Instances',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: (_, { limit, pageToken }) => ({
      queryKey: [{ _id: 'instances', query: { limit, pageToken } }],
      queryFn: async (): Promise<Page> => {
        const from = Number(pageToken ?? 0)
        return {
          items: rows.slice(from, from + limit),
          nextPage: from + limit < rows.length ? `${from + limit}` : null,
        }
      },
    }),
  },
  columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [{ id: 'start', label: 'Start', bulk: true, call: async () => ({}), effects: [] }],
  empty: { title: 'No instances', body: '' },
  refresh: [],
}

function addRun(more: Partial<BulkRun>, ...states: ItemState[]): void {
  bulkStore.add({
    user: 'ada',
    label: 'Start',
    title: 'Instances',
    path: '/instances',
    danger: false,
    list: 'other',
    items: states.map((state, at) => ({ id: `${at}`, name: `web-${at}`, row: {}, state })),
    running: false,
    ended: 1,
    open: false,
    cancel: () => {},
    retry: () => {},
    ...more,
  })
}

const show = () =>
  showRoutes(
    [
      {
        path: 'instances',
        element: (
          <>
            <List screen={screen} />
            <BulkHost />
          </>
        ),
      },
    ],
    '/instances',
  )

const dropRuns = () => {
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
}

beforeEach(dropRuns)
afterEach(async () => {
  dropRuns()
  await page.viewport(1280, 720)
})

/** Whether a click in the middle of it reaches it. */
function isFree(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

describe.each([
  [1440, 900],
  [390, 800],
])('at %i px', (width, height) => {
  test('regression: the card of a run in the background covered Clear and paging', async () => {
    await page.viewport(width, height)
    addRun({}, { status: 'done' }, { status: 'failed', message: 'No capacity' })
    addRun({ running: true, label: 'Stop' }, { status: 'running' })
    await show()
    await expect.element(page.getByRole('region', { name: 'Bulk actions' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select web-3', exact: true }).click()
    const clear = page.getByRole('button', { name: 'Clear' })
    await expect.element(clear).toBeVisible()
    const next = page.getByRole('button', { name: /^next/i })
    for (const top of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, top)
      await expect.poll(() => isFree(clear.element())).toBe(true)
      await expect.element(page.getByRole('button', { name: 'Details' }).first()).toBeInViewport()
    }
    next.element().scrollIntoView({ block: 'end' })
    await expect.poll(() => isFree(next.element())).toBe(true)
    // The last line of all can be scrolled above what stays in sight.
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => isFree(next.element())).toBe(true)
  })
})

test('each row that failed says under which id the server knows its request, to be copied', async () => {
  addRun(
    { open: true },
    { status: 'failed', message: 'No capacity', requestId: 'request-1' },
    { status: 'failed', message: 'No capacity', requestId: 'request-2' },
    { status: 'failed', message: 'No connection' },
  )
  await show()
  const items = page.getByRole('dialog', { name: 'Start 3 instances' }).getByRole('listitem')
  await expect.element(items.nth(0)).toMatchTextContent('Request ID: request-1')
  await expect.element(items.nth(1)).toMatchTextContent('Request ID: request-2')
  await expect.element(items.nth(1).getByRole('button', { name: 'Click to copy' })).toBeVisible()
  await expect.element(items.nth(2)).not.toMatchTextContent('Request ID')
  await expectAccessible()
})

test('a run that signing in interrupted says what is known of it, and leads to its list', async () => {
  addRun(
    { interrupted: true },
    { status: 'done' },
    { status: 'failed', message: 'No capacity' },
    { status: 'unknown' },
    { status: 'cancelled' },
  )
  await show()
  const bar = page.getByRole('region', { name: 'Bulk actions' })
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('Start instances: 1 of 4 done, 1 failed, 1 unknown, 1 not started')
  await bar.getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start 4 instances' })
  await expect.element(dialog.getByText(/^This was interrupted before it was finished/)).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'the list' })).toHaveAttribute('href', '/instances')
  expect(dialog.getByRole('button', { name: /Retry/ }).query()).toBeNull()
  await expectAccessible()
})

test('regression: a run that had come to its end before the page was loaded again was told as interrupted', async () => {
  addRun({ interrupted: true, open: true }, { status: 'done' }, { status: 'failed', message: 'No capacity' })
  await show()
  const dialog = page.getByRole('dialog', { name: 'Start 2 instances' })
  await expect.element(dialog.getByText('No capacity')).toBeVisible()
  expect(dialog.getByText(/interrupted/).query()).toBeNull()
})
