import { describe, expect, test } from 'vitest'

import { isMeant, ownParams, valuesAt } from './related.ts'

const rows = [
  { name: 'a', crateId: '1' },
  { name: 'b', crateId: null },
  { name: 'c', crateId: '2', lids: ['1', '7'] },
  { name: 'd', at: { crate: '1' } },
]
const meant = (path: string, value: unknown) =>
  rows.filter((one) => isMeant(one, { id: value }, [{ path, value: 'id' }])).map(({ name }) => name)

test('rows that hold the value, directly, in a list or further in', () => {
  expect(meant('crateId', '1')).toEqual(['a'])
  expect(meant('lids', 1)).toEqual(['c'])
  expect(meant('at.crate', '1')).toEqual(['d'])
})

test('a row without the field that others hold is referred to by nobody, empty fields included', () => {
  expect(meant('crateId', undefined)).toEqual([])
  expect(meant('crateId', null)).toEqual([])
})

test('without a field to compare all rows of the list are meant', () => {
  expect(isMeant({ name: 'a' }, {}, undefined)).toBe(true)
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

  test('one of several fields is enough', () => {
    const match = ['filters.hosts[crate].value', 'targets[crate].value'].map((path) => ({ path, value: 'name' }))
    expect(isMeant(rule, { name: 'apples' }, match)).toBe(true)
    expect(isMeant(rule, { name: 'plums' }, match)).toBe(true)
    expect(isMeant(rule, { name: 'pears' }, match)).toBe(false)
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
