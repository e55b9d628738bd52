/** A table stands still when somebody sorts it, while the rest of the rows comes, and when the order is taken back. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../routing/router.fixture.tsx'
import type { ListScreen, Page, Row } from '../spec.ts'
import { List } from './List.tsx'

/** Later rows are wider than those of the first page, and so is one of it that any order puts far down. */
const wide = 3
const all: readonly Row[] = Array.from({ length: 1_200 }, (_, index) => ({
  id: `crate-${String(index).padStart(4, '0')}${'-of-many'.repeat(index === wide ? 3 : Math.floor(index / 400))}`,
  weight: index === wide ? 700 : (index * 7919) % 1_200,
}))

function crates() {
  const waiting: (() => void)[] = []
  const screen: ListScreen = {
    kind: 'list',
    id: 'crate.list',
    entity: 'crate',
    title: 'Crates',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: (_, { limit, pageToken }) => ({
        queryKey: [{ _id: 'crates', query: { limit, pageToken } }],
        queryFn: async (): Promise<Page> => {
          const from = Number(pageToken ?? 0)
          if (limit > 50) await new Promise<void>((resolve) => waiting.push(resolve))
          const next = from + limit
          return { items: all.slice(from, next), nextPage: next < all.length ? String(next) : null }
        },
      }),
    },
    columns: [
      { id: 'id', label: 'ID', path: 'id', cell: { kind: 'text' } },
      { id: 'weight', label: 'Weight', path: 'weight', cell: { kind: 'number' } },
    ],
    rowKey: 'id',
    rowName: 'id',
    links: [],
    actions: [],
    empty: { title: 'No crates', body: 'There is none yet.' },
    refresh: [],
  }
  const answer = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { screen, answer }
}

const table = () => page.getByRole('table', { name: 'Crates' })
const heading = (name: string) => table().getByRole('columnheader', { name, exact: true })
const status = (text: string) => page.getByRole('status').filter({ hasText: text })
const firstRow = () => table().getByRole('row').elements()[1]

/** Where headings and the first row are, and how wide the columns. */
function places(): number[] {
  const boxes = [heading('ID').element(), heading('Weight').element(), firstRow()].map((element) =>
    element?.getBoundingClientRect(),
  )
  return boxes.flatMap((box) =>
    [box?.left, box?.top, box?.width, box?.height].map((length) => Math.round(length ?? -1)),
  )
}

test('sorting made the table jump', async () => {
  const { screen, answer } = crates()
  await showRoutes([{ path: 'crates', element: <List screen={screen} /> }], '/crates')
  await expect.element(page.getByText('crate-0000', { exact: true })).toBeVisible()
  const before = places()

  await heading('Weight').getByRole('button').click()
  await expect.element(status('Sorting… 50 checked')).toBeVisible()
  expect(places(), 'while the rows come').toEqual(before)
  await answer()
  await expect.element(status('Sorting… 1,000 checked')).toBeVisible()
  expect(places(), 'with more of them').toEqual(before)
  await answer()
  await expect.element(status('1,200 rows')).toBeVisible()
  expect(places(), 'with all of them').toEqual(before)

  await heading('Weight').getByRole('button').click()
  await expect.element(heading('Weight')).toHaveAttribute('aria-sort', 'descending')
  expect(places(), 'the other way round').toEqual(before)
  await heading('Weight').getByRole('button').click()
  await expect.element(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  expect(places(), 'without an order').toEqual(before)
})

test('a table in an order from the start took the widths of what stood in for its rows', async () => {
  const { screen, answer } = crates()
  await showRoutes([{ path: 'crates', element: <List screen={screen} /> }], '/crates?sort=weight')
  await answer()
  await answer()
  await expect.element(status('1,200 rows')).toBeVisible()
  await expect.element(firstRow() ?? table().element()).toBeVisible()
  const [id, weight] = [heading('ID'), heading('Weight')].map((one) => one.element().getBoundingClientRect().width)
  expect(id).toBeGreaterThan((weight ?? 0) * 1.5)
})
