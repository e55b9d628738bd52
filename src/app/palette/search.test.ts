import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

import type { Findable, Params, Row } from '../../kit/spec.ts'
import { startSearch } from './search.ts'
import type { Progress } from './search.ts'

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

interface Options {
  params?: readonly string[]
  above?: Findable['above']
  view?: (id: string) => Row | undefined
}

/** A findable whose rows a function gives, and a note of what was asked. */
function findable(
  id: string,
  rows: (params: Params) => readonly Row[],
  asked: string[],
  options: Options = {},
): Findable {
  const { params = [], above, view } = options
  return {
    id,
    entity: id,
    label: { one: id, many: `${id}s` },
    params,
    source: {
      query: (where) => ({
        queryKey: [{ _id: id, query: where }],
        queryFn: () => {
          asked.push([id, ...Object.values(where)].join(' '))
          return Promise.resolve({ items: rows(where) })
        },
      }),
      shape: { kind: 'page' },
      paged: true,
    },
    text: 'name',
    addresses: [],
    to: (row) => `/${String(row['name'])}`,
    ...(view && {
      byId: {
        param: id,
        query: (where: Params) => ({
          queryKey: [{ _id: `${id}View`, path: where }],
          queryFn: () => {
            const row = view(where[id] ?? '')
            return row ? Promise.resolve(row) : Promise.reject(new Error('not found'))
          },
        }),
      },
    }),
    ...(above && { above }),
  }
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

async function finished(findables: readonly Findable[], params: Params = {}) {
  const seen: Progress[] = []
  const search = startSearch({
    client: newClient(),
    findables: () => Promise.resolve(findables),
    params,
    onProgress: (progress) => seen.push(progress),
  })
  await vi.waitFor(() => expect(seen.at(-1)?.done).toBe(true))
  return { search, seen, last: seen.at(-1) }
}

const projects = ['b', 'a', 'c'].map((name, index) => ({ name, id: uuid(index) }))

test('the current place is read first, then what lies in no project, then the other projects', async () => {
  const asked: string[] = []
  const { last } = await finished(
    [
      findable('project', () => projects, asked),
      findable('crate', () => [{ name: 'x' }], asked, { params: ['project'] }),
      findable('lid', () => [{ name: 'y' }], asked, { params: ['project', 'crate'] }),
    ],
    { project: 'a' },
  )
  expect(asked).toEqual(['crate a', 'project', 'crate b', 'crate c'])
  expect(last?.projects).toEqual({ searched: 3, all: 3 })
  expect(last?.shelves.map(({ params }) => params['project'])).toEqual(['a', undefined, 'b', 'c'])
})

test('what lies deeper is read where the page has all it needs', async () => {
  const asked: string[] = []
  await finished([findable('lid', () => [], asked, { params: ['project', 'crate'] })], { project: 'a', crate: 'z' })
  expect(asked).toEqual(['lid a z'])
})

test('progress never says more than what was read', async () => {
  const { seen } = await finished(
    [findable('project', () => projects, []), findable('crate', () => [], [], { params: ['project'] })],
    {},
  )
  const told = seen.map(({ projects: { searched, all } }) => `${searched}/${all}`)
  expect([...new Set(told)]).toEqual(['0/0', '0/3', '1/3', '2/3', '3/3'])
})

test('of a thousand projects fifty are read, and it says so', async () => {
  const asked: string[] = []
  const many = Array.from({ length: 1_000 }, (_, index) => ({ name: `p${index}` }))
  const { last } = await finished([
    findable('project', () => many, asked),
    findable('crate', () => [], asked, { params: ['project'] }),
  ])
  expect(asked).toHaveLength(51)
  expect(last?.projects).toEqual({ searched: 50, all: 1_000 })
})

test('a list that is too long is read from its beginning, and it says so', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => ({ name: `r${index}` }))
  const { last } = await finished([findable('crate', () => rows, [])])
  expect(last?.cut).toBe(1)
  expect(last?.shelves[0]?.rows).toHaveLength(2_000)
})

test('a list that cannot be read is counted, the others are read', async () => {
  const { last } = await finished([
    findable(
      'crate',
      () => {
        throw new Error('no')
      },
      [],
    ),
    findable('lid', () => [{ name: 'y' }], []),
  ])
  expect(last).toMatchObject({ failed: 1, done: true })
  expect(last?.shelves).toHaveLength(1)
})

test('never more than four lists at once; stopping cancels those and asks for no more', async () => {
  const signals: AbortSignal[] = []
  const slow = (id: string): Findable => ({
    ...findable(id, () => [], []),
    source: {
      query: () => ({
        queryKey: [{ _id: id }],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signals.push(signal)
            signal.addEventListener('abort', () => reject(signal.reason as Error))
          }),
      }),
      shape: { kind: 'page' },
      paged: true,
    },
  })
  const onProgress = vi.fn()
  const search = startSearch({
    client: newClient(),
    findables: () => Promise.resolve('abcdefg'.split('').map(slow)),
    params: {},
    onProgress,
  })
  await vi.waitFor(() => expect(signals).toHaveLength(4))
  onProgress.mockClear()
  search.stop()
  await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
  await Promise.resolve()
  expect(signals).toHaveLength(4)
  expect(onProgress).not.toHaveBeenCalled()
})

test('an id that no list shows is found by asking for it, with all it lies in', async () => {
  const view = (id: string, row: Row) => (asked: string) => (asked === id ? row : undefined)
  const { search } = await finished([
    findable('project', () => [], [], { view: view(uuid(1), { name: 'north' }) }),
    findable('crate', () => [], [], {
      params: ['project'],
      above: { param: 'project', field: 'projectId', id: 'project' },
      view: view(uuid(2), { name: 'apples', projectId: uuid(1) }),
    }),
    findable('lid', () => [], [], {
      params: ['project', 'crate'],
      above: { param: 'crate', field: 'crateId', id: 'crate' },
      view: view(uuid(3), { name: 'wooden', crateId: uuid(2) }),
    }),
  ])
  await expect(search.byId(uuid(3))).resolves.toMatchObject({
    findable: { id: 'lid' },
    params: { project: 'north', crate: 'apples' },
    rows: [{ name: 'wooden' }],
  })
  await expect(search.byId(uuid(9))).resolves.toBeUndefined()
  await expect(search.byId('not-an-id')).resolves.toBeUndefined()
})
