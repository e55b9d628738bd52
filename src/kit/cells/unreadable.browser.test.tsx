/** Values that are not what the contract says, in a table and in properties. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createAnswerReader } from '../../api/read-answer.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { List } from '../list/List.tsx'
import { Section } from '../list/Section.tsx'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Column, ListScreen, Row } from '../spec.ts'
import { Properties } from './Properties.tsx'

const read = createAnswerReader({ shapes: ['items:[1', 'id name size:n'], answers: { crateList: '0', crateView: '1' } })

const columns: readonly Column[] = [
  { id: 'name', label: 'Name', path: 'name', cell: { kind: 'link', to: ({ id }) => `/crates/${String(id)}` } },
  { id: 'size', label: 'Size', path: 'size', cell: { kind: 'number' } },
]

const rowsOf = (...items: unknown[]): ListScreen => ({
  kind: 'list',
  id: 'crate.list',
  entity: 'crate',
  title: 'Crates',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: () => ({
      queryKey: [{ _id: 'crateList' }],
      queryFn: async () => {
        const answer = { items }
        read('crateList', answer)
        return answer
      },
    }),
  },
  columns,
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No crates', body: 'There is none yet.' },
  refresh: [],
})

const show = (screen: ListScreen) => showRoutes([{ path: 'crates', element: <List screen={screen} /> }], '/crates')
const cells = () => page.getByRole('cell', { name: 'Unreadable' })

test('a cell says that its value is unreadable, and shows what came', async () => {
  await show(rowsOf({ id: '1', name: 'apples', size: 'big' }, { id: '2', name: { first: 'pears' }, size: 4 }))
  await expect.element(cells().first()).toBeVisible()
  expect(cells().elements()).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'apples' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Unreadable' }).elements()).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: 'Unreadable' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Name: unreadable' })
  await expect.element(dialog.getByText('The server sent an object where a text is due.')).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Name' })).toMatchTextContent('"first": "pears"')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a row that is none is a row of unreadable cells, and the others are there', async () => {
  await show(rowsOf(null, { id: '2', name: 'pears', size: 4 }))
  await expect.element(page.getByRole('link', { name: 'pears' })).toBeVisible()
  expect(cells().elements()).toHaveLength(2)
})

test('properties say it too; of what is missing there is nothing to show', async () => {
  const row: Row = { id: '1', size: 4 }
  read('crateView', row)
  const element = (
    <>
      <h1>Crate</h1>
      <Properties shown={columns} row={row} updatedAt={0} params={{}} />
    </>
  )
  await showRoutes([{ path: 'crate', element }], '/crate')
  await expect.element(page.getByText('Unreadable')).toBeVisible()
  expect(page.getByRole('button', { name: 'Unreadable' }).elements()).toEqual([])
  await page.getByText('Unreadable').hover()
  await expect.element(page.getByText('The server sent nothing where a text is due.')).toBeVisible()
  await expectAccessible()
})

test('regression: a part of a list that nobody could tell the rows of said that it had none', async () => {
  const screen = rowsOf({ id: 7, name: 'apples', size: 1 })
  const keep = ({ id }: Row) => id === '7'
  const empty = { title: 'No first crate', body: 'Choose one.' }
  await showRoutes([{ path: 'crates', element: <Section screen={screen} keep={keep} empty={empty} /> }], '/crates')
  await expect.poll(() => document.body.textContent).toContain('What belongs here is not known')
  expect(page.getByText('No first crate').elements()).toEqual([])
})
