import { expect, test } from 'vitest'

import { parseJson, positionOf, valueEnds } from './json.ts'

const problemOf = (text: string): unknown => {
  const parsed = parseJson(text)
  return 'problem' in parsed
    ? `${parsed.problem.reason} at ${parsed.problem.at.line}:${parsed.problem.at.column}`
    : undefined
}

test.each([
  ['', 'EOF while parsing a value at 1:0'],
  ['{', 'EOF while parsing an object at 1:1'],
  ['{"a"', 'EOF while parsing an object at 1:4'],
  ['{"a" 1}', 'expected `:` at 1:6'],
  ['{"a":', 'EOF while parsing a value at 1:5'],
  ['{"a":1', 'EOF while parsing an object at 1:6'],
  ['{"a":1 "b":2}', 'expected `,` or `}` at 1:8'],
  ['{"a":1,}', 'trailing comma at 1:8'],
  ['{a:1}', 'key must be a string at 1:2'],
  ['[1,', 'EOF while parsing a value at 1:3'],
  ['[1 2]', 'expected `,` or `]` at 1:4'],
  ['[1,]', 'trailing comma at 1:4'],
  ['"abc', 'EOF while parsing a string at 1:4'],
  ['"a\nb"', 'control character (\\u0000-\\u001F) found while parsing a string at 2:0'],
  ['"\\x"', 'invalid escape at 1:3'],
  ['"\\u12"', 'invalid escape at 1:3'],
  ['tru', 'EOF while parsing a value at 1:3'],
  ['trve', 'expected ident at 1:3'],
  ['01', 'invalid number at 1:2'],
  ['-', 'invalid number at 1:1'],
  ['nul]', 'expected ident at 1:4'],
  ['{}\n{}', 'trailing characters at 2:1'],
  ['\n\n  ?', 'expected value at 3:3'],
])('%j says where it breaks', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test('deep nesting is refused, not followed', () => {
  expect(problemOf(`${'['.repeat(100_000)}`)).toBe('recursion limit exceeded at 1:128')
})

test('the scanner agrees with the engine on what is JSON', () => {
  for (const text of [
    '{"a":[1,2.5e-3,{"b":null}],"c":"\\u00e9\\n"}',
    ' [ ] ',
    '"x"',
    '-0.5',
    'true',
    '{"a/b":{"~":1}}',
  ]) {
    expect(parseJson(text)).toEqual({ value: JSON.parse(text) as unknown })
    expect(valueEnds(text).get('')).toBe(text.trimEnd().length)
  }
})

test('values are found by pointer', () => {
  const text = '{"a": [10, {"b/c": "x"}],\n "~": 1}'
  const ends = valueEnds(text)
  expect(positionOf(text, ends.get('/a/0') ?? 0)).toEqual({ line: 1, column: 9 })
  expect(positionOf(text, ends.get('/a/1/b~1c') ?? 0)).toEqual({ line: 1, column: 22 })
  expect(positionOf(text, ends.get('/~0') ?? 0)).toEqual({ line: 2, column: 7 })
})
