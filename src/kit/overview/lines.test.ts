import { expect, test, vi } from 'vitest'

import { shortCert, silosCert } from '../../lib/x509/certificates.fixture.ts'
import { readEnd } from '../../lib/x509/x509.ts'
import type { Lookup } from '../spec.ts'
import { rowAbove } from '../lookup/rows-of-each.ts'
import { byShare, countsOf, linesOf, meets, shareIn, timeAt, usesOf } from './lines.ts'
import type { FoundList, Rule } from './spec.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const ago = (minutes: number): Date => new Date(now - minutes * 60_000)
const rule = (more: Partial<Rule>): Rule => ({ say: 'bad', tone: 'danger', search: '', ...more })

const mills: Lookup = {
  entity: 'mill',
  label: { one: 'Mill', many: 'Mills' },
  source: { query: () => ({ queryKey: [] }), shape: { kind: 'page' }, paged: true },
  value: 'id',
  text: 'name',
  to: (row) => `/mills/${String(row['name'])}`,
}
const list = (more: Partial<FoundList>): FoundList => ({ lookup: mills, refresh: [], rules: [rule({})], ...more })

test.each([
  [{}, {}, true],
  [{ when: { kind: 'field', path: 'state', in: ['broken'] } }, { state: 'turning' }, false],
  [{ longer: { path: 'since', seconds: 600 } }, { since: ago(10) }, true],
  [{ longer: { path: 'since', seconds: 600 } }, { since: ago(9) }, false],
  // Without a date nobody knows how long.
  [{ longer: { path: 'since', seconds: 600 } }, {}, false],
  [{ soon: { path: 'ends', days: 30 } }, { ends: ago(-30 * 24 * 60) }, true],
  [{ soon: { path: 'ends', days: 30 } }, { ends: ago(-31 * 24 * 60) }, false],
  [{ soon: { path: 'ends', days: 30 } }, { ends: ago(5) }, true],
  [{ soon: { path: 'ends', days: 30 } }, { ends: null }, false],
  // A certificate until 2026-11-22, one until 2081, and what is none.
  [{ soon: { path: 'cert', days: 267 } }, { cert: shortCert }, true],
  [{ soon: { path: 'cert', days: 266 } }, { cert: shortCert }, false],
  [{ soon: { path: 'cert', days: 266 } }, { cert: silosCert }, false],
  [{ soon: { path: 'cert', days: 266 } }, { cert: '-----BEGIN CERTIFICATE-----' }, false],
] satisfies [Partial<Rule>, object, boolean][])('%j of %j: %s', (more, row, expected) => {
  expect(meets(rule(more), { ...row }, now)).toBe(expected)
})

test('rows of a rule are one line, which says how many they are', () => {
  const [line, ...others] = linesOf(list({}), [{ name: 'a' }, { name: 'b' }], { params: {}, now })
  expect(line?.text).toBe('2 mills bad')
  expect(others).toEqual([])
  expect(linesOf(list({}), [{ name: 'a' }], { params: {}, now })[0]?.text).toBe('1 mill bad')
})

test('below rows of another list there is a line for each of these, with the parameters of its list', () => {
  const each = {
    lookup: { ...mills, to: (row: object) => `/at/${JSON.stringify(row).length}` },
    param: 'mill',
    field: 'id',
    name: 'name',
  }
  const rows = ['1', '2', '1'].map((id) => ({ [rowAbove]: { id, name: `mill-${id}` } }))
  const lines = linesOf(list({ each }), rows, { params: { silo: 's' }, now })
  expect(lines.map(({ text, parent, params }) => [text, parent?.text, params])).toEqual([
    ['2 mills bad', 'mill-1', { silo: 's', mill: 'mill-1' }],
    ['1 mill bad', 'mill-2', { silo: 's', mill: 'mill-2' }],
  ])
})

test('values are counted, the most frequent first', () => {
  expect(countsOf([{ s: 'a' }, { s: 'b' }, { s: 'b' }], 's')).toEqual([
    { value: 'b', count: 2 },
    { value: 'a', count: 1 },
  ])
})

test('use is what is used, or the whole without what is left; rows without numbers have none', () => {
  const cell = { kind: 'number' } as const
  const measures = [
    { label: 'CPU', used: 'cpu.used', of: 'cpu.all', cell },
    { label: 'Room', left: 'free', of: 'room', cell },
  ]
  const uses = usesOf(measures, { cpu: { used: 1, all: 4 }, free: 10, room: 100 })
  expect(uses.map(({ label, used, of }) => [label, used, of])).toEqual([
    ['CPU', 1, 4],
    ['Room', 90, 100],
  ])
  expect(usesOf(measures, { room: 100 })).toEqual([])
})

test('the fullest comes first; of nothing, something is more than all', () => {
  const uses = [
    { used: 1, of: 2 },
    { used: 1, of: 0 },
    { used: 9n, of: 10n },
    { used: 0, of: 0 },
  ]
  expect(uses.toSorted(byShare).map(({ used }) => used)).toEqual([1, 9n, 1, 0])
  expect(uses.toSorted(byShare)[0]?.of).toBe(0)
})

test('the share of a key is of the sum; without a key there is none', () => {
  const share = { map: 'levels', key: 'target' }
  expect(shareIn({ levels: { a: 1, b: 3 }, target: 'b' }, share)).toEqual({ name: 'b', used: 3, of: 4 })
  expect(shareIn({ levels: { a: 1 }, target: 'c' }, share)).toEqual({ name: 'c', used: 0, of: 1 })
  expect(shareIn({ levels: { a: 1 }, target: null }, share)).toBeUndefined()
})

test('regression: an overview of twenty thousand certificates halted for two seconds with each drawing', () => {
  const decode = vi.spyOn(globalThis, 'atob')
  const end = readEnd(silosCert)
  const rows = Array.from({ length: 100 }, () => ({ cert: silosCert }))
  decode.mockClear()
  for (let drawing = 0; drawing < 2; drawing += 1) expect(rows.every((row) => timeAt(row, 'cert') === end)).toBe(true)
  expect(decode).toHaveBeenCalledTimes(100)
  decode.mockRestore()
})
