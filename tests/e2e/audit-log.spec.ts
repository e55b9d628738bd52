/** Who did what to a thing: on its page, in the log, and back. */
import { confirm, dialog, heading, openDetails, pageAction, tab, table } from './support/screen.ts'
import { meanwhile, tellStory } from './support/mock.ts'
import { expect, test } from './support/test.ts'

test('what is done to a thing is on its page, and an entry of the log leads back to it', async ({ page }) => {
  await page.goto('/projects/web-shop/floating-ips/shop')
  await expect(heading(page, 'shop')).toBeVisible()
  await tab(page, 'Activity').click()
  await expect(page).toHaveURL('/projects/web-shop/floating-ips/shop?show=activity')
  await expect(page.getByText(/^Since /)).toBeVisible()
  await expect(table(page, 'Activity')).toHaveCount(0)

  await pageAction(page, 'Detach')
  await confirm(page, /^Detach shop from \S+\?$/)
  await page.reload()
  const entries = table(page, 'Activity')
  await expect(entries.getByText('floating_ip_detach')).toBeVisible()
  await expect(entries.getByText('ada-lindqvist')).toBeVisible()

  await page.getByRole('link', { name: 'Open in audit log' }).click()
  await expect(heading(page, 'Audit log')).toBeVisible()
  await expect(page.getByText('No new entries')).toBeVisible()
  await page.getByRole('link', { name: 'floating_ip_detach' }).click()
  const panel = dialog(page, 'floating_ip_detach')
  await expect(panel.getByText('Session cookie')).toBeVisible()
  await expect(panel.getByRole('link', { name: 'shop' })).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()

  // What comes is counted and does not move what is read.
  await meanwhile(page, 'POST', '/v1/vpcs?project=web-shop', { name: 'late', description: '', dns_name: 'late' })
  await expect(page.getByText('1 new entry')).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No new entries')).toBeVisible()
})

test('who may not read the log is offered no activity', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/disks/orders?show=activity')
  await expect(heading(page, 'orders')).toBeVisible()
  await openDetails(page)
  await expect(page.getByText('Block size')).toBeVisible()
  await expect(tab(page, 'Activity')).toHaveCount(0)
})
