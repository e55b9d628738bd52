import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { bindRoles } from '../roles/roles.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { Lookup, Row } from '../spec.ts'
import { Overview } from './Overview.tsx'
import type { OverviewRows, OverviewScreen, Section } from './spec.ts'

afterEach(() => bindRoles(undefined))

type Answer = () => readonly Row[] | Promise<never>

const rowsOf = (
  entity: string,
  answer: (params: Readonly<Record<string, string>>) => ReturnType<Answer>,
): OverviewRows => ({
  lookup: {
    entity,
    label: { one: entity, many: `${entity}s` },
    source: {
      query: (params) => ({
        queryKey: [{ _id: entity, params }],
        queryFn: async () => ({ items: await answer(params) }),
      }),
      shape: { kind: 'page' },
      paged: true,
    },
    value: 'id',
    text: 'name',
    to: (row) => `/${entity}s/${String(row['name'])}`,
  } satisfies Lookup,
  path: `/${entity}s`,
  refresh: [],
})

const broken = {
  when: { kind: 'field', path: 'state', in: ['broken'] },
  say: 'broken',
  tone: 'danger',
  search: '?filter=state:any:broken',
} as const

const finds = (...lists: readonly OverviewRows[]): Section => ({
  kind: 'find',
  title: 'Needs attention',
  none: 'Nothing broken',
  lists: lists.map((list) => ({ ...list, rules: [broken] })),
})

const mill = (name: string, state = 'turning'): Row => ({ id: name, name, state })
const fails = (status: number): Promise<never> =>
  Promise.reject(new ApiError('The mill is down', { kind: 'error', statusCode: status, requestId: 'r' }))

const show = (...sections: readonly Section[]) => {
  const screen: OverviewScreen = { title: 'Overview', sections }
  return showRoutes([{ path: 'overview', element: <Overview screen={screen} /> }], '/overview')
}

const section = (name: string) => page.getByRole('region', { name })

test('rows that need somebody are told with their list and their names', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  await show(finds(rowsOf('mill', () => [...names.map((name) => mill(name, 'broken')), mill('g')])))
  const line = section('Needs attention').getByRole('listitem')
  await expect.element(line).toHaveTextContent('6 mills brokena, b, c, d and 2 more')
  await expect
    .element(line.getByRole('link', { name: '6 mills broken' }))
    .toHaveAttribute('href', '/mills?filter=state:any:broken')
  await expect.element(line.getByRole('link', { name: 'a', exact: true })).toHaveAttribute('href', '/mills/a')
  await expect.element(page.getByText('Nothing broken')).not.toBeInTheDocument()
})

test('lists below each row of another one say where their rows are', async () => {
  const valleys = rowsOf('valley', () => [mill('east'), mill('west')])
  const mills = rowsOf('mill', ({ valley = '' }) => [mill(`${valley}-1`, valley === 'west' ? 'broken' : 'turning')])
  const each = { lookup: valleys.lookup, param: 'valley', field: 'id', name: 'name' }
  await show(finds({ ...mills, path: '/valleys/:valley/mills', each }))
  const line = section('Needs attention').getByRole('listitem')
  await expect.element(line).toHaveTextContent('1 mill broken in westwest-1')
  await expect
    .element(line.getByRole('link', { name: '1 mill broken' }))
    .toHaveAttribute('href', '/valleys/west/mills?filter=state:any:broken')
})

test('that nothing is broken is said when all was read, with what was', async () => {
  await show(
    finds(
      rowsOf('mill', () => [mill('a'), mill('b')]),
      rowsOf('dam', () => []),
    ),
  )
  await expect.element(page.getByText('Nothing broken')).toBeVisible()
  await expect.element(page.getByText('Checked 2 mills, 0 dams')).toBeVisible()
})

test('a list that fails is no sign that nothing is broken; asking again helps', async () => {
  let isDown = true
  await show(
    finds(
      rowsOf('mill', () => [mill('a')]),
      rowsOf('dam', () => (isDown ? fails(503) : [])),
    ),
  )
  await expect.element(page.getByText('dams could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Nothing broken')).not.toBeInTheDocument()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing broken')).toBeVisible()
})

test('what one may not see is said, and what leads to a closed part of the console is left out', async () => {
  bindRoles({ scope: () => undefined, ask: () => Promise.resolve(undefined), mayOpen: (path) => path !== '/vaults' })
  await show(
    finds(
      rowsOf('mill', () => [mill('a')]),
      rowsOf('dam', () => fails(403)),
    ),
    { kind: 'count', title: 'Vaults', lists: [rowsOf('vault', () => [mill('v')])] },
  )
  await expect.element(page.getByText('You do not have permission to view dams.')).toBeVisible()
  await expect.element(page.getByText('Nothing broken')).not.toBeInTheDocument()
  await expect.element(section('Vaults')).not.toBeInTheDocument()
})

test('rows are counted by the values of a field, each number leads to those', async () => {
  const by = {
    id: 'state',
    label: 'State',
    path: 'state',
    cell: { kind: 'badge', tones: { broken: 'danger' }, labels: { turning: 'At work' } },
  } as const
  const mills = rowsOf('mill', () => [mill('a'), mill('b'), mill('c', 'broken')])
  await show({ kind: 'count', title: 'Mills', lists: [{ ...mills, by }] })
  const counts = section('Mills')
  await expect.element(counts.getByRole('definition')).toHaveTextContent('32 At work1 broken')
  await expect
    .element(counts.getByRole('link', { name: '1 broken' }))
    .toHaveAttribute('href', '/mills?filter=state:any:broken')
})

