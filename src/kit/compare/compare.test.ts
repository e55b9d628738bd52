import { afterEach, expect, test } from 'vitest'

import { queryClient } from '../../api/query-client.ts'
import type { Shown } from '../spec.ts'
import { differenceOf } from './difference.ts'
import { followSeen, forgetSeen, mostThings, mostVersions, versionsOf } from './seen.ts'

const field = (path: string, cell: Shown['cell'] = { kind: 'text' }): Shown => ({ id: path, label: path, path, cell })

const ids = (shown: readonly Shown[]) => shown.map(({ id }) => id)

test('fields are told apart by their values, whatever order those come in', () => {
  const shown = [
    field('name'),
    field('size'),
    field('made', { kind: 'date' }),
    field('labels', { kind: 'json' }),
    field('tags', { kind: 'list' }),
    field('none'),
    field('only'),
    field('word', { kind: 'words', text: 'x' }),
  ]
  const one = {
    name: 'a',
    size: 2n ** 60n,
    made: new Date(5),
    labels: { a: 1, b: 2 },
    tags: ['x', 'y'],
    none: null,
    only: 'left',
    word: 1,
  }
  const other = { name: 'b', size: 2n ** 60n, made: new Date(5), labels: { b: 2, a: 1 }, tags: ['y', 'x'], word: 2 }
  const { different, same } = differenceOf(shown, [one, other])
  expect(ids(different)).toEqual(['name', 'tags', 'only'])
  expect(ids(same)).toEqual(['size', 'made', 'labels'])
  // A large number is no text of its digits, and neighbours beyond 2^53 are not equal.
  expect(ids(differenceOf([field('n')], [{ n: 2n ** 60n }, { n: 2n ** 60n + 1n }]).different)).toEqual(['n'])
  expect(ids(differenceOf([field('n')], [{ n: 1 }, { n: '1' }]).different)).toEqual(['n'])
})

let stop = () => {}
afterEach(() => {
  stop()
  forgetSeen()
  queryClient().clear()
})

const set = (key: string, data: unknown, updatedAt: number) => queryClient().setQueryData([key], data, { updatedAt })

test('states are kept with the time when they were seen, the latest first', () => {
  set('early', { id: 'e', state: 'old' }, 10)
  stop = followSeen()
  set('disk', { id: '1', state: 'creating' }, 100)
  set('disk', { id: '1', state: 'detached' }, 200)
  set('disk', { id: '1', state: 'detached' }, 300)
  expect(versionsOf(['disk'])).toEqual([
    { row: { id: '1', state: 'detached' }, from: 200, until: 300 },
    { row: { id: '1', state: 'creating' }, from: 100, until: 100 },
  ])
  // What was there before counts, and lists do not.
  expect(versionsOf(['early'])).toHaveLength(1)
  set('disks', { items: [{ id: '1' }] }, 100)
  expect(versionsOf(['disks'])).toEqual([])
})

test('neither states nor things are kept without end', () => {
  stop = followSeen()
  for (let at = 1; at <= mostVersions + 5; at += 1) set('disk', { id: '1', at }, at)
  expect(versionsOf(['disk'])).toHaveLength(mostVersions)
  expect(versionsOf(['disk'])[0]?.row).toEqual({ id: '1', at: mostVersions + 5 })
  for (let count = 0; count < mostThings; count += 1) set(`other-${count}`, { id: String(count) }, 1)
  expect(versionsOf(['disk'])).toEqual([])
  expect(versionsOf([`other-${mostThings - 1}`])).toHaveLength(1)
})
