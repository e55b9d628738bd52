/** Quotas and pools that are used up: the reason where people look, and nothing half done. */
import { meanwhile, tellStory } from './support/mock.ts'
import {
  confirm,
  dialog,
  expectToast,
  field,
  fill,
  heading,
  notifications,
  tabAction,
  pick,
  property,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { moveTo } from './support/move.ts'
import { expect, test } from './support/test.ts'

const full = 'Storage Limit Exceeded: Not enough storage to complete request.'

test('without storage there is no disk and no snapshot, but images are made of what is there', async ({
  page,
  watch,
}) => {
  watch.expectFailure('diskCreate', 507)
  watch.expectFailure('snapshotCreate', 507)
  tellStory(page, 'quota-exhausted')
  await page.goto('/projects/web-shop/disks-new')
  const disk = dialog(page, 'New disk')
  await fill(disk, { Name: 'no-room' })
  await submit(disk, 'Create disk')
  await expect(disk.getByRole('alert')).toContainText(full)
  await expect(field(disk, 'Name')).toHaveValue('no-room')
  await submit(disk, 'Cancel')
  await rowAction(page, rowOf(page, 'orders'), 'Snapshot')
  const action = dialog(page, 'Snapshot disk')
  await fill(action, { Name: 'no-room' })
  await submit(action, 'Snapshot')
  await expect(action.getByRole('alert')).toContainText(full)
  await submit(action, 'Cancel')
  await expect(rowOf(page, 'no-room')).toHaveCount(0)

  await moveTo(page, '/projects/web-shop/snapshots-new')
  const snapshot = dialog(page, 'New snapshot')
  await fill(snapshot, { Name: 'no-room' })
  await pick(snapshot, 'Disk', 'orders')
  await submit(snapshot, 'Create snapshot')
  await expect(snapshot.getByRole('alert')).toContainText(full)
  await submit(snapshot, 'Cancel')
  await rowAction(page, rowOf(page, 'orders-monday'), 'Create image')
  const image = dialog(page, 'Create image from snapshot')
  await fill(image, { Name: 'no-room', OS: 'Debian', Version: '13' })
  await submit(image, 'Create image')
  await expectToast(page, 'Image no-room created')

  await moveTo(page, '/projects/web-shop/instances/batch/storage')
  await expect(heading(page, 'batch')).toBeVisible()
  await page.getByRole('button', { name: 'Create disk' }).click()
  await fill(disk, { Name: 'no-room' })
  await submit(disk, 'Create disk')
  await expect(disk.getByRole('alert')).toContainText(full)
  await submit(disk, 'Cancel')
  await expect(rowOf(page, 'no-room')).toHaveCount(0)
})

test('without processors a stopped instance is resized, but starts nowhere', async ({ page, watch }) => {
  watch.expectFailure('instanceStart', 507)
  const noRoom = 'vCPU Limit Exceeded'
  tellStory(page, 'quota-exhausted')
  await page.goto('/projects/web-shop/instances')
  await page.getByRole('checkbox', { name: 'Select batch' }).check()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Start…' }).click()
  const run = page.getByRole('dialog', { name: /^Start / })
  await run.getByRole('button', { name: 'Start 1' }).click()
  await expect(run.getByRole('listitem').filter({ hasText: 'batch' })).toContainText(noRoom)
  await run.getByRole('button', { name: 'Close' }).last().click()

  await moveTo(page, '/projects/web-shop/instances/batch/storage')
  await expect(heading(page, 'batch')).toBeVisible()
  await tabAction(page, 'Settings', 'Resize')
  const size = dialog(page, 'Resize instance')
  await fill(size, { vCPUs: '1' })
  await submit(size, 'Resize')
  await expect(property(page, 'CPU')).toHaveText(/^1 vCPUs?$/)
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click()
  await confirm(page, 'Start batch?')
  await expect(notifications(page)).toContainText(new RegExp(`Could not start batch\\s*.*${noRoom}`))

  await moveTo(page, '/projects/web-shop/instances/batch/serial-console')
  await page.getByRole('button', { name: 'Start instance' }).click()
  await expect(page.getByRole('main')).toContainText('batch is stopped')
  await expect(page.getByRole('button', { name: 'Start instance' })).toBeEnabled()
})

test('a pool without addresses gives neither a floating nor an ephemeral one', async ({ page, watch }) => {
  watch.expectFailure('floatingIpCreate', 507)
  watch.expectFailure('instanceEphemeralIpAttach', 507)
  const none = 'No external IP addresses available'
  // From a page that has not asked for the pools yet.
  await page.goto('/projects')
  await expect(heading(page, 'Projects')).toBeVisible()
  const pools = '/v1/system/ip-pools'
  expect(await meanwhile(page, 'POST', pools, { name: 'tiny', description: '' })).toBe(201)
  const one = { first: '203.0.113.250', last: '203.0.113.250' }
  expect(await meanwhile(page, 'POST', `${pools}/tiny/ranges/add`, one)).toBe(201)
  expect(await meanwhile(page, 'POST', `${pools}/tiny/silos`, { silo: 'meadow', is_default: false })).toBe(201)
  const form = dialog(page, 'New floating IP')
  for (const name of ['first', 'second']) {
    await moveTo(page, '/projects/web-shop/floating-ips-new')
    await fill(form, { Name: name })
    await pick(form, 'IP pool', 'tiny')
    await submit(form, 'Create floating IP')
    if (name === 'first') await expect(rowOf(page, 'first')).toContainText('203.0.113.250')
  }
  await expect(form.getByRole('alert')).toContainText(none)
  await expect(field(form, 'IP pool')).toHaveValue('tiny')
  await submit(form, 'Cancel')
  await moveTo(page, '/projects/web-shop/instances/batch/networking')
  await page.getByRole('button', { name: 'Attach ephemeral IP' }).click()
  const ephemeral = dialog(page, 'Attach ephemeral IP')
  await pick(ephemeral, 'IP pool', 'tiny')
  await submit(ephemeral, 'Attach ephemeral IP')
  await expect(ephemeral.getByRole('alert')).toContainText(none)
})
