/** The networking tab of an instance. */
import type { Page } from '@playwright/test'

import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  menuItem,
  pick,
  property,
  reload,
  rowAction,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const batch = '/projects/web-shop/instances/batch/networking'
const addresses = (page: Page) => page.getByRole('region', { name: 'External IPs', exact: true })
const interfaces = (page: Page) => page.getByRole('region', { name: 'Network interfaces', exact: true })
const rowIn = (part: ReturnType<typeof addresses>, text: string) => part.getByRole('row').filter({ hasText: text })

test('a floating IP is attached and detached', async ({ page }) => {
  await page.goto(batch)
  await expect(rowIn(addresses(page), 'SNAT')).toContainText(/\d+–\d+/)
  await addresses(page).getByRole('button', { name: 'Attach floating IP' }).click()
  const form = dialog(page, 'Attach floating IP')
  await pick(form, 'Floating IP', 'spare')
  await submit(form, 'Attach floating IP')
  await expectToast(page, 'Floating IP spare attached to batch')
  await expect(rowIn(addresses(page), 'floating')).toContainText('203.0.113.12')
  await expect(rowIn(addresses(page), 'floating')).toContainText('uplink')
  await expect(property(page, 'External IPs').getByRole('link')).toHaveAttribute('href', 'https://203.0.113.12')

  await rowAction(page, rowIn(addresses(page), 'floating'), 'Detach')
  await expect(dialog(page, 'Detach 203.0.113.12 from batch?')).toContainText('batch will lose 203.0.113.12.')
  await confirm(page, 'Detach 203.0.113.12 from batch?')
  await expectToast(page, 'Floating IP 203.0.113.12 detached from batch')
  await expect(addresses(page)).not.toContainText('203.0.113.12')
})

test('an instance has one ephemeral IP at most; a shared address stays', async ({ page }) => {
  await page.goto(batch)
  await addresses(page).getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const form = dialog(page, 'Attach ephemeral IP')
  await pick(form, 'IP pool', 'uplink')
  await submit(form, 'Attach ephemeral IP')
  await expectToast(page, 'Ephemeral IP attached to batch')
  await expect(rowIn(addresses(page), 'ephemeral')).toContainText('203.0.113.')
  await expect(addresses(page).getByRole('button', { name: 'Attach ephemeral IP' })).toHaveAccessibleDescription(
    'The instance has an ephemeral IP already',
  )
  const menu = rowIn(addresses(page), 'SNAT').getByRole('button', { name: 'Row actions' })
  await menu.click()
  await expect(menuItem(page, 'Detach')).toBeDisabled()
  // Escape would close the tooltip with the reason first, where that has come already.
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await rowAction(page, rowIn(addresses(page), 'ephemeral'), 'Detach')
  await page
    .getByRole('dialog', { name: /^Detach 203\.0\.113\.\d+ from batch\?$/ })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await expectToast(page, /^Ephemeral IP .+ detached from .+$/)
  await expect(rowIn(addresses(page), 'ephemeral')).toHaveCount(0)
})

test('an interface is added, made primary, edited and deleted', async ({ page, watch }) => {
  watch.expectFailure('instanceNetworkInterfaceCreate', 400)
  await page.goto('/projects/web-shop/vpcs/default/subnets-new')
  const subnet = dialog(page, 'New subnet')
  await fill(subnet, { Name: 'second', 'IPv4 block': '172.31.0.0/24' })
  await submit(subnet, 'Create subnet')
  await expectToast(page, 'VPC subnet second created')

  await page.goto(batch)
  await interfaces(page).getByRole('link', { name: 'Add network interface' }).click()
  await expect(page).toHaveURL(`${batch}/network-interfaces-new`)
  await expect(tab(page, 'Networking')).toHaveAttribute('aria-current', 'page')
  const form = dialog(page, 'Add network interface')
  await reload(page, form)
  await fill(form, { Name: 'net0' })
  // The choice of subnets waits for that of a VPC.
  await field(form, 'Subnet').click()
  await expect(form).toContainText('Choose VPC first')
  // All interfaces of an instance are in one VPC.
  await field(form, 'VPC').click()
  await expect(form.getByRole('option', { name: /^backend/ })).toHaveAttribute('aria-disabled', 'true')
  await pick(form, 'VPC', 'default')
  await pick(form, 'Subnet', 'second')
  await submit(form, 'Add network interface')
  await expect(form.getByText(/already exists/i).first()).toBeVisible()
  await fill(form, { Name: 'net1' })
  await submit(form, 'Add network interface')
  await expect(form).toBeHidden()
  const second = rowIn(interfaces(page), 'net1')
  await expect(second).toContainText('172.31.0.5')
  await expect(second.getByRole('link', { name: 'second' })).toBeVisible()

  await rowAction(page, second, 'Make primary')
  await expect(second.getByText('primary', { exact: true })).toBeVisible()
  await expect(rowIn(interfaces(page), 'net0').getByText('primary', { exact: true })).toHaveCount(0)

  // The platform would refuse it.
  await second.getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Delete')).toBeDisabled()
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription('Make another interface the primary one first')
  await page.keyboard.press('Escape')

  await rowAction(page, second, 'Edit')
  const edit = dialog(page, 'Edit network interface')
  await fill(edit, { Description: 'to the stock' })
  await edit.getByRole('button', { name: /^Add transit IP$/i }).click()
  await edit.getByRole('textbox', { name: /Transit IP/ }).fill('10.9.0.0/16')
  await submit(edit, 'Update network interface')
  await expectToast(page, /^Network interface .+ updated$/)
  await expect(second).toContainText('to the stock')
  await expect(second).toContainText('10.9.0.0/16')

  await rowAction(page, rowIn(interfaces(page), 'net0'), 'Delete')
  await confirm(page, 'Delete net0?')
  await expectToast(page, 'Network interface net0 deleted')
  await expect(rowIn(interfaces(page), 'net0')).toHaveCount(0)
})

test('interfaces of a running instance stay as they are', async ({ page }) => {
  await page.goto('/projects/web-shop/instances/web-1/networking')
  await expect(interfaces(page).getByRole('link', { name: 'Add network interface' })).toHaveAccessibleDescription(
    'The instance must be stopped',
  )
  await rowIn(interfaces(page), 'net0').getByRole('button', { name: 'Row actions' }).click()
  for (const action of ['Make primary', 'Edit', 'Delete']) await expect(menuItem(page, action)).toBeDisabled()
})
