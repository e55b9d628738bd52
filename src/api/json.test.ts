import { describe, expect, it } from 'vitest'

import { parseJson, writeJson } from './json.ts'

describe('parseJson', () => {
  it.each([
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740992', 9_007_199_254_740_992n],
    ['9007199254740993', 9_007_199_254_740_993n],
    ['-18446744073709551615', -18_446_744_073_709_551_615n],
    ['0.1234567890123456789', 0.123_456_789_012_345_68],
    ['12345678901234567890.0', 12_345_678_901_234_567_000],
    ['1e300', 1e300],
    ['"9007199254740993"', '9007199254740993'],
  ])('%s', (text, value) => {
    expect(parseJson(text)).toBe(value)
  })

  it('finds long integers anywhere', () => {
    expect(parseJson('{"a":[1,{"size":9223372036854775807}]}')).toEqual({
      a: [1, { size: 9_223_372_036_854_775_807n }],
    })
  })

  it('keeps __proto__ an ordinary key', () => {
    const value = parseJson('{"__proto__":{"x":9007199254740993}}')
    expect(Object.keys(Object(value))).toEqual(['__proto__'])
  })

  it('rejects what is no JSON', () => {
    expect(() => parseJson('<html>1234567890123456</html>')).toThrow(SyntaxError)
    expect(() => parseJson('')).toThrow(SyntaxError)
  })
})

describe('writeJson', () => {
  it('writes all digits', () => {
    expect(writeJson({ size: 9_007_199_254_740_993n, list: [2n ** 64n] })).toBe(
      '{"size":9007199254740993,"list":[18446744073709551616]}',
    )
  })

  it.each([
    { a: 1, b: undefined, c: [undefined, null], d: new Date(0), e: 'ü"\n' },
    [],
    'x',
    null,
    { ['__proto__']: 1 },
  ])('writes %j like JSON.stringify', (value) => {
    expect(writeJson(value)).toBe(JSON.stringify(value))
    expect(writeJson({ big: 1n, value })).toBe(`{"big":1,"value":${JSON.stringify(value)}}`)
    // Laid out by the same rules, with a bigint in it or without.
    const laidOut = JSON.stringify({ big: 1, value, none: {} }, undefined, 2)
    expect(writeJson({ big: 1, value, none: {} }, 2)).toBe(laidOut)
    expect(writeJson({ big: 1n, value, none: {} }, 2)).toBe(laidOut)
  })
})
