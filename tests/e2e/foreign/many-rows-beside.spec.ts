/**
 * Every screen that is no list of its own in front of a server whose lists all have twenty thousand rows, in one answer each: forms
 * that offer them, pages that show some of them, questions that count them. It gets there, and so do the questions of its menus.
 */
import { manyRows } from '../support/foreign-answers.ts'
import { prepareForeign, walkForeign } from '../support/foreign-walk.ts'
import { prepareWalk } from '../support/in-page-walk.ts'
import { serverOf } from '../support/mock.ts'
import { expect, test } from '../support/test.ts'
import { noteTotals } from '../support/totals.ts'
import { addressOf, levels, openStory } from '../support/walk.ts'

const count = 20_000

for (const [level, screens = []] of Object.entries(levels)) {
  const others = screens.filter(
    ([id, { kind, path }]) =>
      kind !== 'placeholder' && !id.endsWith('.list') && !/^\/(login|device|lookup)|\/metrics\//.test(path),
  )
  test(`20,000 rows beside: ${others.length} screens of ${level}`, async ({ page, watch }) => {
    test.setTimeout(900_000)
    watch.allowFailures()
    // Fields that nobody documented are no role, where every field of an object is one.
    watch.allowUnreadable()
    await prepareForeign(page)
    await prepareWalk(page)
    const ids = await openStory(page)
    const met = new Set<string>()
    let at = ''
    serverOf(page).rewrite(manyRows('at once', () => met.add(at), count))
    const addresses = [...new Set(others.map(([id, screen]) => addressOf(id, screen, ids)))]
    const walk = { addresses, kind: 'many rows', patience: 600_000 } as const
    const { wrong, pages, dialogs, longest } = await walkForeign(page, walk, (address) => {
      at = address
    })
    noteTotals(test.info(), {
      of: '20,000 rows beside',
      theme: 'light',
      screens: others.length,
      ways: 1,
      met: met.size,
      pages,
      dialogs,
      longest,
    })
    expect(wrong).toEqual([])
    expect(pages).toBe(addresses.length)
    expect(met.size, 'pages that asked for a list').toBeGreaterThan(addresses.length / 2)
  })
}
