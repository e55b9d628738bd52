import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { invalidateEntities } from '../../api/invalidate.ts'
import type { ListSource, Lookup, Row } from '../spec.ts'
import { candidateOptions } from './candidates.ts'
import { rowsOfEach } from './rows-of-each.ts'

const listed = (id: string, tag: string, items: () => readonly Row[]): ListSource => ({
  query: (_params, page) => ({
    queryKey: [{ _id: id, query: page, tags: [tag] }],
    queryFn: () => Promise.resolve({ items: items() }),
  }),
  shape: { kind: 'page' },
  paged: true,
})
const cratesOfShop: ListSource = {
  query: ({ shop = '' }, page) => ({
    queryKey: [{ _id: 'crates', shop, query: page, tags: ['crate'] }],
    queryFn: () => Promise.resolve({ items: [{ id: `in ${shop}` }] }),
  }),
  shape: { kind: 'page' },
  paged: true,
}
const crate = { entity: 'crate', label: { one: 'Crate', many: 'Crates' }, value: 'id', text: 'id' }

/** Crates of all shops. */
const ofEach = (shops: () => readonly Row[]): Lookup => ({
  ...crate,
  source: rowsOfEach(cratesOfShop, {
    lookup: { ...crate, entity: 'shop', source: listed('shops', 'shop', shops) },
    param: 'shop',
    field: 'id',
  }),
})

test('the rows of lists that lie below each row of another one are candidates together', async () => {
  const client = new QueryClient()
  const shops = [{ id: 'a' }]
  const options = candidateOptions(
    ofEach(() => [...shops]),
    {},
  )
  expect(await client.fetchQuery(options)).toEqual({ rows: [{ id: 'in a' }], done: true })
  shops.push({ id: 'b' })
  await invalidateEntities(client, ['shop'])
  expect((await client.fetchQuery(options)).rows).toEqual([{ id: 'in a' }, { id: 'in b' }])
})

test('not all of very many such lists are read, and it is not called complete then', async () => {
  const client = new QueryClient()
  const shops = Array.from({ length: 101 }, (_, index) => ({ id: String(index) }))
  const { rows, problem } = await client.fetchQuery(
    candidateOptions(
      ofEach(() => shops),
      {},
    ),
  )
  expect([rows.length, problem]).toEqual([100, 'limit'])
})
