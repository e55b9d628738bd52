/** The console on a phone. */
import type { Page } from '@playwright/test'

import { motion } from './support/motion.ts'
import { dialog, heading, rowOf, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ ...motion, viewport: { width: 390, height: 800 } })

/** How far the page itself could be moved sideways. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('the navigation opens on demand and closes when it was used', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  const navigation = page.getByRole('navigation', { name: 'web-shop' })
  await expect(rowOf(page, 'orders')).toBeVisible()
  await expect(navigation).toBeHidden()
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(navigation).toBeVisible()
  await navigation.getByRole('link', { name: 'Snapshots' }).click()
  await expect(heading(page, 'Snapshots')).toBeVisible()
  await expect(navigation).toBeHidden()

  const open = page.getByRole('button', { name: 'Open navigation' })
  await expect(open).toHaveAttribute('aria-expanded', 'false')
  await open.click()
  await expect(navigation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(navigation).toBeHidden()
})

test('a wide table moves inside its own box, with the menus in sight', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  const box = page.getByRole('region', { name: 'Disks' })
  await expect(box).toBeVisible()
  const { content, shown } = await box.evaluate(({ scrollWidth, clientWidth }) => ({
    content: scrollWidth,
    shown: clientWidth,
  }))
  expect(content).toBeGreaterThan(shown)
  await expect(rowOf(page, 'orders').getByRole('button', { name: 'Row actions' })).toBeInViewport()
  const created = table(page, 'Disks').getByRole('columnheader', { name: 'Created' })
  await expect(created).not.toBeInViewport({ ratio: 0.9 })
  await box.focus()
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(created).toBeInViewport({ ratio: 0.5 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('a form covers the page and can be filled in', async ({ page }) => {
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await expect(form).toBeVisible()
  expect((await form.boundingBox())?.width).toBe(390)
  await form.getByLabel('Name', { exact: true }).fill('pocket')
  await form.getByRole('button', { name: 'Create disk' }).click()
  await expect(rowOf(page, 'pocket')).toBeVisible()
})

// That no page moves sideways as a whole is looked at with the longest of texts: hostile.spec.ts.

test('regression: a trail of two lines began its second one with a slash', async ({ page }) => {
  await page.goto('/projects/web-shop/instances/web-1/networking')
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  const [first, last] = [await trail.first().boundingBox(), await trail.last().boundingBox()]
  expect(last?.y).toBeGreaterThan((first?.y ?? 0) + 10)
  await expect(trail.last()).toHaveText('Networking')
  await expect(trail.first()).toHaveText('Projects/')
})

test('at 200 % zoom of a small window nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 512 })
  for (const path of ['/projects', '/nowhere', '/projects/web-shop/disks/orders', '/projects/web-shop/disks-new']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Create disk' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create disk' })).toBeInViewport({ ratio: 1 })
})
