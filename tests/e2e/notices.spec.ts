/** What the frame says of itself: newer versions, parts that cannot be loaded, messages that pass by. */
import type { Page } from '@playwright/test'

import { heading, menuItem, notifications, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const notice = (page: Page) => page.getByText('A new version of Cairn is available.')

test('a newer version on the server is told when one comes back after a while', async ({ page, context }) => {
  await page.clock.install()
  const watching = restStarted(page)
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  // What helps later pages starts by the clock.
  await page.clock.runFor(2_000)
  await watching
  await context.route('**/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/\/assets\/index-/, '/assets/index-newer-'),
    })
  })
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await expect(notice(page)).toBeHidden()
  await page.clock.fastForward('06:00')
  await comeBack()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(notice(page)).toBeHidden()
})

test('a dialog whose code is gone leaves the page alone and says that there is a newer version', async ({
  page,
  context,
}) => {
  await context.route(/\/assets\/ActionDialog-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/projects/web-shop/disks')
  await rowOf(page, 'orders-old').getByRole('button', { name: 'Row actions' }).click()
  await menuItem(page, 'Delete').click()
  await expect(notice(page)).toBeVisible()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(rowOf(page, 'orders-old')).toBeVisible()
})

test('a server that does not answer is told after a while, also while the first page waits for it', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(() => {
    const { fetch } = window
    let hangs = true
    window.fetch = (input, init) => {
      const { url } = new Request(input, init)
      if (!hangs || !url.includes('/v1/projects')) return fetch(input, init)
      hangs = false
      Reflect.set(window, 'hanging', true)
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    }
  })
  await page.goto('/projects')
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  // The page waits for the mock before that.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hanging'))).toBe(true)
  await page.clock.runFor(16_000)
  await expect(notifications(page).getByText('No answer yet')).toBeVisible()
  await notifications(page).getByRole('button', { name: 'Retry' }).click()
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await expect(notifications(page).getByText('No answer yet')).toBeHidden()
})

test('a page that does not exist does not claim the title of its address', async ({ page, watch }) => {
  watch.expectFailure('diskView', 404)
  await page.goto('/projects/web-shop/disks/nope')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(page).toHaveTitle('Page not found / Cairn')
  await page.getByRole('navigation', { name: 'web-shop' }).getByRole('link', { name: 'Disks' }).click()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(page).toHaveTitle('Disks / web-shop / Projects / Cairn')
})

/** What comes when the first page is there has come and begun. To be called before that page is asked for. */
async function restStarted(page: Page): Promise<void> {
  const file = await page.waitForResponse((response) => /\/after-first-page-/.test(response.url()))
  // The console asked for it first: it has begun when this is through.
  await page.evaluate((url) => import(url), file.url())
}

test('a link that the pointer rests on has its page fetched; one that it passes has not', async ({ page }) => {
  const started = restStarted(page)
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders-old')).toBeVisible()
  await started
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/disks/orders-old')
  // At once, however slow the machine is.
  await page.getByRole('table').evaluate((table) => {
    for (const name of ['batch-boot', 'orders-old']) {
      const link = [...table.querySelectorAll('a')].find((one) => one.textContent === name)
      link?.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }))
    }
  })
  await fetched
  expect(asked).not.toContain('/v1/disks/batch-boot')
  // Opening it asks for nothing twice.
  await page.getByRole('link', { name: 'orders-old' }).click()
  await expect(heading(page, 'orders-old')).toBeVisible()
  expect(asked.filter((path) => path === '/v1/disks/orders-old')).toHaveLength(1)
})

test('the code of the form behind New is there before anybody asks for it', async ({ page }) => {
  const form = page.waitForResponse((response) => /\/assets\/forms-[\w-]+\.js$/.test(response.url()))
  await page.goto('/projects/web-shop/vpcs')
  expect((await form).ok()).toBe(true)
})

test('who saves data has nothing fetched ahead', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const started = restStarted(page)
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders-old')).toBeVisible()
  await started
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'orders-old' }).hover()
  const refreshed = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/disks')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await refreshed
  expect(asked).not.toContain('/v1/disks/orders-old')
  expect(asked.filter((path) => /\/forms-/.test(path))).toEqual([])
})

test('Back returns to where the page was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 })
  await page.goto('/projects/data-lake/disks')
  const link = page.getByRole('link', { name: 'chunk-040' })
  await expect(link).not.toBeInViewport()
  await link.click()
  await expect(heading(page, 'chunk-040')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(link).toBeInViewport()
})
