/** The storage tab of an instance. */
import type { Page } from '@playwright/test'

import {
  confirm,
  dialog,
  expectToast,
  fill,
  menuItem,
  pick,
  rowAction,
  rowOf,
  submit,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const batch = '/projects/web-shop/instances/batch/storage'
const bootDisk = (page: Page) => page.getByRole('region', { name: 'Boot disk', exact: true })
const others = (page: Page) => page.getByRole('region', { name: 'Additional disks', exact: true })

test('a disk is attached, made the boot disk, unset and detached', async ({ page }) => {
  await page.goto(batch)
  await expect(bootDisk(page).getByRole('link', { name: 'batch-boot' })).toHaveAttribute(
    'href',
    '/projects/web-shop/disks/batch-boot',
  )
  await expect(others(page)).toContainText('No other disks')
  await others(page).getByRole('button', { name: 'Attach existing disk' }).click()
  const form = dialog(page, 'Attach existing disk')
  await pick(form, 'Disk name', 'orders-old')
  await submit(form, 'Attach existing disk')
  await expectToast(page, 'Disk orders-old attached to batch')
  await expect(table(page, 'Additional disks').getByRole('row').filter({ hasText: 'orders-old' })).toContainText(
    'attached',
  )

  // The boot disk has to be unset first.
  await rowOf(page, 'batch-boot').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Detach')).toBeDisabled()
  await expect(menuItem(page, 'Set as boot disk')).toBeHidden()
  await page.keyboard.press('Escape')

  await rowAction(page, rowOf(page, 'orders-old'), 'Set as boot disk')
  await confirm(page, 'Set orders-old as boot disk of batch?')
  await expectToast(page, 'orders-old is the boot disk of batch')
  await expect(bootDisk(page)).toContainText('orders-old')
  await expect(others(page)).toContainText('batch-boot')

  await rowAction(page, rowOf(page, 'orders-old'), 'Unset as boot disk')
  await confirm(page, 'Unset orders-old as boot disk of batch?')
  await expect(bootDisk(page)).toContainText('No boot disk set')
  await expect(others(page)).toContainText('orders-old')

  await rowAction(page, rowOf(page, 'orders-old'), 'Detach')
  await expect(dialog(page, 'Detach orders-old from batch?')).toContainText('What is on the disk stays.')
  await confirm(page, 'Detach orders-old from batch?')
  await expectToast(page, 'Disk orders-old detached from batch')
  await expect(others(page)).not.toContainText('orders-old')
})

test('only disks that hang nowhere can be attached, the others say why', async ({ page }) => {
  await page.goto(batch)
  await others(page).getByRole('button', { name: 'Attach existing disk' }).click()
  const form = dialog(page, 'Attach existing disk')
  await form.getByRole('combobox', { name: 'Disk name' }).click()
  await expect(form.getByRole('option', { name: /^orders-old/ })).not.toHaveAttribute('aria-disabled', 'true')
  await expect(form.getByRole('option', { name: /^web-1-boot/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a disk is created and attached in one go', async ({ page }) => {
  await page.goto(batch)
  await others(page).getByRole('button', { name: 'Create disk' }).click()
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'batch-more', Size: '20' })
  await submit(form, 'Create disk')
  await expectToast(page, 'Disk batch-more created')
  await expectToast(page, /^Disk .+ attached to .+$/)
  await expect(others(page).getByRole('row').filter({ hasText: 'batch-more' })).toContainText('20 GiB')
})

test('a disk that could not be attached is not lost', async ({ page, watch }) => {
  watch.expectFailure('instanceDiskAttach', 400)
  await page.goto(batch)
  await others(page).getByRole('button', { name: 'Create disk' }).click()
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'too-late', Size: '20' })
  await page.evaluate(() => fetch('/v1/instances/batch/start?project=web-shop', { method: 'POST' }))
  await submit(form, 'Create disk')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    /Could not attach disk too-late\s*It was created, but not attached/,
  )
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'too-late')).toContainText('detached')
})

test('the boot disk is chosen among the disks of the instance', async ({ page }) => {
  await page.goto('/projects/web-shop/instances/batch/settings')
  await page.getByRole('main').getByRole('button', { name: 'Change boot disk' }).click()
  const form = dialog(page, 'Change boot disk')
  await expect(form.getByRole('combobox', { name: 'Boot disk' })).toHaveValue('batch-boot')
  await form.getByRole('combobox', { name: 'Boot disk' }).click()
  await form.getByRole('combobox', { name: 'Boot disk' }).fill('orders')
  await expect(form.getByRole('option', { name: /^orders-old/ })).toHaveAttribute('aria-disabled', 'true')
})

test('a snapshot is taken of an attached disk while the instance runs', async ({ page }) => {
  await page.goto('/projects/web-shop/instances/web-1/storage')
  await expect(others(page).getByRole('button', { name: 'Create disk' })).toHaveAccessibleDescription(
    'The instance must be stopped',
  )
  await rowAction(page, rowOf(page, 'web-1-boot'), 'Snapshot')
  const form = dialog(page, 'Snapshot disk')
  await fill(form, { Name: 'web-1-today' })
  await submit(form, 'Snapshot')
  await expectToast(page, 'Snapshot web-1-today created')
  await page.goto('/projects/web-shop/snapshots')
  await expect(rowOf(page, 'web-1-today')).toBeVisible()
})
