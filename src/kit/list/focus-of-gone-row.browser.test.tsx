/** Where focus goes when the row that has it is gone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../routing/router.fixture.tsx'
import type { ListScreen } from '../spec.ts'
import { List } from './List.tsx'
import { Section } from './Section.tsx'

const server = { names: ['amber'] }
const screen: ListScreen = {
  kind: 'list',
  id: 'crate.list',
  entity: 'crate',
  title: 'Crates',
  source: {
    shape: { kind: 'page' },
    paged: true,
    query: () => ({
      queryKey: [{ _id: 'crates' }],
      queryFn: async () => ({ items: server.names.map((name) => ({ name })), nextPage: null }),
    }),
  },
  columns: [{ id: 'name', label: 'Name', path: 'name', cell: { kind: 'link', to: () => '/crates/amber' } }],
  rowKey: 'name',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No crates', body: 'There is none yet.' },
  refresh: [],
}

const list = <List screen={screen} />
const part = (
  <>
    <h1 tabIndex={-1}>Crates</h1>
    <Section screen={screen} title="Those within sight" />
  </>
)

for (const [kind, element, search] of [
  ['one page', list, ''],
  ['the whole list', list, '?sort=-name'],
  ['a part of a page', part, ''],
] as const) {
  test(`the heading has focus when the last row is gone, and what had it there: ${kind}`, async () => {
    server.names = ['amber']
    const { client } = await showRoutes([{ path: 'crates', element }], `/crates${search}`)
    const link = page.getByRole('link', { name: 'amber' })
    await expect.element(link).toBeVisible()
    const row = link.element()
    if (row instanceof HTMLElement) row.focus()
    await expect.element(link).toHaveFocus()
    server.names = []
    await client.invalidateQueries()
    await expect.element(link).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Crates', level: 1 })).toHaveFocus()
  })
}
