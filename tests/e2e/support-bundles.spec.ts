/** Support bundles: collected, looked at, downloaded, deleted. */
import { readFile } from 'node:fs/promises'

import { bringAxe, violations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { skipTime } from './support/mock.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a bundle is collected, its files are read and downloaded, and it is deleted', async ({ page }) => {
  await bringAxe(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/system/support-bundles-new')
  const form = dialog(page, 'New support bundle')
  await fill(form, { Comment: 'Fans are loud' })
  await submit(form, 'Create support bundle')
  await expect(page.getByText('Collecting', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Started \d+ s ago\.$/)).toBeVisible()
  await skipTime(page, 8000)
  await page.getByRole('button', { name: /^Refresh/ }).click()

  const tree = page.getByRole('tree', { name: 'Files of the bundle' })
  const item = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  await item('report.json').click()
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"reason": "Created by external API"')
  expect(await violations(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search files' }).fill('dns')
  await expect(page.getByRole('status').filter({ hasText: '4 matches' })).toBeVisible()
  await item('dns.log').first().click()
  await expect(page.getByRole('region', { name: 'Text' })).toContainText(/ INFO dns /)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { again: true })).toEqual([])

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  expect((await file).suggestedFilename()).toBe('dns.log')
  expect(await readFile(await (await file).path(), 'utf8')).toMatch(/^(?:.+ (?:INFO|WARN) dns .+\n){40}$/)
  await page.getByRole('button', { name: 'Close' }).click()
  const bundle = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download bundle \(.+ KiB\)$/ }).click()
  expect((await bundle).suggestedFilename()).toMatch(/^support-bundle-[\w-]+\.zip$/)
  expect([...(await readFile(await (await bundle).path())).subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4])
  await expect(page.getByText('Saved to the browser’s downloads.')).toBeVisible()

  await pageAction(page, 'Delete')
  await confirm(page, /^Delete [\w-]+\?$/)
  await expectToast(page, /deleted$/)
  await expect(heading(page, 'Support bundles')).toBeVisible()
})

test('a bundle with another comment, whose files cannot be listed or downloaded, says so and goes on after that', async ({
  page,
  watch,
}) => {
  watch.expectFailure('supportBundleIndex', 403)
  watch.expectFailure('supportBundleDownload', 403)
  makeFail(
    page,
    { operation: 'support_bundle_index', fault: 'forbidden' },
    { operation: 'support_bundle_download', fault: 'forbidden' },
  )
  await page.goto('/system/support-bundles')
  await rowAction(page, rowOf(page, 'Slow disks on Thursday, case 4711'), 'Edit')
  const form = dialog(page, 'Edit comment')
  await expect(field(form, 'Comment')).toHaveValue('Slow disks on Thursday, case 4711')
  await fill(form, { Comment: 'Disks are fast again, case 4712' })
  await submit(form, 'Update comment')
  await expectToast(page, /^Support bundle [\w-]+ updated$/)
  await expect(rowOf(page, 'Disks are fast again, case 4712')).toBeVisible()
  await rowOf(page, 'Disks are fast again, case 4712').getByRole('link').first().click()
  await expect(page.getByText('Files could not be loaded')).toBeVisible()
  const panel = page.getByRole('region', { name: 'Download of the bundle' })
  await page.getByRole('button', { name: /^Download bundle/ }).click()
  await expect(panel.getByRole('alert')).toContainText('Action not authorized')
  makeFail(page)
  const bundle = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await bundle
  await expect(panel).toContainText('Saved to the browser’s downloads.')
  await page.getByRole('link', { name: 'Support bundles' }).first().click()
  await page.getByRole('row').filter({ hasText: 'failed' }).getByRole('link').first().click()
  await expect(page.getByText('The disk that the bundle was stored on is gone').last()).toBeVisible()
})
