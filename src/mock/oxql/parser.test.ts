import { expect, test } from 'vitest'

import type { Expression } from './ast.ts'
import { parseQuery } from './parser.ts'

const now = Date.parse('2026-01-01T00:00:00Z')
const parse = (text: string) => parseQuery(text, now)
const where = (text: string): Expression => {
  const [operation] = parse(`get a:b | filter ${text}`).operations
  if (operation?.kind !== 'filter') throw new Error('no filter')
  return operation.where
}

/** An expression as text, with its structure in parentheses. */
function shown(expression: Expression): string {
  switch (expression.kind) {
    case 'compare':
      return `${expression.field}${expression.operator}${String(expression.literal.value)}`
    case 'not':
      return `!${shown(expression.of)}`
    default:
      return `(${expression.of.map(shown).join(` ${expression.kind} `)})`
  }
}

test('the query of the reference console', () => {
  const text =
    'get virtual_machine:vcpu_usage | filter timestamp >= @2025-12-31T22:00:00.000 && timestamp < @2026-01-01T00:00:00.000 && instance_id == "92275a5e-091d-4d80-a3ed-4635f8d741eb" && state == "run" | align mean_within(120s) | group_by [vcpu_id], sum'
  const { operations, ...from } = parse(text)
  expect(from).toEqual({ series: 'virtual_machine:vcpu_usage' })
  expect(operations.map(({ kind }) => kind)).toEqual(['filter', 'align', 'group_by'])
  expect(operations[0]).toMatchObject({
    where: {
      kind: 'and',
      of: [
        { field: 'timestamp', operator: '>=', literal: { kind: 'timestamp', value: now - 7_200_000 } },
        { field: 'timestamp', operator: '<', literal: { kind: 'timestamp', value: now } },
        { field: 'instance_id', operator: '==', literal: { kind: 'string' } },
        { field: 'state', operator: '==', literal: { kind: 'string', value: 'run' } },
      ],
    },
  })
  expect(operations[1]).toEqual({ kind: 'align', method: 'mean_within', period: 120_000 })
  expect(operations[2]).toEqual({ kind: 'group_by', fields: ['vcpu_id'], reducer: 'sum' })
})

test('a query may run over lines, without blanks, and end after get', () => {
  expect(parse('get a:b').operations).toEqual([])
  expect(parse('get a:b|filter x==1|last 3\n|first 2').operations.map(({ kind }) => kind)).toEqual([
    'filter',
    'limit',
    'limit',
  ])
  expect(parse('get a:b | align mean_within(1m) | group_by []').operations[1]).toEqual({
    kind: 'group_by',
    fields: [],
    reducer: 'mean',
  })
  expect(parse('get a:b | align mean_within(1m) | group_by [x, y], mean').operations[1]).toMatchObject({
    fields: ['x', 'y'],
  })
})

test('&& binds closer than ^, and ^ closer than ||; ! and parentheses come first', () => {
  expect(shown(where('a == 1 || b == 2 && c == 3'))).toBe('(a==1 or (b==2 and c==3))')
  expect(shown(where('(a == 1 || b == 2) && c == 3'))).toBe('((a==1 or b==2) and c==3)')
  expect(shown(where('a == 1 ^ b == 2 || !c == 3 && !(d > 4 || e ~= "x")'))).toBe(
    '((a==1 xor b==2) or (!c==3 and !(d>4 or e~=x)))',
  )
  expect(shown(where('a != -1.5 && b == false && c >= @now() - 5m'))).toBe(
    `(a!=-1.5 and b==false and c>=${now - 300_000})`,
  )
})

