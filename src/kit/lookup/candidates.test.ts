import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { invalidateEntities } from '../../api/invalidate.ts'
import type { Lookup, Row } from '../spec.ts'
import { candidateOptions } from './candidates.ts'
import { pageOfRow } from './names.ts'

const crates: Record<string, Row[]> = { own: [{ id: '1', shop: 's' }], shared: [{ id: '2', shop: null }] }

const lookupOf = (list: string, path: string): Lookup => ({
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: {
    query: (_params, page) => ({
      queryKey: [{ _id: list, query: page, tags: ['crate'] }],
      queryFn: () => Promise.resolve({ items: crates[list] }),
    }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'id',
  to: (row) => `${path}/${String(row['id'])}`,
})
const both: Lookup = {
  ...lookupOf('own', '/own'),
  also: [{ lookup: lookupOf('shared', '/shared'), when: { kind: 'field', path: 'shop', in: [null] } }],
}

test('the rows of several lists are candidates together, and follow what changes them', async () => {
  const client = new QueryClient()
  const options = candidateOptions(both, {})
  expect((await client.fetchQuery(options)).rows).toEqual([
    { id: '1', shop: 's' },
    { id: '2', shop: null },
  ])
  crates['shared'] = []
  await invalidateEntities(client, ['crate'])
  expect(await client.fetchQuery(options)).toEqual({ rows: [{ id: '1', shop: 's' }], done: true })
})

test('each leads to the page of its own list', () => {
  expect(pageOfRow({ id: '1', shop: 's' }, both, {})).toBe('/own/1')
  expect(pageOfRow({ id: '2', shop: null }, both, {})).toBe('/shared/2')
})

/** Crates of each shop, whose rows do not all say so. */
const ofEach = (shops: readonly Row[]): Lookup => ({
  ...lookupOf('own', '/own'),
  source: {
    query: ({ shop = '' }, page) => ({
      queryKey: [{ _id: 'ofShop', shop, query: page, tags: ['crate'] }],
      queryFn: () => Promise.resolve({ items: [{ id: `in ${shop}` }] }),
    }),
    shape: { kind: 'page' },
    paged: true,
  },
  each: {
    lookup: {
      ...lookupOf('shops', '/shops'),
      source: {
        query: (_params, page) => ({
          queryKey: [{ _id: 'shops', query: page, tags: ['shop'] }],
          queryFn: () => Promise.resolve({ items: shops }),
        }),
        shape: { kind: 'page' },
        paged: true,
      },
    },
    param: 'shop',
    field: 'id',
  },
})

test('the rows of lists that lie below each row of another one are candidates together', async () => {
  const client = new QueryClient()
  expect(await client.fetchQuery(candidateOptions(ofEach([{ id: 'a' }, { id: 'b' }]), {}))).toEqual({
    rows: [{ id: 'in a' }, { id: 'in b' }],
    done: true,
  })
})

test('not all of very many such lists are read, and it is not called complete then', async () => {
  const client = new QueryClient()
  const shops = Array.from({ length: 41 }, (_, index) => ({ id: String(index) }))
  const { rows, problem } = await client.fetchQuery(candidateOptions(ofEach(shops), {}))
  expect([rows.length, problem]).toEqual([40, 'limit'])
})
