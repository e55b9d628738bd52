import { faker } from '@faker-js/faker'
import { beforeEach, expect, test } from 'vitest'

import * as fakers from '../../../generated/mock/fakers/schemas.gen.ts'
import { compileSchemas } from '../../../src/mock/contract/compile.ts'
import { describe as wordsFor } from '../../../src/mock/contract/contract.ts'
import { document } from './support/backend.ts'

/**
 * Schemas whose factory may make values that the contract refuses, each with the reason. The list may only get
 * shorter: an entry that is not needed any more fails the test.
 */
const excused: Readonly<Record<string, string>> = {}

const draws = 25
const schemas = Object.keys(document.components.schemas)
const factories = new Map(
  Object.entries(fakers).map(([name, factory]) => [/^get(.*)Mock$/.exec(name)?.[1] ?? name, factory as () => unknown]),
)
const check = compileSchemas(document)

beforeEach(() => {
  faker.seed(11)
  faker.setDefaultRefDate('2026-01-01T00:00:00Z')
})

test('every schema has a factory', () => {
  expect([...factories.keys()].sort()).toEqual([...schemas].sort())
})

test.each(schemas)('%s is valid as drawn', (schema) => {
  expect(schema in excused ? [] : problemsOf(schema)).toEqual([])
})

test('no excuse outlives its reason', () => {
  expect(Object.keys(excused).filter((schema) => problemsOf(schema).length === 0)).toEqual([])
})

test('the same seed draws the same values', () => {
  const draw = (): unknown[] => {
    faker.seed(5)
    return schemas.map((schema) => factories.get(schema)?.())
  }
  expect(draw()).toEqual(draw())
})

function problemsOf(schema: string): string[] {
  return Array.from({ length: draws }, (): unknown =>
    JSON.parse(JSON.stringify(factories.get(schema)?.() ?? null)),
  ).flatMap((value) => {
    const violations = check(schema, value)
    return violations.length === 0 ? [] : [`${wordsFor(violations)} in ${JSON.stringify(value)}`]
  })
}
