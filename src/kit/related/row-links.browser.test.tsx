import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { showRoutes } from '../routing/router.fixture.tsx'
import type { Lookup } from '../spec.ts'
import { RowLinks } from './RowLinks.tsx'

const lookup = (entity: string): Lookup => ({
  entity,
  label: { one: entity, many: `${entity}s` },
  source: {
    query: () => ({
      queryKey: [{ _id: entity }],
      queryFn: async () => ({ items: [{ id: '1', name: 'north' }], nextPage: null }),
    }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
})

test('ranges were listed by their first address alone', async () => {
  const ranges = { ...lookup('range'), text: 'first', upTo: 'last' }
  const rows = [{ row: { id: '1', first: '10.0.0.1', last: '10.0.0.9' }, params: {} }]
  await showRoutes([{ path: 'ranges', element: <RowLinks rows={rows} lookup={ranges} plain /> }], '/ranges')
  await expect.element(page.getByRole('listitem')).toHaveTextContent('10.0.0.1–10.0.0.9')
})

test('rows that are called the same are told apart by what they are of, as far as that is known', async () => {
  const rows = [{ shedId: '1' }, { shedId: '2' }, {}].map((row) => ({ row: { name: 'door', ...row }, params: {} }))
  const element = (
    <>
      <h1>Page</h1>
      <RowLinks rows={rows} lookup={lookup('door')} of={{ path: 'shedId', lookup: lookup('shed') }} plain />
    </>
  )
  await showRoutes([{ path: 'doors', element }], '/doors')
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('north / door')
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['north / door', 'door', 'door'])
})

test('rows that their list has by ID stand in the order of their names, others as their list has them', async () => {
  const rows = ['door-10', 'door-2', 'door-1'].map((name) => ({ row: { name }, params: {} }))
  const element = (
    <>
      <section aria-label="By ID">
        <RowLinks rows={rows} lookup={{ ...lookup('door'), byId: true }} plain />
      </section>
      <section aria-label="By name">
        <RowLinks rows={rows} lookup={lookup('door')} plain />
      </section>
    </>
  )
  await showRoutes([{ path: 'doors', element }], '/doors')
  const textsIn = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(textsIn('By ID')).toEqual(['door-1', 'door-2', 'door-10'])
  expect(textsIn('By name')).toEqual(['door-10', 'door-2', 'door-1'])
})
