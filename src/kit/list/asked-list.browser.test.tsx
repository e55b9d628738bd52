/** Lists whose rows the server gives only to those who say more than the address of the page does. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { sessionChanged } from '../../api/session-guard.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { field } from '../form/fields.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { usePageParams } from '../routing/use-params.ts'
import { fill } from '../selectors.ts'
import type { ListScreen, Page, Query, Row } from '../spec.ts'
import { Link } from '../../ui/Link.tsx'
import { AskedList } from './AskedList.tsx'
import { AskedSection } from './AskedSection.tsx'
import { Section } from './Section.tsx'

function buoys(id = 'buoy.list') {
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
    id,
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
    columns: [
      {
        id: 'name',
        label: 'Name',
        path: 'name',
        cell: { kind: 'link', to: (_row, params) => fill('/buoys/:water/b1', params) },
      },
    ],
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

async function show(search = '', id?: string) {
  const { screen, sent } = buoys(id)
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
  await show('', 'again.list')
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

test('pages of rows have what was filled in in their addresses, also where a slot leads to them', async () => {
  const { screen } = buoys('page.list')
  const address = `/sea/north/buoys?asked=${encodeURIComponent('{"water":"Elbe, north","depth":7}')}`
  function Name({ row }: { row: Row }) {
    const params = usePageParams()
    return <Link to={fill('/sea/:sea/buoys/:water/:depth/b1', params)}>by hand: {String(row['name'])}</Link>
  }
  await showRoutes(
    [{ path: 'sea/:sea/buoys', element: <AskedList screen={screen} slots={{ columns: { name: Name } }} /> }],
    address,
  )
  const link = table().getByRole('link', { name: 'by hand: Elbe, north-7' })
  await expect.element(link).toHaveAttribute('href', '/sea/north/buoys/Elbe%2C%20north/7/b1')
})

test('a link of a generated column has it as well', async () => {
  await show(`?asked=${encodeURIComponent('{"water":"Elbe, north","depth":7}')}`, 'column.list')
  const link = table().getByRole('link', { name: 'Elbe, north-7' })
  await expect.element(link).toHaveAttribute('href', '/buoys/Elbe%2C%20north/b1')
})

async function leaveAndComeBack(id: string, meanwhile: () => void) {
  const { screen, sent } = buoys(id)
  const list = (
    <>
      <AskedList screen={screen} />
      <Link to="/elsewhere">Leave</Link>
    </>
  )
  const { address } = await showRoutes(
    [
      { path: 'buoys', element: list },
      { path: 'elsewhere', element: <Link to="/buoys">All buoys</Link> },
    ],
    `/buoys?asked=${encodeURIComponent('{"water":"Elbe","depth":7}')}`,
  )
  await expect.element(table().getByText('Elbe-7')).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).click()
  meanwhile()
  await page.getByRole('link', { name: 'All buoys' }).click()
  return { sent, asked: () => new URLSearchParams(address().split('?')[1]).get('asked') }
}

test('whoever comes back by another way than the browser’s finds the same rows', async () => {
  const { sent, asked } = await leaveAndComeBack('back.list', () => undefined)
  await expect.element(table().getByText('Elbe-7')).toBeVisible()
  expect(asked()).toBe('{"water":"Elbe","depth":7}')
  expect(sent.at(-1)).toEqual({ water: 'Elbe', depth: 7 })
})

test('regression: whoever signed in next was shown what somebody else had asked for', async () => {
  const { asked } = await leaveAndComeBack('next.list', sessionChanged)
  await expect.element(page.getByText('Nothing is listed before this is filled in.')).toBeVisible()
  expect(asked()).toBeNull()
})

test('parts of a page ask each for itself, and the address keeps both', async () => {
  const [near, far] = ['near', 'far'].map((id) => {
    const { screen, sent } = buoys(`${id}.list`)
    const { asks } = screen.source
    const source = { ...screen.source, ...(asks && { asks: { ...asks, section: AskedSection } }) }
    return { screen: { ...screen, title: `${id} buoys`, source }, sent }
  })
  if (near === undefined || far === undefined) throw new Error('no screens')
  const { address } = await showRoutes(
    [
      {
        path: 'harbor',
        element: (
          <>
            <h1>Harbor</h1>
            <Section screen={near.screen} help="Those within sight." />
            <Section screen={far.screen} />
          </>
        ),
      },
    ],
    '/harbor',
  )
  await expect.element(page.getByRole('button', { name: 'About near buoys' })).toBeVisible()
  for (const [{ screen }, water] of [
    [near, 'Elbe'],
    [far, 'Eider'],
  ] as const) {
    const part = page.getByRole('region', { name: screen.title })
    await expect.element(part.getByRole('heading', { name: screen.title })).toBeVisible()
    await expect.element(part.getByRole('link', { name: 'New buoy' })).toBeVisible()
    await expect.element(part.getByText('Nothing is listed before this is filled in.')).toBeVisible()
    await part.getByLabelText('Water').fill(water)
    await part.getByLabelText('Depth').fill('7')
    await part.getByRole('button', { name: 'Show' }).click()
    await expect.element(part.getByRole('table').getByText(`${water}-7`)).toBeVisible()
    await expect.element(part.getByRole('button', { name: 'Show' })).toHaveFocus()
  }
  await expectAccessible()
  expect({ near: near.sent, far: far.sent }).toEqual({
    near: [{ water: 'Elbe', depth: 7 }],
    far: [{ water: 'Eider', depth: 7 }],
  })
  const search = new URLSearchParams(address().split('?')[1])
  expect([...search.keys()].sort()).toEqual(['asked.far.list', 'asked.near.list'])
})
