import { describe, expect, test } from 'vitest'

import { finish } from '../../../lib/turns.ts'
import type { Lookup, Shown } from '../../spec.ts'
import { csvText } from './csv.ts'
import { type Exported, fileName, type Format, writing } from './formats.ts'

const fileText = (format: Format, exported: Exported): string => finish(writing(format, exported)).join('')

describe('CSV', () => {
  test('lines end with CR LF, and every cell is quoted, empty ones and numbers too', () => {
    expect(
      csvText([
        ['a', 'b'],
        ['x,y', 'say "hi"'],
        ['two\nlines', ' padded '],
        ['', 'é'],
        ['', 7],
      ]),
    ).toBe('"a","b"\r\n"x,y","say ""hi"""\r\n"two\nlines"," padded "\r\n"","é"\r\n"","7"\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', '\u00a0@A1', '\ufeff=1', '\u200b+1'])(
    '%j is a text, not a formula',
    (text) => {
      expect(csvText([[text]])).toMatch(/^"'/)
    },
  )

  test.each(['a=1', 'web-1', '1-2', ' plain', "'quoted"])('%j is no formula and stays as it is', (text) => {
    expect(csvText([[text]])).toBe(`"${text}"\r\n`)
  })

  test('control characters are seen instead of carried out', () => {
    expect(csvText([['\u0000=1', '\u001b[2J', 'a\u0007\u007f\u009b1m', 'tab\there']])).toBe(
      '"␀=1","␛[2J","a␇␡\ufffd1m","tab\there"\r\n',
    )
  })

  test('numbers keep all their digits, whatever their sign and size', () => {
    expect(csvText([[-1, 0.5, 12345678901234567890n]])).toBe('"-1","0.5","12345678901234567890"\r\n')
  })
})

const crateLookup: Lookup = {
  entity: 'crate',
  label: { one: 'Crate', many: 'Crates' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'array' }, paged: false },
  value: 'id',
  text: 'name',
}
const columns: Shown[] = [
  { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
  { id: 'size', label: 'Size', path: 'size', cell: { kind: 'bytes' } },
  { id: 'made', label: 'Made', path: 'made', cell: { kind: 'date' } },
  { id: 'crate', label: 'Crate', path: 'crate.id', cell: { kind: 'ref', lookup: crateLookup } },
  { id: 'tags', label: 'Tags', path: 'tags', cell: { kind: 'list' } },
  { id: 'open', label: 'Open', path: 'open', cell: { kind: 'boolean' } },
]
const rows = [
  {
    name: 'lantern',
    size: 2n ** 60n + 1n,
    made: new Date('2026-03-01T10:00:00.000Z'),
    crate: { id: 'c1' },
    tags: ['a', 'b'],
    open: false,
  },
  { name: null, size: 1024, crate: { id: 'gone' }, made: new Date(Number.NaN), tags: [{ k: 1n }] },
]
const names = { crate: { rows: [{ id: 'c1', name: 'oak' }], state: 'complete' as const } }

test('a table has raw values; a reference has its name and its value', () => {
  expect(fileText('csv', { columns, rows, names }).split('\r\n')).toEqual([
    '"Name","Size","Made","Crate","Crate (id)","Tags","Open"',
    '"lantern","1152921504606846977","2026-03-01T10:00:00.000Z","oak","c1","a; b","false"',
    '"","1024","","","gone","[{""k"":1}]",""',
    '',
  ])
})

test('a length of time says in which unit it is', () => {
  const column: Shown = { id: 'for', label: 'In this state for', path: 'for', cell: { kind: 'duration', unit: 'ms' } }
  expect(fileText('csv', { columns: [column], rows: [{ for: 5_400_000 }], names: {} })).toBe(
    '"In this state for (ms)"\r\n"5400000"\r\n',
  )
})

test('names that nobody knows yet are left empty', () => {
  expect(fileText('csv', { columns: columns.slice(3, 4), rows, names: {} })).toBe(
    '"Crate","Crate (id)"\r\n"","c1"\r\n"","gone"\r\n',
  )
})

test('JSON has whole rows, exact integers and ISO dates', () => {
  const text = fileText('json', { columns: [], rows: rows.slice(0, 1), names })
  expect(text).toContain('"size":1152921504606846977')
  expect(JSON.parse(text)).toEqual([
    expect.objectContaining({ name: 'lantern', made: '2026-03-01T10:00:00.000Z', crate: { id: 'c1' }, open: false }),
  ])
  expect(fileText('json', { columns: [], rows: [], names })).toBe('[]\n')
})

test('the file is named after the list and the day', () => {
  expect(fileName('IP Pools', 'csv', new Date(2026, 2, 1, 23, 59))).toBe('ip-pools-2026-03-01.csv')
  expect(fileName('Disks', 'json', new Date(2026, 10, 21))).toBe('disks-2026-11-21.json')
})

test('the fields of a column that shows the first of several stand side by side, and what is in no row is left out', () => {
  const first: Shown = { id: 'first', label: 'First', path: 'first', cell: { kind: 'first', of: columns.slice(0, 2) } }
  const words: Shown = { id: 'words', label: 'Words', path: 'words', cell: { kind: 'words', text: 'Same' } }
  const read: Shown = {
    id: 'read',
    label: 'Read',
    path: 'read',
    cell: { kind: 'read', own: { param: 'crate', field: 'name' }, from: { lookup: crateLookup }, show: 'count' },
  }
  const text = fileText('csv', { columns: [first, words, read], rows: rows.slice(0, 1), names })
  expect(text).toBe('"Name","Size"\r\n"lantern","1152921504606846977"\r\n')
})

describe('many rows', () => {
  const many = Array.from({ length: 1_234 }, (_, index) => ({ name: `crate-${index}` }))

  test('are all there once in CSV, below one header', () => {
    const lines = fileText('csv', { columns: columns.slice(0, 1), rows: many, names: {} }).split('\r\n')
    expect(lines).toEqual(['"Name"', ...many.map(({ name }) => `"${name}"`), ''])
  })

  test('are one list in JSON', () => {
    expect(JSON.parse(fileText('json', { columns: [], rows: many, names: {} }))).toEqual(many)
  })
})
