import type { Locator } from '@playwright/test'

import { motion } from './support/motion.ts'
import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  field,
  expectToast,
  fill,
  heading,
  menuItem,
  pageAction,
  pick,
  openDetails,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
  table,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use(motion)

const source = (form: Locator, name: string): Locator =>
  form.getByRole('group', { name: 'Source' }).getByRole('radio', { name: new RegExp(`^${name} `) })

test('the list says where a disk is attached, how large it is and in which state', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  const orders = rowOf(page, 'orders')
  await expect(orders).toContainText('500 GiB')
  await expect(orders).toContainText('attached')
  await expect(orders.getByRole('link', { name: 'db-primary' })).toHaveAttribute(
    'href',
    '/projects/web-shop/instances/db-primary',
  )
  await page.getByRole('link', { name: 'orders', exact: true }).click()
  await expect(heading(page, 'orders')).toBeVisible()
  await expect(property(page, 'Attached to').getByRole('link')).toHaveText('db-primary')
  await openDetails(page)
  await expect(property(page, 'Block size')).toHaveText('512 B')
  await expect(property(page, 'Device path')).toHaveText('/mnt/orders')
})

test('a blank disk is made with the chosen block size', async ({ page }) => {
  await page.goto('/projects/sandbox/disks-new')
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'scratch-2', Size: '3' })
  await form.getByRole('group', { name: 'Block size' }).getByRole('radio', { name: '512' }).check()
  await submit(form, 'Create disk')
  await expectToast(page, 'Disk scratch-2 created')
  await expect(rowOf(page, 'scratch-2')).toContainText('3 GiB')
  await page.getByRole('link', { name: 'scratch-2' }).click()
  await reload(page, heading(page, 'scratch-2'))
  await openDetails(page)
  await expect(property(page, 'Block size')).toHaveText('512 B')
  await expect(property(page, 'State')).toHaveText('detached')
  await expect(property(page, 'Source snapshot')).toContainText('None')
})

test('a disk from a snapshot is at least as large as it, and leads back to it', async ({ page }) => {
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'orders-copy' })
  await source(form, 'Snapshot').check()
  await submit(form, 'Create disk')
  await expectFieldError(form, 'Source snapshot', 'Source snapshot is required')
  await pick(form, 'Source snapshot', 'orders-monday')
  // What is chosen raises a size that nobody has typed, and one that is typed has to be enough.
  await expect(field(form, 'Size')).toHaveValue('500')
  await fill(form, { Size: '499' })
  await submit(form, 'Create disk')
  await expectFieldError(form, 'Size', 'Must be as large as the chosen snapshot (min 500 GiB)')
  await fill(form, { Size: '500' })
  await submit(form, 'Create disk')
  await expectToast(page, 'Disk orders-copy created')
  await page.getByRole('link', { name: 'orders-copy' }).click()
  await property(page, 'Source snapshot').getByRole('link', { name: 'orders-monday' }).click()
  await expect(page).toHaveURL('/projects/web-shop/snapshots/orders-monday')
})

test('a source that is deleted later leaves the disk readable', async ({ page }) => {
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'kept', Size: '500' })
  await source(form, 'Snapshot').check()
  await pick(form, 'Source snapshot', 'orders-monday')
  await submit(form, 'Create disk')
  await expectToast(page, 'Disk kept created')
  await page.getByRole('link', { name: 'Snapshots' }).click()
  await deleteRow(page, 'orders-monday')
  await page.goto('/projects/web-shop/disks/kept')
  await expect(property(page, 'Source snapshot')).toContainText(/deleted/i)
})

test('a disk from an image: of the project, or of the silo', async ({ page }) => {
  await page.goto('/projects/web-shop/disks-new')
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'web-3-boot' })
  await source(form, 'Image').check()
  await field(form, 'Source image').click()
  await expect(form.getByRole('option', { name: /^shop-base\s*Debian · 13\.2-shop4 · 4 GiB$/ })).toBeVisible()
  await form.getByRole('option', { name: /^debian-13\s*Silo image · Debian · 13\.2 · / }).click()
  await submit(form, 'Create disk')
  await expectToast(page, 'Disk web-3-boot created')
  await page.getByRole('link', { name: 'web-3-boot' }).click()
  await expect(property(page, 'Size')).toHaveText('10 GiB')
  await property(page, 'Source image').getByRole('link', { name: 'debian-13' }).click()
  await expect(page).toHaveURL('/images/debian-13')
})

