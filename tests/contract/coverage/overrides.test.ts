/** `coverage.json` against what the console really registers. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eagerOverrides } from '../../../src/overrides/eager.ts'
import { overrides } from '../../../src/overrides/index.ts'

interface Coverage {
  screens: Record<string, { kind: string; override?: string; slots?: string }>
  operations: Record<string, { screens: string[]; claimed?: string; excused?: string }>
}

const coverage = JSON.parse(
  readFileSync(new URL('../../../generated/coverage.json', import.meta.url), 'utf8'),
) as Coverage

test('coverage.json knows every screen and slot that is written by hand, and calls no such screen generated', () => {
  const known = Object.entries(coverage.screens).flatMap(([id, { override, slots }]) => [
    ...(override === undefined ? [] : [id]),
    ...(slots === undefined ? [] : [`${id}.slots`]),
  ])
  expect(known.sort()).toEqual([...Object.keys(eagerOverrides), ...Object.keys(overrides)].sort())
  const handMade = Object.values(coverage.screens).filter(({ override }) => override !== undefined)
  expect(new Set(handMade.map(({ kind }) => kind))).toEqual(new Set(['bespoke', 'replaced']))
})

test('an operation that something other than a screen calls has the reason', () => {
  expect(coverage.operations['logout']).toMatchObject({ screens: [], claimed: expect.stringContaining('session.end') })
})
