/** What the silo, and all silos, use of their quotas. */
import type { Locator, Page } from '@playwright/test'

import { heading } from './support/screen.ts'
import { expect, test } from './support/test.ts'

/** What a chart says is in force at its end. */
const latest = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).getByRole('listitem')

async function narrow(page: Page, label: string, to: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: to, exact: true }).click()
}

test('the silo’s use is narrowed to a project, and followed to what uses the most', async ({ page }) => {
  await page.goto('/utilization?refresh=off')
  await expect(page.getByRole('region', { name: 'Provisioned of quota' }).getByRole('listitem').first()).toHaveText(
    /^CPU31.25 %.*40 vCPUs.*128 vCPUs.*88 vCPUs$/,
  )
  await expect(latest(page, 'CPU')).toHaveText(/40 vCPUs$/)
  await narrow(page, 'Project', 'data-lake')
  await expect(page).toHaveURL('/utilization?refresh=off&project=data-lake')
  await expect(latest(page, 'CPU')).toHaveText(/16 vCPUs$/)
  await expect(latest(page, 'Storage')).toHaveText(/ TiB$/)
  await page.getByRole('table', { name: 'Top instances' }).getByRole('link', { name: 'db-primary' }).click()
  await expect(heading(page, 'db-primary')).toBeVisible()
})

test('silos under the most pressure come first, and lead to their quotas', async ({ page }) => {
  await page.goto('/system/utilization?refresh=off')
  const silos = page.getByRole('table', { name: 'Silos' }).getByRole('row')
  await expect(silos.getByRole('link')).toHaveText(['meadow', 'harbor', 'lantern'])
  await expect(latest(page, 'CPU')).toHaveText(/40 vCPUs$/)
  await narrow(page, 'Silo', 'meadow')
  await expect(page).toHaveURL('/system/utilization?refresh=off&silo=meadow')
  await expect(latest(page, 'Memory')).toHaveText(/160 GiB$/)
  await expect(page.getByRole('table', { name: 'Suggested capacity' }).getByRole('row').nth(1)).toContainText(
    '224 vCPUs',
  )
  // The same totals as a series, with its time.
  await page.getByRole('link', { name: 'Explore Memory' }).click()
  await expect(page.getByRole('slider', { name: 'collection_target:ram_provisioned: point in time' })).toHaveAttribute(
    'aria-valuetext',
    /160 GiB$/,
  )
  await page.goBack()
  await silos.getByRole('link', { name: 'meadow' }).click()
  await expect(page).toHaveURL('/system/silos/meadow/quotas')
})
