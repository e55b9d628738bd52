import { tellStory } from './support/mock.ts'
import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  notifications,
  pick,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the default pool is chosen already, and gives its lowest free address', async ({ page }) => {
  await page.goto('/projects/sandbox/floating-ips')
  await expect(page.getByText('No floating IPs')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New floating IP' }).first().click()
  const form = dialog(page, 'New floating IP')
  await expect(field(form, 'IP pool')).toHaveValue('uplink')
  await fill(form, { Name: 'front', Description: 'Public side' })
  await submit(form, 'Create floating IP')
  await expectToast(page, 'Floating IP front created')
  await expect(rowOf(page, 'front')).toContainText('203.0.113.13')
  await expect(rowOf(page, 'front')).toContainText('uplink')
  await page.getByRole('link', { name: 'front' }).click()
  await reload(page, heading(page, 'front'))
  await expect(property(page, 'IP address')).toContainText('203.0.113.13')
  await expect(property(page, 'IP pool')).toHaveText('uplink')
  await expect(property(page, 'Attached to instance')).toContainText('None')
})

test('a pool can be chosen, and an address of it', async ({ page, watch }) => {
  watch.expectFailure('floatingIpCreate', 400)
  await page.goto('/projects/web-shop/floating-ips-new')
  const form = dialog(page, 'New floating IP')
  await fill(form, { Name: 'partner-line' })
  await field(form, 'IP pool').click()
  // Only pools that are linked to the silo.
  await expect(form.getByRole('option')).toHaveText([/^partner/, /^uplink\s*default/])
  await pick(form, 'IP pool', 'partner')
  await fill(form, { 'IP address': '198.51.100' })
  await submit(form, 'Create floating IP')
  await expectFieldError(form, 'IP address', 'Not a valid IP address')
  await fill(form, { 'IP address': '192.0.2.20' })
  await submit(form, 'Create floating IP')
  await expectFieldError(form, 'IP address', 'Requested external IP address not available')
  await fill(form, { 'IP address': '198.51.100.40' })
  await submit(form, 'Create floating IP')
  await expectToast(page, 'Floating IP partner-line created')
  await expect(rowOf(page, 'partner-line')).toContainText('198.51.100.40')
  await expect(rowOf(page, 'partner-line')).toContainText('partner')
})

test('name and description are edited, the address stays', async ({ page, watch }) => {
  watch.expectFailure('floatingIpUpdate', 400)
  await page.goto('/projects/web-shop/floating-ips')
  await rowAction(page, rowOf(page, 'spare'), 'Edit')
  await expect(page).toHaveURL('/projects/web-shop/floating-ips/spare/edit')
  const form = dialog(page, 'Edit floating IP')
  await reload(page, form)
  await fill(form, { Name: 'shop' })
  await submit(form, 'Update floating IP')
  await expectFieldError(form, 'Name', 'Floating IP name already exists')
  await fill(form, { Name: 'shop-green', Description: 'For the next release' })
  await submit(form, 'Update floating IP')
  await expectToast(page, 'Floating IP shop-green updated')
  await expect(page).toHaveURL('/projects/web-shop/floating-ips')
  await expect(rowOf(page, 'shop-green')).toContainText('203.0.113.12')
  await expect(rowOf(page, 'shop-green')).toContainText('For the next release')
})

test('an address moves between instances', async ({ page }) => {
  await page.goto('/projects/web-shop/floating-ips')
  await rowOf(page, 'shop').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Attach')).toBeDisabled()
  await expect(menuItem(page, 'Attach')).toHaveAccessibleDescription(
    'Already attached to an instance. Detach it first.',
  )
  await menuItem(page, 'Detach').click()
  await expect(page.getByRole('dialog', { name: /^Detach shop from \S+\?$/ })).toContainText(
    /\S+ will lose 203\.0\.113\.\d+\./,
  )
  await confirm(page, /^Detach shop from \S+\?$/)
  await expectToast(page, /^Floating IP .+ detached from .+$/)
  await expect(rowOf(page, 'shop')).toContainText('None')

  await rowAction(page, rowOf(page, 'shop'), 'Attach')
  const form = dialog(page, 'Attach floating IP')
  await pick(form, 'Instance', 'db-primary')
  await submit(form, 'Attach')
  await expectToast(page, 'Floating IP shop attached to db-primary')
  await expect(rowOf(page, 'shop').getByRole('link', { name: 'db-primary' })).toHaveAttribute(
    'href',
    '/projects/web-shop/instances/db-primary',
  )
})

test('an instance that the server would refuse is not offered, with the reason', async ({ page }) => {
  await page.goto('/projects/sandbox/floating-ips-new')
  const form = dialog(page, 'New floating IP')
  await fill(form, { Name: 'front' })
  await submit(form, 'Create floating IP')
  await rowAction(page, rowOf(page, 'front'), 'Attach')
  const attach = dialog(page, 'Attach floating IP')
  // What the server would refuse is not offered.
  await field(attach, 'Instance').click()
  const failed = attach.getByRole('option', { name: /^scratch/ })
  await expect(failed).toBeDisabled()
  await expect(failed).toContainText('Wait until the instance is running or stopped')
  await field(attach, 'Instance').press('Escape')
  await submit(attach, 'Cancel')
  await expect(rowOf(page, 'front')).toContainText('None')
  await expect(notifications(page)).not.toContainText('attached to')
})

test('only a detached address is deleted; then it is free again', async ({ page }) => {
  await page.goto('/projects/web-shop/floating-ips')
  await rowOf(page, 'shop').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Delete')).toBeDisabled()
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription('Detach it from its instance first')
  await page.keyboard.press('Escape')
  await deleteRow(page, 'spare')
  await expectToast(page, 'Floating IP spare deleted')

  await page.getByRole('link', { name: 'New floating IP' }).click()
  const form = dialog(page, 'New floating IP')
  await fill(form, { Name: 'again' })
  await submit(form, 'Create floating IP')
  await expect(rowOf(page, 'again')).toContainText('203.0.113.12')
})

test('the pool of an address leads to its page and says what it is', async ({ page }) => {
  await page.goto('/projects/web-shop/floating-ips')
  const link = rowOf(page, 'spare').getByRole('link', { name: 'uplink' })
  await expect(link).toHaveAttribute('href', '/system/networking/ip-pools/uplink')
  await link.hover()
  await expect(page.getByRole('tooltip')).toContainText('Default IP pool')
  await page.goto('/projects/web-shop/floating-ips/spare')
  await property(page, 'IP pool').getByRole('link', { name: 'uplink' }).click()
  await expect(heading(page, 'uplink')).toBeVisible()
})

test('who may not see pools gets the name and the facts of the pool without a link', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/floating-ips')
  const row = rowOf(page, 'spare')
  await expect(row).toContainText('uplink')
  await expect(row.getByRole('link', { name: 'uplink' })).toHaveCount(0)
  await row.getByText('uplink').hover()
  await expect(page.getByRole('tooltip')).toContainText('Default IP pool')
})
