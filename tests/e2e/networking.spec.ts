/** How the rack is connected: address lots, loopback addresses, BGP, port settings, and who may reach it. */
import type { Locator } from '@playwright/test'

import { go } from './support/move.ts'
import {
  confirm,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pick,
  property,
  rowAction,
  rowOf,
  submit,
  tab,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const networking = '/system/networking'

/** Opens the dialog of one more row of a form's small table. */
async function openItem(form: Locator, noun: string): Promise<Locator> {
  await form.getByRole('button', { name: `Add ${noun}`, exact: true }).click()
  return dialog(form.page(), `Add ${noun}`)
}

test('an address lot is made, and a switch gets a loopback address from it', async ({ page, watch }) => {
  await page.goto(`${networking}/address-lots`)
  await page.getByRole('link', { name: 'New address lot' }).click()
  const lot = dialog(page, 'New address lot')
  await fill(lot, { Name: 'switches', Description: 'One address each' })
  await submit(lot, 'Create address lot')
  await expect(lot.getByText('Blocks is required')).toBeVisible()
  const block = await openItem(lot, 'block')
  await fill(block, { 'First address': '172.20.16.0', 'Last address': '172.20.16.15' })
  await submit(block, 'Add block')
  await submit(lot, 'Create address lot')
  await expectToast(page, 'Address lot switches created')
  await expect(rowOf(page, 'switches')).toContainText('Infrastructure')
  await page.getByRole('link', { name: 'switches' }).click()
  await expect(rowOf(page, '172.20.16.0')).toContainText('172.20.16.15')

  await go(page, `${networking}/loopback-addresses`, 'Loopback addresses')
  await page.getByRole('link', { name: 'New loopback address' }).click()
  const loopback = dialog(page, 'New loopback address')
  await pick(loopback, 'Address lot', 'switches')
  await fill(loopback, { Address: '172.20.17.1', Width: '32' })
  await field(loopback, 'Rack').click()
  await loopback.getByRole('option').first().click()
  await field(loopback, 'Switch').selectOption('Switch 1')
  watch.expectFailure('networkingLoopbackAddressCreate', 400)
  await submit(loopback, 'Create loopback address')
  await expectFieldError(loopback, 'Address', 'address not in lot')
  await fill(loopback, { Address: '172.20.16.1' })
  await submit(loopback, 'Create loopback address')
  await expectToast(page, 'Loopback address 172.20.16.1/32 created')
  await expect(rowOf(page, '172.20.16.1/32')).toContainText('switch1')
  await expect(rowOf(page, '172.20.16.1/32')).toContainText('172.20.16.0–172.20.16.15')
})

test('an announce set gets another network, which peers are then sent', async ({ page }) => {
  // Nothing is read again because time has passed.
  await page.clock.setFixedTime(new Date())
  await page.goto(`${networking}/bgp?show=exported`)
  const exported = table(page, 'Exported routes').getByRole('row')
  await expect(exported.filter({ hasText: '203.0.113.0/24' })).toHaveCount(2)
  await expect(exported).toHaveCount(3)

  await go(page, `${networking}/bgp-announce-sets`, 'BGP announce sets')
  await rowAction(page, rowOf(page, 'internet'), 'Edit')
  const form = dialog(page, 'Edit BGP announce set')
  await expect(form.getByRole('table', { name: 'Announcements' })).toContainText('203.0.113.0/24')
  const announcement = await openItem(form, 'announcement')
  await fill(announcement, { Network: '172.20.15.0/26' })
  await pick(announcement, 'Address lot block', 'rack-infra: 172.20.15.0–172.20.15.63')
  await submit(announcement, 'Add announcement')
  await submit(form, 'Update BGP announce set')
  await expectToast(page, 'BGP announce set internet updated')
  await page.getByRole('link', { name: 'internet' }).click()
  await expect(table(page, 'Announcements').getByRole('row')).toHaveCount(3)
  await expect(rowOf(page, '172.20.15.0/26')).toBeVisible()

  await go(page, `${networking}/bgp?show=exported`, 'BGP')
  await expect(exported.filter({ hasText: '172.20.15.0/26' })).toHaveCount(2)
  await expect(exported).toHaveCount(5)
})

test('a BGP configuration is made, and a peer of new port settings uses it', async ({ page, watch }) => {
  await page.goto(`${networking}/bgp-configs`)
  await page.getByRole('link', { name: 'New BGP configuration' }).click()
  const config = dialog(page, 'New BGP configuration')
  await fill(config, { Name: 'branch', Description: 'Towards the branch office', ASN: '65042' })
  await pick(config, 'Announce set', 'internet')
  watch.expectFailure('networkingBgpConfigCreate', 409)
  await submit(config, 'Create BGP configuration')
  await expectFieldError(config, 'ASN', 'cannot have more than one configuration per ASN')
  await fill(config, { ASN: '65043' })
  await submit(config, 'Create BGP configuration')
  await expectToast(page, 'BGP configuration branch created')
  await expect(rowOf(page, 'branch')).toContainText('65043')

  await go(page, `${networking}/port-settings`, 'Port settings')
  await page.getByRole('link', { name: 'New port settings' }).click()
  const form = dialog(page, 'New port settings')
  await fill(form, { Name: 'branch-a', Description: 'To the branch office' })
  const link = await openItem(form, 'link')
  await fill(link, { Link: 'phy0' })
  await expect(field(link, 'Speed')).toHaveValue('speed100_g')
  await submit(link, 'Add link')
  const address = await openItem(form, 'address')
  await pick(address, 'Link', 'phy0')
  await fill(address, { Address: '172.20.15.18/29' })
  await pick(address, 'Address lot', 'rack-infra')
  await submit(address, 'Add address')
  const peer = await openItem(form, 'BGP peer')
  await pick(peer, 'Link', 'phy0')
  await fill(peer, { 'Address of the peer': '172.20.15.17' })
  await pick(peer, 'BGP configuration', 'branch')
  await pick(peer, 'Interface', 'phy0')
  await submit(peer, 'Add BGP peer')
  await submit(form, 'Create port settings')
  await expectToast(page, 'Port settings branch-a created')
  await expect(page).toHaveURL(`${networking}/port-settings/branch-a`)
  await expect(heading(page, 'branch-a')).toBeVisible()
  await expect(rowOf(page, '100 Gb/s')).toContainText('phy0')
  await expect(rowOf(page, '172.20.15.18/29')).toContainText('rack-infra')
  await expect(rowOf(page, '172.20.15.17')).toContainText('branch')
})

test('the allowlist takes networks, but not without the own address', async ({ page, watch }) => {
  await page.goto(`${networking}/allow-list`)
  await expect(property(page, 'Allowed sources')).toHaveText('Any address')
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  const form = dialog(page, 'Edit source IP allowlist')
  await form.getByRole('radio', { name: /^Only these networks/ }).check()
  await form.getByRole('button', { name: 'Add network' }).click()
  await fill(form, { 'Network 1': '10.0.0.0' })
  await submit(form, 'Update allowlist')
  await expectFieldError(form, 'Network 1', 'Must contain an IP address and a width, separated by a /')
  await fill(form, { 'Network 1': '10.0.0.0/8' })
  watch.expectFailure('networkingAllowListUpdate', 400)
  await submit(form, 'Update allowlist')
  await expect(form.getByRole('group', { name: 'Networks' })).toHaveAccessibleDescription(
    /would prevent access from the current client/,
  )
  await form.getByRole('button', { name: 'Add network' }).click()
  await fill(form, { 'Network 2': '127.0.0.0/8' })
  await submit(form, 'Update allowlist')
  await expectToast(page, 'Source IP allowlist updated')
  await expect(property(page, 'Allowed sources')).toHaveText('Listed networks only')
  await expect(property(page, 'Networks')).toContainText('10.0.0.0/8')
  await expect(property(page, 'Networks')).toContainText('127.0.0.0/8')
})

test('services of the platform get another range of addresses, and lose it again', async ({ page, watch }) => {
  await page.goto(`${networking}/service-ip-pool`)
  await expect(rowOf(page, '192.0.2.129')).toContainText('192.0.2.142')
  await page.getByRole('main').getByRole('link', { name: 'Add range' }).click()
  const form = dialog(page, 'Add range')
  await fill(form, { First: '192.0.2.140', Last: '192.0.2.150' })
  watch.expectFailure('ipPoolServiceRangeAdd', 400)
  await submit(form, 'Add IP range')
  await expect(form.getByRole('alert')).toContainText('overlaps with an existing range')
  await fill(form, { First: '192.0.2.145' })
  await submit(form, 'Add IP range')
  await expectToast(page, 'IP range 192.0.2.145–192.0.2.150 added')
  await rowAction(page, rowOf(page, '192.0.2.145'), 'Remove')
  await confirm(page, 'Remove range 192.0.2.145–192.0.2.150?')
  await expectToast(page, 'IP range 192.0.2.145–192.0.2.150 removed')
  await expect(rowOf(page, '192.0.2.145')).toBeHidden()
  await expect(rowOf(page, '192.0.2.129')).toBeVisible()
})

test('a port gets settings and loses them again, and says another system name to its neighbors', async ({ page }) => {
  await page.goto('/system/hardware/switch-ports')
  const port = page.getByRole('row').filter({ hasText: 'qsfp1' }).filter({ hasText: 'switch1' })
  await expect(port).not.toContainText('uplink-a')
  await rowAction(page, port, 'Apply settings')
  const question = dialog(page, 'Apply settings to qsfp1?')
  await expect(question).toContainText('Traffic stops until the new links are up.')
  await pick(question, 'Port settings', 'uplink-a')
  await submit(question, 'Apply settings')
  await expectToast(page, 'Settings uplink-a applied to qsfp1')
  await expect(port).toContainText('uplink-a')
  await rowAction(page, port, 'Clear settings')
  await confirm(page, 'Clear settings of qsfp1?')
  await expectToast(page, 'Settings of qsfp1 cleared')
  await expect(port).not.toContainText('uplink-a')

  await page.getByRole('link', { name: 'qsfp0' }).first().click()
  await tab(page, 'LLDP').click()
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click()
  const form = dialog(page, 'Edit LLDP')
  await fill(form, { 'System name': 'rack-7-switch-0' })
  await submit(form, 'Update LLDP')
  await expect(form).toBeHidden()
  await expect(property(page, 'System name')).toContainText('rack-7-switch-0')
})
