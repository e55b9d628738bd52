import type { Page } from '@playwright/test'

import { motion } from './support/motion.ts'
import { dialog, heading, menuItem, reload, rowOf } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

test('one switches between silo and system', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  const menu = page.getByRole('button', { name: 'Switch between system and silo' })
  await expect(menu).toHaveText('Silo')
  await menu.click()
  await expect(page.getByRole('menuitemradio', { name: 'Silo' })).toBeChecked()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect(page).toHaveURL('/system/silos')
  await expect(menu).toHaveText('System')
  await expect(page.getByRole('navigation', { name: 'System' })).toBeVisible()
  await page
    .getByRole('link', { name: /System$/ })
    .first()
    .click()
  await expect(page).toHaveURL('/system/silos')
  await menu.click()
  await page.getByRole('menuitemradio', { name: 'Silo' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('navigation', { name: 'meadow' })).toBeVisible()
})

test('a theme is chosen once and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  const bright = await backgroundOf(page)
  await chooseTheme(page, 'Dark')
  await expect.poll(() => backgroundOf(page)).not.toBe(bright)
  const dark = await backgroundOf(page)
  await reload(page, heading(page, 'Projects'))
  expect(await backgroundOf(page)).toBe(dark)
  await page.getByRole('button', { name: 'User menu' }).click()
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await page.keyboard.press('Escape')

  // As the system, which is light here and may change.
  await chooseTheme(page, 'System')
  await expect.poll(() => backgroundOf(page)).toBe(bright)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => backgroundOf(page)).toBe(dark)
})

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitemradio', { name }).click()
}

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the skip link is the first stop and leads past the frame', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await expect(page).toHaveURL('/projects/web-shop/disks')
})

test('the user menu leads to the settings', async ({ page }) => {
  await page.goto('/projects')
  const menu = page.getByRole('button', { name: 'User menu' })
  await expect(menu).toContainText('ada-lindqvist')
  await menu.click()
  await menuItem(page, 'Settings').click()
  await expect(page).toHaveURL('/settings/profile')
  await expect(page.getByRole('main')).toContainText('ada-lindqvist')
  await expect(page.getByRole('main')).toContainText('operators')
  await page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: 'SSH keys' }).click()
  await expect(rowOf(page, 'laptop')).toBeVisible()
})

test('who signed out is asked to sign in again, and will come back to where they wanted to go', async ({
  page,
  watch,
}) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'User menu' }).click()
  await menuItem(page, 'Sign out').click()
  await expect(page).toHaveURL('/login/meadow/local')
  await expect(heading(page, 'Sign in')).toBeVisible()

  // Whichever of the page's calls is the first.
  watch.allowFailures()
  await page.goto('/projects/web-shop/disks?a=1')
  await expect(page).toHaveURL('/login/meadow/local?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks%3Fa%3D1')
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(watch.failures.filter((failure) => !failure.endsWith(' 401'))).toEqual([])
})

test('without a network the frame says so', async ({ page, context }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeHidden()
})

test.describe('with nothing fetched before', () => {
  test.use({ cold: true })

  test('a menu that was touched without a network did not open until the page was loaded again', async ({
    page,
    context,
  }) => {
    await page.goto('/projects')
    // The mock itself comes in parts: those that answer who is signed in are there.
    await expect(page.getByRole('button', { name: 'User menu: ' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const menu = page.getByRole('button', { name: 'User menu' })
    await menu.hover()
    await menu.focus()
    await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
    await context.setOffline(false)
    await menu.click()
    await expect(menuItem(page, 'Settings')).toBeVisible()
  })
})

test('another tab of the browser sees what was made in this one', async ({ page, context }) => {
  await page.goto('/projects')
  const other = await context.newPage()
  await other.goto('/projects-new')
  await dialog(other, 'New project').getByLabel('Name', { exact: true }).fill('shared')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/projects/shared/instances')
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click()
  await expect(rowOf(page, 'shared')).toBeVisible()
})

test('links of pages that were left stayed in memory', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const move = async (rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['Snapshots', 'Disks', 'VPCs']) {
        await page.getByRole('navigation', { name: 'web-shop' }).getByRole('link', { name, exact: true }).click()
        await expect(heading(page, name)).toBeVisible()
      }
    }
  }
  /** Elements and texts, also of pages that were left. */
  const nodes = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  await page.goto('/projects/web-shop/disks')
  await move(2)
  const before = await nodes()
  await move(6)
  // Each move left five behind. What the page has just let go of may take a moment.
  await expect.poll(nodes).toBeLessThan(before + 40)
})
