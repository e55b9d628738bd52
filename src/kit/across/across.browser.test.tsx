/** Lists below each row of another one, as one list. */
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { expectAccessible } from '../../ui/browser.fixture.ts'
import { BulkHost } from '../bulk/BulkHost.tsx'
import { bulkStore } from '../bulk/bulk-store.ts'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { ListScreen, Lookup, Params, Row } from '../spec.ts'
import { Across } from './Across.tsx'
import type { AcrossScreen } from './spec.ts'

afterEach(() => {
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

const valleys: Lookup = {
  entity: 'valley',
  label: { one: 'Valley', many: 'Valleys' },
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: () => ({
      queryKey: [{ _id: 'valleys' }],
      queryFn: async () => ({ items: ['east', 'west', 'north'].map((name) => ({ id: `${name}-id`, name })) }),
    }),
  },
  value: 'id',
  text: 'name',
  to: (row) => `/valleys/${String(row['name'])}`,
}

const mills: Readonly<Record<string, readonly Row[]>> = {
  'east-id': [{ id: '1', name: 'old', state: 'broken', valleyId: 'east-id' }],
  'west-id': [
    { id: '2', name: 'old', state: 'broken', valleyId: 'west-id' },
    { id: '3', name: 'new', state: 'turning', valleyId: 'west-id' },
  ],
  'north-id': [{ id: '4', name: 'tall', state: 'turning', valleyId: 'north-id' }],
}
const offered = { kind: 'field', path: 'state', in: ['broken'] } as const

function screenOf({ fails, call }: { fails?: () => readonly string[]; call?: (params: Params, row: Row) => void }) {
  const list: ListScreen = {
    kind: 'list',
    id: 'mill.list',
    entity: 'mill',
    title: 'Mills',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: ({ valley = '' }) => ({
        queryKey: [{ _id: 'mills', valley, tags: ['mill'] }],
        queryFn: async () => {
          if (fails?.().includes(valley)) throw new ApiError('down', { kind: 'error', statusCode: 503 })
          return { items: mills[valley] ?? [] }
        },
      }),
    },
    columns: [
      {
        id: 'name',
        label: 'Name',
        path: 'name',
        cell: { kind: 'link', to: (row, { valley }) => `/valleys/${valley}/mills/${String(row['name'])}` },
      },
      {
        id: 'state',
        label: 'State',
        path: 'state',
        cell: { kind: 'badge', tones: { broken: 'danger', turning: 'success' } },
      },
      { id: 'valleyId', label: 'Valley', path: 'valleyId', cell: { kind: 'ref', lookup: valleys }, hidden: true },
    ],
    rowKey: 'id',
    rowName: 'name',
    links: [],
    actions: [
      {
        id: 'mend',
        label: 'Mend',
        bulk: true,
        offer: offered,
        reason: 'Not broken',
        call: async ({ params, row }) => {
          call?.(params, row)
          return {}
        },
        effects: ['mill'],
      },
    ],
    create: { label: 'New mill', to: () => '/mills-new' },
    empty: { title: 'No mills', body: 'Build one in this valley.' },
    refresh: [],
  }
  return {
    id: 'all_mills',
    title: 'Mills of all valleys',
    list,
    each: { lookup: valleys, param: 'valley', field: 'id', name: 'name' },
    of: 'valleyId',
  } satisfies AcrossScreen
}

const show = (screen: AcrossScreen, search = '') =>
  showRoutes(
    [
      {
        path: 'mills',
        element: (
          <>
            <Across screen={screen} />
            <BulkHost />
          </>
        ),
      },
    ],
    `/mills${search}`,
  )

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text })

test('rows of all lists say what they lie in, and lead there', async () => {
  await show(screenOf({}))
  await expect.element(page.getByRole('heading', { name: 'Mills of all valleys' })).toBeVisible()
  const row = rowOf('oldwestbroken')
  await expect.element(row.getByRole('link', { name: 'west' })).toHaveAttribute('href', '/valleys/west')
  await expect
    .element(row.getByRole('link', { name: 'old', exact: true }))
    .toHaveAttribute('href', '/valleys/west/mills/old')
  await expect.poll(() => page.getByRole('row').elements().length).toBe(5)
  // Nothing says which of them it would be made in.
  await expect.element(page.getByRole('link', { name: 'New mill' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('a list that cannot be read is named, the others are shown; asking again helps', async () => {
  let down: readonly string[] = ['west-id', 'north-id']
  await show(screenOf({ fails: () => down }), '?filter=state:any:broken')
  const notice = page.getByRole('alert')
  await expect.element(notice).toHaveTextContent('2 of 3 valleys could not be read: west, north.Try again')
  await expect.element(page.getByText('Filtered within 1 loaded')).toBeVisible()
  down = []
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('2 of 4')).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

test('when none can be read the list has failed', async () => {
  await show(screenOf({ fails: () => Object.keys(mills) }))
  await expect.element(page.getByText('down')).toBeVisible()
  // Nothing goes on as if it were still being read.
  const goesOn = () => page.getByText(/read…|Loading…|Reading …/).elements()
  await expect.poll(() => goesOn().map(({ textContent }) => textContent)).toEqual([])
})

test('a bulk action says of each row where it lies, and calls with what that lies in', async () => {
  const call = vi.fn<(params: Params, row: Row) => void>()
  await show(screenOf({ call }))
  await page.getByRole('checkbox', { name: 'Select the 4 rows shown' }).click()
  await page.getByRole('button', { name: 'Mend…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mend 2 mills?' })
  await expect.element(dialog.getByText('old (east)')).toBeVisible()
  await expect.element(dialog.getByText('old (west)')).toBeVisible()
  await expect.element(dialog.getByText('Left out: 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Mend 2' }).click()
  await expect
    .poll(() => call.mock.calls.map(([{ valley }, { id }]) => [valley, id]).toSorted())
    .toEqual([
      ['east', '1'],
      ['west', '2'],
    ])
})
