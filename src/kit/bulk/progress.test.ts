import { expect, test } from 'vitest'

import { announcement, progressText, shownItems } from './progress.ts'
import type { BulkItem, ItemState } from './runner.ts'

const waiting: ItemState = { status: 'waiting' }
const done: ItemState = { status: 'done' }
const failed: ItemState = { status: 'failed', message: 'No' }
const items = (...states: ItemState[]): BulkItem[] =>
  states.map((state, index) => ({ id: `${index}`, name: `${index}`, row: {}, state }))

test('the count names only what there is', () => {
  expect(progressText(items(done, waiting), { running: true })).toBe('1 of 2 done')
  expect(
    progressText(items(done, failed, { status: 'skipped', reason: 'x' }, { status: 'cancelled' }), { running: false }),
  ).toBe('1 of 4 done, 1 failed, 1 skipped, 1 not started')
})

test('quarters are said aloud, single steps are not', () => {
  const said = [0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
    announcement(items(...Array.from({ length: 8 }, (_, i) => (i < n ? done : waiting))), { running: true }),
  )
  expect(said).toEqual([
    'Working on 8',
    'Working on 8',
    '25 % through',
    '25 % through',
    '50 % through',
    '50 % through',
    '75 % through',
    '75 % through',
  ])
})

test('of too many items those that went wrong are shown first', () => {
  const shown = shownItems(items(done, waiting, failed, done), 2)
  expect(shown.map(({ state }) => state.status)).toEqual(['failed', 'waiting'])
  expect(shownItems(items(done, failed), 2).map(({ state }) => state.status)).toEqual(['done', 'failed'])
})
