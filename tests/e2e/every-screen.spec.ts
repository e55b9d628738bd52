/**
 * Every screen that the generator counts opens by its address: with a heading, without a crash, and in words. And axe with
 * all its default rules finds nothing on those that are built, forms over their lists included, in both themes.
 */
import { bringAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { addressOf, coverage, filled, levels, openStory } from './support/walk.ts'

const laterText = /Comes with (issue \d+|a later issue)\./

for (const [level, screens = []] of Object.entries(levels)) {
  test(`all ${screens.length} screens of ${level} open and shut nobody out, light and dark`, async ({
    page,
    watch,
  }) => {
    // A ceiling for a busy machine, as in playwright.config.ts; nothing waits for it to pass.
    test.setTimeout(300_000)
    watch.allowFailures()
    await bringAxe(page)
    let theme: 'light' | 'dark' = 'light'
    await page.emulateMedia({ colorScheme: theme })
    const ids = await openStory(page)
    // Screens that are parts of one page have one address.
    const seen = new Set<string>()
    const found: string[] = []
    for (const [id, screen] of screens) {
      const address = addressOf(id, screen, ids)
      if (seen.has(address)) continue
      seen.add(address)
      await test.step(id, async () => {
        const before = watch.failures.length
        await page.goto(address)
        const main = page.getByRole('main')
        await expect(page.getByRole('heading').first()).toHaveText(/\S/)
        await expect(main.or(page.getByRole('dialog')).first()).not.toContainText(
          /"(error_code|request_id|message)":|\[object |undefined|NaN/,
        )
        const shown = await main.textContent()
        const failed = watch.failures.length > before
        // Only an answer of the server is a reason for an error page.
        if (!failed) expect(shown, id).not.toMatch(/Something went wrong|Page not found|could not be loaded/)
        if (screen.kind === 'placeholder') {
          // What it will be, and with which issue.
          if (!failed) await expect(page.locator('body')).toContainText(/not built yet/i)
          if (!screen.path.includes(':')) await expect(main).toContainText(laterText)
          return
        }
        // An error page is looked at elsewhere: it is no proof for the screen (support/walk.ts says what an address names).
        if (/not found|went wrong/i.test(await page.title())) found.push(`${id} ${address} shows an error page`)
        for (const violation of await violations(page)) found.push(`${id} (${theme}) ${violation}`)
        theme = theme === 'light' ? 'dark' : 'light'
        await page.emulateMedia({ colorScheme: theme })
        for (const violation of await violations(page, { again: true })) found.push(`${id} (${theme}) ${violation}`)
      })
    }
    expect(found).toEqual([])
  })
}

test('every redirect leads to a page', async ({ page, watch }) => {
  watch.allowFailures()
  const ids = await openStory(page)
  for (const [from, to] of Object.entries(coverage.redirects)) {
    await test.step(from, async () => {
      await page.goto(filled(from, ids))
      await expect(page).toHaveURL(filled(to, ids))
      await expect(page.getByRole('heading').first()).toHaveText(/\S/)
    })
  }
})
