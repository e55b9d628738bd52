import { expect, test, vi } from 'vitest'

import { askedOf } from './server-side.ts'

// An API family whose lists are ordered by a parameter of another name.
vi.mock('../../../generated/model/conventions.gen.ts', async (own) => ({
  ...(await own<object>()),
  sortParam: 'orderBy',
}))

test('regression: an order was asked for as `sortBy`, whatever the API calls that parameter', () => {
  const order = { name: { rising: 'name_up' } }
  const source = { query: () => ({ queryKey: [] }), shape: { kind: 'page' as const }, paged: true, server: { order } }
  expect(askedOf({ source, columns: [] }, new URLSearchParams('sort=name'), 0)).toEqual({
    asked: { orderBy: 'name_up' },
    ordered: true,
  })
})
