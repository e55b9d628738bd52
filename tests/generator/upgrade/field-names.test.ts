/** Fields of the manifest that are called like one of its keys, and those that a value of a condition names. */
import { expect, it } from 'vitest'

import { expectWhole, upgradedHarbors } from './harbors.ts'

const whole = { type: 'integer' }
const text = { type: 'string' }

it('regression: with a field called `parent` that is gone, all that was said of other fields went', async () => {
  const plan = await upgradedHarbors({
    before: { fields: { Boat: { parent: text, length: whole } } },
    newer: { fields: { Boat: { length: whole } } },
    manifest: [
      ['harbors', 'parent: pier\n', 'parent: pier\nfields: {length: {unit: m}, parent: {label: Mother ship}}\n'],
    ],
  })
  expectWhole(plan)
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain('fields: {length: {unit: m}}\n')
  expect(plan.draft.removed.map(({ what }) => what)).toEqual(['boat fields parent'])
})

it('regression: a field of the row above that a value names kept its old name, and the condition said nothing any more', async () => {
  const plan = await upgradedHarbors({
    before: { fields: { Pier: { depth: whole }, Boat: { draught: whole } } },
    newer: { fields: { Pier: { depth_m: whole }, Boat: { draught: whole } } },
    manifest: [
      [
        'harbors',
        'parent: pier\n',
        'parent: pier\nactions: {delete: {offer: {not: {draught: [$parent.depth]}}, reason: It is aground}}\n',
      ],
    ],
  })
  expectWhole(plan)
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain('{not: {draught: [$parent.depthM]}}')
  expect(plan.draft.removed).toEqual([])
})

it('regression: what a text is filled in with kept its old name, and the text was taken out with all that has it', async () => {
  const plan = await upgradedHarbors({
    before: { fields: { Pier: { depth: whole }, Boat: { draught: whole } } },
    newer: { fields: { Pier: { depth_m: whole }, Boat: { draught_m: whole } } },
    manifest: [
      [
        'harbors',
        'parent: pier\n',
        "parent: pier\nactions: {delete: {text: '{draught} m of draught, {$parent.depth} m of depth'}}\n",
      ],
    ],
  })
  expectWhole(plan)
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain(
    "text: '{draughtM} m of draught, {$parent.depthM} m of depth'",
  )
  expect(plan.draft.removed).toEqual([])
})
