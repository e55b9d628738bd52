import { describe, expect, it, test } from 'vitest'

import { holds, readPath } from '../lib/condition.ts'
import { isUnreadable } from '../lib/unreadable.ts'
import { holdsUnreadable } from '../lib/unreadable-value.ts'
import { finish, type Work } from '../lib/turns.ts'
import { codec } from './codec.ts'
import { createAnswerReader, type Problem } from './read-answer.ts'
import { shareEqual } from './share.ts'

/** A page of things with a field of each kind. */
const table = {
  shapes: [
    'items:[1 nextPage?',
    'id name size:n rank?:i isOpen:b timeCreated:d note? tags:[t owner:2 labels:{t source:3 extra?:*',
    'id since:d',
    'type=image imageId;type=size bytes:n',
    'ips:[t;first last',
    'type=disk value;type=image value',
  ],
  answers: {
    thingList: '0',
    thingView: '1',
    sourceView: '3',
    blockView: '4',
    targetView: '5',
    names: '[t',
    mixed: '{n|2',
  },
}

const good = () => ({
  id: 'a1',
  name: 'web',
  size: 12,
  isOpen: true,
  timeCreated: new Date(0),
  note: 'hi',
  tags: ['x'],
  owner: { id: 'o1', since: new Date(0) },
  labels: { anyKey: 'v' },
  source: { type: 'image', imageId: 'i1' },
  extra: { any: [1, null] },
  unheardOf: [3],
})

const read = createAnswerReader(table)
const pointers = (problems: readonly Problem[]): string[] => problems.map(({ pointer }) => pointer)

/** The thing with something else in one place, as it is read. */
function readWith(change: Readonly<Record<string, unknown>>) {
  const row: Record<string, unknown> = { ...good(), ...change }
  const problems = read('thingView', row)
  return { row, problems }
}

describe('a readable answer', () => {
  it('stays as it is, with what nobody has heard of', () => {
    const row = good()
    expect(read('thingView', row)).toEqual([])
    expect(row).toStrictEqual(good())
    expect(holdsUnreadable(row)).toBe(false)
  })

  it.each([
    ['a field without a value that may have none', { note: null }],
    ['one that is left out', { note: undefined }],
    ['a number beyond 2^53', { size: 2n ** 60n }],
    ['a variant that nobody knows', { source: { type: 'tape', reel: 4 } }],
    ['what the contract leaves open', { extra: 7 }],
    ['a word that nobody knows', { name: 'brand_new_word' }],
  ])('%s is fine', (_, change) => {
    const { row, problems } = readWith(change)
    expect(problems).toEqual([])
    expect(row).toStrictEqual({ ...good(), ...change })
  })

  it('of an operation that nobody knows is anything', () => {
    expect(read('toString', null)).toEqual([])
  })
})

test('what a server of another version does not have is no mistake, what it has is', () => {
  const ofOther = createAnswerReader(table, () => true)
  expect(pointers(ofOther('thingView', { ...good(), name: undefined, size: null }))).toEqual(['/size'])
})

describe('what is not as it should be', () => {
  it.each([
    ['name', null, '', 'null where a text is due'],
    ['name', undefined, '', 'nothing where a text is due'],
    ['name', { first: 'x' }, '', 'an object where a text is due'],
    ['name', 7, '', 'a number where a text is due'],
    ['note', 7, undefined, 'a number where a text is due'],
    ['size', '12', Number.NaN, 'a text where a number is due'],
    ['size', JSON.parse('1e400'), Number.NaN, 'too large a number where a number is due'],
    ['rank', 2n ** 60n, undefined, 'too large a number where a number is due'],
    ['isOpen', 'yes', undefined, 'a text where true or false is due'],
    ['timeCreated', 'soon', new Date(Number.NaN), 'a text where a date is due'],
    ['tags', 'x', [], 'a text where a list is due'],
    ['labels', [], {}, 'a list where an object is due'],
    ['owner', null, { id: '', since: new Date(Number.NaN) }, 'null where an object is due'],
    ['source', 'image', { type: '', imageId: '' }, 'a text where an object is due'],
  ])('%s as %o is replaced, and remembered', (field, raw, neutral, problem) => {
    const { row, problems } = readWith({ [field]: raw })
    const at = codec.toWireName(field)
    expect(problems).toEqual([{ pointer: `/${at}`, problem }])
    expect(structuredClone(row[field])).toEqual(neutral)
    expect(readPath(row, field)).toMatchObject({ raw, problem })
    expect(readPath({ ...row }, `${field}.deeper`), 'a copy knows it').toBe(readPath(row, field))
    expect(structuredClone({ ...row, [field]: 0 }), 'the others are what they were').toEqual({ ...good(), [field]: 0 })
  })

  it('in a nested object has its own place', () => {
    const { row, problems } = readWith({ owner: { id: 7, since: new Date(0) } })
    expect(pointers(problems)).toEqual(['/owner/id'])
    expect(isUnreadable(readPath(row, 'owner.id'))).toBe(true)
    expect(readPath(row, 'owner.since')).toEqual(new Date(0))
  })

  it('is one row of a list, or one value of a map', () => {
    const page = { items: [good(), null, good()] as unknown[] }
    expect(read('thingList', page)).toEqual([{ pointer: '/items/1', problem: 'null where an object is due' }])
    expect(isUnreadable(readPath(page.items[1], 'name'))).toBe(true)
    expect(isUnreadable(readPath(page.items[1], 'note')), 'what it may lack, too').toBe(true)
    expect(readPath(page.items[2], 'name')).toBe('web')
    const { row, problems } = readWith({ labels: { 'big/Key': 7, other: 'x' } })
    expect(pointers(problems)).toEqual(['/labels/big~1Key'])
    expect(readPath(row['labels'], 'other')).toBe('x')
  })

  it('makes a list of texts with something else in it no list of texts', () => {
    const { row, problems } = readWith({ tags: ['x', 7, 'y'] })
    expect(pointers(problems)).toEqual(['/tags/1'])
    expect(readPath(row, 'tags')).toMatchObject({ raw: ['x', 7, 'y'] })
    expect(row['tags']).toHaveLength(0)
  })

  it('is told of each row', () => {
    const page = {
      items: [{ ...good(), labels: { a: 'x' }, source: { type: 'image', imageId: 'x' }, tags: [7] }, null],
    }
    expect(pointers(read('thingList', page))).toEqual(['/items/0/tags/0', '/items/1'])
  })

  it('is looked for in the variant that it is', () => {
    expect(pointers(read('sourceView', { type: 'size', bytes: 'many' }))).toEqual(['/bytes'])
    expect(pointers(read('sourceView', { bytes: 1 }))).toEqual(['/type'])
    expect(pointers(read('targetView', { type: null, value: {} }))).toEqual(['/type', '/value'])
    expect(pointers(read('targetView', { type: 'tape', value: {} }))).toEqual(['/value'])
    expect(pointers(read('targetView', { type: 'tape', reel: {} }))).toEqual(['/value'])
    expect(pointers(read('blockView', { first: null, last: 'x' }))).toEqual(['/first'])
    expect(pointers(read('sourceView', { type: { toString: 1 } })), 'no text can be made of it').toEqual(['/type'])
    expect(read('blockView', { another: 1 })).toEqual([])
    expect(pointers(read('mixed', { a: 'x' }))).toEqual([])
  })
})

