import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError, notFound } from '../../api/errors.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import { useNamesOfIds } from '../lookup/names-of-ids.ts'
import type { DetailScreen, Row } from '../spec.ts'
import { Detail } from './Detail.tsx'

const screen: DetailScreen = {
  kind: 'detail',
  id: 'crate.detail',
  entity: 'crate',
  title: () => 'Crate',
  rowName: 'name',
  source: {
    query: () => ({
      queryKey: [{ _id: 'crateView' }],
      queryFn: () => Promise.reject(new ApiError('Unknown server error', { kind: 'error', statusCode: 501 })),
    }),
  },
  rows: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
  links: [],
  actions: [],
  tabs: [{ label: 'Lids', to: () => '/crates/c/lids' }],
  refresh: [],
}

test('a thing that the server does not offer to view took its parts along', async () => {
  const child = { path: 'lids', element: <p>Three lids</p> }
  await showRoutes(
    [{ path: 'crates/:crate', element: <Detail screen={screen} />, children: [child] }],
    '/crates/c/lids',
  )
  await expect.element(page.getByText('This server cannot show crate')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Crate', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Lids' })).toBeVisible()
  await expect.element(page.getByText('Three lids')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).query()).toBe(null)
})

const id = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const Trail = () => <p>Trail: {useNamesOfIds().get(id)}</p>

test('trail and title had the id of a thing whose name the page knows', async () => {
  const queryFn = async () => ({ id, name: 'Ada Lindqvist' })
  const known = { ...screen, source: { query: () => ({ queryKey: [{ _id: 'namedCrate' }], queryFn }) }, tabs: [] }
  const element = (
    <>
      <Trail />
      <Detail screen={known} />
    </>
  )
  await showRoutes([{ path: 'crates/:crate', element }], `/crates/${id}`)
  await expect.element(page.getByText('Trail: Ada Lindqvist')).toBeVisible()
})

test('a policy stood beside the title, where only a state says something without its label', async () => {
  const queryFn = async () => ({ id, name: 'Ada Lindqvist', policy: 'fail', state: 'ready' })
  const badge = (path: string, tones: Record<string, 'neutral' | 'notice' | 'success'>) =>
    ({ id: path, label: path, path, cell: { kind: 'badge', tones } }) as const
  const known: DetailScreen = {
    ...screen,
    source: { query: () => ({ queryKey: [{ _id: 'badgedCrate' }], queryFn }) },
    rows: [badge('policy', { allow: 'neutral', fail: 'notice' }), badge('state', { ready: 'success' })],
    tabs: [],
  }
  await showRoutes([{ path: 'crates/:crate', element: <Detail screen={known} /> }], `/crates/${id}`)
  await expect.element(page.getByText('ready').first()).toBeVisible()
  expect(page.getByText('ready').all()).toHaveLength(2)
  expect(page.getByText('fail').all()).toHaveLength(1)
})

test('what matters stands under the title, the rest behind “Details”', async () => {
  const queryFn = async () => ({ id, name: 'Crate one', state: 'ready', weight: '12 kg', colour: 'green' })
  const text = (path: string, label: string) => ({ id: path, label, path, cell: { kind: 'text' } }) as const
  const known: DetailScreen = {
    ...screen,
    source: { query: () => ({ queryKey: [{ _id: 'linedCrate' }], queryFn }) },
    rows: [
      { id: 'state', label: 'State', path: 'state', cell: { kind: 'badge', tones: { ready: 'success' } } },
      text('weight', 'Weight'),
      text('colour', 'Colour'),
    ],
    line: ['state', 'weight'],
    tabs: [],
  }
  await showRoutes([{ path: 'crates/:crate', element: <Detail screen={known} /> }], `/crates/${id}`)
  await expect.element(page.getByText('12 kg')).toBeVisible()
  // The state is said once.
  expect(page.getByText('ready').all()).toHaveLength(1)
  await expect.element(page.getByText('green')).not.toBeVisible()
  await page.getByText('Details').click()
  await expect.element(page.getByText('green')).toBeVisible()
})

const one = { id, name: 'Crate one' }

test.each([
  { read: 'by itself', before: one, after: notFound() },
  // Regression: the page went away with the form over it where there is no call for one of them.
  {
    read: 'from the list of all',
    before: [one],
    after: [],
    pick: (answer: unknown) => [answer].flat()[0] as Row | undefined,
  },
])(
  'what is filled in over a page read $read stays when what the page is about is called otherwise by now',
  async ({ before, after, ...picked }) => {
    let answer: object = before
    const queryFn = async () => {
      if (answer instanceof Error) throw answer
      return answer
    }
    const known = {
      ...screen,
      source: { query: () => ({ queryKey: [{ _id: 'renamedCrate' }], queryFn }), ...picked },
      tabs: [],
    }
    const crumbs = [{ text: 'Edit', path: '/crates/:crate/edit', titleOnly: true }]
    const form = { path: 'edit', handle: { screen: 'crate.edit', crumbs }, element: <input aria-label="Name" /> }
    const { client, go } = await showRoutes(
      [
        {
          path: 'crates/:crate',
          element: <Detail screen={known} />,
          errorElement: <h1>Page not found</h1>,
          children: [form],
        },
      ],
      '/crates/one/edit',
    )
    const control = page.getByRole('textbox', { name: 'Name' })
    await control.fill('two')
    answer = after
    await client.refetchQueries()
    await expect.element(page.getByText('Could not refresh')).toBeVisible()
    await expect.element(control).toHaveValue('two')
    await expect.element(page.getByRole('heading', { name: 'Crate one' })).toBeVisible()
    await go('/crates/one')
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  },
)
