import { expect, test } from 'vitest'

import coverage from '../../../generated/coverage.json' with { type: 'json' }
import { levelRows } from '../../../generated/routes/session.gen.ts'
import { itemsOf, recentItems } from './places.ts'
import type { Here } from './places.ts'

const here: Here = {
  level: 'project',
  pathname: '/projects/shop/disks',
  params: { project: 'shop' },
  trail: [
    { label: 'Projects', path: '/projects', titleOnly: false },
    { label: 'shop', path: '/projects/shop/instances', titleOnly: false },
    { label: 'Disks', path: '/projects/shop/disks', titleOnly: false },
  ],
  part: 'meadow',
  me: { fleetViewer: true },
  offers: [
    { kind: 'link', id: 'create', label: 'New disk', to: '/projects/shop/disks-new' },
    { id: 'delete', label: 'Delete', disabledReason: 'Detach it first', onSelect: () => {} },
  ],
}

const groupsOf = (items: ReturnType<typeof itemsOf>) => [...new Set(items.map(({ group }) => group))]

test('actions first, then this level, then up, then the other levels', () => {
  // A level whose row nothing reads has no name.
  const own = levelRows['project'] ? 'Project ‘shop’' : 'Project'
  expect(groupsOf(itemsOf(here))).toEqual(['Actions', own, 'Go up', 'Silo ‘meadow’', 'Settings', 'System'])
})

test('the current place is left out, and no place is there twice', () => {
  const paths = itemsOf(here).flatMap(({ to }) => to ?? [])
  expect(paths).not.toContain('/projects/shop/disks')
  expect(new Set(paths).size).toBe(paths.length)
})

test('the system is for those who may see it', () => {
  expect(groupsOf(itemsOf({ ...here, me: { fleetViewer: false } }))).not.toContain('System')
})

test('what the page does not offer now says why', () => {
  expect(itemsOf(here)[1]).toMatchObject({ label: 'Delete', disabledReason: 'Detach it first' })
})

test('recent places without the current one', () => {
  const places = [
    { label: 'Disks', path: '/projects/shop/disks' },
    { label: 'a', path: '/projects/shop/disks/a', hint: 'Projects / shop / Disks' },
  ]
  expect(recentItems(places, here.pathname).map(({ label, hint }) => [label, hint])).toEqual([
    ['a', 'Projects / shop / Disks'],
  ])
})

test('regression: pages that come later were offered', () => {
  const built = Object.values(coverage.screens).flatMap(({ kind, path }) =>
    kind === 'placeholder' ? [] : [path.replace(':project', 'shop')],
  )
  const paths = itemsOf(here).flatMap(({ to }) => to ?? [])
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !built.includes(path))).toEqual([])
})
