import { describe, expect, test } from 'vitest'
import type { Cell } from '../spec.ts'
import { viewText } from './view-text.ts'
import { cellView, jsonText, plainText } from './view.ts'

const badge: Cell = { kind: 'badge', tones: { attached: 'success' }, labels: { v4: 'IPv4' } }

test.each([undefined, null, ''])('%o is a dash in every kind of cell', (value) => {
  for (const kind of [
    'text',
    'description',
    'id',
    'mono',
    'date',
    'bytes',
    'number',
    'boolean',
    'json',
    'list',
  ] as const) {
    expect(cellView(value, { kind })).toEqual({ kind: 'empty' })
  }
  expect(cellView(value, badge)).toEqual({ kind: 'empty' })
})

describe('badges', () => {
  test('known values have their tone and label', () => {
    expect(cellView('attached', badge)).toEqual({ kind: 'badge', tone: 'success', text: 'attached' })
    expect(cellView('v4', badge)).toEqual({ kind: 'badge', tone: 'neutral', text: 'IPv4' })
  })
  test('a value that passes by itself is marked', () => {
    const cell: Cell = { kind: 'badge', tones: {}, passing: ['starting'] }
    expect(cellView('starting', cell)).toEqual({ kind: 'badge', tone: 'neutral', text: 'starting', isPassing: true })
    expect(cellView('stopped', cell)).toEqual({ kind: 'badge', tone: 'neutral', text: 'stopped' })
  })
  test('says since when it has been so, where the row knows', () => {
    const cell: Cell = { kind: 'badge', tones: {}, since: { path: 'at', label: 'Changed' } }
    const date = new Date(0)
    expect(cellView('on', cell, { at: date })).toMatchObject({ since: { date, label: 'Changed' } })
    expect(cellView('on', cell, { at: null })).not.toHaveProperty('since')
    expect(cellView('on', cell)).not.toHaveProperty('since')
  })
  test('an unknown value is its own neutral text', () => {
    expect(cellView('import_ready', badge)).toEqual({ kind: 'badge', tone: 'neutral', text: 'import ready' })
  })
  test('a value named like an object method is only text', () => {
    expect(cellView('constructor', badge)).toEqual({ kind: 'badge', tone: 'neutral', text: 'constructor' })
    expect(cellView('__proto__', badge)).toMatchObject({ kind: 'badge', tone: 'neutral' })
  })
  test('an object where a state was expected is shown as JSON', () => {
    expect(cellView({ state: 'x' }, badge)).toMatchObject({ kind: 'json' })
  })
})

describe('types that do not fit', () => {
  test('a text where a number was expected stays a text', () => {
    expect(cellView('many', { kind: 'bytes' })).toEqual({ kind: 'text', text: 'many' })
  })
  test('a date that is none stays a text', () => {
    expect(cellView('soon', { kind: 'date' })).toEqual({ kind: 'text', text: 'soon' })
  })
  test('an object in a text cell is JSON', () => {
    expect(cellView({ a: 1 }, { kind: 'text' })).toEqual({ kind: 'json', value: { a: 1 } })
  })
  test('a single value in a list cell is a list of one', () => {
    expect(cellView('10.0.0.1', { kind: 'list' })).toEqual({ kind: 'list', items: ['10.0.0.1'] })
  })
})

test('dates, bytes and booleans', () => {
  const date = new Date('2025-10-08T00:00:00Z')
  expect(cellView(date, { kind: 'date' })).toEqual({ kind: 'date', date })
  expect(cellView(0, { kind: 'bytes' })).toEqual({ kind: 'bytes', value: 0 })
  expect(cellView(9007199254740993n, { kind: 'bytes' })).toEqual({ kind: 'bytes', value: 9007199254740993n })
  expect(cellView(false, { kind: 'boolean' })).toEqual({ kind: 'text', text: 'No' })
})

test('identifiers have all their digits, and lengths of time are read for people', () => {
  const texts = (cell: Cell, value: unknown) => viewText(cellView(value, cell))
  expect(texts({ kind: 'identifier' }, 65_042)).toBe('65042')
  expect(texts({ kind: 'identifier' }, 2_900_000_000)).toBe('2900000000')
  expect(texts({ kind: 'identifier' }, 2n ** 60n)).toBe('1152921504606846976')
  expect(texts({ kind: 'duration', unit: 'ms' }, 34_600_000_000)).toBe('1 y 35 d')
  expect(texts({ kind: 'duration', unit: 'µs' }, 1_000_000)).toBe('1 s')
  expect(texts({ kind: 'duration', unit: 's' }, 'later')).toBe('later')
})