const sizes: readonly (readonly [string, string])[] = [
  ['', 'Size is required'],
  ['0', 'Must be at least 1 GiB'],
  ['1024', 'Can be at most 1023 GiB'],
  ['ten', 'Must be a number'],
]

test('a size has its limits', async ({ page }) => {
  await page.goto('/projects/sandbox/disks-new')
  const form = dialog(page, 'New disk')
  await fill(form, { Name: 'sized' })
  for (const [size, message] of sizes) {
    await fill(form, { Size: size })
    await submit(form, 'Create disk')
    await expectFieldError(form, 'Size', message)
  }
  await fill(form, { Size: '1023' })
  await submit(form, 'Create disk')
  await expect(rowOf(page, 'sized')).toContainText('1023 GiB')
})

test('what a disk does not allow is disabled and says why', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await rowOf(page, 'orders').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Delete')).toBeDisabled()
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription(
    'Only a detached or faulted disk can be deleted. Detach it from its instance first.',
  )
  await expect(menuItem(page, 'Snapshot')).toBeEnabled()
  await page.keyboard.press('Escape')

  await rowOf(page, 'broken-restore').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Snapshot')).toBeDisabled()
  await expect(menuItem(page, 'Snapshot')).toHaveAccessibleDescription(
    'Only an attached or a detached disk can be snapshotted',
  )
  await expect(menuItem(page, 'Delete')).toBeEnabled()
})

test('a faulted disk is deleted from its row, a detached one from its page', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/disks')
  await deleteRow(page, 'broken-restore')
  await expectToast(page, 'Disk broken-restore deleted')

  await page.getByRole('link', { name: 'orders-old' }).click()
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete orders-old?')
  await expect(page).toHaveURL('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders')).toBeVisible()
  await expect(rowOf(page, 'orders-old')).toBeHidden()
  watch.expectFailure('diskView', 404)
  await page.goto('/projects/web-shop/disks/orders-old')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('a snapshot whose name is taken is refused in the form of the action', async ({ page, watch }) => {
  watch.expectFailure('snapshotCreate', 400)
  await page.goto('/projects/web-shop/disks')
  await rowAction(page, rowOf(page, 'orders'), 'Snapshot')
  const form = dialog(page, 'Snapshot disk')
  await fill(form, { Name: '' })
  await submit(form, 'Snapshot')
  await expectFieldError(form, 'Name', 'Name is required')
  await fill(form, { Name: 'orders-monday' })
  await submit(form, 'Snapshot')
  await expectFieldError(form, 'Name', 'Snapshot name already exists')
  await submit(form, 'Cancel')
  await expect(form).toBeHidden()
})

test('many disks come in pages that the address remembers', async ({ page }) => {
  await page.goto('/projects/data-lake/disks')
  const rows = table(page, 'Disks').getByRole('row')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const next = pages.getByRole('button', { name: 'next' })
  const previous = pages.getByRole('button', { name: 'prev' })
  await expect(rows).toHaveCount(51)
  await expect(previous).toBeDisabled()
  await expect(previous).toHaveAccessibleDescription('This is the first page')

  await next.click()
  await expect(rowOf(page, 'chunk-064')).toBeVisible()
  await expect(rows).toHaveCount(17)
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('This is the last page')
  await reload(page, rowOf(page, 'chunk-064'))
  await expect(rowOf(page, 'chunk-001')).toBeHidden()

  // A form over the page, and back: still that page.
  await page.getByRole('link', { name: 'New disk' }).click()
  await expect(rowOf(page, 'chunk-064')).toBeVisible()
  await submit(dialog(page, 'New disk'), 'Cancel')
  await expect(rowOf(page, 'chunk-064')).toBeVisible()

  await previous.click()
  await expect(rowOf(page, 'chunk-001')).toBeVisible()
  await expect(page).toHaveURL('/projects/data-lake/disks')

  await next.click()
  await expect(rowOf(page, 'chunk-064')).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 'chunk-001')).toBeVisible()
  await page.goForward()
  await expect(rowOf(page, 'chunk-064')).toBeVisible()
})

test('a row of a later page is deleted, and the list stays on that page', async ({ page }) => {
  await page.goto('/projects/data-lake/disks')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'next' }).click()
  const rows = table(page, 'Disks').getByRole('row')
  await expect(rows).toHaveCount(17)
  await deleteRow(page, 'chunk-064')
  await expect(rows).toHaveCount(16)
  await reload(page, rowOf(page, 'chunk-063'))
})
