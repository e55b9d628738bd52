import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { Store } from './store.ts'

const version = { contract: 'c', seed: 's' }

function filled(): Store {
  const store = new Store(version)
  const leaves = store.collection('leaf')
  for (const key of ['a', 'b', 'c']) leaves.insert(key, { name: key }, { parent: 'tree' })
  return store
}

const names = (store: Store): unknown[] =>
  store
    .collection('leaf')
    .of('tree')
    .map(({ row }) => row['name'])

test('a transaction that throws leaves the store as it was', async () => {
  const store = filled()
  const before = JSON.stringify(store.snapshot())
  const work = store.transaction(() => {
    const leaves = store.collection('leaf')
    leaves.remove('a')
    leaves.patch('b', { name: 'x' })
    leaves.replace('c', { name: 'c' }, { parent: 'bush' })
    leaves.insert('d', { name: 'd' }, { parent: 'tree' })
    store.setMeta('note', 'there')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(JSON.stringify(store.snapshot())).toBe(before)
  expect(names(store)).toEqual(['a', 'b', 'c'])
})

test('a transaction tells what it changed, and nothing else', async () => {
  const store = filled()
  const { commit } = await store.transaction(() => {
    const leaves = store.collection('leaf')
    leaves.remove('a')
    leaves.patch('b', { name: 'x' })
    leaves.insert('d', { name: 'd' })
    leaves.remove('d')
  })
  expect(commit.dirty).toBe(true)
  expect(commit.changes.map(({ key, entry }) => [key, entry?.row])).toEqual([
    ['a', undefined],
    ['b', { name: 'x' }],
  ])
  const reading = await store.transaction(() => store.collection('leaf').get('b'))
  expect(reading.commit.dirty).toBe(false)
})

test('transactions do not nest', async () => {
  const store = filled()
  await expect(store.transaction(() => store.transaction(() => 1))).rejects.toThrow('already open')
})

test('a snapshot brings everything back, order and counter included', () => {
  const store = filled()
  store.setMeta('note', 'there')
  const text = JSON.stringify(store.snapshot())
  const other = new Store(version)
  other.load(JSON.parse(text) as ReturnType<Store['snapshot']>)
  expect(JSON.stringify(other.snapshot())).toBe(text)
  expect(other.count()).toBe(store.count())
  expect(other.meta('note')).toBe('there')
})

test('what one page commits, another applies', async () => {
  const store = filled()
  const other = filled()
  const { commit } = await store.transaction(() => {
    store.collection('leaf').remove('a')
    store.collection('leaf').insert('d', { name: 'd' }, { parent: 'tree' })
  })
  other.apply(structuredClone(commit))
  expect(JSON.stringify(other.snapshot())).toBe(JSON.stringify(store.snapshot()))
})

test('rows cannot be changed past the journal', () => {
  const entry = filled()
    .collection('leaf')
    .insert('d', { inner: { list: [1] } })
  expect(() => Object.assign(entry.row, { name: 'x' })).toThrow(TypeError)
  expect(Object.isFrozen((entry.row['inner'] as { list: number[] }).list)).toBe(true)
})

test('a key is taken once', () => {
  const leaves = filled().collection('leaf')
  expect(() => leaves.insert('a', {})).toThrow('already in the store')
  expect(() => leaves.replace('z', {})).toThrow('not in the store')
})

test('rows are found by a field, as it is now', async () => {
  const store = filled()
  const leaves = store.collection('leaf')
  const having = (name: string, parent?: string): string[] => leaves.having('name', name, parent).map(({ key }) => key)
  expect([having('b'), having('b', 'tree'), having('b', 'bush'), having('none')]).toEqual([['b'], ['b'], [], []])
  leaves.patch('a', { name: 'b' })
  expect(having('b')).toEqual(['b', 'a'])
  leaves.replace('b', { name: 'b' }, { parent: 'bush' })
  expect([having('b', 'tree'), having('b', 'bush')]).toEqual([['a'], ['b']])
  const undone = store.transaction(() => {
    leaves.remove('a')
    expect(having('b', 'tree')).toEqual([])
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(having('b', 'tree')).toEqual(['a'])
  store.reset()
  expect(having('b')).toEqual([])
})

test('rows of a parent are one list until one of them changes, however it does', async () => {
  const store = new Store({ contract: 'c', seed: 's' })
  const leaves = store.collection('leaf')
  const namesOf = (parent: string): unknown[] => leaves.rowsOf(parent).map(({ name }) => name)
  leaves.insert('a', { name: 'a' }, { parent: 'oak' })
  leaves.insert('b', { name: 'b' }, { parent: 'elm' })
  const [oak, elm] = [leaves.rowsOf('oak'), leaves.rowsOf('elm')]
  expect(leaves.rowsOf('oak')).toBe(oak)
  leaves.insert('c', { name: 'c' }, { parent: 'oak' })
  expect([namesOf('oak'), leaves.rowsOf('elm') === elm]).toEqual([['a', 'c'], true])
  leaves.patch('a', { name: 'A' })
  expect(namesOf('oak')).toEqual(['A', 'c'])
  leaves.replace('c', { name: 'c' }, { parent: 'elm' })
  expect([namesOf('oak'), namesOf('elm')]).toEqual([['A'], ['b', 'c']])
  const failed = store.transaction(() => {
    leaves.remove('b')
    leaves.patch('c', { name: 'C' })
    expect(namesOf('elm')).toEqual(['C'])
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(namesOf('elm')).toEqual(['b', 'c'])
  store.reset()
  expect(namesOf('elm')).toEqual([])
})

test('parents that came and went stayed in memory for good', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const leaves = new Store(version).collection('leaf')
  const comeAndGo = (count: number): number => {
    for (let at = 0; at < count; at++) {
      leaves.insert('a', { name: 'a' }, { parent: `tree ${at} of ${count}` })
      leaves.rowsOf(`tree ${at} of ${count}`)
      leaves.remove('a')
    }
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = comeAndGo(1000)
  expect(comeAndGo(50_000) - before).toBeLessThan(2_000_000)
})
