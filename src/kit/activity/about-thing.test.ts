import { describe, expect, test } from 'vitest'

import { entriesAbout, type Thing } from './about-thing.ts'
import type { Subject } from './subject.ts'

const fields = {
  uri: 'uri',
  operation: 'operation',
  started: 'started',
  ended: 'ended',
  done: { kind: 'field', path: 'result', in: ['success'] },
  created: 'timeCreated',
  callers: { shed: { entry: 'caller.shed', me: 'shedId' } },
} as const

const subject: Subject = {
  paths: ['/v1/crates/'],
  queries: ['crate', '/v1/piles?name_or_id'],
  within: { shelf: 'shelf', shop: 'shop' },
  create: 'crate_create',
  page: '/shops/:shop/shelves/:shelf/crates/:crate',
  param: 'crate',
}
const id = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'
const shelfId = '7d56b522-c9b8-49e4-9f9a-8d52a89ec3e1'
const made = new Date('2026-01-02T00:00:00.500Z')
const thing: Thing = {
  subject,
  row: { id, name: 'apples', shelfId, timeCreated: made },
  params: { shop: 'corner', shelf: 'top', crate: 'apples' },
  me: { shedId: 'mine' },
  names: new Map(),
}

const entry = (uri: string, more: object = {}) => ({
  uri,
  operation: 'crate_update',
  result: 'success',
  started: new Date('2026-01-03T00:00:00Z'),
  ended: new Date('2026-01-03T00:00:01Z'),
  ...more,
})
const isFound = (uri: string, { of = thing, ...more }: { of?: Thing; [field: string]: unknown } = {}): boolean =>
  entriesAbout([entry(uri, more)], of, fields).length === 1

describe('a request is about a thing', () => {
  test.each([
    [`/v1/crates/${id}`, 'by its id'],
    [`/v1/crates/${id}/open`, 'by its id, in an action'],
    ['/v1/crates/apples?shelf=top&shop=corner', 'by its name and what it lies in'],
    [`/v1/crates/apples?shelf=${shelfId}`, 'by its name and the id of what it lies in'],
    ['/v1/lids/round?crate=apples&shelf=top&shop=corner', 'as what another thing lies in'],
    [`/v1/lids?crate=${id}`, 'as what another thing lies in, by its id'],
    [`/v1/piles?name_or_id=${id}`, 'by a query parameter of that path'],
    ['/v1/crates/%61pples/open?shelf=top&shop=corner', 'with letters escaped'],
  ])('%s: %s', (uri) => {
    expect(isFound(uri)).toBe(true)
  })

  test.each([
    ['/v1/crates/pears?shelf=top&shop=corner', 'another name'],
    ['/v1/crates/apples?shelf=low&shop=corner', 'the same name on another shelf'],
    ['/v1/crates/apples?shelf=top&shop=other', 'the same name in another shop'],
    ['/v1/crates/apples', 'a name without a place'],
    ['/v1/cratesapples?shelf=top&shop=corner', 'another path'],
    [`/v1/other?name_or_id=${id}`, 'a parameter of another path'],
    ['/v1/crates/%E0%A4', 'an address that is cut in the middle of a letter'],
    ['/v1/crates/', 'nothing'],
    ['', 'no address'],
  ])('%s: %s is not', (uri) => {
    expect(isFound(uri)).toBe(false)
  })
})

test('a request of before the thing was made is about another one of its name, but an id is its own', () => {
  const before = { started: new Date('2026-01-01T00:00:00Z'), ended: new Date('2026-01-01T00:00:01Z') }
  expect(isFound('/v1/crates/apples?shelf=top&shop=corner', before)).toBe(false)
  expect(isFound(`/v1/crates/${id}`, before)).toBe(true)
})

describe('the request that made it', () => {
  const creation = {
    operation: 'crate_create',
    started: new Date('2026-01-02T00:00:00Z'),
    ended: new Date('2026-01-02T00:00:01Z'),
  }
  const uri = '/v1/crates?shelf=top&shop=corner'

  test('is told by the time and the place', () => {
    expect(isFound(uri, creation)).toBe(true)
    expect(isFound('/v1/crates?shelf=low&shop=corner', creation)).toBe(false)
    expect(isFound(uri, { ...creation, started: new Date('2026-01-02T00:00:00.600Z') })).toBe(false)
    expect(isFound(uri, { ...creation, operation: 'crate_fill' })).toBe(false)
  })

  test('did not fail', () => {
    expect(isFound(uri, { ...creation, result: 'error' })).toBe(false)
  })

  test('is not shown when two may be it', () => {
    expect(entriesAbout([entry(uri, creation), entry(uri, creation)], thing, fields)).toEqual([])
  })
})

test('of a thing that there is only one of, every request to its path is about it', () => {
  const only: Thing = {
    ...thing,
    subject: { paths: ['/v1/lamp'], queries: [], within: {}, page: '/lamp' },
    row: {},
    params: {},
  }
  expect(isFound('/v1/lamp', { of: only })).toBe(true)
  expect(isFound('/v1/lamp/shade', { of: only })).toBe(false)
})

test('what it lies in may be named by id in the address of the page and by name in the request', () => {
  const of = { ...thing, params: { ...thing.params, shelf: shelfId }, names: new Map([[shelfId, 'top']]) }
  expect(isFound('/v1/crates/apples?shelf=top&shop=corner', { of })).toBe(true)
})

test('members of something are named behind what they are in', () => {
  const of = { ...thing, subject: { ...subject, paths: ['/v1/piles/{pile}/members/crate/'] } }
  expect(isFound(`/v1/piles/any/members/crate/${id}`, { of })).toBe(true)
  expect(isFound('/v1/piles/any/members/crate/apples?shelf=top&shop=corner', { of })).toBe(true)
  expect(isFound(`/v1/piles//members/crate/${id}`, { of })).toBe(false)
})

test('names of what lies in the silo of the caller are only those of callers from there', () => {
  const of: Thing = { ...thing, subject: { ...subject, scope: 'shed' } }
  const uri = '/v1/crates/apples?shelf=top&shop=corner'
  expect(isFound(uri, { of, caller: { shed: 'mine' } })).toBe(true)
  expect(isFound(uri, { of, caller: { shed: 'other' } })).toBe(false)
  expect(isFound(uri, { of, caller: {} })).toBe(false)
  expect(isFound(`/v1/crates/${id}`, { of, caller: { shed: 'other' } })).toBe(true)
})

test('rows of the same path in another place have the name, too', () => {
  const of = { ...thing, subject: { ...subject, within: {}, without: ['shop'] } }
  expect(isFound('/v1/crates/apples', { of })).toBe(true)
  expect(isFound('/v1/crates/apples?shop=corner', { of })).toBe(false)
})

test('a thing may be named by another field, together with its place', () => {
  const named = { ...subject, within: {}, own: 'label', fields: { side: 'place.side' } }
  const of = { ...thing, subject: named, row: { id, label: 'p0', place: { side: 'left' } }, params: {} }
  expect(isFound('/v1/crates/p0/open?side=left', { of })).toBe(true)
  expect(isFound('/v1/crates/p0/open?side=right', { of })).toBe(false)
  expect(isFound('/v1/crates/p0/open', { of })).toBe(false)
})
