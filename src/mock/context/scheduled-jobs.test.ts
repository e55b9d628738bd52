import { beforeEach, expect, test } from 'vitest'

import { rules } from '../../../generated/mock/rules.gen.ts'
import { manualClock, type Ctx, type JobData } from './ctx.ts'
import { jobCollection, runDue, type ScheduledJob } from './scheduled-jobs.ts'
import { makeCtx } from './make-ctx.ts'
import { Store } from '../store/store.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const nobody = { actor: undefined, session: undefined }

let store: Store
let clock: ReturnType<typeof manualClock>
let told: string[]

const note = (ctx: Ctx, data: JobData): void => {
  told.push(`${String(data['what'])} at +${ctx.now().getTime() - start}`)
}
const jobs: Readonly<Record<string, ScheduledJob>> = {
  note,
  again: (ctx, data) => {
    note(ctx, data)
    if (told.length < 5) ctx.schedule({ job: 'again', key: 'again', after: 1000, data })
  },
}

const contextAt = (time: number): Ctx => makeCtx({ store, identity: nobody, clock: () => time, seed: 's', rules })
const now = (): Ctx => contextAt(clock.now())
const settle = (): void => runDue({ store, now: clock.now(), jobs, contextAt })

beforeEach(() => {
  store = new Store({ contract: 'c', seed: 's' })
  clock = manualClock()
  told = []
})

test('work waits for its time and is done once, as of that time', () => {
  now().schedule({ job: 'note', key: 'a', after: 1000, data: { what: 'a' } })
  clock.advance(999)
  settle()
  expect(told).toEqual([])
  clock.advance(60_000)
  settle()
  settle()
  expect(told).toEqual(['a at +1000'])
})

test('what is due goes in order of time, then in the order it was scheduled', () => {
  for (const [what, after] of [
    ['late', 3000],
    ['first', 1000],
    ['second', 1000],
  ] as const)
    now().schedule({ job: 'note', key: what, after, data: { what } })
  clock.advance(10_000)
  settle()
  expect(told).toEqual(['first at +1000', 'second at +1000', 'late at +3000'])
})

test('whoever looks late sees the same as who looked all the time', () => {
  now().schedule({ job: 'again', key: 'again', after: 1000, data: { what: 'step' } })
  clock.advance(3500)
  settle()
  expect(told).toEqual(['step at +1000', 'step at +2000', 'step at +3000'])
})

test('a key has one piece of work', () => {
  const ctx = now()
  ctx.schedule({ job: 'note', key: 'a', after: 1000, data: { what: 'old' } })
  ctx.schedule({ job: 'note', key: 'a', after: 2000, data: { what: 'new' } })
  ctx.schedule({ job: 'note', key: 'b', after: 1000, data: { what: 'dropped' } })
  ctx.unschedule('b')
  ctx.unschedule('never there')
  clock.advance(5000)
  settle()
  expect(told).toEqual(['new at +2000'])
})

test('scheduled work is part of a snapshot', () => {
  now().schedule({ job: 'note', key: 'a', after: 1000, data: { what: 'a' } })
  const kept = JSON.stringify(store.snapshot())
  store = new Store({ contract: 'c', seed: 's' })
  store.load(JSON.parse(kept) as ReturnType<Store['snapshot']>)
  clock.advance(1000)
  settle()
  expect(told).toEqual(['a at +1000'])
})

test('work that is undone with its transaction is never done', async () => {
  await expect(
    store.transaction(() => {
      now().schedule({ job: 'note', key: 'a', after: 0 })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(store.collection(jobCollection).size).toBe(0)
})

test('a job that nobody does, or that never ends, is our mistake', () => {
  now().schedule({ job: 'nothing', key: 'a', after: 0 })
  expect(settle).toThrow('no job is called nothing')
  const ctx = now()
  ctx.unschedule('a')
  ctx.schedule({ job: 'forever', key: 'b', after: 0 })
  const forever: ScheduledJob = (context) => context.schedule({ job: 'forever', key: 'b', after: 0 })
  expect(() => runDue({ store, now: clock.now(), jobs: { forever }, contextAt })).toThrow('forever never ends')
})
