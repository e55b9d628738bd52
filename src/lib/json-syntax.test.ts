import { describe, expect, test } from 'vitest'

import { jsonErrorPlace, jsonProblem } from './json-syntax.ts'

describe('what is JSON', () => {
  test.each([
    '{}',
    '[]',
    ' {"a": [1, -2.5e3, "x\\u00e9", null, true]} ',
    '"a"',
    '0',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  ])('%j has no problem, as for the browser', (text) => {
    expect(() => JSON.parse(text)).not.toThrow()
    expect(jsonProblem(text)).toBeUndefined()
  })
})

test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a": 1,}', 1, 9],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
  ['[1, 2', 1, 6],
  ["{'a': 1}", 1, 2],
  ['{"a" 1}', 1, 6],
  ['[01]', 1, 3],
  ['[1,]', 1, 4],
  ['nul', 1, 1],
  ['1 2', 1, 3],
  ['{"a": "x\ny"}', 1, 7],
  ['{"😀": x}', 1, 7],
  ['[}', 1, 2],
])('%j goes wrong at line %i, column %i', (text, line, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  expect(jsonErrorPlace(text)).toEqual({ line, column })
})

test('the message names the place', () => {
  expect(jsonProblem('{\n!')).toBe('Not valid JSON at line 2, column 1')
})
