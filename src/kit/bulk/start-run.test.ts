import { afterEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import type { Action, Row } from '../spec.ts'
import { bulkStore } from './bulk-store.ts'
import { type BulkPlan, startRun } from './start-run.ts'

vi.stubGlobal('window', new EventTarget())

afterEach(() => {
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

function setUp(more: Partial<BulkPlan> = {}, call: Action['call'] = async () => ({}), readingTime = 0) {
  const log: string[] = []
  const action: Action = {
    id: 'remove',
    label: 'Remove',
    effects: ['crate', 'shelf'],
    toast: 'Crate removed',
    call: async (scope) => {
      log.push(`call ${String(scope.row['id'])} ${JSON.stringify(scope.form)}`)
      return call(scope)
    },
  }
  const run = startRun(
    {
      action,
      title: 'Crates',
      list: 'crates',
      path: '/crates',
      items: ['a', 'b', 'c'].map((id) => ({ id, name: id, row: { id } })),
      params: () => ({}),
      parent: {},
      me: {},
      form: {},
      looker: () => async (id) => ({ id }),
      refusal: () => undefined,
      ...more,
    },
    {
      cancelReads: async (entities) => void log.push(`cancel ${entities.join()}`),
      invalidate: async (entities) => {
        log.push(`invalidate ${entities.join()}`)
        if (readingTime > 0) await new Promise((resolve) => setTimeout(resolve, readingTime))
      },
      toast: ({ content }) => log.push(`toast ${content}`),
      reveal: () => {},
      hold: () => () => {},
    },
  )
  const ended = (times: number) =>
    vi.waitFor(() => expect(bulkStore.find(run) === undefined || bulkStore.find(run)?.ended === times).toBe(true))
  const statuses = () => bulkStore.find(run)?.items.map(({ state }) => state.status)
  return { log, run, ended, statuses }
}

test('effects are made stale once, when all is over, and no row has a toast of its own', async () => {
  const { log, ended, statuses } = setUp({ form: { cascade: true } })
  await ended(1)
  expect(log).toEqual([
    ...['a', 'b', 'c'].map((id) => `call ${id} {"cascade":true}`),
    'cancel crate,shelf',
    'invalidate crate,shelf',
  ])
  expect(statuses()).toEqual(['done', 'done', 'done'])
})

test('a retry tries what failed, and nothing else', async () => {
  let broken = true
  const { log, run, ended, statuses } = setUp({}, async ({ row }) => {
    if (broken && row['id'] === 'b') throw new ApiError('Busy', { kind: 'error', statusCode: 503 })
    return {}
  })
  await ended(1)
  expect(statuses()).toEqual(['done', 'failed', 'done'])
  broken = false
  log.length = 0
  bulkStore.find(run)?.retry()
  await ended(2)
  expect(log).toEqual(['call b {}', 'cancel crate,shelf', 'invalidate crate,shelf'])
  expect(statuses()).toEqual(['done', 'done', 'done'])
})

test('a row that changed since it was selected is skipped with the reason', async () => {
  const { log, ended, statuses } = setUp({
    looker:
      () =>
      async (id): Promise<Row> => ({ id, busy: id === 'a' }),
    refusal: ({ busy }) => (busy === true ? 'It is busy' : undefined),
  })
  await ended(1)
  expect(statuses()).toEqual(['skipped', 'done', 'done'])
  expect(log).not.toContain('call a {}')
})

test('a run in the background that ends well says so and goes; one with failures stays', async () => {
  const well = setUp()
  bulkStore.change(well.run, { open: false })
  await well.ended(1)
  expect(well.log.at(-1)).toBe('toast Remove crates: 3 done')
  expect(bulkStore.find(well.run)).toBeUndefined()

  const badly = setUp({}, () => Promise.reject(new ApiError('No', { kind: 'error', statusCode: 400 })))
  bulkStore.change(badly.run, { open: false })
  await badly.ended(1)
  expect(badly.statuses()).toEqual(['failed', 'failed', 'failed'])
})

test('only rows that are still to come are asked for again', async () => {
  const wanted: number[] = []
  const { ended } = setUp({
    looker: (waiting) => async (id) => {
      wanted.push(waiting().length)
      await new Promise((resolve) => setTimeout(resolve))
      return { id }
    },
  })
  await ended(1)
  expect(wanted[0]).toBe(3)
})

test('regression: rows that were started read “failed” until the last one was', async () => {
  vi.useFakeTimers()
  try {
    const last = Promise.withResolvers<object>()
    const { log } = setUp({}, ({ row }) => (row['id'] === 'c' ? last.promise : Promise.resolve({})))
    const refreshes = () => log.filter((line) => line.startsWith('invalidate')).length
    await vi.advanceTimersByTimeAsync(2_900)
    expect(refreshes()).toBe(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(refreshes()).toBe(1)
    // Nothing more was done since.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refreshes()).toBe(1)
    last.resolve({})
    await vi.advanceTimersByTimeAsync(0)
    expect(refreshes()).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refreshes()).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a page that takes long to read is not read all the time', async () => {
  vi.useFakeTimers()
  try {
    const items = Array.from({ length: 400 }, (_, at) => ({ id: `r${at}`, name: '', row: {} }))
    const call = () => new Promise<object>((resolve) => setTimeout(() => resolve({}), 600))
    const { log } = setUp({ items, looker: () => async (id) => ({ id }) }, call, 5_000)
    await vi.advanceTimersByTimeAsync(59_000)
    // At 3.6 s; then five seconds of reading, and twenty of rest.
    expect(log.filter((line) => line.startsWith('invalidate'))).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})
