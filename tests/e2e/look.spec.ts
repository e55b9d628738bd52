/** What the page looks like before it is all there: the theme at once, text that does not jump, nothing loaded in vain. */
import type { Locator, Page } from '@playwright/test'

import { heading, openDetails, property } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const fonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.woff2'))
      .map((path) => path.replace(/^.*\//, '').replace(/-[\w-]{7}\.woff2$/, '')),
  )

for (const [chosen, system, brightness] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [undefined, 'dark', 'dark'],
  [undefined, 'light', 'light'],
] as const) {
  test(`the first paint has the theme: ${chosen ?? 'none'} chosen, the system's is ${system}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    // The console itself never starts: what is on the screen is what was there before it.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.addInitScript((theme) => theme && localStorage.setItem('cairn.theme', theme), chosen)
    // There is no page to wait for.
    await page.goto('/projects', { waitUntil: 'load' })
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const value = Number(/^oklch\(([\d.]+) /.exec(colour)?.[1])
    expect(value < 0.5 ? 'dark' : 'light').toBe(brightness)
  })
}

test('the first list needs one font file; ids bring the mono', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect(await fonts(page)).toEqual(['geist-latin-wght-normal'])
  await page.goto('/projects/web-shop/disks/orders')
  await openDetails(page)
  await expect(property(page, 'ID')).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  expect((await fonts(page)).toSorted()).toEqual(['geist-latin-wght-normal', 'geist-mono-latin-wght-normal'])
})

test('text hardly moves when its font arrives', async ({ page, context }) => {
  const sizes = async () => {
    await page.goto('/projects/web-shop/disks')
    await expect(heading(page, 'Disks')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    return page.getByRole('navigation', { name: 'web-shop' }).evaluate((nav) => {
      // All words together: one alone may be wider or narrower than letters are on the whole.
      const widths = [...nav.querySelectorAll('a span:last-child')].map((label) => {
        const text = document.createRange()
        text.selectNodeContents(label)
        return text.getBoundingClientRect().width
      })
      return { width: widths.reduce((sum, width) => sum + width, 0), height: nav.scrollHeight }
    })
  }
  const own = await sizes()
  await context.route('**/*.woff2', (route) => route.fulfill({ status: 200, body: '' }))
  const other = await sizes()
  expect(other.height).toBe(own.height)
  expect(own.width).toBeGreaterThan(300)
  expect(Math.abs(other.width / own.width - 1)).toBeLessThan(0.05)
  // Another font it was all the same.
  expect(other.width).not.toBe(own.width)
})

test('while a form is on its way its panel is there already', async ({ page }) => {
  let goOn = (): void => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/v1/me', async (route) => {
    await held
    await route.continue()
  })
  const edgeOf = async () => {
    const box = await page.getByRole('status', { name: 'Loading' }).locator('.fixed').boundingBox()
    return box && { right: box.x + box.width, height: box.height }
  }
  await page.goto('/projects/web-shop/disks-new', { waitUntil: 'commit' })
  await expect.poll(edgeOf).toEqual({ right: 1280, height: 720 })
  goOn()
  await expect(page.getByRole('dialog', { name: 'New disk' })).toBeVisible()
})

test('regression: with colours of their own people could not see where they were, nor what was chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/projects/web-shop/instances-new')
  const backgrounds = (all: Locator) =>
    all.evaluateAll((found) => found.map((one) => getComputedStyle(one).backgroundColor))
  const sidebar = page.getByRole('navigation', { name: 'web-shop' })
  const [current, ...more] = await backgrounds(sidebar.locator('[aria-current]'))
  expect(more).toEqual([])
  expect(await backgrounds(page.locator('body'))).not.toEqual([current])
  expect(await backgrounds(sidebar.getByRole('link', { name: 'Disks', exact: true }))).not.toEqual([current])
  const chosen = page.locator('label').filter({ has: page.getByRole('radio', { name: 'General purpose' }) })
  expect(await backgrounds(chosen)).toEqual([current])
})

test('regression: paper got a dark page, the ways to other pages, and the buttons across the text', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/projects/web-shop/instances-new')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.locator('#content .sticky')).toHaveCSS('position', 'static')
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(Number(/^oklch\(([\d.]+) /.exec(colour)?.[1])).toBeGreaterThan(0.9)
})
