import { expect, test } from 'vitest'

import { errorPlace, mayBeEmpty, refusalText } from './error-place.ts'
import { withPageRange } from './own-range.ts'

const range = { from: 0, until: 1000 }

/** The word that an error is about; what comes before it is sent too. */
function wordOf(message: (sent: string) => string, typed: string): string | undefined {
  const sent = withPageRange(typed, range)
  const place = errorPlace(message(sent.text), typed, sent)
  return place && typed.slice(place.from, place.to)
}

const at = (word: string) => (sent: string) => {
  const before = sent.slice(0, sent.indexOf(word)).split('\n')
  return `Error at ${before.length}:${(before.at(-1)?.length ?? 0) + 1}: expected something else`
}

test.each([
  [at('fliter'), 'get a:b | fliter x == 1', 'fliter'],
  [at('grup_by'), 'get a:b\n| align mean_within(1m)\n| grup_by [x]', 'grup_by'],
  [() => 'Error at 1:1: expected `get`', 'gt a:b', 'gt'],
  [() => 'Input tables to a `group_by` must be aligned', 'get a:b | group_by [x], sum', 'group_by'],
  [() => "Schema for timeseries 'a:c' not found", 'get a:c', 'a:c'],
  [() => 'Invalid identifiers: ["sit"], timeseries fields: ["site"]', 'get a:b | filter sit == "x"', 'sit'],
])('an error is at its word', (message, typed, word) => {
  expect(wordOf(message, typed)).toBe(word)
})

test('the end of the query is its last word', () => {
  const typed = 'get a:b | filter x =='
  expect(wordOf((sent) => `Error at 1:${sent.length + 1}: found the end of the query`, typed)).toBe('==')
})

test('an error that names no place has none', () => {
  expect(wordOf(() => 'The query reads more than 20000 time series', 'get a:b')).toBeUndefined()
  expect(wordOf(() => 'Error at 9:1: what', 'get a:b')).toBeUndefined()
})

test('what the server says stands at the place in what was typed, counted as people do', () => {
  const typed = 'get a:b\n| x'
  const place = { from: 10, to: 11 }
  expect(refusalText('Error at 2:99: expected `y`', typed, place)).toBe('Line 2, column 3: expected `y`')
  expect(refusalText('Too much', typed, place)).toBe('Line 2, column 3: Too much')
  expect(refusalText('Error at 9:1: what', typed, undefined)).toBe('Error at 9:1: what')
})

test('a query that aligns may have read nothing', () => {
  const message = 'Input tables to a `group_by` must be aligned'
  expect(mayBeEmpty(message, 'get a:b | align mean_within(1m) | group_by [x]')).toBe(true)
  expect(mayBeEmpty(message, 'get a:b | group_by [align_x]')).toBe(false)
})
