import { expect, test } from 'vitest'

import { seriesOf, tokensOf, wordsOf } from './oxql-tokens.ts'

test.each([
  '',
  'get a:b | filter x == "a | b" && timestamp > @now() - 5m\n| group_by [x], sum',
  `get a: | filter name == "it's\\" not ended`,
  'get ü:b | ? # @2026-01-31T09:30 1.5 5abc',
])('the pieces of %j are the text', (text) => {
  const tokens = tokensOf(text)
  expect(tokens.map((token) => token.text).join('')).toBe(text)
  for (const { text: piece, from, to } of tokens) expect(text.slice(from, to)).toBe(piece)
})

test('each piece is of a kind', () => {
  expect(
    wordsOf('get a:b | filter x ~= "a" && y <= 5m && t < @now()').map(({ kind, text }) => `${kind} ${text}`),
  ).toEqual([
    'verb get',
    'series a:b',
    'symbol |',
    'verb filter',
    'name x',
    'symbol ~=',
    'string "a"',
    'symbol &&',
    'name y',
    'symbol <=',
    'number 5m',
    'symbol &&',
    'name t',
    'symbol <',
    'time @now()',
  ])
})

test('series are those that are read, not what a text mentions', () => {
  expect(seriesOf('{ get a:b | filter x == "get c:d"; get e:f } | join')).toEqual(['a:b', 'e:f'])
})
