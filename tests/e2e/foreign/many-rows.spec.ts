/**
 * Every list in front of a server with a hundred thousand rows: in pages, all in one answer whatever it was asked for, or with a page
 * token that comes again. Reading ends, says so where rows are missing, and blocks nothing meanwhile.
 */
import type { Page } from '@playwright/test'

import { manyKinds, manyRows, type ManyKind } from '../support/foreign-answers.ts'
import { beginForeign, walkForeign } from '../support/foreign-walk.ts'
import type { WalkOnWindow } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { longestTask } from '../support/tasks.ts'
import { noteTotals } from '../support/totals.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, levels } from '../support/walk.ts'

/** What a list says once it has read all that it will. */
const said: Readonly<Record<ManyKind, RegExp>> = {
  pages: /100,000|none of/i,
  'at once': /100,000|none of/i,
  // Pages of policies have all their rows, and lack names.
  again: /repeated itself|names could not be loaded/,
}

/** Milliseconds of processor time. */
const patience = 200

// Answers of megabytes fill the memory that pages share with the browser: each list gets a browser context of its own.
test.use({ cold: true })

const lists = Object.entries(levels).flatMap(([level, screens = []]) =>
  screens
    .filter(([id, { kind }]) => kind !== 'placeholder' && id.endsWith('.list'))
    .map((one) => [level, one] as const),
)

for (const kind of manyKinds) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [level, [id, screen]] of lists) {
      test(`rows ${kind}, ${theme}, ${level}: ${id}`, async ({ page, watch }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ colorScheme: theme })
        const ids = await beginForeign(page, watch)
        const pages: string[] = []
        serverOf(page).rewrite(manyRows(kind, (path) => pages.push(path)))
        const address = addressOf(id, screen, ids)
        const walk = { addresses: [address], kind: 'many rows', patience, asks: false } as const
        const { wrong, ...found } = await walkForeign(page, walk)
        const met = Number(pages.length > 0)
        pages.length = 0
        // A token that comes again ends the reading after two pages.
        const limit = kind === 'again' ? 8_000 : 60_000
        let unread: string | undefined
        const took = await longestOf(page, {
          searched: async () => (unread = await searchIn(page, { to: address, pattern: said[kind].source, limit })),
          'read again': () => readAgain(page),
        })
        for (const [what, ms] of Object.entries(took)) {
          if (ms > found.longest.ms) found.longest = { ms, at: `${address} ${what}` }
          if (ms > patience) wrong.push(`${what}: nothing else for ${ms} ms`)
        }
        // A list whose rows are no pages of a collection has as many as it has.
        if (unread !== undefined && pages.length > 1) wrong.push(`does not say that it is read: ${unread}`)
        noteTotals(test.info(), {
          of: `100,000 rows ${kind}`,
          level,
          theme,
          screens: 1,
          ways: 1,
          met,
          ...found,
        })
        expect(wrong).toEqual([])
      })
    }
  }
}

/**
 * Searches a list, for which all of it is read. What has no search of its own, as parts of other pages, is left alone.
 * @returns what it says instead of what is expected in the end
 */
const searchIn = (page: Page, search: { to: string; pattern: string; limit: number }): Promise<string | undefined> =>
  page.evaluate(async ({ to, pattern, limit }) => {
    const { go, until, shown, isBusy, quiet } = (window as unknown as WalkOnWindow).cairnWalk
    if (document.querySelector('main [role="search"], main input[type="search"]') === null) return undefined
    go(`${to}${to.includes('?') ? '&' : '?'}q=row`)
    const wanted = new RegExp(pattern, 'i')
    const isRead = await until(() => !isBusy() && wanted.test(shown()), limit)
    await quiet()
    return isRead ? undefined : shown().slice(0, 400)
  }, search)

/** Asks for the rows once more, where a list offers that: they are compared with what is known. */
async function readAgain(page: Page): Promise<void> {
  const refresh = page.locator('main').getByRole('button', { name: 'Refresh', exact: true }).first()
  if ((await refresh.count()) === 0) return
  await refresh.click()
  await page.evaluate(async () => {
    const { until, isBusy, quiet } = (window as unknown as WalkOnWindow).cairnWalk
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await quiet()
      await until(() => !isBusy(), 30_000)
    }
  })
}

/** The longest task of each, one after the other, in milliseconds. */
async function longestOf(page: Page, acts: Readonly<Record<string, () => Promise<unknown>>>) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('this page has no browser')
  const took: Record<string, number> = {}
  for (const [what, act] of Object.entries(acts)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    took[what] = Math.round(await longestTask(browser, page, act))
  }
  return took
}
