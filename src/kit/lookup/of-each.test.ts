import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { invalidateEntities } from '../../api/invalidate.ts'
import type { Lookup, Row } from '../spec.ts'
import { candidateOptions } from './candidates.ts'
import { pageOfRow, rowText } from './names.ts'
import { ofEach } from './of-each.ts'

const yards: Row[] = [
  { id: '1', name: 'north' },
  { id: '2', name: 'south' },
]
const stalls: Record<string, Row[]> = { 1: [{ id: 'a', first: 1, last: 3 }], 2: [{ id: 'b', first: 4, last: 4 }] }
const asked: string[] = []

const listOf = (entity: string, rows: (key: string) => Row[]): Lookup => ({
  entity,
  label: { one: entity, many: entity },
  source: {
    query: ({ yard = '' }, page) => ({
      queryKey: [{ _id: entity, query: page, path: yard, tags: [entity] }],
      queryFn: () => {
        asked.push(`${entity} ${yard}`)
        return Promise.resolve({ items: rows(yard) })
      },
    }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
})
const yard: Lookup = { ...listOf('yard', () => yards), to: (row) => `/yards/${String(row['name'])}` }
const stall: Lookup = { ...listOf('stall', (key) => stalls[key] ?? []), text: 'first', upTo: 'last' }
const any = ofEach(yard, stall, 'yard')

test('rows of all lists are one list, called by the row above them and leading to its page', async () => {
  const client = new QueryClient()
  const { rows } = await client.fetchQuery(candidateOptions(any, {}))
  expect(rows.map((row) => rowText(row, any))).toEqual(['north: 1–3', 'south: 4'])
  expect(rows.map((row) => pageOfRow(row, any, {}))).toEqual(['/yards/north', '/yards/south'])
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(asked).toEqual(['yard ', 'stall 1', 'stall 2'])
})

test('they are read again when one of the lists changes', async () => {
  const client = new QueryClient()
  await client.fetchQuery(candidateOptions(any, {}))
  stalls['2'] = []
  await invalidateEntities(client, ['stall'])
  expect((await client.fetchQuery(candidateOptions(any, {}))).rows).toHaveLength(1)
})
