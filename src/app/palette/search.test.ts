import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'
import { findable, newClient, uuid } from './search.fixture.ts'
import { startSearch, type Progress, type SearchOptions } from './search.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function finished(
  findables: readonly Findable[],
  params: Params = {},
  more: Partial<Pick<SearchOptions, 'everything' | 'known'>> = {},
) {
  const seen: Progress[] = []
  const search = startSearch({
    client: newClient(),
    findables: () => Promise.resolve(findables),
    params,
    onProgress: (progress) => seen.push(progress),
    ...more,
  })
  await vi.waitFor(() => expect(seen.at(-1)?.done).toBe(true))
  const last = seen.at(-1)
  if (last === undefined) throw new Error('it said nothing')
  return { search, seen, last }
}

const projects = ['b', 'a', 'c'].map((name, index) => ({ name, id: uuid(index) }))
const inProject = { params: ['project'], within: 'project' }

test('the current place is read first, then what lies in it, then what lies nowhere, then the rest', async () => {
  const asked: string[] = []
  const { last } = await finished(
    [
      findable('crate', ({ project }) => [{ name: `x-${project}` }], asked, inProject),
      findable('lid', () => [{ name: 'y' }], asked, { params: ['project', 'crate'], within: 'crate' }),
      findable('project', () => projects, asked),
      findable('sled', () => [], asked),
    ],
    { project: 'a' },
  )
  expect(asked).toEqual(['crate a', 'lid a x-a', 'project', 'sled', 'crate b', 'crate c', 'lid b x-b', 'lid c x-c'])
  expect(last).toMatchObject({ lists: { here: 2, elsewhere: 6 }, left: 0, rows: 9 })
})

test('what the page has all parameters of is read first', async () => {
  const asked: string[] = []
  await finished([findable('lid', () => [], asked, { params: ['project', 'crate'], within: 'crate' })], {
    project: 'a',
    crate: 'z',
  })
  expect(asked).toEqual(['lid a z'])
})

describe('regression: two letters read up to 470 lists', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ name: `p${index}` }))
  const world = (asked: string[]): readonly Findable[] => [
    findable('crate', () => [], asked, inProject),
    findable('project', () => many, asked),
    findable('sled', () => [], asked),
  ]

  test('sixty are read, the nearest, and how many were not is told', async () => {
    const asked: string[] = []
    const { last } = await finished(world(asked), { project: 'p7' })
    expect(asked).toHaveLength(60)
    expect(asked.slice(0, 4)).toEqual(['crate p7', 'project', 'sled', 'crate p0'])
    expect(last).toMatchObject({ lists: { here: 1, elsewhere: 59 }, left: 942 })
  })

  test('on demand the others follow, and nothing is read twice', async () => {
    const asked: string[] = []
    const first = await finished(world(asked), { project: 'p7' })
    const { last } = await finished(world(asked), { project: 'p7' }, { everything: true, known: first.last.readLists })
    expect(asked).toHaveLength(1_002)
    expect(new Set(asked).size).toBe(1_002)
    expect(last).toMatchObject({ lists: { here: 1, elsewhere: 1_001 }, left: 0 })
    // Another text: what is known stays, and no more is read.
    const next = await finished(world(asked), { project: 'p7' }, { known: last.readLists })
    expect(asked).toHaveLength(1_002)
    expect(next.last.left).toBe(0)
  })

  test('a server that does not answer is given up after five seconds', async () => {
    const signals: AbortSignal[] = []
    const slow = 'abcdefg'.split('').map((id) => silent(id, signals))
    const seen: Progress[] = []
    startSearch({
      client: newClient(),
      findables: () => Promise.resolve(slow),
      params: {},
      onProgress: (progress) => seen.push(progress),
    })
    await vi.advanceTimersByTimeAsync(4_900)
    expect(seen.at(-1)?.done ?? false).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(seen.at(-1)).toMatchObject({ done: true, left: 7, failed: 0 })
    expect(signals).toHaveLength(4)
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })
})

test('progress is told a few times a second, and at the end', async () => {
  const asked: string[] = []
  const { seen } = await finished(Array.from({ length: 50 }, (_, at) => findable(`r${at}`, () => [], asked)))
  expect(asked).toHaveLength(50)
  expect(seen.length).toBeLessThan(5)
})

test('a list that is too long is read from its beginning, and it says so', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => ({ name: `r${index}` }))
  const { last } = await finished([findable('crate', () => rows, [])])
  expect(last?.cut).toBe(1)
  expect(last?.readLists[0]?.rows).toHaveLength(2_000)
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
  expect(last?.readLists).toHaveLength(1)
})

/** A resource whose list never answers. */
function silent(id: string, signals: AbortSignal[]): Findable {
  return {
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
  }
}

test('never more than four lists at once; stopping cancels those and asks for no more', async () => {
  const signals: AbortSignal[] = []
  const onProgress = vi.fn()
  const search = startSearch({
    client: newClient(),
    findables: () => Promise.resolve('abcdefg'.split('').map((id) => silent(id, signals))),
    params: {},
    onProgress,
  })
  await vi.waitFor(() => expect(signals).toHaveLength(4))
  onProgress.mockClear()
  search.stop()
  await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals).toHaveLength(4)
  expect(onProgress).not.toHaveBeenCalled()
})

test('an id that no list shows is found by asking for it, with all it lies in', async () => {
  const view = (id: string, row: Row) => (asked: string) => (asked === id ? row : undefined)
  const { search } = await finished([
    findable('project', () => [], [], { view: view(uuid(1), { name: 'north' }) }),
    findable('crate', () => [], [], {
      ...inProject,
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
