/** A network that is gone when something is sent: every form keeps what was filled in and says so, every action says so. */
import type { Locator, Page } from '@playwright/test'

import type { OperationId } from '../../src/mock/spec/operation-spec.ts'
import { makeFail } from './support/faults.ts'
import { meanwhile } from './support/mock.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  heading,
  notifications,
  pageAction,
  tabAction,
  pick,
  property,
  rowAction,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { go, moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'
import { setOnline } from './support/trouble.ts'

const lost = 'Could not reach the server'

/** Sends a form into a network that is gone, and again into one that is back. */
async function sendTwice(page: Page, form: Locator, label: string, operation: OperationId): Promise<void> {
  makeFail(page, { operation, fault: 'network' })
  await submit(form, label)
  await expect(form.getByRole('alert')).toContainText(lost)
  makeFail(page)
  await submit(form, label)
  await expect(form).toBeHidden()
}

/** Says yes to a question while the network is gone; what is said begins with what nobody has confirmed. */
async function confirmOffline(page: Page, what: string, operation: OperationId): Promise<void> {
  makeFail(page, { operation, fault: 'network' })
  await confirm(page, `${what}?`)
  const undone = `${what.charAt(0).toLowerCase()}${what.slice(1)}`
  await expect(notifications(page)).toContainText(new RegExp(`Not confirmed: ${undone}\\s*${lost}`))
  makeFail(page)
}

test.beforeEach(async ({ page, watch }) => {
  watch.allowFailures()
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
})

test('disks and addresses of an instance', async ({ page }) => {
  const main = page.getByRole('main')
  await go(page, '/projects/web-shop/instances/batch/storage', 'batch')
  await main.getByRole('button', { name: 'Attach existing disk' }).click()
  const attach = dialog(page, 'Attach existing disk')
  await pick(attach, 'Disk name', 'orders-old')
  await sendTwice(page, attach, 'Attach existing disk', 'instance_disk_attach')
  await expectToast(page, /^Disk .+ attached to .+$/)
  await rowAction(page, rowOf(page, 'orders-old'), 'Set as boot disk')
  await confirmOffline(page, 'Set orders-old as boot disk of batch', 'instance_update')
  await rowAction(page, rowOf(page, 'orders-old'), 'Detach')
  await confirmOffline(page, 'Detach orders-old from batch', 'instance_disk_detach')
  await expect(rowOf(page, 'orders-old')).toContainText('attached')
  await main.getByRole('button', { name: 'Create disk' }).click()
  const disk = dialog(page, 'New disk')
  await fill(disk, { Name: 'batch-more', Size: '20' })
  await sendTwice(page, disk, 'Create disk', 'disk_create')
  await expect(rowOf(page, 'batch-more')).toContainText('20 GiB')

  await tab(page, 'Networking').click()
  await main.getByRole('button', { name: 'Attach floating IP' }).click()
  const floating = dialog(page, 'Attach floating IP')
  await pick(floating, 'Floating IP', 'spare')
  await sendTwice(page, floating, 'Attach floating IP', 'floating_ip_attach')
  await expectToast(page, /^Floating IP .+ attached to .+$/)
  await main.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const ephemeral = dialog(page, 'Attach ephemeral IP')
  await pick(ephemeral, 'IP pool', 'uplink')
  await sendTwice(page, ephemeral, 'Attach ephemeral IP', 'instance_ephemeral_ip_attach')
  await expectToast(page, /^Ephemeral IP attached to .+$/)
  const second = { name: 'second', description: '', ipv4_block: '172.31.0.0/24' }
  expect(await meanwhile(page, 'POST', '/v1/vpc-subnets?project=web-shop&vpc=default', second)).toBe(201)
  await main.getByRole('link', { name: 'Add network interface' }).click()
  const nic = dialog(page, 'Add network interface')
  await fill(nic, { Name: 'net1' })
  await pick(nic, 'VPC', 'default')
  await pick(nic, 'Subnet', 'second')
  makeFail(page, { operation: 'instance_network_interface_create', fault: 'network' })
  await submit(nic, 'Add network interface')
  await expect(nic.getByRole('alert')).toContainText(lost)
  await expect(field(nic, 'Subnet')).toHaveValue('second')
})

test('size, boot disk, policy, groups and state of an instance', async ({ page }) => {
  await go(page, '/projects/web-shop/instances/batch/settings', 'batch')
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click()
  await confirmOffline(page, 'Start batch', 'instance_start')
  await expect(property(page, 'State')).toContainText('stopped')
  await tabAction(page, 'Settings', 'Resize')
  const size = dialog(page, 'Resize instance')
  await fill(size, { vCPUs: '12' })
  await sendTwice(page, size, 'Resize', 'instance_update')
  await expect(property(page, 'CPU')).toHaveText(/^12 vCPUs?$/)
  await page.getByRole('button', { name: 'Change auto-restart policy' }).click()
  const policy = dialog(page, 'Change auto-restart policy')
  await policy.getByRole('radio', { name: /^Never/ }).check()
  await sendTwice(page, policy, 'Change auto-restart policy', 'instance_update')
  await expectToast(page, /^Auto-restart policy .+ updated$/)
  await page.getByRole('button', { name: 'Add to anti-affinity group' }).click()
  const group = dialog(page, 'Add to anti-affinity group')
  await pick(group, 'Anti-affinity group', 'front-apart')
  await sendTwice(page, group, 'Add to anti-affinity group', 'anti_affinity_group_member_instance_add')
  await rowAction(page, rowOf(page, 'front-apart'), 'Remove instance from group')
  await confirmOffline(page, 'Remove batch from front-apart', 'anti_affinity_group_member_instance_delete')
  await pageAction(page, 'Delete')
  await confirmOffline(page, 'Delete batch', 'instance_delete')
  await expect(heading(page, 'batch')).toBeVisible()
})

test('snapshots and images', async ({ page }) => {
  await go(page, '/projects/web-shop/snapshots', 'Snapshots')
  await moveTo(page, '/projects/web-shop/snapshots-new')
  const snapshot = dialog(page, 'New snapshot')
  await fill(snapshot, { Name: 'now' })
  await pick(snapshot, 'Disk', 'orders')
  await sendTwice(page, snapshot, 'Create snapshot', 'snapshot_create')
  await rowAction(page, rowOf(page, 'now'), 'Create image')
  const image = dialog(page, 'Create image from snapshot')
  await fill(image, { OS: 'Debian', Version: '13' })
  await sendTwice(page, image, 'Create image', 'image_create')
  await rowAction(page, rowOf(page, 'now'), 'Delete')
  await confirmOffline(page, 'Delete now', 'snapshot_delete')
  await go(page, '/projects/web-shop/images', 'Project images')
  await rowAction(page, rowOf(page, 'shop-base'), 'Promote')
  await confirmOffline(page, 'Promote shop-base', 'image_promote')
  await rowAction(page, rowOf(page, 'now'), 'Delete')
  await confirmOffline(page, 'Delete now', 'image_delete')
  await expect(rowOf(page, 'now')).toBeVisible()
  await go(page, '/images', 'Silo images')
  await rowAction(page, rowOf(page, 'alma-10'), 'Demote')
  const demote = dialog(page, 'Demote silo image')
  await pick(demote, 'Project', 'sandbox')
  await sendTwice(page, demote, 'Demote', 'image_demote')
  await expect(rowOf(page, 'alma-10')).toBeHidden()
})

test('floating IPs, groups and access', async ({ page }) => {
  await go(page, '/projects/web-shop/floating-ips', 'Floating IPs')
  await moveTo(page, '/projects/web-shop/floating-ips-new')
  const create = dialog(page, 'New floating IP')
  await fill(create, { Name: 'again' })
  await sendTwice(page, create, 'Create floating IP', 'floating_ip_create')
  await rowAction(page, rowOf(page, 'again'), 'Attach')
  const attach = dialog(page, 'Attach floating IP')
  await pick(attach, 'Instance', 'batch')
  await sendTwice(page, attach, 'Attach', 'floating_ip_attach')
  await expect(rowOf(page, 'again')).toContainText('batch')
  await rowAction(page, rowOf(page, 'again'), 'Detach')
  await confirmOffline(page, 'Detach again from batch', 'floating_ip_detach')
  await rowAction(page, rowOf(page, 'spare'), 'Edit')
  const edit = dialog(page, 'Edit floating IP')
  await fill(edit, { Description: 'For later' })
  await sendTwice(page, edit, 'Update floating IP', 'floating_ip_update')
  await expect(rowOf(page, 'spare')).toContainText('For later')

  await go(page, '/projects/web-shop/affinity/front-apart', 'front-apart')
  await moveTo(page, '/projects/web-shop/affinity/front-apart/members-new')
  const member = dialog(page, 'Add instance to group')
  await pick(member, 'Instance', 'batch')
  await sendTwice(page, member, 'Add to group', 'anti_affinity_group_member_instance_add')
  await rowAction(page, rowOf(page, 'batch'), 'Remove from group')
  await confirmOffline(page, 'Remove batch from front-apart', 'anti_affinity_group_member_instance_delete')

  await go(page, '/projects/web-shop/access', 'Project access')
  await moveTo(page, '/projects/web-shop/access-new')
  const access = dialog(page, 'Add user or group')
  await field(access, 'User or group').fill('chiara')
  await access.getByRole('option', { name: /^chiara-novak/ }).click()
  await sendTwice(page, access, 'Assign role', 'project_policy_update')
  await expect(rowOf(page, 'chiara-novak')).toContainText('project.viewer')
})

test('several at once: each says so, and all are tried again', async ({ page }) => {
  await go(page, '/projects/web-shop/instances', 'Instances')
  for (const name of ['web-1', 'web-2']) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  makeFail(page, { operation: 'instance_reboot', fault: 'network' })
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Reboot…' }).click()
  const run = page.getByRole('dialog', { name: /^Reboot / })
  await run.getByRole('button', { name: 'Reboot 2' }).click()
  const item = (name: string) => run.getByRole('listitem').filter({ hasText: name })
  for (const name of ['web-1', 'web-2']) await expect(item(name)).toContainText(lost)
  makeFail(page)
  await run.getByRole('button', { name: 'Retry 2 failed' }).click()
  for (const name of ['web-1', 'web-2']) await expect(item(name)).toContainText('Done')
})

test('a page that could not read addresses called them none; a lookup finds nothing, and offline did not come back', async ({
  page,
}) => {
  makeFail(page, { operation: 'instance_external_ip_list', fault: 'network' })
  await go(page, '/projects/web-shop/instances/web-1/connect', 'web-1')
  await expect(page.getByRole('region', { name: 'SSH', exact: true })).toContainText(lost)
  await expect(property(page, 'External IPs')).toHaveText('Could not be loaded')
  const id = await page.evaluate(async () => {
    const answer = await fetch('/v1/instances/web-1?project=web-shop')
    return ((await answer.json()) as { id: string }).id
  })
  await go(page, '/projects', 'Projects')
  makeFail(page, { operation: 'instance_view', fault: 'network' })
  await moveTo(page, `/lookup/i/${id}`)
  // Whatever the reason: nothing can be found with this address (specification §2).
  await expect(heading(page, 'Page not found')).toBeVisible()

  await go(page, '/projects', 'Projects')
  await setOnline(page, false)
  await moveTo(page, `/lookup/i/${id}`)
  await expect(heading(page, 'You are offline')).toBeVisible()
  makeFail(page)
  await setOnline(page, true)
  await expect(heading(page, 'web-1')).toBeVisible()
})
