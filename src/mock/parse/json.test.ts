import { expect, test } from 'vitest'

import { parseJson, positionOf, type ParsedJson } from './json.ts'

const parsed = (text: string): ParsedJson => {
  const result = parseJson(text)
  if ('problem' in result) throw new Error(result.problem.reason)
  return result
}

const problemOf = (text: string): unknown => {
  const result = parseJson(text)
  return 'problem' in result
    ? `${result.problem.reason} at ${result.problem.at.line}:${result.problem.at.column}`
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
  ['1e400', 'number out of range at 1:5'],
  ['{"a":1,"a":2}', 'duplicate field `a` at 1:10'],
  ['{"a":1,"\\u0061":2}', 'duplicate field `a` at 1:15'],
  ['{"a":[{"b":1,"c":2,"b":3}]}', 'a[0]: duplicate field `b` at 1:22'],
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
    expect(parsed(text).value).toEqual(JSON.parse(text))
    expect(parsed(text).ends.get('')).toBe(text.trimEnd().length)
  }
})

test('values are found by pointer', () => {
  const text = '{"a": [10, {"b/c": "x"}],\n "~": 1}'
  const { ends } = parsed(text)
  expect(positionOf(text, ends.get('/a/0') ?? 0)).toEqual({ line: 1, column: 9 })
  expect(positionOf(text, ends.get('/a/1/b~1c') ?? 0)).toEqual({ line: 1, column: 22 })
  expect(positionOf(text, ends.get('/~0') ?? 0)).toEqual({ line: 2, column: 7 })
})

test('names may come again in other objects', () => {
  expect(problemOf('{"a":{"a":1},"b":[{"a":1},{"a":2}]}')).toBeUndefined()
})

test('numbers are remembered as they were written where the value does not tell', () => {
  const text = '{"a":1,"b":1.0,"c":[9223372036854775807,-0],"d":1e3,"e":123456789012345}'
  expect(Object.fromEntries(parsed(text).numbers)).toEqual({
    '/b': '1.0',
    '/c/0': '9223372036854775807',
    '/c/1': '-0',
    '/d': '1e3',
  })
})

test('a long text is skipped, not walked through', () => {
  const text = `{"data":"${'A'.repeat(8_000_000)}\\n${'A'.repeat(10)}"}`
  expect(parsed(text).ends.get('/data')).toBe(text.length - 1)
})
