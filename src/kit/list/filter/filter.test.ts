import { expect, test } from 'vitest'
import { dateTime, mediumDate } from '../../../lib/dates.ts'
import type { Cell, Column, Row } from '../../spec.ts'
import { describeFilter } from './describe.ts'
import { type Filter, parseFilter, printFilter } from './filter-url.ts'
import { matcher } from './match.ts'

const column = (id: string, cell: Cell, more: Partial<Column> = {}): Column => ({
  id,
  label: id,
  path: id,
  cell,
  ...more,
})
const columns: readonly Column[] = [
  column('name', { kind: 'text' }),
  column('size', { kind: 'bytes' }),
  column('count', { kind: 'number' }),
  column('made', { kind: 'date' }),
  column('for', { kind: 'duration', unit: 'ms' }),
  column('port', { kind: 'identifier' }),
  column('open', { kind: 'boolean' }),
  column('state', { kind: 'badge', tones: {}, labels: { on: 'Switched on' } }),
  column('address', { kind: 'mono' }, { type: 'ip' }),
  column('block', { kind: 'mono' }, { type: 'cidr' }),
  column('tags', { kind: 'list' }),
  column('router', { kind: 'dotted' }),
]
const now = new Date(2025, 9, 8, 12).getTime()

function read(text: string): Filter {
  const result = parseFilter(text, columns)
  if ('problem' in result) throw new Error(result.problem)
  return result.filter
}

const meets = (text: string, row: Row): boolean => matcher(read(text), { now, textOf: () => '' })(row)

test.each([
  ['name:has:ORD', { name: 'my-orders' }, true],
  // As its cell shows it.
  ['router:is:203.0.113.1', { router: 3_405_803_777 }, true],
  ['router:starts:34058', { router: 3_405_803_777 }, false],
  ['name:is:orders', { name: 'Orders' }, true],
  ['name:is:order', { name: 'orders' }, false],
  ['name:starts:my', { name: 'my-orders' }, true],
  ['name:has:a:b', { name: 'xa:by' }, true],
  ['name:empty', { name: '' }, true],
  ['name:set', {}, false],
  ['size:gt:10 GiB', { size: 10 * 1024 ** 3 + 1 }, true],
  ['size:gt:10', { size: 10 * 1024 ** 3 }, false],
  ['size:lt:1 TiB', { size: 5 }, true],
  ['size:eq:1.5 GiB', { size: 1.5 * 1024 ** 3 }, true],
  ['count:between:9,3', { count: 9 }, true],
  ['count:between:3,9', { count: 10 }, false],
  ['count:lt:0', {}, false],
  ['for:gt:1 h 30 min', { for: 5_400_001 }, true],
  ['for:gt:1 h 30 min', { for: 5_400_000 }, false],
  ['for:eq:1500', { for: 1_500 }, true],
  ['for:eq:1.5 s', { for: 1_500 }, true],
  ['port:eq:65042', { port: 65_042 }, true],
  ['made:last:24h', { made: new Date(now - 3_600_000) }, true],
  ['made:last:7d', { made: new Date(now - 8 * 86_400_000) }, false],
  ['made:last:7d', { made: new Date(now + 86_400_000) }, false],
  ['made:last:7d', { made: new Date(now + 1_000) }, true],
  ['made:before:2025-10-08', { made: new Date(2025, 9, 7, 23, 59) }, true],
  ['made:after:2025-10-07', { made: new Date(2025, 9, 7, 23, 59) }, false],
  ['made:after:2025-10-07T12:00', { made: new Date(2025, 9, 7, 12, 1) }, true],
  ['made:between:2025-10-07,2025-10-08', { made: new Date(2025, 9, 8, 23, 59) }, true],
  ['open:any:true', { open: true }, true],
  ['open:any:true', { open: null }, false],
  ['state:any:on,off', { state: 'off' }, true],
  ['state:none:on', { state: 'off' }, true],
  ['state:none:on', { state: 'on' }, false],
  ['address:in:10.0.0.0/8', { address: '10.2.3.4' }, true],
  ['address:in:10.0.0.0/8', { address: 'fd00::1' }, false],
  ['address:eq:FD00:0::1', { address: 'fd00::1' }, true],
  ['block:in:10.0.0.0/8', { block: '10.1.0.0/16' }, true],
  ['block:in:10.1.0.0/16', { block: '10.0.0.0/8' }, false],
  ['block:eq:10.1.0.0/16', { block: '10.1.0.0/24' }, false],
  ['tags:has:blue', { tags: ['red', 'blueish'] }, true],
  ['tags:empty', { tags: [] }, true],
])('%s on %j: %s', (text, row, expected) => {
  expect(meets(text, row)).toBe(expected)
})