describe('an unreadable value', () => {
  const { row } = readWith({ name: 7, owner: null, tags: [null], size: 'big' })
  const name = readPath(row, 'name')

  it('is no value that a condition can hold for', () => {
    const holdsFor = (...wanted: (string | null)[]) => holds({ kind: 'field', path: 'name', in: wanted }, row)
    expect([holdsFor('web'), holdsFor(null), holdsFor('')]).toEqual([undefined, undefined, undefined])
    expect(holds({ kind: 'not', of: { kind: 'field', path: 'owner.id', in: [''] } }, row)).toBeUndefined()
    expect(holds({ kind: 'newer', path: 'owner.since', seconds: 9 }, row, { now: 0 })).toBeUndefined()
    expect(holds({ kind: 'older', path: 'id', than: 'name' }, row)).toBeUndefined()
    expect(holds({ kind: 'same', path: 'name', as: '$row.name' }, row, { row: { name: '' } })).toBeUndefined()
  })

  it('is one no more once a copy has another value there', () => {
    expect(readPath({ ...row, name: 'new' }, 'name')).toBe('new')
    expect(readPath({ ...row, other: 'new' }, 'name')).toBe(name)
  })

  it('goes back as it came, unless somebody has put another value there', () => {
    const sent = codec.toWire({ ...row, size: 5 })
    expect(sent).toMatchObject({ name: 7, owner: null, tags: [null], size: 5 })
    expect(codec.toWire(row)).toMatchObject({ size: 'big' })
    expect(codec.toWire({ value: name })).toEqual({ value: 7 })
    const page = { items: [null, good()] as unknown[] }
    read('thingList', page)
    expect(codec.toWire(page)).toMatchObject({ items: [null, { name: 'web' }] })
    const missing = readWith({ name: undefined }).row
    expect(JSON.parse(JSON.stringify(codec.toWire(missing)))).not.toHaveProperty('name')
  })

  it('is no value that was meant', () => {
    const meant = { ...good(), name: '' }
    const one = readWith({ name: null }).row
    expect(shareEqual(meant, one)).toBe(one)
    expect(shareEqual(one, meant)).toBe(meant)
    expect(shareEqual([], row['tags'])).toBe(row['tags'])
    expect(shareEqual({ a: meant, b: one }, { a: { ...meant }, b: one })).toMatchObject({ a: meant })
  })
})

describe('rows of a long list', () => {
  const count = 1_200
  const broken = new Set([0, 700, 1_199])
  const pageOf = (onRead: () => void = () => undefined) => ({
    items: Array.from({ length: count }, (_, index) => ({
      ...good(),
      get name() {
        onRead()
        return broken.has(index) ? null : 'web'
      },
      set name(_: string | null) {},
    })),
  })

  it('are read as work that can be left off, and judged as in one go', () => {
    const atOnce = read('thingList', pageOf())
    const later: Work<void>[] = []
    const problems = read('thingList', pageOf(), later)
    expect(problems).toEqual([])
    for (const work of later) finish(work)
    expect(problems).toEqual(atOnce)
    expect(pointers(problems)).toEqual([...broken].map((row) => `/items/${row}/name`))
  })

  it('regression: were read in one go', () => {
    let reads = 0
    const later: Work<void>[] = []
    read(
      'thingList',
      pageOf(() => (reads += 1)),
      later,
    )
    const steps: number[] = []
    for (const work of later) for (const _ of work) steps.push(reads)
    expect(steps).toEqual([500, 1_000, count])
  })

  it('wait for nothing where it is short', () => {
    const later: Work<void>[] = []
    const short = { items: [{ ...good(), name: 7 }] }
    expect(pointers(read('thingList', short, later))).toEqual(['/items/0/name'])
    expect(later).toEqual([])
  })
})