test('an empty list is a dash', () => {
  expect(cellView([], { kind: 'list' })).toEqual({ kind: 'empty' })
})

test('markup stays the text it is', () => {
  expect(cellView('<img src=x onerror=alert(1)>', { kind: 'text' })).toEqual({
    kind: 'text',
    text: '<img src=x onerror=alert(1)>',
  })
})

test('large integers keep all digits in JSON', () => {
  expect(jsonText({ n: 9007199254740993n }, 0)).toBe('{"n":9007199254740993}')
  expect(plainText([1, 'a'])).toBe('[1,"a"]')
})

describe('a list of objects and a map as a table', () => {
  const cell: Cell = {
    kind: 'table',
    of: [
      { id: 'n', label: 'Attempt', path: 'n', cell: { kind: 'identifier' } },
      { id: 'end', label: 'Result', path: 'end', cell: { kind: 'badge', tones: { lost: 'danger' } } },
      { id: 'status', label: 'Status', path: 'answer.status', cell: { kind: 'identifier' } },
    ],
  }

  test('each item is a row of its fields, and what it does not have is empty', () => {
    const view = cellView(
      [
        { n: 1, end: 'lost', answer: null },
        { n: 2, end: 'fine', answer: { status: 200 } },
      ],
      cell,
    )
    expect(view).toEqual({
      kind: 'table',
      labels: ['Attempt', 'Result', 'Status'],
      rows: [
        [{ kind: 'identifier', value: 1 }, { kind: 'badge', tone: 'danger', text: 'lost' }, { kind: 'empty' }],
        [
          { kind: 'identifier', value: 2 },
          { kind: 'badge', tone: 'neutral', text: 'fine' },
          { kind: 'identifier', value: 200 },
        ],
      ],
    })
    expect(viewText(view)).toBe('1, lost; 2, fine, 200')
  })

  test('a map has a row for each key', () => {
    const counts: Cell = {
      kind: 'table',
      of: [
        { id: 'key', label: 'Release', path: 'key', cell: { kind: 'text' } },
        { id: 'value', label: 'Components', path: 'value', cell: { kind: 'number' } },
      ],
    }
    expect(viewText(cellView({ '17.1.0': 40, '18.0.0': 2 }, counts))).toBe('17.1.0, 40; 18.0.0, 2')
  })

  test.each([
    ['an empty list', [], 'empty'],
    ['nothing', null, 'empty'],
    ['a value of another kind', 'soon', 'text'],
  ])('%s is %s', (_, value, kind) => expect(cellView(value, cell).kind).toBe(kind))
})

test('a hardware address is read as people write it, from its bytes or as it is', () => {
  expect(cellView([168, 64, 37, 0, 1, 255], { kind: 'mac' })).toEqual({ kind: 'mono', text: 'a8:40:25:00:01:ff' })
  expect(cellView('a8:40:25:00:01:ff', { kind: 'mac' })).toEqual({ kind: 'mono', text: 'a8:40:25:00:01:ff' })
})

test('a router ID is read like an address', () => {
  const text = (value: unknown) => viewText(cellView(value, { kind: 'dotted' }))
  expect([0, 3_405_803_777, 2 ** 32 - 1, 1n].map(text)).toEqual([
    '0.0.0.0',
    '203.0.113.1',
    '255.255.255.255',
    '0.0.0.1',
  ])
  // What does not fit keeps its digits.
  expect([2 ** 32, -1, 1.5, 2n ** 60n].map(text)).toEqual(['4294967296', '-1', '1.5', '1152921504606846976'])
  expect(cellView('203.0.113.1', { kind: 'dotted' })).toEqual({ kind: 'mono', text: '203.0.113.1' })
})

test('a list of addresses has their font', () => {
  const cell: Cell = { kind: 'list', items: 'mono' }
  expect(cellView(['10.0.0.1'], cell)).toEqual({ kind: 'list', items: ['10.0.0.1'], isMono: true })
  expect(cellView([], cell)).toEqual({ kind: 'empty' })
})
