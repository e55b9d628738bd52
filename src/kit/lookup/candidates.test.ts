import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { invalidateEntities } from '../../api/invalidate.ts'
import type { Lookup, Row } from '../spec.ts'
import { candidateOptions, candidatesOf } from './candidates.ts'
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

test('regression: of several lists of which one failed and none had a row, nothing was said to be there', () => {
  const nothing = { rows: [], done: true } as const
  expect(candidatesOf({ data: { ...nothing, problem: 'missed' }, isError: false }).state).toBe('failed')
  expect(candidatesOf({ data: nothing, isError: false }).state).toBe('complete')
  expect(candidatesOf({ data: { rows: [{}], done: true, problem: 'missed' }, isError: false }).state).toBe('partial')
})
