/**
 * Every screen that is no list of its own in front of a server whose lists all have twenty thousand rows, in one answer each: forms
 * that offer them, pages that show some of them, questions that count them. It gets there, and so do the questions of its menus.
 */
import { manyRows } from '../support/foreign-answers.ts'
import { beginForeign, walkForeign } from '../support/foreign-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { noteTotals } from '../support/totals.ts'
import { addressOf, levels } from '../support/walk.ts'

const count = 20_000

// Answers of megabytes fill the memory that pages share with the browser: each screen gets a browser context of its own.
test.use({ cold: true })

const others = Object.entries(levels).flatMap(([level, screens = []]) =>
  screens
    .filter(
      ([id, { kind, path }]) =>
        kind !== 'placeholder' && !id.endsWith('.list') && !/^\/(login|device|lookup)/.test(path),
    )
    .map((one) => [level, one] as const),
)

for (const theme of ['light', 'dark'] as const) {
  for (const [level, [id, screen]] of others) {
    test(`20,000 rows beside, ${theme}, ${level}: ${id}`, async ({ page, watch }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: theme })
      const ids = await beginForeign(page, watch)
      let met = 0
      serverOf(page).rewrite(manyRows('at once', () => (met = 1), count))
      const walk = { addresses: [addressOf(id, screen, ids)], kind: 'many rows', patience: 200 } as const
      const { wrong, ...found } = await walkForeign(page, walk)
      noteTotals(test.info(), {
        of: '20,000 rows beside',
        level,
        theme,
        screens: 1,
        ways: 1,
        met,
        ...found,
      })
      expect(wrong).toEqual([])
      expect(found.pages).toBe(1)
    })
  }
}
