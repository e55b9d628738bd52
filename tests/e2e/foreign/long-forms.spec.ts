/**
 * Edit forms in front of a server whose rows have lists of a hundred thousand entries: they are opened, filled in, searched, checked and
 * sent, and no task of the page takes longer than a person waits without noticing.
 */
import { beginForeign } from '../support/foreign-walk.ts'
import { stepsOf, takeAnyLength } from '../support/long-form-steps.ts'
import { formsWithLists, longForms, longLists } from '../support/long-forms.ts'
import { serverOf } from '../support/mock.ts'
import { longestTask } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

/** Milliseconds of processor time. */
const patience = 200

test('every generated edit form with a list is walked through', () => {
  expect(longForms.map(({ screen }) => screen).toSorted()).toEqual(formsWithLists('edit').toSorted())
})

test.use({ cold: true, actionTimeout: 30_000 })

const most = 100_000

for (const all of [10_000, most]) {
  for (const long of longForms) {
    test(`${long.screen}, ${all} entries`, async ({ page, watch }) => {
      test.setTimeout(300_000)
      await beginForeign(page, watch)
      const browser = page.context().browser()
      if (browser === null) throw new Error('this page has no browser')
      let met = 0
      serverOf(page).rewrite(longLists(long, all, () => (met += 1)))
      if (all === most) await takeAnyLength(page)
      const took: Record<string, number> = {}
      for (const [step, act] of stepsOf(page, long, all)) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        took[step] = Math.round(await longestTask(browser, page, act))
      }
      test.info().annotations.push({ type: 'longest tasks in ms', description: JSON.stringify(took) })
      expect(met).toBeGreaterThan(0)
      expect(Object.entries(took).filter(([, ms]) => ms > patience)).toEqual([])
    })
  }
}
