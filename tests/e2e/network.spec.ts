/** A network or a server that fails the console's own files: the page says so, and comes back. */
import type { BrowserContext, Page } from '@playwright/test'

import { dialog, heading, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ cold: true })

test('a page that was opened offline did not come back by itself', async ({ page, context, watch }) => {
  watch.allowFailures()
  // It comes a second after the first page; without it there are only the last words, which load the page again.
  const form = /\/assets\/forms-of-project-[^/]+\.js$/
  // Not even ahead of its use.
  await context.route(form, (route) => route.abort())
  const errorPage = page.waitForResponse(/\/ErrorPage-[^/]+\.js$/)
  await page.goto('/projects')
  await expect(rowOf(page, 'web-shop')).toBeVisible()
  await (await errorPage).finished()
  // And what it imports.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // A form that asks for nothing is code alone.
  await page.getByRole('main').getByRole('link', { name: 'New project' }).click()
  await expect(heading(page, 'You are offline')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('dynamically')
  // Nothing that this page knows is lost, as it would be by a reload.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await context.unroute(form)
  await context.setOffline(false)
  await expect(dialog(page, 'New project')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('No connection')
/**
 * Presses "Try again" once the code can be had. Every five seconds the page tries by itself: on a busy computer the button was gone before
 * it was pressed. Not while it believes to be offline. The button comes a moment after its words: code that was on its way when requests
 * were let through again never came.
 */
async function tryAgain(page: Page, context: BrowserContext, files: RegExp): Promise<void> {
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }))
  const button = page.getByRole('button', { name: 'Try again' })
  await expect(button).toBeVisible()
  await context.unroute(files)
  await button.click()
}

const rowMenu = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: 'Row actions' })

for (const [part, at, row, open, shown] of [
  [
    'a filter',
    '/projects',
    'web-shop',
    (page: Page) => page.getByRole('button', { name: 'Filter', exact: true }).click(),
    (page: Page) => dialog(page, 'Add filter'),
  ],
  [
    'the choice of columns',
    '/projects',
    'web-shop',
    (page: Page) => page.getByRole('button', { name: 'Columns' }).click(),
    (page: Page) => dialog(page, 'Columns'),
  ],
  [
    'an export',
    '/projects',
    'web-shop',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'CSV' }).click()
    },
    (page: Page) => page.getByText(/^Exported \d+ projects$/),
  ],
  [
    'the bar of selected rows',
    '/projects/web-shop/disks',
    'orders-old',
    (page: Page) => rowOf(page, 'orders-old').getByRole('checkbox').check(),
    (page: Page) => page.getByRole('button', { name: 'Delete…' }),
  ],
] as const) {
  test(`${part} that was opened offline comes by itself when the connection is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allowFailures()
    // Menus come a second after the first page, together with other parts: only the export is behind one.
    const menus = part === 'an export' ? page.waitForResponse(/\/MenuItems-[^/]+\.js$/) : undefined
    if (!menus) await context.route(/\/assets\/after-first-page-[^/]+\.js$/, (route) => route.abort())
    await page.goto(at)
    await expect(rowOf(page, row)).toBeVisible()
    await (await menus)?.finished()
    // Also what the mock loads for its first answers.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await open(page)
    await expect(notice(page)).toBeVisible()
    await expect(shown(page)).toBeHidden()
    await context.setOffline(false)
    await expect(shown(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })
}

test('a part that a dependency kept from loading can be tried again, and what was typed is still there', async ({
  page,
  context,
  watch,
}) => {
  watch.allowFailures()
  const dependency = /\/assets\/request-[^/]+\.js$/
  await context.route(dependency, (route) => route.abort())
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await form.getByLabel('Name').fill('kept')
  await form.getByRole('button', { name: 'Show request' }).click()
  await expect(notice(page)).toBeVisible()
  await tryAgain(page, context, dependency)
  await expect(form.getByText('POST')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('kept')
  await expect(notice(page)).toBeHidden()
})

for (const [part, file, at, row, open, shown] of [
  [
    'the palette',
    'Palette',
    '/projects/web-shop/disks',
    'orders',
    (page: Page) => page.keyboard.press('Control+k'),
    (page: Page) => page.getByRole('combobox', { name: 'Jump to' }),
  ],
  [
    'a menu',
    'MenuItems',
    '/projects/web-shop/disks',
    'orders',
    (page: Page) => rowMenu(page, 'orders').click(),
    (page: Page) => page.getByRole('menuitem', { name: 'Delete' }),
  ],
  [
    'the question of an action',
    'ActionDialog',
    '/projects/web-shop/instances',
    'web-1',
    async (page: Page) => {
      await rowMenu(page, 'web-1').click()
      await page.getByRole('menuitem', { name: 'Stop' }).click()
    },
    (page: Page) => dialog(page, 'Stop web-1?'),
  ],
  [
    'the review of a bulk action',
    'ReviewDialog',
    '/projects/web-shop/instances',
    'web-1',
    async (page: Page) => {
      await rowOf(page, 'web-1').getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Stop…' }).click()
    },
    (page: Page) => dialog(page, 'Stop web-1?'),
  ],
] as const) {
  test(`${part} whose code failed once comes without a reload`, async ({ page, context, watch }) => {
    watch.allowFailures()
    const files = new RegExp(`/assets/${file}-[^/]+\\.js$`)
    await context.route(files, (route) => route.abort())
    await page.goto(at)
    await expect(rowOf(page, row)).toBeVisible()
    await open(page)
    await expect(notice(page)).toBeVisible()
    await tryAgain(page, context, files)
    await expect(shown(page)).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })
}

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
