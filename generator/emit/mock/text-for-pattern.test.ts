import { expect, it } from 'vitest'
import { textForPattern } from './text-for-pattern.ts'

it.each([
  ['^tkt_[0-9a-z]{12}$', 'tkt_000000000000'],
  ['^(?:vol|img)-[a-f0-9]{4,8}$', 'vol-aaaa'],
  ['^\\d+\\.\\d+$', '0.0'],
  ['^ab?c*$', 'a'],
  ['^[A-Z][\\w-]+$', 'Aa'],
])('%s is fitted by %s', (pattern, text) => expect(textForPattern(pattern)).toBe(text))

it.each(['^(?!a)b$', '^[^a]+$', '(', '^a|b$'])('says nothing of %s, which says more', (pattern) =>
  expect(textForPattern(pattern)).toBeUndefined(),
)
