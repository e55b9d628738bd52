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
