import { describe, expect, test } from 'vitest'

import type { Row } from '../spec.ts'
import { meantOf } from './meant.ts'
import { ownParams, valuesAt } from './related.ts'

const rows = [
  { name: 'a', crateId: '1' },
  { name: 'b', crateId: null },
  { name: 'c', crateId: '2', lids: ['1', '7'] },
  { name: 'd', at: { crate: '1' } },
]
const meant = async (path: string, value: unknown) =>
  (await meantOf(rows, { id: value }, [{ path, value: 'id' }])).rows.map(({ name }) => name)

test('rows that hold the value, directly, in a list or further in', async () => {
  expect(await meant('crateId', '1')).toEqual(['a'])
  expect(await meant('lids', 1)).toEqual(['c'])
  expect(await meant('at.crate', '1')).toEqual(['d'])
})

test('a row without the field that others hold is referred to by nobody, empty fields included', async () => {
  expect(await meant('crateId', undefined)).toEqual([])
  expect(await meant('crateId', null)).toEqual([])
})

test('without a field to compare all rows of the list are meant', async () => {
  expect(await meantOf(rows, {}, undefined)).toEqual({ rows, isUnsure: false })
})

test('each once and in the order of the list, whichever of its fields refers to the row, and however often', async () => {
  const many = [
    { name: 'a', to: '2', from: '1' },
    { name: 'b', to: '1', from: '1' },
    { name: 'c', to: ['1', '1'], from: '3' },
  ]
  const match = ['to', 'from'].map((path) => ({ path, value: 'id' }))
  expect((await meantOf(many, { id: '1' }, match)).rows).toEqual(many)
  expect((await meantOf(many, { id: '3' }, match)).rows).toEqual(many.slice(2))
})

test('a long list was looked through for each row on screen', async () => {
  let reads = 0
  const long: Row[] = Array.from({ length: 1000 }, (_, index) => ({
    get crateId() {
      reads += 1
      return String(index % 100)
    },
  }))
  const found = await Promise.all(
    Array.from({ length: 50 }, (_, id) => meantOf(long, { id: String(id) }, [{ path: 'crateId', value: 'id' }])),
  )
  expect(found.map((one) => one.rows.length)).toEqual(found.map(() => 10))
  expect(reads).toBeLessThanOrEqual(2 * long.length)
})

describe('references inside tagged unions', () => {
  const rule = {
    name: 'allow-ssh',
    targets: [
      { type: 'crate', value: 'apples' },
      { type: 'shelf', value: 'pears' },
    ],
    filters: { hosts: [{ type: 'crate', value: 'plums' }], ports: null },
  }

  test('only the variant that is asked for counts', () => {
    expect(valuesAt(rule, 'targets[crate].value')).toEqual(['apples'])
    expect(valuesAt(rule, 'targets[shelf].value')).toEqual(['pears'])
    expect(valuesAt(rule, 'targets[lid].value')).toEqual([])
    expect(valuesAt(rule, 'filters.hosts[crate].value')).toEqual(['plums'])
    expect(valuesAt(rule, 'filters.ports[crate].value')).toEqual([])
  })

  test('one of several fields is enough', async () => {
    const match = ['filters.hosts[crate].value', 'targets[crate].value'].map((path) => ({ path, value: 'name' }))
    expect((await meantOf([rule], { name: 'apples' }, match)).rows).toEqual([rule])
    expect((await meantOf([rule], { name: 'plums' }, match)).rows).toEqual([rule])
    expect((await meantOf([rule], { name: 'pears' }, match)).rows).toEqual([])
  })

  test('the property that tells the variants apart has any name', () => {
    expect(valuesAt({ to: { kind: 'crate', value: 'x' } }, 'to[crate].value', 'kind')).toEqual(['x'])
  })
})

test('from a list, the row stands in for the parameter of its page', () => {
  const relations = { param: 'crate', field: 'name' }
  expect(ownParams(relations, { name: 'a' }, { hall: 'h' })).toEqual({ hall: 'h', crate: 'a' })
  expect(ownParams(relations, {}, { hall: 'h', crate: 'x' })).toEqual({ hall: 'h', crate: 'x' })
})
