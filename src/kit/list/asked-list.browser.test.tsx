/** Lists whose rows the server gives only to those who say more than the address of the page does. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from '../form/fields.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { ListScreen, Page, Query, Row } from '../spec.ts'
import { AskedList } from './AskedList.tsx'

function buoys() {
  const sent: Row[] = []
  const rowsOf = (form: Row): Query<Page> => ({
    queryKey: [{ _id: 'buoys', form }],
    queryFn: async () => {
      sent.push(form)
      return { items: [{ id: 'b1', name: `${String(form['water'])}-${String(form['depth'])}` }], nextPage: null }
    },
  })
  const screen: ListScreen = {
    kind: 'list',
    id: 'buoy.list',
    entity: 'buoy',
    title: 'Buoys',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: () => rowsOf({}),
      asks: {
        fields: [field('water', { kind: 'text' }), field('depth', { kind: 'integer', min: 0 })],
        query: (_params, _page, form) => rowsOf(form),
      },
    },
    columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
    rowKey: 'id',
    rowName: 'name',
    links: [],
    actions: [],
    create: { label: 'New buoy', to: () => '/buoys-new' },
    empty: { title: 'No buoys', body: '' },
    refresh: [],
  }
  return { screen, sent }
}

async function show(search = '') {
  const { screen, sent } = buoys()
  const shown = await showRoutes([{ path: 'buoys', element: <AskedList screen={screen} /> }], `/buoys${search}`)
  return { ...shown, sent }
}

const table = () => page.getByRole('table', { name: 'Buoys' })
const showButton = () => page.getByRole('button', { name: 'Show' })
const showRows = () => showButton().click()

test('nothing is asked of the server before all is filled in; then the address keeps it', async () => {
  const { sent, address } = await show()
  await expect.element(page.getByRole('heading', { name: 'Buoys' })).toBeVisible()
  // Something new can be made all the same.
  await expect.element(page.getByRole('link', { name: 'New buoy' })).toBeVisible()
  await expect.element(page.getByText('Nothing is listed before this is filled in.')).toBeVisible()
  await showRows()
  await expect.element(page.getByText('Water is required')).toBeVisible()
  expect({ sent, address: address() }).toEqual({ sent: [], address: '/buoys' })
  await expectAccessible()
  await page.getByLabelText('Water').fill('Elbe')
  await page.getByLabelText('Depth').fill('7')
  await showRows()
  await expect.element(table().getByText('Elbe-7')).toBeVisible()
  expect(sent).toEqual([{ water: 'Elbe', depth: 7 }])
  expect(new URLSearchParams(address().split('?')[1]).get('asked')).toBe('{"water":"Elbe","depth":7}')
  await expectAccessible()
})

test('an address with all that is asked shows the rows at once, and other ones after a change', async () => {
  const { sent, address } = await show(`?page=x&asked=${encodeURIComponent('{"water":"Elbe","depth":7}')}`)
  await expect.element(table().getByText('Elbe-7')).toBeVisible()
  await expect.element(page.getByLabelText('Water')).toHaveValue('Elbe')
  await page.getByLabelText('Water').fill('Eider')
  await showRows()
  await expect.element(table().getByText('Eider-7')).toBeVisible()
  expect(sent.at(-1)).toEqual({ water: 'Eider', depth: 7 })
  // Another list begins at its first page.
  expect(address()).not.toContain('page=')
})

test('regression: whoever had asked for rows was at the beginning of the page again', async () => {
  await show()
  for (const water of ['Elbe', 'Eider']) {
    await page.getByLabelText('Water').fill(water)
    await page.getByLabelText('Depth').fill('7')
    await showRows()
    await expect.element(table().getByText(`${water}-7`)).toBeVisible()
    await expect.element(showButton()).toHaveFocus()
  }
})

test.each(['{', '7', '{"water":"Elbe"}'])('%s in the address is no answer to what is asked', async (wrong) => {
  const { sent } = await show(`?asked=${encodeURIComponent(wrong)}`)
  await expect.element(showButton()).toBeVisible()
  await expect.element(table()).not.toBeInTheDocument()
  expect(sent).toEqual([])
})
