/** Actions on many rows at once, on the design page: there a call takes its time, and one of them always fails. */
import type { Locator, Page } from '@playwright/test'

import { bringAxe, violations } from './support/axe.ts'
import { expectToast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** The question, and the progress that takes its place. */
const questionAbout = (page: Page): Locator => page.getByRole('dialog', { name: /^Delete / })

test('what failed stays selected and is tried again, in the background as well', async ({ page }) => {
  // What a call takes on that page: the retry lasts until the test has looked at it.
  await page.addInitScript((callTime) => {
    const real = window.setTimeout
    const held: (() => void)[] = []
    Object.assign(window, { isHeld: false, letGo: () => held.forEach((run) => run()) })
    Object.assign(window, {
      setTimeout: (run: () => void, milliseconds?: number, ...rest: unknown[]) =>
        milliseconds === callTime && Reflect.get(window, 'isHeld') === true
          ? held.push(run)
          : real(run, milliseconds, ...rest),
    })
  }, 600)
  await page.goto('/design#many-rows')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection).toContainText('4 selected')
  await selection.getByRole('button', { name: 'Delete…' }).click()
  const run = questionAbout(page)
  await expect(run.getByRole('heading', { name: 'Delete 2 disks?' })).toBeVisible()
  await expect(run.getByText('Left out: 2')).toBeVisible()
  await expect(run.getByText('Only a detached or faulted disk can be deleted.')).toBeVisible()
  // A dangerous one is not a keypress away.
  await expect(run.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await run.getByRole('button', { name: 'Delete 2' }).click()

  const item = (name: string) => run.getByRole('listitem').filter({ hasText: name })
  await expect(item('orders-old')).toContainText('Done')
  await expect(item('broken-restore')).toContainText('Storage is busy. Try again later.')
  await expect(run.getByRole('status')).toHaveText('Finished: 1 of 2 done, 1 failed')
  await page.evaluate(() => Object.assign(window, { isHeld: true }))
  await run.getByRole('button', { name: 'Retry 1 failed' }).click()
  await run.getByRole('button', { name: 'Continue in background' }).click()
  await expect(run).toBeHidden()
  await expect(selection).toContainText('3 selected')
  await page.evaluate(() => (window as unknown as { letGo: () => void }).letGo())
  await expectToast(page, 'Delete disks: 2 done')
  await expect(selection).toContainText('2 selected')
})

for (const theme of ['light', 'dark'] as const) {
  test(`review, progress, result and request shut nobody out: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await bringAxe(page)
    const expectNoViolations = async () => expect(await violations(page)).toEqual([])
    await page.goto('/design#many-rows')
    await page.getByRole('button', { name: 'Show request' }).click()
    await expect(page.getByRole('region', { name: 'Request as curl' })).toBeVisible()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete…' }).click()
    const run = questionAbout(page)
    await expectNoViolations()
    await run.getByRole('button', { name: 'Delete 2' }).click()
    await expectNoViolations()
    await expect(run.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible()
    await expectNoViolations()
    await run.getByRole('button', { name: 'Retry 1 failed' }).click()
    await run.getByRole('button', { name: 'Continue in background' }).click()
    await expectNoViolations()
  })
}
