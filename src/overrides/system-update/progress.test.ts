import { describe, expect, it } from 'vitest'

import type { UpdateStatus } from '../../../generated/api/types.gen.ts'
import { estimate, leastSeen, paceOf, quietTime, readUpdate, type Seen, withAnswer } from './progress.ts'

const start = Date.parse('2026-01-01T00:00:00Z')

/** An update to 2.0.0 that was asked for, and planned a step, at `start`. */
function status(counts: Record<string, number>, more: Partial<UpdateStatus> = {}): UpdateStatus {
  return {
    componentsByReleaseVersion: counts,
    targetRelease: { version: '2.0.0', timeRequested: new Date(start) },
    timeLastStepPlanned: new Date(start),
    suspended: false,
    ...more,
  }
}

describe('how far an update is', () => {
  it.each([
    [{ '1.0.0': 2, '2.0.0': 1 }, 33],
    [{ '1.0.0': 1, '2.0.0': 999 }, 99],
    [{ '2.0.0': 3 }, 100],
    [{ '1.0.0': 3 }, 0],
    // Nothing is no hundred percent of nothing.
    [{}, undefined],
    [{ '2.0.0': 0 }, undefined],
  ])('%j is %s %%, rounded down', (counts, percent) => {
    expect(readUpdate(status(counts), start).percent).toBe(percent)
  })

  it('has no share of a target that was never set', () => {
    const { percent, done, total, target } = readUpdate(status({ '1.0.0': 3 }, { targetRelease: null }), start)
    expect({ percent, done, total, target }).toEqual({ percent: undefined, done: 0, total: 3, target: undefined })
  })

  it('has the target first, then versions from the newest on, and what is no version last', () => {
    const counts = { unknown: 1, '1.0.0': 2, fossil: 5, 'install dataset': 3, '1.10.0': 4, '2.0.0': 1, '3.0.0': 0 }
    expect(readUpdate(status(counts), start).shares.map(({ release, kind }) => [release, kind])).toEqual([
      ['2.0.0', 'target'],
      ['1.10.0', 'version'],
      ['1.0.0', 'version'],
      ['install dataset', 'install'],
      ['fossil', 'other'],
      ['unknown', 'unknown'],
    ])
  })
})

describe('whether it moves', () => {
  const half = { '1.0.0': 1, '2.0.0': 1 }
  it.each([
    ['running', half, {}, quietTime - 1],
    ['quiet', half, {}, quietTime],
    // A target that was set anew has not had the time to plan anything.
    ['running', half, { targetRelease: { version: '2.0.0', timeRequested: new Date(start + 1) } }, quietTime],
    ['done', { '2.0.0': 2 }, {}, quietTime],
    ['suspended', half, { suspended: true }, quietTime],
    ['suspended', { '2.0.0': 2 }, { suspended: true }, 0],
    ['unset', half, { targetRelease: null }, quietTime],
    ['running', {}, {}, 0],
    // The server's clock may be ahead.
    ['running', half, {}, -1000],
  ] as const)('%s: %j %j after %i ms', (state, counts, more, after) => {
    expect(readUpdate(status(counts, more), start + after).state).toBe(state)
  })

  it('says for how long no step was planned, never less than nothing', () => {
    expect(readUpdate(status(half), start + 5000).quietFor).toBe(5000)
    expect(readUpdate(status(half), start - 5000).quietFor).toBe(0)
  })
})

describe('what the page has seen', () => {
  const update = (done: number, target = '2.0.0') =>
    readUpdate(
      status(
        { '1.0.0': 100 - done, [target]: done },
        { targetRelease: { version: target, timeRequested: new Date(start) } },
      ),
      start,
    )
  const seenOf = (...answers: [at: number, done: number][]): Seen => {
    const [seen] = answers.reduce<[Seen | undefined]>(
      ([all], [at, done]) => [withAnswer(all, update(done), at)],
      [undefined],
    )
    if (seen === undefined) throw new Error('no answers')
    return seen
  }

  it('keeps when something changed, and how new the newest answer is', () => {
    expect(seenOf([0, 5], [20, 5], [40, 6], [60, 6])).toEqual({
      target: '2.0.0',
      total: 100,
      points: [
        { at: 0, done: 5 },
        { at: 40, done: 6 },
      ],
      until: 60,
    })
  })

  it('begins again with another target', () => {
    expect(withAnswer(seenOf([0, 5], [20, 9]), update(1, '3.0.0'), 40)).toMatchObject({
      target: '3.0.0',
      points: [{ at: 40, done: 1 }],
    })
  })

  it('estimates the rest at the pace since the page was opened', () => {
    const seen = seenOf([0, 10], [leastSeen, 20], [2 * leastSeen, 30])
    expect(paceOf(seen)).toEqual({ moved: 20, during: 2 * leastSeen })
    // 70 are left, 10 a minute.
    expect(estimate(seen, update(30))).toBe(7 * leastSeen)
  })

  it('time in which nothing moves counts as well', () => {
    expect(estimate(seenOf([0, 10], [leastSeen, 20], [4 * leastSeen, 20]), update(20))).toBe(32 * leastSeen)
  })

  it.each([
    ['at first', seenOf([0, 10])],
    ['after a moment', seenOf([0, 10], [leastSeen - 1, 20])],
    ['after too few components', seenOf([0, 10], [leastSeen, 12])],
    ['when components went back', seenOf([0, 10], [leastSeen, 4])],
  ])('knows no pace %s', (_when, seen) => {
    expect(estimate(seen, update(20))).toBeUndefined()
  })

  it('makes no estimate for what does not move', () => {
    const seen = seenOf([0, 10], [leastSeen, 20])
    for (const state of ['quiet', 'suspended', 'done', 'unset'] as const)
      expect(estimate(seen, { ...update(20), state })).toBeUndefined()
  })
})
