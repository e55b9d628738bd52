/** Every screen that the generator counts opens: with a heading, without a crash, and in words. */
import { expect, test } from './support/test.ts'
import { addressOf, coverage, filled, levels, openStory } from './support/walk.ts'

for (const [level, screens = []] of Object.entries(levels)) {
  test(`all ${screens.length} screens of ${level} open`, async ({ page, watch }) => {
    test.slow()
    watch.allowFailures()
    const ids = await openStory(page)
    for (const [id, screen] of screens) {
      await test.step(id, async () => {
        const before = watch.failures.length
        await page.goto(addressOf(id, screen, ids))
        const main = page.getByRole('main')
        await expect(page.getByRole('heading').first()).toHaveText(/\S/)
        await expect(main.or(page.getByRole('dialog')).first()).not.toContainText(
          /"(error_code|request_id|message)":|\[object |undefined|NaN/,
        )
        const shown = await main.textContent()
        const failed = watch.failures.length > before
        // Only an answer of the server is a reason for an error page.
        if (!failed) expect(shown, id).not.toMatch(/Something went wrong|Page not found|could not be loaded/)
        if (screen.kind === 'placeholder' && !failed) await expect(page.locator('body')).toContainText(/not built yet/i)
      })
    }
  })
}

test('a page that comes later says what it will be, and with which issue', async ({ page }) => {
  const later = Object.values(coverage.screens).find(({ kind, path }) => kind === 'placeholder' && !path.includes(':'))
  test.skip(later === undefined, 'every page is built')
  await page.goto(later?.path ?? '/')
  await expect(page.getByRole('main')).toContainText('Not built yet')
  await expect(page.getByRole('main')).toContainText(/Comes with (issue \d+|a later issue)\./)
})

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
