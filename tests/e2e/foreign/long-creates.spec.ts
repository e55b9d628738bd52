/**
 * Create forms with as many entries in a list as a draft holds, or as the row has that they are a copy of, a hundred thousand at most: they
 * are opened, filled in, searched, checked and sent, and left because the session has ended, and no task of the page takes longer than a
 * person waits without noticing.
 */
import { beginForeign } from '../support/foreign-walk.ts'
import type { WalkOnWindow } from '../support/in-page-walk.ts'
import { stepsOf, takeAnyLength } from '../support/long-form-steps.ts'
import { formsWithLists, type LongCreate, longCreates, longLists } from '../support/long-forms.ts'
import { serverOf } from '../support/mock.ts'
import { longestTask } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'
import { filled } from '../support/walk.ts'

/** Milliseconds of processor time. */
const patience = 200
const most = 100_000
/** Characters that a browser keeps for a tab, but for what else there is. */
const storage = 5_000_000

test('every generated create form with a list is walked through', () => {
  expect(longCreates.map(({ screen }) => screen).toSorted()).toEqual(formsWithLists('create').toSorted())
})

test.use({ cold: true, actionTimeout: 30_000 })

/** As many entries as a draft of them can be kept, and the draft. */
function draftOf({ field, raw }: NonNullable<LongCreate['draft']>, wanted: number): { all: number; draft: string } {
  const entries = Array.from({ length: wanted }, (_, place) => ({ value: raw(place) }))
  const text = (list: readonly unknown[]): string =>
    JSON.stringify({
      at: Date.now(),
      changed: [
        ['name', 'long-one'],
        [field, list],
      ],
    })
  const all = Math.min(wanted, Math.floor((0.9 * storage * wanted) / text(entries).length / 1_000) * 1_000)
  return { all, draft: text(entries.slice(0, all)) }
}

for (const long of longCreates) {
  for (const end of ['sent', 'kept as a draft'] as const) {
    test(`new ${long.screen} with very many entries, ${end}`, async ({ page, watch }) => {
      test.setTimeout(300_000)
      await beginForeign(page, watch)
      const browser = page.context().browser()
      if (browser === null) throw new Error('this page has no browser')
      let [met, all] = [0, most]
      serverOf(page).rewrite(longLists(long, all, () => (met += 1)))
      await takeAnyLength(page)
      if (long.draft) {
        const { draft, ...made } = draftOf(long.draft, long.atMost ?? most)
        met = all = made.all
        await page.evaluate(
          async ([path, text]) => {
            const me = (await (await fetch('/v1/me')).json()) as { id: string }
            sessionStorage.setItem(`cairn.draft.${me.id} ${path}`, text)
          },
          [filled(long.path), draft] as const,
        )
      }
      const steps = stepsOf(page, long, all)
      const ended = async (): Promise<void> => {
        serverOf(page).fail([{ fault: 'unauthorized' }])
        await page.getByRole('button', { name: long.submit }).click()
        // Or what is wrong with the form keeps it from being sent.
        const isOver = (): Promise<boolean> =>
          page.evaluate(
            () =>
              (window as unknown as WalkOnWindow).cairnWalk.left.length > 0 ||
              document.querySelector('[data-invalid], [aria-invalid="true"]') !== null,
          )
        await expect.poll(isOver).toBe(true)
      }
      const took: Record<string, number> = {}
      for (const [step, act] of end === 'sent' ? steps : [...steps.slice(0, 2), ['ended', ended] as const]) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other
        took[step] = Math.round(await longestTask(browser, page, act))
      }
      test.info().annotations.push({ type: 'longest tasks in ms', description: JSON.stringify({ all, ...took }) })
      expect(met).toBeGreaterThan(0)
      expect(Object.entries(took).filter(([, ms]) => ms > patience)).toEqual([])
    })
  }
}
