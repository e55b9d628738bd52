/** What somebody else does while a form or a question is open: the refusal says what is the matter, and the page shows it. */

import { meanwhile, skipTime } from './support/mock.ts'
import { chooseImage, segment } from './support/instance-form.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  notifications,
  pick,
  property,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { go, moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

const batch = '/v1/instances/batch'
const inShop = '?project=web-shop'

test('disks and snapshots that were used or deleted meanwhile', async ({ page, watch }) => {
  watch.expectFailure('diskDelete', 400)
  watch.expectFailure('snapshotCreate', 404)
  watch.expectFailure('imageCreate', 404)
  await page.goto('/projects/web-shop/disks')
  await rowAction(page, rowOf(page, 'orders-old'), 'Delete')
  expect(await meanwhile(page, 'POST', `${batch}/disks/attach${inShop}`, { disk: 'orders-old' })).toBe(202)
  await confirm(page, 'Delete orders-old?')
  await expect(notifications(page)).toContainText('disk cannot be deleted in state "attached"', { ignoreCase: true })
  await expect(rowOf(page, 'orders-old')).toContainText('attached')

  await moveTo(page, '/projects/web-shop/snapshots-new')
  const snapshot = dialog(page, 'New snapshot')
  await fill(snapshot, { Name: 'too-late' })
  await pick(snapshot, 'Disk', 'orders-old')
  expect(await meanwhile(page, 'POST', `${batch}/disks/detach${inShop}`, { disk: 'orders-old' })).toBe(202)
  expect(await meanwhile(page, 'DELETE', `/v1/disks/orders-old${inShop}`)).toBe(204)
  await submit(snapshot, 'Create snapshot')
  await expect(snapshot.getByText(/Not found: disk/).first()).toBeVisible()
  await submit(snapshot, 'Cancel')

  await rowAction(page, rowOf(page, 'before-upgrade'), 'Create image')
  const image = dialog(page, 'Create image from snapshot')
  await fill(image, { OS: 'Debian', Version: '13' })
  expect(await meanwhile(page, 'DELETE', `/v1/snapshots/before-upgrade${inShop}`)).toBe(204)
  await submit(image, 'Create image')
  await expect(image.getByText(/Not found: snapshot/).first()).toBeVisible()
  await expect(field(image, 'Version')).toHaveValue('13')
  await submit(image, 'Cancel')
})

test('images and floating IPs that others have taken meanwhile', async ({ page, watch }) => {
  watch.expectFailure('imagePromote', 404)
  watch.expectFailure('imageDemote', 404)
  watch.expectFailure('floatingIpAttach', 400)
  await page.goto('/projects/web-shop/images')
  await rowAction(page, rowOf(page, 'shop-base'), 'Promote')
  expect(await meanwhile(page, 'DELETE', `/v1/images/shop-base${inShop}`)).toBe(204)
  await confirm(page, 'Promote shop-base?')
  await expect(notifications(page)).toContainText(/Could not promote shop-base\s*Not found: image/)
  await expect(rowOf(page, 'shop-base')).toBeHidden()

  await go(page, '/images', 'Silo images')
  await rowAction(page, rowOf(page, 'alma-10'), 'Demote')
  const demote = dialog(page, 'Demote silo image')
  await pick(demote, 'Project', 'sandbox')
  expect(await meanwhile(page, 'DELETE', '/v1/images/alma-10')).toBe(204)
  await submit(demote, 'Demote')
  await expect(demote.getByText(/Not found: image/).first()).toBeVisible()
  await submit(demote, 'Cancel')
  await expect(rowOf(page, 'alma-10')).toBeHidden()

  await go(page, '/projects/web-shop/floating-ips', 'Floating IPs')
  await rowAction(page, rowOf(page, 'spare'), 'Attach')
  const attach = dialog(page, 'Attach floating IP')
  await pick(attach, 'Instance', 'batch')
  const taken = { kind: 'instance', parent: 'web-1' }
  expect(await meanwhile(page, 'POST', `/v1/floating-ips/spare/attach${inShop}`, taken)).toBe(202)
  await submit(attach, 'Attach')
  await expect(attach.getByRole('alert')).toContainText(/attached to/)
  await submit(attach, 'Cancel')
  await expect(rowOf(page, 'spare')).toContainText('web-1')
})

test('an instance that was started or sized meanwhile', async ({ page, watch }) => {
  watch.expectFailure('instanceDiskAttach', 400)
  watch.expectFailure('instanceNetworkInterfaceCreate', 400)
  watch.expectFailure('antiAffinityGroupMemberInstanceAdd', 404)
  await page.goto('/projects/web-shop/instances/batch/settings')
  await page.getByRole('button', { name: 'Change auto-restart policy' }).click()
  const policy = dialog(page, 'Change auto-restart policy')
  await policy.getByRole('radio', { name: /^Best effort/ }).check()
  const size = {
    ncpus: 2,
    memory: 4_294_967_296,
    boot_disk: 'batch-boot',
    auto_restart_policy: null,
    cpu_platform: null,
  }
  expect(await meanwhile(page, 'PUT', `${batch}${inShop}`, size)).toBe(200)
  await submit(policy, 'Change auto-restart policy')
  await expectToast(page, /^Auto-restart policy .+ updated$/)
  // Neither takes back what the other has done.
  await expect(property(page, 'Policy')).toHaveText('Best effort')
  await expect(property(page, 'CPU')).toHaveText(/^2 vCPUs?$/)
  await expect(property(page, 'RAM')).toHaveText('4 GiB')

  await page.getByRole('button', { name: 'Add to anti-affinity group' }).click()
  const group = dialog(page, 'Add to anti-affinity group')
  await pick(group, 'Anti-affinity group', 'front-apart')
  expect(await meanwhile(page, 'DELETE', `/v1/anti-affinity-groups/front-apart${inShop}`)).toBe(204)
  await submit(group, 'Add to anti-affinity group')
  await expect(group.getByText(/Not found: anti-affinity/).first()).toBeVisible()
  await submit(group, 'Cancel')

  await go(page, '/projects/web-shop/instances/batch/storage', 'batch')
  await page.getByRole('button', { name: 'Attach existing disk' }).click()
  const attach = dialog(page, 'Attach existing disk')
  await pick(attach, 'Disk name', 'orders-old')
  expect(await meanwhile(page, 'POST', `${batch}/start${inShop}`)).toBe(202)
  await submit(attach, 'Attach existing disk')
  await expect(attach.getByRole('alert')).toContainText(/instance.*(state|stopped|starting)/i)
  await submit(attach, 'Cancel')

  const second = { name: 'second', description: '', ipv4_block: '172.31.0.0/24' }
  expect(await meanwhile(page, 'POST', `/v1/vpc-subnets${inShop}&vpc=default`, second)).toBe(201)
  await moveTo(page, '/projects/web-shop/instances/batch/networking/network-interfaces-new')
  const nic = dialog(page, 'Add network interface')
  await fill(nic, { Name: 'net1' })
  await pick(nic, 'VPC', 'default')
  await pick(nic, 'Subnet', 'second')
  await submit(nic, 'Add network interface')
  await expect(nic.getByRole('alert')).toContainText('instance must be stopped', { ignoreCase: true })
})

test('a disk that was taken while an instance is filled in, and a console whose instance stops', async ({
  page,
  watch,
}) => {
  watch.expectFailure('instanceCreate', 400)
  await page.goto('/projects/web-shop/instances-new')
  const form = page.getByRole('main')
  await fill(form, { Name: 'worker-1' })
  await chooseImage(page, 'debian-13')
  await segment(page, 'What the instance boots from', 'Existing disk').check()
  await pick(form, 'Disk', 'orders-old')
  expect(await meanwhile(page, 'POST', `${batch}/disks/attach${inShop}`, { disk: 'orders-old' })).toBe(202)
  await submit(form, 'Create instance')
  await expect(form.getByText(/attached/).first()).toBeVisible()
  await expect(field(form, 'Name')).toHaveValue('worker-1')

  await page.goto('/projects/web-shop/instances/web-1/serial-console')
  const status = form.getByRole('status')
  await expect(status.getByText('Connected', { exact: true })).toBeVisible()
  expect(await meanwhile(page, 'POST', `/v1/instances/web-1/stop${inShop}`)).toBe(202)
  await skipTime(page, 10_000)
  await expect(form).toContainText(/web-1 is (stopping|stopped)/)
  await expect(status.getByText('Connected', { exact: true })).toBeHidden()
})
