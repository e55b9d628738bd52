import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { invalidateEntities } from '../../api/invalidate.ts'
import { drainOptions, type TypedQuery } from '../../api/drain.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { queryOptionsOf } from './query.ts'
import { derivedQuery } from './derived.ts'

test('what is made of an answer follows what changes the answer', async () => {
  const client = new QueryClient()
  let count = 1
  const query: TypedQuery<{ count: number }> = {
    queryKey: [{ _id: 'sheds', tags: ['shed'] }] as readonly unknown[] as TypedQuery<{ count: number }>['queryKey'],
    queryFn: () => Promise.resolve({ count }),
  }
  const read = () => client.fetchQuery(options)
  const options = queryOptionsOf(derivedQuery('twice', query, (answer) => answer.count * 2))
  expect(await read()).toBe(2)
  count = 4
  await invalidateEntities(client, ['shed'])
  expect(await read()).toBe(8)
})

test('searching a list that is made of another answer failed', async () => {
  const query: TypedQuery<{ names: string[] }> = {
    queryKey: [{ _id: 'barns' }] as readonly unknown[] as TypedQuery<{ names: string[] }>['queryKey'],
    queryFn: () => Promise.resolve({ names: ['a', 'b'] }),
  }
  const rows = derivedQuery('names', query, ({ names }) => names.map((name) => ({ name })))
  const drained = await new QueryClient().fetchQuery(drainOptions({ page: () => rows, shape: { kind: 'array' } }))
  expect(drained).toEqual({ rows: [{ name: 'a' }, { name: 'b' }], done: true })
})

test('regression: of an answer that could not be read, nothing was made, and said to be all', async () => {
  const read = createAnswerReader({ shapes: ['pens:{[t'], answers: { yard: '0' } })
  const answers = [{ pens: { a: ['x'], b: 'none' } }, { pens: 7 }]
  const query: TypedQuery<{ pens: Record<string, string[]> }> = {
    queryKey: [{ _id: 'yard' }] as readonly unknown[] as TypedQuery<{ pens: Record<string, string[]> }>['queryKey'],
    queryFn: async () => {
      const answer = answers.shift()
      read('yard', answer)
      return answer
    },
  }
  const all = queryOptionsOf(derivedQuery('pens', query, ({ pens }) => Object.values(pens).flat()))
  expect(await new QueryClient().fetchQuery(all)).toEqual(['x'])
  await expect(new QueryClient().fetchQuery(all)).rejects.toThrow('Error reading API response')
})
