import { expect, test } from 'vitest'

import { exported, readExport } from './export.ts'
import { Store } from './store.ts'

function filled(): Store {
  const store = new Store({ contract: 'c1', seed: 's' })
  store.collection('leaf').insert('a', { name: 'a' }, { parent: 'tree', hidden: { secret: 1 } })
  store.collection('leaf').insert('b', { name: 'b' }, { parent: 'tree' })
  store.setMeta('born', '7')
  return store
}

test('an export is read back whole', () => {
  const store = filled()
  expect(readExport(exported(store), 'c1')).toEqual({ snapshot: store.snapshot() })
})

test('an export of another contract is refused', () => {
  expect(readExport(exported(filled()), 'c2')).toEqual({ problem: 'other-contract' })
})

test.each([
  ['no JSON', '{'],
  ['another file', '{"name":"package"}'],
  ['a list', '[]'],
  ['no rows', JSON.stringify({ format: 'cairn-mock-1', snapshot: { version: { contract: 'c1', seed: 's' } } })],
  [
    'rows that are none',
    JSON.stringify({
      format: 'cairn-mock-1',
      snapshot: { version: { contract: 'c1', seed: 's' }, counter: 1, meta: {}, collections: { leaf: [{ key: 1 }] } },
    }),
  ],
])('%s is unreadable', (_, text) => {
  expect(readExport(text, 'c1')).toEqual({ problem: 'unreadable' })
})

test('the difference to a snapshot, applied, gives the snapshot', async () => {
  const wanted = filled()
  await wanted.transaction(() => {
    wanted.collection('leaf').remove('a')
    wanted.collection('leaf').patch('b', { name: 'x' })
    wanted.collection('bud').insert('c', {})
  })
  const store = filled()
  const commit = store.difference(wanted.snapshot())
  expect(commit.changes.map(({ collection, key }) => `${collection}/${key}`).sort()).toEqual([
    'bud/c',
    'leaf/a',
    'leaf/b',
  ])
  store.apply(commit)
  expect(JSON.stringify(store.snapshot())).toBe(JSON.stringify(wanted.snapshot()))
})

test('a fingerprint is of the rows there are, not of their values', () => {
  const store = filled()
  expect(store.fingerprint()).toBe(filled().fingerprint())
  store.collection('leaf').patch('a', { name: 'other' })
  expect(store.fingerprint()).toBe(filled().fingerprint())
  store.collection('leaf').insert('c', {})
  expect(store.fingerprint()).not.toBe(filled().fingerprint())
})
