import { beforeEach, expect, test } from 'vitest'

import { Store } from '../store/store.ts'
import { fleetId, totalsOf } from './totals.ts'

let store: Store

beforeEach(() => {
  store = filled()
})

function filled(): Store {
  const one = new Store({ contract: 'c', seed: 's' })
  one.collection('silo').insert('meadow', {})
  one.collection('project').insert('shop', {}, { parent: 'meadow' })
  one.collection('disk').insert('a', { size: 10 }, { parent: 'shop' })
  one.collection('instance').insert('i', { run_state: 'running', ncpus: 2, memory: 8 }, { parent: 'shop' })
  return one
}

const storage = (): unknown[] => ['shop', 'meadow', fleetId].map((id) => totalsOf(store).of(id)?.storage)

test('totals follow the rows: added, changed, moved and removed ones', () => {
  expect(storage()).toEqual([10, 10, 10])
  store.collection('disk').insert('b', { size: 5 }, { parent: 'shop' })
  expect(storage()).toEqual([15, 15, 15])
  store.collection('disk').patch('b', { size: 6 })
  expect(storage()).toEqual([16, 16, 16])
  store.collection('project').insert('lake', {}, { parent: 'meadow' })
  store.collection('disk').replace('b', { size: 6 }, { parent: 'lake' })
  expect(storage()).toEqual([10, 16, 16])
  store.collection('disk').remove('a')
  expect(storage()).toEqual([0, 6, 6])
  expect(totalsOf(store).of('lake')).toEqual({ cpus: 0, memory: 0, storage: 6 })
})

test('an instance counts while it has a virtual machine', () => {
  expect(totalsOf(store).of('meadow')).toEqual({ cpus: 2, memory: 8, storage: 10 })
  store.collection('instance').patch('i', { run_state: 'stopped' })
  expect(totalsOf(store).of('meadow')).toEqual({ cpus: 0, memory: 0, storage: 10 })
})

test('what is undone does not count', async () => {
  storage()
  const work = store.transaction(() => {
    store.collection('disk').insert('b', { size: 5 }, { parent: 'shop' })
    store.collection('disk').remove('a')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(storage()).toEqual([10, 10, 10])
})

test('a store that was loaded, in whatever order, has the same totals', () => {
  const snapshot = store.snapshot()
  const other = new Store({ contract: 'c', seed: 's' })
  totalsOf(other).takeChanged()
  other.load(snapshot)
  expect(totalsOf(other).of('meadow')).toEqual(totalsOf(store).of('meadow'))
  expect(totalsOf(other).takeChanged()).toEqual([fleetId, 'meadow', 'shop'])
  other.reset()
  expect(totalsOf(other).of('meadow')).toBeUndefined()
})

test('what changed is told once, projects that came or went among it', () => {
  totalsOf(store).takeChanged()
  expect(totalsOf(store).takeChanged()).toEqual([])
  store.collection('disk').patch('a', { size: 11 })
  store.collection('project').insert('lake', {}, { parent: 'meadow' })
  expect(totalsOf(store).takeChanged()).toEqual([fleetId, 'lake', 'meadow', 'shop'])
  store.collection('project').remove('lake')
  expect(totalsOf(store).takeChanged()).toEqual(['lake'])
  expect(totalsOf(store).of('lake')).toBeUndefined()
})
