import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
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
  expect(await client.fetchQuery(options)).toEqual({
    rows: [{ id: 'in a' }],
    done: true,
    lists: { read: 1, of: 1, missed: [] },
  })
  shops.push({ id: 'b' })
  await invalidateEntities(client, ['shop'])
  expect((await client.fetchQuery(options)).rows).toEqual([{ id: 'in a' }, { id: 'in b' }])
})

test('a list that cannot be read is told of, and the others are there; when none can be read it fails', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const down = new Set(['b'])
  const crates: ListSource = {
    ...cratesOfShop,
    query: ({ shop = '' }, page) => ({
      queryKey: [{ _id: 'crates', shop, query: page, tags: ['crate'] }],
      queryFn: () => (down.has(shop) ? Promise.reject(new Error(shop)) : Promise.resolve({ items: [{ id: shop }] })),
    }),
  }
  const shops = ['a', 'b', 'c'].map((id) => ({ id }))
  const lookup = { ...crate, source: listed('shops', 'shop', () => shops) }
  const options = candidateOptions({ source: rowsOfEach(crates, { lookup, param: 'shop', field: 'id' }) }, {})
  expect(await client.fetchQuery(options)).toEqual({
    rows: [{ id: 'a' }, { id: 'c' }],
    done: true,
    problem: 'missed',
    lists: { read: 2, of: 3, missed: [{ row: { id: 'b' }, error: new Error('b') }] },
  })
  for (const { id } of shops) down.add(id)
  await expect(client.fetchQuery(options)).rejects.toThrow('a')
})

test('no more than four of the lists are asked for at a time', async () => {
  const client = new QueryClient()
  let running = 0
  let most = 0
  const crates: ListSource = {
    ...cratesOfShop,
    query: ({ shop = '' }, page) => ({
      queryKey: [{ _id: 'crates', shop, query: page, tags: ['crate'] }],
      queryFn: async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running -= 1
        return { items: [{ id: shop }] }
      },
    }),
  }
  const shops = Array.from({ length: 20 }, (_, index) => ({ id: String(index) }))
  const lookup = { ...crate, source: listed('shops', 'shop', () => shops) }
  const { rows } = await client.fetchQuery(
    candidateOptions({ source: rowsOfEach(crates, { lookup, param: 'shop', field: 'id' }) }, {}),
  )
  expect([rows.length, most]).toEqual([20, 4])
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

test('regression: lists of twenty thousand rows each were all read, and gone through again with each of them', async () => {
  const shops = Array.from({ length: 50 }, (_, at) => ({ id: `shop-${at}` }))
  const crates = Array.from({ length: 20_000 }, (_, at) => ({ id: `crate-${at}` }))
  const asked: string[] = []
  let count = 0
  const long: ListSource = {
    query: ({ shop = '' }) => ({
      queryKey: [{ _id: 'crates', shop, tags: ['crate'] }],
      queryFn: () => {
        asked.push(shop)
        return Promise.resolve({ items: crates })
      },
    }),
    shape: { kind: 'page' },
    paged: true,
  }
  const as = {
    name: 'under',
    under: (row: Row) => {
      count += 1
      return row
    },
  }
  const lookup = { ...crate, entity: 'shop', source: listed('shops', 'shop', () => shops) }
  const source = rowsOfEach(long, { lookup, param: 'shop', field: 'id', as })
  const { rows, problem, lists } = await new QueryClient().fetchQuery(candidateOptions({ source }, {}))
  expect(problem).toBe('limit')
  expect(lists).toEqual({ read: asked.length, of: 50, missed: [] })
  expect(asked.length).toBeLessThan(10)
  expect(rows).toHaveLength(asked.length * 20_000)
  expect(count).toBe(rows.length)
})

test.each([
  [500, ['a', 'b'], 'regression: names were forgotten when one of many lists could not be read once more'],
  [404, ['a'], 'but not those of what is gone'],
])('%i: %s, %s', async (statusCode, ids) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const down = new Set<string>()
  const error = new ApiError('No', { kind: 'error', statusCode })
  const crates: ListSource = {
    ...cratesOfShop,
    query: ({ shop = '' }, page) => ({
      queryKey: [{ _id: 'crates', shop, query: page, tags: ['crate'] }],
      queryFn: () => (down.has(shop) ? Promise.reject(error) : Promise.resolve({ items: [{ id: shop }] })),
    }),
  }
  const lookup = { ...crate, source: listed('shops', 'shop', () => [{ id: 'a' }, { id: 'b' }]) }
  const options = candidateOptions({ source: rowsOfEach(crates, { lookup, param: 'shop', field: 'id' }) }, {})
  await client.fetchQuery(options)
  down.add('b')
  expect(await client.fetchQuery(options)).toEqual({
    rows: ids.map((id) => ({ id })),
    done: true,
    problem: 'missed',
    lists: { read: 1, of: 2, missed: [{ row: { id: 'b' }, error }] },
  })
})
