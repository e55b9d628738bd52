/**
 * Every screen, in both themes, in front of a server whose texts deceive, lead elsewhere, never end or go ten thousand levels down:
 * nothing runs, nothing blocks, nothing is hidden where something is decided, and every link is one of the web.
 */
import { foreignAnswers, foreignKinds } from '../support/foreign-answers.ts'
import { beginForeign, walkForeign } from '../support/foreign-walk.ts'
import { noteTotals } from '../support/totals.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { addressOf, levels } from '../support/walk.ts'

for (const kind of foreignKinds) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [level, screens = []] of Object.entries(levels)) {
      const built = screens.filter(
        ([, { kind: made, path }]) => made !== 'placeholder' && !/^\/(login|device|lookup)|\/metrics\//.test(path),
      )
      test(`${kind} texts, ${theme}: ${built.length} screens of ${level}`, async ({ page, watch }) => {
        test.setTimeout(600_000)
        await page.emulateMedia({ colorScheme: theme })
        const ids = await beginForeign(page, watch)
        const used = new Map<string, Set<number>>()
        let at = ''
        serverOf(page).rewrite(
          foreignAnswers[kind].rewrite((way) => {
            const ways = used.get(at) ?? new Set()
            used.set(at, ways.add(way))
          }),
        )
        const addresses = [...new Set(built.map(([id, screen]) => addressOf(id, screen, ids)))]
        const { wrong, pages, dialogs, longest, most } = await walkForeign(
          page,
          { addresses, kind, patience: 200 },
          (address) => {
            at = address
          },
        )
        noteTotals(test.info(), {
          of: `${kind} texts`,
          level,
          theme,
          screens: built.length,
          ways: foreignAnswers[kind].ways,
          met: [...used.values()].reduce((sum, { size }) => sum + size, 0),
          pages,
          dialogs,
          longest,
          most,
        })
        expect(wrong).toEqual([])
        expect(pages).toBe(addresses.length)
      })
    }
  }
}
