import { expect, test } from 'vitest'

import { hasOwnTime, withPageRange } from './own-range.ts'

const from = Date.parse('2026-01-01T10:00:00Z')
const range = { from, until: from + 3_600_000 }
const filter = ' | filter timestamp >= @2026-01-01T10:00:00.000 && timestamp < @2026-01-01T11:00:00.000'

test.each([
  ['get a:b', `get a:b${filter}`],
  ['get a:b\n| align mean_within(1m)', `get a:b${filter}\n| align mean_within(1m)`],
  ['get a:b | filter x == "timestamp"', `get a:b${filter} | filter x == "timestamp"`],
  ['{ get a:b; get c:d | last 1 } | join', `{ get a:b${filter}; get c:d${filter} | last 1 } | join`],
])('%j gets the range of the page', (text, sent) => {
  expect(withPageRange(text, range)).toMatchObject({ text: sent, isRanged: true })
})

test.each(['get a:b | filter timestamp > @now() - 5m', 'get a:b | filter x == 1 || timestamp == @2026-01-01'])(
  '%j has a time of its own and is sent as it is',
  (text) => {
    expect(hasOwnTime(text)).toBe(true)
    expect(withPageRange(text, range)).toMatchObject({ text, isRanged: false })
  },
)

test.each(['', 'get', 'filter x == 1', 'get a'])('%j reads no series: nothing is added', (text) => {
  expect(withPageRange(text, range)).toMatchObject({ text, isRanged: false })
})

test('a place in what is sent is one in what was typed', () => {
  const text = '{ get a:b | last 1; get c:d | last 2 }'
  const sent = withPageRange(text, range)
  for (const word of ['get a', 'last 1', 'get c', 'last 2', '}'])
    expect(sent.typed(sent.text.indexOf(word)), word).toBe(text.indexOf(word))
  // Within what was added: where it was.
  expect(sent.typed(sent.text.indexOf('timestamp'))).toBe(text.indexOf(' | last 1'))
  expect(sent.typed(sent.text.length)).toBe(text.length)
})
