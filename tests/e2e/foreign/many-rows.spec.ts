/**
 * Every list in front of a server with a hundred thousand rows: in pages, all in one answer whatever it was asked for, or with a page
 * token that comes again. Reading ends, says so where rows are missing, and blocks nothing meanwhile.
 */
import { manyKinds, manyRows, type ManyKind } from '../support/foreign-answers.ts'
import { prepareForeign } from '../support/foreign-walk.ts'
import { prepareWalk, type WalkOnWindow } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { noteTotals } from '../support/totals.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, levels, openStory } from '../support/walk.ts'

/** What a list says once it has read all that it will. */
const said: Readonly<Record<ManyKind, RegExp>> = {
  pages: /100,000|none of/i,
  'at once': /100,000|none of/i,
  again: /repeated itself/,
}

/** Sets that are read as a whole: no page of them comes again. */
const sets = ['vpc_firewall_rule.list']

for (const kind of manyKinds) {
  for (const [level, screens = []] of Object.entries(levels)) {
    const lists = screens.filter(
      ([id, { kind: made, path }]) =>
        made !== 'placeholder' && id.endsWith('.list') && !sets.includes(id) && !path.includes('/metrics/'),
    )
    test(`${lists.length} lists of ${level}, rows ${kind}`, async ({ page, watch }) => {
      test.setTimeout(900_000)
      watch.allowFailures()
      // Fields that nobody documented are no role, where every field of an object is one.
      watch.allowUnreadable()
      await prepareForeign(page)
      await prepareWalk(page)
      const ids = await openStory(page)
      const pages: string[] = []
      serverOf(page).rewrite(manyRows(kind, (path) => pages.push(path)))
      let read = 0
      const wrong: string[] = []
      let longest = { ms: 0, at: '' }
      for (const [id, screen] of lists) {
        const address = addressOf(id, screen, ids)
        pages.length = 0
        const found = await page.evaluate(
          async ({ to, pattern }) => {
            const { cairnWalk, cairnTasks } = window as unknown as WalkOnWindow & { cairnTasks: number[] }
            const { go, until, shown, isBusy, quiet, forget } = cairnWalk
            go('/settings/profile')
            await until(() => document.title.startsWith('Profile') && !isBusy())
            await forget()
            cairnTasks.length = 0
            go(to)
            await until(() => !document.title.startsWith('Profile') && !isBusy() && shown().length > 20)
            await quiet()
            // What has no search of its own, as parts of other pages, reads no more than its page.
            if (document.querySelector('main [role="search"], main input[type="search"]') === null) return undefined
            go(`${to}${to.includes('?') ? '&' : '?'}q=row`)
            const expected = new RegExp(pattern, 'i')
            const isRead = await until(() => !isBusy() && expected.test(shown()), 20_000)
            await quiet()
            return { isRead, ms: Math.round(Math.max(0, ...cairnTasks)), text: shown().slice(0, 400) }
          },
          { to: address, pattern: said[kind].source },
        )
        // A list whose rows are no pages of a collection has as many as it has.
        if (found === undefined || pages.length < 2) continue
        const { isRead, ms, text } = found
        read += 1
        if (ms > longest.ms) longest = { ms, at: id }
        if (!isRead) wrong.push(`${id}: does not say that it is read: ${text}`)
      }
      noteTotals(test.info(), {
        of: `100,000 rows ${kind}`,
        theme: 'light',
        screens: read,
        ways: 1,
        met: read,
        pages: read,
        dialogs: 0,
        longest,
      })
      expect(wrong).toEqual([])
    })
  }
}
