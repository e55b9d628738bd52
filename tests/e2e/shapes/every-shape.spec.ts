/**
 * Every screen with every wrong answer that it can meet: each field of each operation that it asks, missing, null, or of another kind
 * (`npm run e2e:shapes`). The page stays; it says what cannot be read, or nothing of it was shown.
 */
import { prepareWalk } from '../support/in-page-walk.ts'
import { isDefect, summary, type Walked } from '../support/shape-counts.ts'
import { meetShapes } from '../support/shape-matrix.ts'
import { attached } from '../support/shape-reporter.ts'
import { prepareShapes, shapeScreens } from '../support/shape-walk.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, openStory } from '../support/walk.ts'

/** How many screens one test looks at. */
const perTest = 8

for (const theme of ['light', 'dark'] as const) {
  for (let first = 0; first < shapeScreens.length; first += perTest) {
    const some = shapeScreens.slice(first, first + perTest)
    // Half of the screens in each theme: what is read does not depend on it, what is drawn may.
    if ((first / perTest) % 2 !== (theme === 'light' ? 0 : 1)) continue
    test(`${theme}: from ${some[0]?.[0]} to ${some.at(-1)?.[0]}`, async ({ page, watch }) => {
      test.setTimeout(3_600_000)
      watch.allowFailures()
      watch.allowUnreadable()
      await page.emulateMedia({ colorScheme: theme })
      await prepareShapes(page)
      await prepareWalk(page)
      const ids = await openStory(page)
      const visits = some.map(([id, screen]) => ({ screen: id, address: addressOf(id, screen, ids) }))
      const walked: Walked = { theme, screens: visits.length, ...(await meetShapes(page, visits)) }
      await test.info().attach(attached, { body: JSON.stringify(walked), contentType: 'application/json' })
      test.info().annotations.push({ type: 'met', description: summary([walked]).join('\n') })
      const wrong = walked.met.filter(({ outcome }) => isDefect(outcome))
      expect(wrong.map(({ screen, ...rest }) => `${screen}: ${rest.outcome} ${rest.wrong}: ${rest.detail}`)).toEqual([])
    })
  }
}