test.each([
  ['@2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['@2024-02-29T23:59:59', '2024-02-29T23:59:59.000Z'],
  ['@2026-01-01T10:20:30.123456789', '2026-01-01T10:20:30.123Z'],
  ['@now()', '2026-01-01T00:00:00.000Z'],
  ['@now() + 1d', '2026-01-02T00:00:00.000Z'],
])('the timestamp %s', (text, wanted) => {
  const expression = where(`timestamp < ${text}`)
  expect(expression.kind === 'compare' && new Date(Number(expression.literal.value)).toISOString()).toBe(wanted)
})

test.each([
  ['500ms', 500],
  ['5s', 5000],
  ['10m', 600_000],
  ['2h', 7_200_000],
  ['1d', 86_400_000],
  ['1w', 604_800_000],
  ['1M', 2_592_000_000],
  ['1y', 31_536_000_000],
])('the duration %s', (text, period) => {
  expect(parse(`get a:b | align mean_within(${text})`).operations[0]).toMatchObject({ period })
})

test('strings may hold the other quote and escaped ones', () => {
  expect(where(`a == "it's \\"so\\" | && @"`)).toMatchObject({ literal: { value: `it's "so" | && @` } })
  expect(where(`a == 'x"y'`)).toMatchObject({ literal: { value: 'x"y' } })
})

test.each([
  ['', 'Error at 1:1: expected `get`, found the end of the query'],
  ['fetch a:b', 'Error at 1:1: expected `get`, found `fetch`'],
  [
    'get',
    'Error at 1:4: expected the name of a time series, such as `virtual_machine:vcpu_usage`, found the end of the query',
  ],
  ['get cpu', 'Error at 1:5: expected the name of a time series, such as `virtual_machine:vcpu_usage`, found `cpu`'],
  ['get a:b filter x == 1', 'Error at 1:9: expected `|`, found `filter`'],
  [
    'get a:b |',
    'Error at 1:10: expected `filter`, `align`, `group_by`, `join`, `first` or `last`, found the end of the query',
  ],
  ['get a:b | glue', 'Error at 1:11: expected `filter`, `align`, `group_by`, `join`, `first` or `last`, found `glue`'],
  ['{ get a:b; get c:d', 'Error at 1:19: expected `}`, found the end of the query'],
  ['{ get a:b | join get c:d }', 'Error at 1:18: expected `|`, found `get`'],
  ['{ }', 'Error at 1:3: expected `get`, found `}`'],
  ['get a:b; get c:d', 'Error at 1:8: expected `|`, found `;`'],
  ['get a:b | filter', 'Error at 1:17: expected the name of a field, found the end of the query'],
  [
    'get a:b | filter x',
    'Error at 1:19: expected `==`, `!=`, `<`, `<=`, `>`, `>=` or `~=`, found the end of the query',
  ],
  ['get a:b | filter x = 1', 'Error at 1:20: unexpected character `=`'],
  [
    'get a:b | filter x == y',
    'Error at 1:23: expected a value: a string, a number, `true`, `false`, a duration or a timestamp, found `y`',
  ],
  ['get a:b | filter x == "y', 'Error at 1:23: the string has no end'],
  ['get a:b | filter (x == 1', 'Error at 1:25: expected `)`, found the end of the query'],
  ['get a:b | filter x == 1 && ', 'Error at 1:28: expected the name of a field, found the end of the query'],
  [
    'get a:b\n  | filter x == 1\n  | algin',
    'Error at 3:5: expected `filter`, `align`, `group_by`, `join`, `first` or `last`, found `algin`',
  ],
  [
    'get a:b | filter timestamp > @yesterday',
    'Error at 1:30: expected a timestamp such as @2026-01-31, @2026-01-31T09:30:00.000 or @now()',
  ],
  ['get a:b | filter timestamp > @2026-02-30', 'Error at 1:30: `2026-02-30` is not a date and time'],
  ['get a:b | filter timestamp > @2026-01-01T25:00:00', 'Error at 1:30: `2026-01-01T25:00:00` is not a date and time'],
  ['get a:b | filter timestamp > @2026-01-01T00:00:00Z', 'Error at 1:50: expected `|`, found `Z`'],
  ['get a:b | align mean_within(10)', 'Error at 1:29: expected a duration, such as `30s`, found `10`'],
  ['get a:b | align mean_within(0s)', 'Error at 1:29: the alignment period must be at least one millisecond'],
  ['get a:b | align interpolate(1m)', 'Error at 1:17: expected `mean_within`, found `interpolate`'],
  ['get a:b | group_by vcpu_id', 'Error at 1:20: expected `[`, found `vcpu_id`'],
  ['get a:b | group_by [vcpu_id], max', 'Error at 1:31: expected `mean` or `sum`, found `max`'],
  ['get a:b | last 0', 'Error at 1:16: expected a positive number of points, found `0`'],
])('%j is refused with its place', (text, message) => {
  expect(() => parse(text)).toThrow(message)
})

test('queries in braces, each with its own operations, and what is done to all of them', () => {
  const query = parse('{ get a:b | align mean_within(1m); { get c:d; get e:f } | last 1 } | join | first 2')
  expect(query).toEqual({
    queries: [
      { series: 'a:b', operations: [{ kind: 'align', method: 'mean_within', period: 60_000 }] },
      {
        queries: [
          { series: 'c:d', operations: [] },
          { series: 'e:f', operations: [] },
        ],
        operations: [{ kind: 'limit', end: 'last', count: 1 }],
      },
    ],
    operations: [{ kind: 'join' }, { kind: 'limit', end: 'first', count: 2 }],
  })
})

test('depth is limited, length is not', () => {
  expect(() => parse('{'.repeat(100_000))).toThrow('the query is nested too deeply')
  expect(() => parse(`get a:b | filter ${'('.repeat(100_000)}x == 1`)).toThrow('the expression is nested too deeply')
  expect(() => parse(`get a:b | filter ${'!'.repeat(100_000)}x == 1`)).toThrow('the expression is nested too deeply')
  expect(shown(where(Array.from({ length: 5000 }, () => 'x == 1').join(' && ')))).toHaveLength(5000 * 9 - 3)
})
