import { expect, test } from 'vitest'

import { completionAt } from './complete.ts'
import { schemas } from './schemas.fixture.ts'

const known = { schemas, values: new Map([['site', new Set(['"north"', '"south side"'])]]), step: 30 }

/** `‸` is the cursor. */
function at(text: string) {
  const caret = text.indexOf('‸')
  const { proposals, from, to } = completionAt(text.replace('‸', ''), caret, known)
  return { labels: proposals.map(({ label }) => label), from, to, first: proposals[0]?.insert }
}
const proposed = (text: string) => at(text).labels

test.each([
  ['‸', ['get']],
  ['get ‸', ['pump:strokes', 'tank:level']],
  ['get pu‸', ['pump:strokes']],
  ['get level‸', ['tank:level']],
  ['get pump:strokes ‸', ['|']],
  ['get pump:strokes | ‸', ['filter', 'align', 'group_by', 'join', 'first', 'last']],
  ['get pump:strokes | fi‸', ['filter', 'first']],
  ['get pump:strokes | filter ‸', ['pump_id', 'site', 'valve', 'timestamp', 'datum']],
  ['get pump:strokes | filter s‸', ['site', 'timestamp']],
  ['get pump:strokes | filter pump_id ‸', ['==', '!=']],
  ['get pump:strokes | filter valve ‸', ['==', '!=', '<', '<=', '>', '>=']],
  ['get pump:strokes | filter site ‸', ['==', '!=', '<', '<=', '>', '>=', '~=']],
  ['get pump:strokes | filter site == ‸', ['"north"', '"south side"']],
  ['get pump:strokes | filter site == "so‸', ['"south side"']],
  ['get tank:level | filter open == ‸', ['true', 'false']],
  ['get pump:strokes | filter timestamp > ‸', ['@now() - 1h', '@now() - 5m', '@now()']],
  ['get pump:strokes | filter site == "north" ‸', ['&&', '||', '|']],
  ['get pump:strokes | filter site == "north" && ‸', ['pump_id', 'site', 'valve', 'timestamp', 'datum']],
  ['get pump:strokes | align ‸', ['mean_within(30s)']],
  ['get pump:strokes | group_by ‸', ['[']],
  ['get pump:strokes | group_by [‸', ['pump_id', 'site', 'valve']],
  ['get pump:strokes | group_by [site, ‸', ['pump_id', 'valve']],
  ['get pump:strokes | group_by [site] ‸', [',', '|']],
  ['get pump:strokes | group_by [site], ‸', ['sum', 'mean']],
  ['{ get pump:strokes; ‸', ['get']],
  ['{ get pump:strokes; get tank:level } ‸', ['|']],
  ['{ get pump:strokes; get tank:level } | filter o‸', ['open']],
  ['what ‸', []],
])('at %j: %j', (text, labels) => {
  expect(proposed(text)).toEqual(labels)
})

test('what is typed already is replaced, also behind the cursor, and nothing else', () => {
  expect(at('get pu‸mp | last 1')).toMatchObject({ from: 4, to: 8, first: 'pump:strokes ' })
  expect(at('get pump:strokes | filter site == "no‸ | last 1')).toMatchObject({ from: 34, to: 37, first: '"north" ' })
})

test('what is complete is not proposed', () => {
  expect(proposed('get pump:strokes‸')).toEqual([])
})

test('without schemas the words of the language are proposed', () => {
  expect(completionAt('get ', 4, { schemas: [], values: new Map(), step: 30 }).proposals).toEqual([])
  expect(
    completionAt('g', 1, { schemas: [], values: new Map(), step: 30 }).proposals.map(({ label }) => label),
  ).toEqual(['get'])
})
