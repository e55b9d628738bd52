/** The pages that a day begins with: what they say leads to the lists that show it. */
import { heading, table } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the overview of a project leads to what failed; the project itself still begins with its instances', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/overview')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('link', { name: '1 disk faulted' }).click()
  await expect(page).toHaveURL('/projects/web-shop/disks?filter=state.state:any:faulted')
  await expect(table(page, 'Disks').getByRole('row')).toHaveCount(2)
  await page.getByRole('navigation', { name: 'web-shop' }).getByRole('link', { name: 'Overview' }).click()
  await expect(heading(page, 'Overview')).toBeVisible()
  await page.getByRole('link', { name: 'web-shop', exact: true }).click()
  await expect(page).toHaveURL('/projects/web-shop/instances')
})

test('one click from the projects tells what failed anywhere, the quotas, the pools and the update', async ({
  page,
}) => {
  await page.goto('/projects')
  await page.getByRole('navigation', { name: 'meadow' }).getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/overview')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention.getByRole('listitem').filter({ hasText: 'in sandbox' })).toContainText('scratch')
  await expect(page.getByRole('region', { name: 'Quotas' })).toContainText('40 of 128')
  await expect(page.getByRole('region', { name: 'IP pools' })).toContainText('7 of 154')
  await expect(page.getByRole('region', { name: 'System update' })).toContainText('62 of 62')
})

test('the overview of the system: deliveries that failed lead to their receiver, changes to the log', async ({
  page,
}) => {
  await page.goto('/system/overview')
  await expect(table(page, 'Recent changes').getByRole('row')).toHaveCount(9)
  await expect(page.getByRole('region', { name: 'Silo quotas' })).toContainText('meadow')
  await expect(page.getByRole('region', { name: 'Hardware' })).toContainText('Sleds4')
  await page.getByRole('link', { name: '3 deliveries failed' }).click()
  await expect(page).toHaveURL('/system/alerts/receivers/team-chat/deliveries?filter=state:any:failed')
})
