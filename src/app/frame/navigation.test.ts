import { expect, test, vi } from 'vitest'

vi.mock('../../../generated/routes/levels.gen.ts', () => ({ baseLevel: '', levels: [] }))

const { isWithin, itemsOf } = await import('./navigation.ts')
const { otherVersion } = await import('../../api/server-version.ts')
const { otherOf } = await import('../../api/other-version.ts')

test.each([
  ['/projects/p/disks', true],
  ['/projects/p/disks/d', true],
  ['/projects/p/disks-new', true],
  ['/projects/p/disks-old', false],
  ['/projects/p/diskette', false],
  ['/projects/p', false],
])('%s is inside the disks: %s', (pathname, inside) => {
  expect(isWithin(pathname, '/projects/p/disks')).toBe(inside)
})

const entries = [
  { label: 'Disks', path: '/projects/:project/disks' },
  {
    label: 'Inventory',
    path: '/system/inventory/sleds',
    at: '/system/inventory',
    children: [
      { label: 'Sleds', path: '/system/inventory/sleds' },
      { label: 'Disks', path: '/system/inventory/disks' },
    ],
  },
  { label: 'Later', path: '', children: [], at: '/system/later' },
]

test('paths are filled in; entries without a place are left out', () => {
  expect(itemsOf(entries, { project: 'web shop' }, '/').map((item) => [item.label, item.path])).toEqual([
    ['Disks', '/projects/web%20shop/disks'],
    ['Inventory', '/system/inventory/sleds'],
  ])
  expect(itemsOf(entries, {}, '/').map((item) => item.label)).toEqual(['Inventory'])
})

test('a group is current for everything below its area', () => {
  const current = (pathname: string) =>
    itemsOf(entries, {}, pathname).map((item) => [item.current, ...item.children.map((child) => child.current)])
  expect(current('/system/inventory/disks')).toEqual([[true, false, true]])
  expect(current('/system/inventory/other')).toEqual([[true, false, false]])
  expect(current('/system/silos')).toEqual([[false, false, false]])
})

test('regression: a place was current, too, where one was at another place below it', () => {
  const places = [
    { label: 'Find disk', path: '/disks' },
    { label: 'Create disk', path: '/disks/create' },
  ]
  const current = (pathname: string) => itemsOf(places, {}, pathname).map((item) => item.current)
  expect(current('/disks/create')).toEqual([false, true])
  expect(current('/disks/d')).toEqual([true, false])
})

test('pages that a server of another version does not have are left out', () => {
  const later = [...entries, { label: 'Newer', path: '/newer', versions: { since: '2.0.0' } }]
  const labels = () => itemsOf(later, {}, '/').map((item) => item.label)
  expect(labels()).toEqual(['Inventory', 'Newer'])
  otherVersion.set(otherOf('1.0.0'))
  expect(labels()).toEqual(['Inventory'])
  otherVersion.set(otherOf('2.0.0'))
  expect(labels()).toEqual(['Inventory', 'Newer'])
  otherVersion.set(undefined)
})