test('use is told by rows, the fullest first, with the fullest measure of each', async () => {
  const cell = { kind: 'number' } as const
  const mills = rowsOf('mill', () => [
    { ...mill('a'), flour: 1, sacks: 8, water: 1, basin: 2 },
    { ...mill('b'), flour: 9, sacks: 10, water: 0, basin: 2 },
  ])
  const measures = [
    { label: 'Flour', used: 'flour', of: 'sacks', cell },
    { label: 'Water', used: 'water', of: 'basin', cell },
  ]
  await show({ kind: 'use', title: 'Use', parts: [{ rows: mills, measures }] })
  await expect.element(section('Use')).toHaveTextContent('UsebFlour9 of 1090 %aWater1 of 250 %')
})

test('use of what each row says itself: what fails is said, the others are there', async () => {
  const cell = { kind: 'number' } as const
  const query = ({ mill: name = '' }: Readonly<Record<string, string>>) => ({
    queryKey: [{ _id: 'store', name }],
    queryFn: () => (name === 'a' ? fails(503) : Promise.resolve({ free: 25, room: 100 })),
  })
  await show({
    kind: 'use',
    title: 'Stores',
    parts: [
      {
        rows: rowsOf('mill', () => [mill('a'), mill('b')]),
        single: { param: 'mill', field: 'name', query },
        measures: [{ label: 'Room', left: 'free', of: 'room', cell }],
      },
    ],
  })
  await expect.element(section('Stores').getByText(/^75 of 100/)).toBeVisible()
  await expect.element(section('Stores').getByText('Usage of 1 mill could not be loaded')).toBeVisible()
})

test('regression: what was known of use, and of the newest rows, was forgotten or told as new when asking again failed', async () => {
  let isDown = false
  const query = (id: string) => () => ({
    queryKey: [{ _id: id }],
    queryFn: () => (isDown ? fails(503) : Promise.resolve({ free: 25, room: 100 })),
  })
  const measures = [{ label: 'Room', left: 'free', of: 'room', cell: { kind: 'number' } as const }]
  const single = { param: 'mill', field: 'name', query: query('store') }
  const { client } = await show(
    { kind: 'use', title: 'Stores', parts: [{ rows: rowsOf('mill', () => [mill('a')]), single, measures }] },
    { kind: 'use', title: 'River', parts: [{ query: query('river'), measures }] },
    {
      kind: 'latest',
      title: 'Newest',
      source: rowsOf('dam', () => (isDown ? fails(503) : [mill('b')])).lookup.source,
      columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
      rows: 2,
      rowKey: 'id',
      path: '/log',
      refresh: [],
    },
  )
  const shown = async () => {
    for (const name of ['Stores', 'River']) await expect.element(section(name).getByText(/^75 of 100/)).toBeVisible()
    await expect.element(page.getByRole('table', { name: 'Newest' })).toHaveTextContent('Nameb')
  }
  await shown()
  isDown = true
  await client.refetchQueries()
  await expect.element(section('Stores').getByText('Usage of 1 mill could not be refreshed')).toBeVisible()
  await expect.element(section('River').getByText('River could not be refreshed')).toBeVisible()
  await expect.element(section('Newest').getByText('Newest could not be refreshed')).toBeVisible()
  await shown()
})

test('how far something is: the share of the key that is wanted, or that none is', async () => {
  const query = (target: string | null) => () => ({
    queryKey: [{ _id: 'river', target }],
    queryFn: () => Promise.resolve({ levels: { low: 1, high: 3 }, target }),
  })
  const share = { map: 'levels', key: 'target' }
  const part = { measures: [], share, label: 'At', to: () => '/river' }
  await show(
    { kind: 'use', title: 'River', parts: [{ ...part, query: query('high') }] },
    { kind: 'use', title: 'Brook', parts: [{ ...part, query: query(null) }] },
  )
  await expect.element(section('River')).toHaveTextContent('RiverAt high3 of 475 %')
  await expect.element(section('Brook').getByRole('link', { name: 'No target set' })).toHaveAttribute('href', '/river')
})

test('regression: what failed of a part stuck to the line below its heading, others did not', async () => {
  const query = () => ({ queryKey: [{ _id: 'river' }], queryFn: () => fails(500) })
  const part = { measures: [], label: 'At', to: () => '/river' }
  await show({ kind: 'use', title: 'River', parts: [{ ...part, query }] }, finds(rowsOf('mill', () => fails(500))))
  await expect.element(section('River')).toMatchTextContent(/River could not be loaded/)
  await expect.element(section('Needs attention')).toMatchTextContent(/mills could not be loaded/)
  const distance = (name: string) => {
    const own = section(name).element()
    const [heading, notice] = [own.querySelector('h2'), own.querySelector('[role=alert], [role=status]')]
    return (notice?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0)
  }
  expect(distance('River')).toBe(distance('Needs attention'))
})

test('the newest rows; for those who may not read them there is no such section', async () => {
  const latest = (title: string, answer: Answer): Section => ({
    kind: 'latest',
    title,
    source: rowsOf(title, answer).lookup.source,
    columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } }],
    rows: 2,
    rowKey: 'id',
    path: '/log',
    refresh: [],
  })
  await show(
    latest('Newest', () => [mill('a'), mill('b'), mill('c')]),
    latest('Secret', () => fails(403)),
  )
  await expect.element(page.getByRole('table', { name: 'Newest' })).toHaveTextContent('Nameab')
  await expect.element(section('Newest').getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/log')
  await expect.element(section('Secret')).not.toBeInTheDocument()
})
