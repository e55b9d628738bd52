import { expect, test } from 'vitest'

import { rangeName } from './range-name.ts'

const row = { range: { first: '10.0.0.1', last: '10.0.0.9' }, name: 'uplink' }

test.each([
  ['a range has both its ends', row, 'range.first', 'range.last', '10.0.0.1–10.0.0.9'],
  ['a range of one address has it once', { a: '10.0.0.1', b: '10.0.0.1' }, 'a', 'b', '10.0.0.1'],
  ['what is no range has its name', row, 'name', undefined, 'uplink'],
  ['what has no end has its beginning', row, 'name', 'gone', 'uplink'],
  ['what has no beginning has no name', row, 'gone', 'range.last', ''],
])('%s', (_, of, path, upTo, text) => {
  expect(rangeName(of, path, upTo)).toBe(text)
})
