/** A network or a server that fails the console's own files: the page says so, and comes back. */
import { dialog, heading, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ cold: true })

test('a page that was opened offline did not come back by itself', async ({ page, context, watch }) => {
  watch.allowFailures()
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders')).toBeVisible()
  await context.setOffline(true)
  // A form is code alone: in this build the mock API's own code would fail to come as well.
  await page.getByRole('main').getByRole('link', { name: 'New disk' }).click()
  await expect(heading(page, 'You are offline')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('dynamically')
  await context.setOffline(false)
  await expect(dialog(page, 'New disk')).toBeVisible()
})

test('an entry chunk that failed left a blank page', async ({ page, context, watch }) => {
  watch.allowFailures()
  const entry = /\/assets\/index-[^/]+\.js$/
  await context.route(entry, (route) => route.abort())
  await page.goto('/projects', { waitUntil: 'commit' })
  await expect(heading(page, 'Cairn has not loaded')).toBeVisible()
  await context.unroute(entry)
  await page.getByRole('link', { name: 'reload the page' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(heading(page, 'Cairn has not loaded')).toBeHidden()
})

test('without JavaScript a notice says what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/projects')
  await expect(heading(page, 'Cairn needs JavaScript')).toBeVisible()
  await expect(heading(page, 'Cairn has not loaded')).toBeHidden()
  await context.close()
})
