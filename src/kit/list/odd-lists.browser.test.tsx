/** Lists whose server does not keep to the limit, and lists that come in parts. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { growingOptions } from '../../api/drain.ts'
import { ApiError, notFound } from '../../api/errors.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { currentOffers } from '../menus/palette-offers.ts'
import type { ListScreen, ListSource, Row } from '../spec.ts'
import { List } from './List.tsx'
import { Section } from './Section.tsx'

const screenOf = (source: ListSource): ListScreen => ({
  kind: 'list',
  id: 'crate.list',
  entity: 'crate',
  title: 'Crates',
  source,
  columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
  rowKey: 'name',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No crates', body: 'There is none yet.' },
  refresh: [],
})
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, index) => ({ name: `crate-${index}` }))

const answering = (rows: readonly Row[], paged: boolean): ListSource => ({
  shape: { kind: 'page' },
  paged,
  query: () => ({ queryKey: [{ _id: 'crates' }], queryFn: async () => ({ items: rows, nextPage: null }) }),
})
const table = () => page.getByRole('table', { name: 'Crates' })
const body = () => table().getByRole('row').elements().slice(1)
const show = (source: ListSource, search = '') =>
  showRoutes([{ path: 'crates', element: <List screen={screenOf(source)} /> }], `/crates${search}`)

test('a server that ignored the limit hung the page', async () => {
  await show(answering(rowsOf(100_000), true))
  await expect.element(page.getByText('100,000 rows: the server sent more than the 50 it was asked for')).toBeVisible()
  await expect.element(table()).toHaveAttribute('aria-rowcount', '100001')
  expect(body().length).toBeLessThan(100)
  await expectAccessible()
})

test('regression: of a server that gives ten rows, however many it is asked for, nobody saw the others', async () => {
  const all = rowsOf(25)
  const asked: number[] = []
  await show({
    shape: { kind: 'page' },
    paged: true,
    query: (_, { pageToken }) => ({
      queryKey: [{ _id: 'ten', pageToken }],
      queryFn: async () => {
        const from = Number(pageToken ?? 0)
        asked.push(from)
        return { items: all.slice(from, from + 10), nextPage: from + 10 < 25 ? String(from + 10) : null }
      },
    }),
  })
  const next = page.getByRole('button', { name: 'next' })
  await next.click()
  await expect.element(table().getByText('crate-10')).toBeVisible()
  await next.click()
  await expect.element(table().getByText('crate-24')).toBeVisible()
  await expect.element(next).toBeDisabled()
  expect(asked).toEqual([0, 10, 20])
})

for (const [kind, paged, search] of [
  ['one page', true, ''],
  ['the whole list', true, '?sort=-name'],
  ['a list without pages', false, ''],
] as const) {
  test(`regression: rows that were answered twice stayed when they were gone: ${kind}`, async () => {
    let names = ['c', 'b', 'a', 'c', 'b', 'a']
    const { client } = await show(
      {
        shape: { kind: 'page' },
        paged,
        query: () => ({
          queryKey: [{ _id: 'twice' }],
          queryFn: async () => ({ items: names.map((name) => ({ name })), nextPage: null }),
        }),
      },
      search,
    )
    await expect.element(table().getByText('c').first()).toBeVisible()
    expect(body().filter(({ ariaHidden }) => ariaHidden !== 'true')).toHaveLength(6)
    names = ['b', 'a', 'b']
    await client.invalidateQueries()
    await expect.element(table().getByText('c')).not.toBeInTheDocument()
    const shown = body().flatMap(({ textContent, ariaHidden }) => (ariaHidden === 'true' ? [] : [textContent]))
    expect(shown).toEqual(search === '' ? ['b', 'a', 'b'] : ['b', 'b', 'a'])
  })
}

test('a long list without pages drew every row', async () => {
  await show(answering(rowsOf(20_000), false))
  await expect.element(page.getByText('20,000 rows')).toBeVisible()
  expect(body().length).toBeLessThan(100)
})

test('a hundred thousand rows are sorted and searched in turns, and nothing is said of them before that is done', async () => {
  await show(answering(rowsOf(100_000), true), '?sort=-name')
  await expect.element(page.getByText('100,000 rows', { exact: true })).toBeVisible()
  expect(body()[0]?.textContent).toContain('crate-99999')
  const said = new Set<string>()
  const observer = new MutationObserver(() =>
    said.add(document.querySelector('main [role="status"]')?.textContent ?? ''),
  )
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  await page.getByRole('searchbox').fill('crate-777')
  await expect.element(page.getByText('111 of 100,000')).toBeVisible()
  observer.disconnect()
  expect(body()[0]?.textContent).toContain('crate-77799')
  expect([...said].filter((text) => /^(?:0|100,000) of/.test(text))).toEqual([])
  await page.getByRole('searchbox').fill('nothing like it')
  await expect.element(page.getByText('None of 100,000 rows matches.')).toBeVisible()
})

test('a part of a page draws its first rows, and more when they are asked for', async () => {
  const source = answering(rowsOf(20_000), false)
  const element = (
    <>
      <h1>Page</h1>
      <Section screen={screenOf(source)} />
    </>
  )
  await showRoutes([{ path: 'crates', element }], '/crates')
  await expect.element(page.getByText('The first 100 of 20,000')).toBeVisible()
  expect(body()).toHaveLength(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(body()).toHaveLength(200)
  await expectAccessible()
})

test('regression: that a list was empty was forgotten when asking again failed', async () => {
  let isDown = false
  const source: ListSource = {
    ...answering([], true),
    query: () => ({
      queryKey: [{ _id: 'crates' }],
      queryFn: () => (isDown ? Promise.reject(new Error('Down')) : Promise.resolve({ items: [], nextPage: null })),
    }),
  }
  const { client } = await showRoutes([{ path: 'crates', element: <Section screen={screenOf(source)} /> }], '/crates')
  await expect.element(page.getByText('No crates')).toBeVisible()
  isDown = true
  await client.refetchQueries()
  await expect.element(page.getByText('Could not refresh')).toBeVisible()
  await expect.element(page.getByText('No crates')).toBeVisible()
})

test('a list that comes in parts shows them, and says that more are on their way', async () => {
  const steps: (() => void)[] = []
  const step = () => new Promise<void>((resolve) => steps.push(resolve))
  const next = async () => {
    await expect.poll(() => steps.length).toBe(1)
    steps.splice(0)[0]?.()
  }
  await show({
    shape: { kind: 'whole' },
    paged: false,
    query: () =>
      growingOptions([{ _id: 'parts' }], async ({ report }) => {
        report({ rows: [], done: false })
        await step()
        report({ rows: rowsOf(1), done: false })
        await step()
        return { rows: rowsOf(2), done: true }
      }),
  })
  const status = page.getByRole('status').filter({ hasText: 'oading…' })
  await expect.element(status).toHaveTextContent('Loading…')
  expect(page.getByText('No crates').query()).toBe(null)
  await next()
  await expect.element(status).toHaveTextContent('1 row so far, still loading…')
  await expect.element(table().getByText('crate-0')).toBeVisible()
  await expect.element(table()).toHaveAttribute('aria-busy', 'true')
  await next()
  await expect.element(table().getByText('crate-1')).toBeVisible()
  expect(status.query()).toBe(null)
  await expect.element(table()).not.toHaveAttribute('aria-busy', 'true')
})

test.each([
  ['not offered', 403, 0],
  ['offered', 500, 1],
])('creating is %s where the list is answered %i, on the page and in the palette', async (_, statusCode, count) => {
  const refused = () => Promise.reject(new ApiError('Refused', { kind: 'error', statusCode }))
  const source: ListSource = {
    shape: { kind: 'page' },
    paged: true,
    query: () => ({ queryKey: [{ _id: `crates ${statusCode}` }], queryFn: refused }),
  }
  const create = { label: 'New crate', to: () => '/crates-new' }
  const element = (
    <>
      <h1>Page</h1>
      <List screen={{ ...screenOf(source), embedded: true, create }} />
    </>
  )
  await showRoutes([{ path: 'crates', element }], '/crates')
  const state = statusCode === 403 ? 'Action not authorized' : 'Could not load crates'
  await expect.element(page.getByText(state)).toBeVisible()
  expect(page.getByRole('link', { name: 'New crate' }).elements()).toHaveLength(count)
  expect(currentOffers().filter(({ label }) => label === 'New crate')).toHaveLength(count)
  await expectAccessible()
})

test('descriptions were cut in a table that had room for them', async () => {
  const words = 'Sent when an instance stops by itself, and again after each restart that the control plane tried'
  const rows = [{ name: 'instance.stopped', description: words }]
  const described: ListScreen = {
    ...screenOf(answering(rows, true)),
    columns: [
      { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
      { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    ],
  }
  const box = () => table().getByRole('cell').elements().at(-1)?.querySelector('bdi')
  const cutBy = (): number => {
    const { scrollWidth = Number.NaN, clientWidth = Number.NaN } = box() ?? {}
    return scrollWidth - clientWidth
  }
  await page.viewport(1440, 900)
  await showRoutes([{ path: 'crates', element: <List screen={described} /> }], '/crates')
  await expect.element(table().getByText('instance.stopped')).toBeVisible()
  expect(cutBy()).toBe(0)
  expect(box()?.querySelector('[aria-hidden]')).toHaveTextContent(words)
  await page.viewport(390, 844)
  await expect.poll(cutBy).toBeGreaterThan(100)
  await page.viewport(1280, 720)
})

test.each([
  ['page by page', ''],
  ['as a whole', '?sort=-name'],
])(
  'regression: a form over a list that is read %s went with it when what is above the list was called otherwise',
  async (_, search) => {
    let isGone = false
    const source: ListSource = {
      ...answering(rowsOf(3), true),
      query: () => ({
        queryKey: [{ _id: `renamed${search}` }],
        queryFn: () => (isGone ? Promise.reject(notFound()) : Promise.resolve({ items: rowsOf(3), nextPage: null })),
      }),
    }
    const crumbs = [{ text: 'New crate', path: '/crates/new', titleOnly: true }]
    const form = { path: 'new', handle: { screen: 'crate.create', crumbs }, element: <input aria-label="Name" /> }
    const list = { path: 'crates', element: <List screen={screenOf(source)} />, children: [form] }
    const { client, go } = await showRoutes(
      [{ ...list, errorElement: <h1>Page not found</h1> }],
      `/crates/new${search}`,
    )
    const control = page.getByRole('textbox', { name: 'Name' })
    await control.fill('two')
    await expect.element(table().getByText('crate-2')).toBeVisible()
    isGone = true
    await client.refetchQueries()
    await expect.element(page.getByText('Could not refresh')).toBeVisible()
    await expect.element(control).toHaveValue('two')
    await expect.element(table().getByText('crate-2')).toBeVisible()
    await go(`/crates${search}`)
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
)
