import { expect, it } from 'vitest'
import { textForPattern } from './text-for-pattern.ts'

it.each([
  ['^tkt_[0-9a-z]{12}$', 'tkt_000000000000'],
  ['^(?:vol|img)-[a-f0-9]{4,8}$', 'vol-0000'],
  ['^\\d+\\.\\d+$', '0.0'],
  ['^ab?c*$', 'a'],
  ['^[A-Z][\\w-]+$', 'A0'],
  ['^[-_]+$', '-'],
  // Anything: nobody sees a space.
  ['^.{3,20}$', '000'],
  ['^[^0]+$', '1'],
  ['^(([a-z]+[a-z0-9]*)(_([a-z0-9]+))*):([a-z]+)$', 'a:a'],
  ['^(?!x)[a-z]([a-z-]*[a-z]+)?$', 'a'],
])('%s is fitted by %s, each time', (pattern, text) =>
  expect([textForPattern(pattern), textForPattern(pattern)]).toEqual([text, text]),
)

it.each(['^[a-z]+(?<!a)$', '^(?<one>a)\\k<one>$', '^(?=b)[ab]$', '('])(
  'says nothing of %s, which says more',
  (pattern) => expect(textForPattern(pattern)).toBeUndefined(),
)