test('sizes beyond 2^53 are compared', () => {
  expect(meets('size:gt:8 PiB', { size: 2n ** 60n })).toBe(true)
})

test('references are matched by the name they show', () => {
  const owner = column('owner', {
    kind: 'ref',
    lookup: {
      entity: 'x',
      label: { one: 'X', many: 'Xs' },
      source: { query: () => ({ queryKey: [] }), shape: { kind: 'array' }, paged: false },
      value: 'id',
      text: 'name',
    },
  })
  const result = parseFilter('owner:any:ada', [owner])
  if ('problem' in result) throw new Error(result.problem)
  const meetsIt = matcher(result.filter, { now, textOf: (row) => (row['owner'] === '1' ? 'ada' : 'bob') })
  expect(meetsIt({ owner: '1' })).toBe(true)
  expect(meetsIt({ owner: '2' })).toBe(false)
  expect(meetsIt({})).toBe(false)
})

test.each([
  'name:has:x',
  'state:any:on,off',
  'size:between:1 GiB,2 GiB',
  'name:empty',
  'made:last:7d',
  'state:any:a\\,b,c\\\\',
])('%s survives the URL', (text) => {
  expect(printFilter(read(text))).toBe(text)
})

test('a comma inside a value is not the end of it', () => {
  expect(read('state:any:a\\,b,c').values).toEqual(['a,b', 'c'])
})

test.each([
  ['colour:is:red', 'There is no column “colour” to filter by.'],
  ['size:has:1', 'size cannot be filtered by “has”.'],
  ['size:gt:much', 'size: not a size such as 10 GiB'],
  ['for:lt:soon', 'for: not a length of time such as 90 min'],
  ['count:between:1', 'count: enter a value'],
  ['state:any', 'state: choose at least one'],
  ['made:before:2025-02-30', 'made: not a date such as 2025-10-08'],
  ['made:last:7w', 'made: not a span such as 24h or 7d'],
  ['address:in:10.0.0.0/64', 'address: max width for IPv4 is 32'],
  ['open:any:maybe', 'open: neither true nor false'],
  ['name:empty:x', 'name: enter a value'],
])('%s is refused: %s', (text, problem) => {
  expect(parseFilter(text, columns)).toEqual({ problem })
})

test('filters read as sentences', () => {
  expect(describeFilter(read('state:any:on'))).toBe('state is Switched on')
  expect(describeFilter(read('state:any:a_b,c,d,e,f'))).toBe('state is any of a b, c, d and 2 more')
  expect(describeFilter(read('made:last:24h'))).toBe('made in the last 24 hours')
  expect(describeFilter(read('made:last:1d'))).toBe('made in the last 1 day')
  expect(describeFilter(read('size:between:1 GiB,2 GiB'))).toBe('size between 1 GiB and 2 GiB')
  expect(describeFilter(read('made:before:2026-01-02'))).toBe(`made before ${mediumDate(new Date(2026, 0, 2))}`)
  const noon = dateTime(new Date(2026, 0, 2, 12, 30))
  expect(describeFilter(read('made:after:2026-01-02T12:30'))).toBe(`made after ${noon}`)
  expect(describeFilter(read('name:empty'))).toBe('name is empty')
  expect(describeFilter(read('open:any:true'))).toBe('open is Yes')
})
