import { expect, test } from 'vitest'

import { documentTitle, levelOf, pageKey, trailOf } from './crumbs.ts'

const list = [
  { text: 'Projects', path: '/projects' },
  { param: 'project', path: '/projects/:project/instances' },
  { text: 'Disks', path: '/projects/:project/disks' },
]
const match = (crumbs: object[], params: Record<string, string>, pathname = '/x') => ({
  pathname,
  params,
  handle: { screen: 's', crumbs },
})
const level = { pathname: '/', params: {}, handle: { level: 'project' } }

const onList = [level, match(list, { project: 'web shop' })]
const overList = [
  ...onList,
  match([...list, { text: 'New disk', path: '/projects/:project/disks-new', titleOnly: true }], {
    project: 'web shop',
  }),
]

test('the deepest trail counts, with parameters filled in', () => {
  expect(trailOf(onList)).toEqual([
    { label: 'Projects', path: '/projects', titleOnly: false },
    { label: 'web shop', path: '/projects/web%20shop/instances', titleOnly: false },
    { label: 'Disks', path: '/projects/web%20shop/disks', titleOnly: false },
  ])
})

test('a title names the deepest first and ends with the console', () => {
  expect(documentTitle(trailOf(overList), 'Cairn')).toBe('New disk / Disks / web shop / Projects / Cairn')
  expect(documentTitle([], 'Cairn')).toBe('Cairn')
})

test('a form over a page belongs to that page', () => {
  expect(pageKey(overList)).toBe(pageKey(onList))
  expect(pageKey(onList)).toBe('/projects/web%20shop/disks')
  expect(pageKey([match([{ text: 'Sign in', path: '/login', titleOnly: true }], {}, '/login')])).toBe('/login')
})

test('ids have the names that their pages know, and names of any length fit', () => {
  const id = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
  const user = match([{ param: 'userId', path: '/settings/users/:userId' }], { userId: id })
  expect(trailOf([user], new Map([[id, 'Ada Lindqvist']]))).toEqual([
    { label: 'Ada Lindqvist', path: `/settings/users/${id}`, titleOnly: false },
  ])
  expect(trailOf([user], new Map([[id, 'a'.repeat(100_000)]]))[0]?.label).toHaveLength(63)
  // A name in the address is one, whatever has it for an id.
  const byName = match([{ param: 'userId', path: '/settings/users/:userId' }], { userId: 'ada' })
  expect(trailOf([byName], new Map([['ada', 'Somebody else']]))[0]?.label).toBe('ada')
})

test('ids are cut in the middle', () => {
  const sled = match([{ param: 'sledId', path: '/system/inventory/sleds/:sledId' }], {
    sledId: '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0',
  })
  expect(trailOf([sled])[0]?.label).toBe('5c56b5…ec3e0')
})

test('a missing parameter does not break the page', () => {
  expect(trailOf([match(list, {})])[1]).toEqual({ label: '…', path: '/', titleOnly: false })
})

test('the level comes from the layout route', () => {
  expect(levelOf(onList)).toBe('project')
  expect(levelOf([match(list, {})])).toBeUndefined()
})
