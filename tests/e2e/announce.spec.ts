/** What screen readers are told of a page that is opened without a page load. */
import type { Page } from '@playwright/test'

import { dialog, heading } from './support/screen.ts'
import { go, moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

/** Milliseconds after which everything that is to be said is said. */
const later = 5000

/** Where it is said, once the part that says it is there; it comes a second after the first page. */
async function region(page: Page) {
  const found = page.locator('[data-announced="page"]')
  await expect(found).toBeAttached()
  await expect(found).toHaveAttribute('aria-live', 'polite')
  return found
}

/** Everything that is said from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    const place = document.querySelector('[data-announced="page"]')
    if (place) new MutationObserver(() => texts.push(place.textContent)).observe(place, { childList: true })
    return texts
  })
  return () => said.jsonValue()
}

test('a page that is opened says its title once, the first page does not', async ({ page }) => {
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(await region(page)).toBeEmpty()
  const said = await listen(page)
  await go(page, '/projects/web-shop/disks', 'Disks')
  await expect.poll(said).toEqual(['Disks / web-shop / Projects / Cairn'])
  await go(page, '/projects/web-shop/vpcs', 'VPCs')
  await expect.poll(said).toEqual(['Disks / web-shop / Projects / Cairn', 'VPCs / web-shop / Projects / Cairn'])
})

test('other search parameters and a form over the page say nothing, and the page after them does', async ({ page }) => {
  await page.clock.install()
  await page.goto('/projects/web-shop/disks')
  await page.clock.fastForward(later)
  await region(page)
  const said = await listen(page)
  await moveTo(page, '/projects/web-shop/disks?sort=name_descending')
  await page.clock.fastForward(later)
  expect(await said()).toEqual([])
  await moveTo(page, '/projects/web-shop/disks-new')
  await expect(dialog(page, 'New disk')).toBeVisible()
  await expect(page).toHaveTitle(/^New disk/)
  // Longer than a title takes to be said, while the form is open.
  await page.clock.fastForward(later)
  expect(await said()).toEqual([])
  await moveTo(page, '/projects/web-shop/disks')
  await expect(page).toHaveTitle(/^Disks/)
  await expect(dialog(page, 'New disk')).toBeHidden()
  await page.clock.fastForward(later)
  expect(await said()).toEqual([])
  await go(page, '/projects/web-shop/snapshots', 'Snapshots')
  await page.clock.fastForward(later)
  await expect.poll(said).toEqual(['Snapshots / web-shop / Projects / Cairn'])
})
