/** axe with all its default rules on every screen that is built, forms over their lists included, in both themes. */
import { bringAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { addressOf, levels, openStory, walkTo } from './support/walk.ts'

for (const [level, screens = []] of Object.entries(levels)) {
  const built = screens.filter(([, { kind }]) => kind !== 'placeholder')
  test(`no screen of ${level} shuts anybody out: ${built.length} screens, light and dark`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    await bringAxe(page)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const ids = await openStory(page)
    // Screens that are parts of one page have one address.
    const seen = new Set<string>()
    const found: string[] = []
    let theme: 'light' | 'dark' = 'light'
    for (const [id, screen] of built) {
      const address = addressOf(id, screen, ids)
      if (seen.has(address)) continue
      seen.add(address)
      await walkTo(page, address)
      // An error page is looked at elsewhere: it is no proof for the screen (support/walk.ts says what an address names).
      if (/not found|went wrong/i.test(await page.title())) found.push(`${id} ${address} shows an error page`)
      for (let turn = 0; turn < 2; turn += 1) {
        for (const violation of await violations(page)) found.push(`${id} (${theme}) ${violation}`)
        if (turn === 0) {
          theme = theme === 'light' ? 'dark' : 'light'
          await page.emulateMedia({ colorScheme: theme })
        }
      }
    }
    expect(found).toEqual([])
  })
}
