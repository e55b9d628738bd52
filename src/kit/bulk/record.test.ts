import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storageOf } from '../../lib/storage.fixture.ts'
import { bulkStore, type BulkRun } from './bulk-store.ts'
import { restoreRuns, saveRuns } from './record.ts'
import type { ItemState } from './runner.ts'

const run = (user: string, ...states: ItemState[]): Omit<BulkRun, 'id'> => ({
  user,
  label: 'Start',
  title: 'Instances',
  path: '/projects/shop/instances?search=web',
  danger: false,
  list: 'instances',
  items: states.map((state, at) => ({ id: `i${at}`, name: `web-${at}`, row: { secret: 1 }, state })),
  running: true,
  ended: 0,
  open: true,
  cancel: () => {},
  retry: () => {},
})

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('sessionStorage', storageOf(kept))
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of bulkStore.get()) bulkStore.remove(id)
})

const restored = () => bulkStore.get()[0]
const states = () => bulkStore.get().map(({ items }) => items.map(({ name, state }) => [name, state.status]))

test('regression: signing in again left no record of what was done', async () => {
  // What is kept from then on is kept until the page goes: a page of its own.
  vi.resetModules()
  const { createUnauthorizedHandler } = await import('../../api/unauthorized.ts')
  const { bulkStore: left } = await import('./bulk-store.ts')
  const { keepRuns, leaving } = await import('./record.ts')
  keepRuns()
  const id = left.add(
    run('ada', { status: 'done' }, { status: 'running' }, { status: 'running' }, { status: 'waiting' }),
  )
  const loaded: string[] = []
  const handle = createUnauthorizedHandler({
    location: () => ({ pathname: '/projects', search: '' }),
    load: (url) => loaded.push(url),
  })
  handle({ method: 'POST', url: '/v1/instances/{instance}/start' })
  expect(loaded).toHaveLength(1)
  // Nobody is asked whether the page may go.
  expect(leaving.current).toBe(true)
  // The refusal itself, and what it calls off, come after the redirect has begun.
  left.changeItems(id, new Map([['i1', { status: 'failed', message: 'Signed out' }]]))
  left.changeItems(id, new Map([['i3', { status: 'cancelled' }]]))
  const text = [...kept.values()].join()

  restoreRuns('ada')
  expect(states()).toEqual([
    [
      ['web-0', 'done'],
      ['web-1', 'failed'],
      ['web-2', 'unknown'],
      ['web-3', 'cancelled'],
    ],
  ])
  expect(restored()).toMatchObject({
    label: 'Start',
    path: '/projects/shop/instances?search=web',
    running: false,
    interrupted: true,
  })
  expect(text).not.toContain('secret')
})

test('regression: a page that was loaded again amid a run told nothing of it', async () => {
  vi.resetModules()
  const { bulkStore: left } = await import('./bulk-store.ts')
  const { keepRuns } = await import('./record.ts')
  keepRuns()
  const id = left.add(run('ada', { status: 'done' }, { status: 'running' }, { status: 'waiting' }))
  expect([...kept.keys()]).toEqual([])
  window.dispatchEvent(new Event('beforeunload'))
  // The browser breaks off what is under way before it lets the page go.
  left.changeItems(id, new Map([['i1', { status: 'failed', message: 'Could not reach the server' }]]))
  window.dispatchEvent(new Event('pagehide'))
  // A browser that brings the page back as it was goes on with it.
  const text = kept.get('cairn.bulk.ada') ?? ''
  window.dispatchEvent(new Event('pageshow'))
  expect([...kept.keys()]).toEqual([])
  kept.set('cairn.bulk.ada', text)
  left.remove(id)
  restoreRuns('ada')
  expect(states()).toEqual([
    [
      ['web-0', 'done'],
      ['web-1', 'unknown'],
      ['web-2', 'cancelled'],
    ],
  ])
})

test('it is brought back once', () => {
  expect(saveRuns([{ ...run('ada', { status: 'done' }), id: 1 }])).toBe(true)
  restoreRuns('ada')
  restoreRuns('ada')
  expect(states()).toHaveLength(1)
})

test('nobody sees what another user did, and it is dropped', () => {
  saveRuns([{ ...run('ada', { status: 'done' }), id: 1 }])
  restoreRuns('ben')
  expect(states()).toEqual([])
  expect([...kept.keys()]).toEqual([])
})

test.each([
  'not json',
  'null',
  '{"label":"x"}',
  '[null, 3, {"label":"a","title":"b","path":"/c"}]',
  '[{"label":"a","title":"b","path":"//elsewhere.example","items":[]}]',
  '[{"label":1,"title":"b","path":"/c","items":[]}]',
])('what cannot be read counts as nothing: %s', (text) => {
  kept.set('cairn.bulk.ada', text)
  restoreRuns('ada')
  expect(states()).toEqual([])
})

test('items that cannot be read are left out', () => {
  const items = [{ name: 'a', state: { status: 'done' } }, { name: 'b', state: { status: 'running' } }, null, {}]
  kept.set('cairn.bulk.ada', JSON.stringify([{ label: 'a', title: 'b', path: '/c', items }]))
  restoreRuns('ada')
  expect(states()).toEqual([[['a', 'done']]])
})

test('regression: what an older console had kept without words was told as “undefined”', () => {
  const wordless = [{ status: 'failed' }, { status: 'failed', message: { a: 1 } }, { status: 'skipped', reason: null }]
  const items = wordless.map((state, at) => ({ name: `web-${at}`, state }))
  kept.set('cairn.bulk.ada', JSON.stringify([{ label: 'a', title: 'b', path: '/c', items }]))
  restoreRuns('ada')
  expect(restored()?.items.map(({ state }) => state)).toEqual(wordless.map(() => ({ status: 'unknown' })))
})

test.each([
  ['blocked', undefined],
  [
    'full',
    {
      setItem: () => {
        throw new Error('full')
      },
    },
  ],
])('with storage that is %s nothing breaks, and the page does not go without asking', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  expect(saveRuns([{ ...run('ada', { status: 'done' }), id: 1 }])).toBe(false)
  restoreRuns('ada')
  expect(states()).toEqual([])
})

test('before it is known who is signed in nothing is kept', () => {
  expect(saveRuns([{ ...run('', { status: 'done' }), id: 1 }])).toBe(false)
  expect([...kept.keys()]).toEqual([])
})
