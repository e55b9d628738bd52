import { afterEach, expect, test, vi } from 'vitest'

import { queryClient } from '../../api/query-client.ts'
import { below } from './child-query.ts'
import { pickRow, wholeList, wholeShape } from './pick.ts'

afterEach(() => queryClient().clear())

const child = (row: object) => ({
  queryKey: [{ id: 'lids', path: { crate: Reflect.get(row, 'no') ?? '' }, tags: ['lid'] }],
  queryFn: ({ queryKey }: { queryKey: readonly unknown[] }) => Promise.resolve(queryKey[0]),
})
const crate = (name: string, answer: () => unknown) => ({
  queryKey: [{ id: 'crate', name, tags: ['crate'] }],
  queryFn: () => Promise.resolve(answer()),
})
const ask = (query: ReturnType<typeof below>) => queryClient().fetchQuery(query as never)

test('asks with what the row above says, and for that row once', async () => {
  const answer = vi.fn(() => ({ no: 7 }))
  const query = below({ query: crate('a', answer) }, {}, child)
  await expect(ask(query)).resolves.toMatchObject({ id: 'lids', path: { crate: 7 } })
  await ask(below({ query: crate('a', answer) }, {}, child))
  expect(answer).toHaveBeenCalledTimes(1)
})

test('is cached per row above, and made stale by what makes its own kind stale', () => {
  const [one, two] = ['a', 'b'].map((name) => below({ query: crate(name, () => ({})) }, {}, child).queryKey)
  expect(one).not.toEqual(two)
  expect(one?.[0]).toMatchObject({ tags: ['lid'] })
})

test('a row above that does not exist is not found', async () => {
  const pick = pickRow({ shape: wholeShape, fields: ['name'], param: 'crate' })
  const list = wholeList(
    () => ({ queryKey: ['crates'], queryFn: () => Promise.resolve({ items: [{ name: 'a', no: 1 }] }) }),
    { kind: 'page' },
  )
  await expect(ask(below({ query: list, pick }, { crate: 'a' }, child))).resolves.toMatchObject({ path: { crate: 1 } })
  await expect(ask(below({ query: list, pick }, { crate: 'x' }, child))).rejects.toMatchObject({ statusCode: 404 })
})

test('a row that a page of 1,000 does not have is found in the next one', async () => {
  const list = wholeList(
    ({ pageToken }) => ({
      queryKey: [{ id: 'crates' }],
      queryFn: () =>
        Promise.resolve(
          pageToken === undefined
            ? { items: Array.from({ length: 1000 }, (_, i) => ({ name: `a${i}` })), nextPage: 'more' }
            : { items: [{ name: 'last' }] },
        ),
    }),
    { kind: 'page' },
  )
  const answer: unknown = await queryClient().fetchQuery(list as never)
  const pick = pickRow({ shape: wholeShape, fields: ['name'], param: 'crate' })
  expect(pick(answer, { crate: 'last' })).toEqual({ name: 'last' })
})
