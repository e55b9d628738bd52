import { describe, expect, test } from 'vitest'
import { chain, fill, isUuid, selector } from './selectors.ts'

const id = '5f3b1c2e-9d1a-4c55-8a3e-0c1d2e3f4a5b'

describe('chain', () => {
  test('names take all their parents along, nearest first', () => {
    const query = chain([
      ['router', 'r'],
      ['vpc', 'v'],
      ['project', 'p'],
    ])
    expect(query).toEqual({ router: 'r', vpc: 'v', project: 'p' })
    expect(Object.keys(query)).toEqual(['router', 'vpc', 'project'])
  })

  test('ends after a parent given by id', () => {
    expect(
      chain([
        ['router', 'r'],
        ['vpc', id],
        ['project', 'p'],
      ]),
    ).toEqual({ router: 'r', vpc: id })
  })

  test('leaves out parents without a value', () => {
    expect(
      chain([
        ['vpc', undefined],
        ['project', ''],
      ]),
    ).toEqual({})
  })
})

test('a target given by id goes without parents', () => {
  expect(selector(id, { project: 'p' })).toEqual({})
  expect(selector(id.toUpperCase(), { project: 'p' })).toEqual({})
  expect(selector('web-1', { project: 'p' })).toEqual({ project: 'p' })
})

test('an id with more or fewer digits is a name', () => {
  expect(isUuid(`${id}0`)).toBe(false)
  expect(isUuid(id.slice(1))).toBe(false)
})

describe('fill', () => {
  test('encodes each value as one segment', () => {
    expect(fill('/shelves/:shelf/crates/:crate', { shelf: 'a/b', crate: 'ü?' })).toBe('/shelves/a%2Fb/crates/%C3%BC%3F')
  })
  test('takes ids and addresses', () => {
    expect(fill('/pools/:pool', { pool: 'fd00::1' })).toBe('/pools/fd00%3A%3A1')
  })
  test('regression: a name with half a character broke every page that links to it', () => {
    expect(fill('/pools/:pool', { pool: 'a\uD800' })).toBe('/pools/a%EF%BF%BD')
  })
  test('refuses a missing value', () => {
    expect(() => fill('/projects/:project', {})).toThrow('No value for :project')
  })
  test.each(['.', '..'])('a name of dots that led to another page: %s is refused', (name) => {
    expect(() => fill('/projects/:project/disks', { project: name })).toThrow(name)
  })
})

test('regression: addresses of names without end kept a list from being drawn for a second', () => {
  expect(fill('/disks/:disk', { disk: 'ש'.repeat(100_000) }).length).toBeLessThan(20_000)
  expect(fill('/disks/:disk', { disk: 'a'.repeat(1_000) })).toBe(`/disks/${'a'.repeat(1_000)}`)
})
