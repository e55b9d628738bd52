import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationSpec } from '../../../src/mock/spec/operation-spec.ts'
import { behaviours } from '../../../src/mock/behaviours/index.ts'

interface Coverage {
  operations: Record<string, { mock: 'behaviour' | 'crud' | 'sample' | 'none' }>
}

const coverage = JSON.parse(
  readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
) as Coverage
const of = (kind: string): string[] =>
  Object.entries(coverage.operations)
    .filter(([, { mock }]) => mock === kind)
    .map(([id]) => id)
    .sort()

test('coverage.json knows which operations have real behaviour', () => {
  expect(of('behaviour')).toEqual(
    Object.values(behaviours)
      .flatMap((part) => Object.keys(part))
      .sort(),
  )
})

test('coverage.json knows which operations the manifest answers, and which nobody does', () => {
  const claimed = new Set(of('behaviour'))
  const rest = (Object.values(operations) as OperationSpec[]).filter(({ id }) => !claimed.has(id))
  expect(of('crud')).toEqual(
    rest
      .filter(({ crud }) => crud !== undefined)
      .map(({ id }) => id)
      .sort(),
  )
  // Nothing of ours is left to samples, which say nothing true.
  expect([...of('sample'), ...of('none')]).toEqual([])
  expect(rest.filter(({ crud }) => crud === undefined)).toEqual([])
})
