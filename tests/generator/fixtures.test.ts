/** What keeps the fixtures honest: each is named by a test, and nothing lies in them that nobody emits. */
import { expect, it } from 'vitest'
import { featureTests, fixtureNames, namedFixtures, orphans } from './support/fixture.ts'

it('a test names every fixture', () => {
  const named = namedFixtures(featureTests())
  expect(fixtureNames().filter((name) => !named.has(name))).toEqual([])
})

it('every fixture that a test names exists', () => {
  const names = fixtureNames()
  expect([...namedFixtures(featureTests())].filter((name) => !names.includes(name))).toEqual([])
})

it('expected files without a place in fixture.yaml do not exist', () => {
  expect(fixtureNames().flatMap(orphans)).toEqual([])
})
