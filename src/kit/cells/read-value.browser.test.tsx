/** Columns whose values another operation answers: asked for rows that are seen, and honest where they cannot be read. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ApiError } from '../../api/errors.ts'
import { List } from '../list/List.tsx'
import { showRoutes } from '../routing/router.fixture.tsx'
import type { ReadCell } from '../read-cell.ts'
import type { Column, ListScreen, Lookup, Row } from '../spec.ts'

const rows: readonly Row[] = Array.from({ length: 40 }, (_, index) => ({ id: `id-${index}`, name: `lake-${index}` }))

const failed = (statusCode: number) => new ApiError(`No: ${statusCode}`, { kind: 'error', statusCode })

interface Asked {
  screen: ListScreen
  asked: string[]
}

function lakes(columns: readonly Column[], answer: (name: string) => unknown): Asked {
  const asked: string[] = []
  const depth: ReadCell['from'] = {
    query: ({ lake = '' }) => ({
      queryKey: [{ _id: 'depth', lake }],
      queryFn: async () => {
        asked.push(lake)
        const said = answer(lake)
        if (said instanceof Error) throw said
        return said
      },
    }),
  }
  const read = (id: string, label: string): Column => ({
    id: `depth.${id}`,
    label,
    path: `depth.${id}`,
    cell: {
      kind: 'read',
      own: { param: 'lake', field: 'name' },
      from: depth,
      show: { id, label, path: id, cell: { kind: 'number' } },
    },
  })
  const screen: ListScreen = {
    kind: 'list',
    id: 'lake.list',
    entity: 'lake',
    title: 'Lakes',
    source: {
      shape: { kind: 'page' },
      paged: true,
      query: () => ({ queryKey: [{ _id: 'lakes' }], queryFn: async () => ({ items: rows, nextPage: null }) }),
    },
    columns: [
      { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
      ...columns,
      read('most', 'Deepest'),
      read('mean', 'Mean'),
    ],
    rowKey: 'id',
    rowName: 'name',
    links: [],
    actions: [],
    empty: { title: 'No lakes', body: '' },
    refresh: [],
  }
  return { screen, asked }
}

const fish: Lookup = {
  entity: 'fish',
  label: { one: 'Fish', many: 'Fish' },
  source: {
    shape: { kind: 'page' },
    paged: false,
    query: ({ lake = '' }) => ({
      queryKey: [{ _id: 'fish', lake }],
      queryFn: async () => {
        if (lake === 'lake-2') throw failed(500)
        const kinds = lake === 'lake-1' ? [] : ['pike', 'perch', 'eel']
        return { items: kinds.map((name) => ({ name, wild: name !== 'eel' })), nextPage: null }
      },
    }),
  },
  value: 'name',
  text: 'name',
}

const own = { param: 'lake', field: 'name' }
const where = { kind: 'field', path: 'wild', in: [true] } as const
const fishColumns: readonly Column[] = [
  { id: 'fish', label: 'Kinds', path: 'fish', cell: { kind: 'read', own, from: { lookup: fish }, show: 'count' } },
  {
    id: 'fish.name',
    label: 'Wild',
    path: 'fish.name',
    cell: {
      kind: 'read',
      own,
      from: { lookup: fish, where },
      show: { id: 'name', label: 'Wild', path: 'name', cell: { kind: 'text' } },
    },
  },
]

const show = ({ screen }: Asked) => showRoutes([{ path: 'lakes', element: <List screen={screen} /> }], '/lakes')
/** Its name and all cells behind it. */
async function rowSays(name: string, text: string): Promise<void> {
  await expect.element(row(name)).toHaveTextContent(`${name}${text}`)
}
const row = (name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

test('two columns share one read per row, and only rows in view are read', async () => {
  const lake = lakes([], () => ({ most: 12_345, mean: 7 }))
  await page.viewport(800, 300)
  await show(lake)
  await rowSays('lake-0', '12,3457')
  expect(lake.asked.filter((name) => name === 'lake-0')).toHaveLength(1)
  expect(lake.asked).not.toContain('lake-39')
  await row('lake-39').element().scrollIntoView()
  await expect.poll(() => lake.asked).toContain('lake-39')
})

test('what cannot be read says so in its own cell, and “Refresh” asks again', async () => {
  let isOpen = false
  const lake = lakes([], (name) =>
    name === 'lake-0' && !isOpen ? failed(403) : name === 'lake-1' ? failed(500) : { most: 12, mean: 7 },
  )
  await show(lake)
  await rowSays('lake-0', 'Not permittedNot permitted')
  await rowSays('lake-1', 'Could not be loadedCould not be loaded')
  await rowSays('lake-2', '127')
  isOpen = true
  await page.getByRole('button', { name: /^Refresh/ }).click()
  await expect.element(row('lake-0')).toHaveTextContent('lake-0127')
})

test('regression: what was known was replaced when asking for it again failed', async () => {
  let status: number | undefined
  const lake = lakes(fishColumns, () => (status === undefined ? { most: 12, mean: 7 } : failed(status)))
  await show(lake)
  const again = async (next?: number) => {
    status = next
    await page.getByRole('button', { name: /^Refresh$/ }).click()
  }
  const old = row('lake-0').getByRole('button', { name: 'Could not be refreshed' })
  await rowSays('lake-0', '3pike+1127')
  await again(500)
  await expect.element(old.first()).toBeVisible()
  expect(old.elements()).toHaveLength(2)
  await rowSays('lake-0', '3pike+1127')
  // Gone, or no longer for this person, is known as well.
  await again(404)
  await rowSays('lake-0', '3pike+1Could not be loadedCould not be loaded')
  await again(403)
  await rowSays('lake-0', '3pike+1Not permittedNot permitted')
  await again()
  await rowSays('lake-0', '3pike+1127')
  expect(old.elements()).toHaveLength(0)
})

test('rows that have to do with the row are counted, or named as far as they are meant', async () => {
  await show(lakes(fishColumns, () => ({ most: 1, mean: 1 })))
  await rowSays('lake-0', '3pike+111')
  await rowSays('lake-1', '0—None11')
  await rowSays('lake-2', 'Could not be loadedCould not be loaded11')
  await row('lake-0').getByRole('button', { name: '+1' }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('perch')
})

test('a column that is read elsewhere cannot be sorted or filtered by', async () => {
  const { screen } = lakes([], () => ({ most: 1, mean: 1 }))
  await showRoutes([{ path: 'lakes', element: <List screen={screen} /> }], '/lakes?sort=depth.most')
  const heading = page.getByRole('columnheader', { name: 'Deepest' })
  await expect.element(page.getByRole('columnheader', { name: 'Name' }).getByRole('button').first()).toBeVisible()
  expect(heading.element().querySelector('button')).toBeNull()
  await expect.element(page.getByText('There is no column “depth.most” to sort by.')).toBeVisible()
})
