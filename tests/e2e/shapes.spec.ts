/**
 * Every screen with answers that are not what the contract says, one of each kind at once, others each time the contract changes:
 * the page stays, and says what cannot be read. All of them: `npm run e2e:shapes`.
 */
import { contractHash } from '../../generated/mock/operations.gen.ts'
import { prepareWalk } from './support/in-page-walk.ts'
import { meetShapes, prepareShapes, shapeScreens } from './support/shape-walk.ts'
import { expect, test } from './support/test.ts'
import { addressOf, openStory } from './support/walk.ts'

const perTest = 40

for (let first = 0; first < shapeScreens.length; first += perTest) {
  const some = shapeScreens.slice(first, first + perTest)
  test(`answers of other shapes: from ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    watch.allowUnreadable()
    await prepareShapes(page)
    await prepareWalk(page)
    const ids = await openStory(page)
    const visits = some.map(([id, screen]) => ({ screen: id, address: addressOf(id, screen, ids) }))
    const met = await meetShapes(page, {
      visits,
      choice: 'sample',
      seed: Number.parseInt(contractHash.slice(0, 6), 16),
    })
    const wrong = met.filter(({ outcome }) => ['crash', 'silent', 'busy'].includes(outcome))
    expect(wrong.map((one) => `${one.screen}: ${one.outcome} ${one.wrong}: ${one.detail}`)).toEqual([])
    expect(met.filter(({ outcome }) => outcome === 'told' || outcome === 'noted').length).toBeGreaterThan(
      some.length / 2,
    )
  })
}
