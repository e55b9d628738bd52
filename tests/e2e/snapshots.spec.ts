import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  openDetails,
  pageAction,
  pick,
  property,
  reload,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('a snapshot is made of a disk that was found by typing, and leads to it', async ({ page }) => {
  await page.goto('/projects/data-lake/snapshots')
  await expect(page.getByText('No snapshots')).toBeVisible()
  await expect(page.getByText('Take a snapshot of a disk to keep what is on it.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New snapshot' }).first().click()
  const form = dialog(page, 'New snapshot')
  await fill(form, { Name: 'imports', Description: 'Before the clean-up' })
  // The disk is on the second page of the list: a picker has them all.
  await pick(form, 'Disk', 'chunk-060')
  await submit(form, 'Create snapshot')
  await expectToast(page, 'Snapshot imports created')
  await expect(page).toHaveURL('/projects/data-lake/snapshots')
  await expect(rowOf(page, 'imports')).toContainText('Before the clean-up')
  await expect(rowOf(page, 'imports')).toContainText('ready')
  await rowOf(page, 'imports').getByRole('link', { name: 'chunk-060' }).click()
  await expect(page).toHaveURL('/projects/data-lake/disks/chunk-060')
})

test('a disk is required, and those that cannot be snapshotted come last, with the reason', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots-new')
  const form = dialog(page, 'New snapshot')
  await fill(form, { Name: 'nothing' })
  await submit(form, 'Create snapshot')
  await expectFieldError(form, 'Disk', 'Disk is required')
  await field(form, 'Disk').click()
  await expect(form.getByRole('option')).toHaveText([
    'batch-boot',
    'db-primary-boot',
    'orders',
    'orders-old',
    'web-1-boot',
    'web-2-boot',
    'broken-restoreOnly attached and detached disks can be snapshotted',
  ])
  await field(form, 'Disk').fill('nonsense')
  await expect(form.getByRole('option')).toHaveCount(0)
  await expect(form.getByText('No items match')).toBeVisible()
})

test('a name that is taken in the project is free in another', async ({ page, watch }) => {
  watch.expectFailure('snapshotCreate', 400)
  await page.goto('/projects/web-shop/snapshots-new')
  const form = dialog(page, 'New snapshot')
  await fill(form, { Name: 'orders-monday' })
  await pick(form, 'Disk', 'orders')
  await submit(form, 'Create snapshot')
  await expectFieldError(form, 'Name', 'Snapshot name already exists')

  await page.goto('/projects/data-lake/snapshots-new')
  await fill(form, { Name: 'orders-monday' })
  await pick(form, 'Disk', 'query-boot')
  await submit(form, 'Create snapshot')
  await expect(rowOf(page, 'orders-monday')).toContainText('200 GiB')
})

test('the page of a snapshot shows what it is, and deletes it', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/snapshots')
  await page.getByRole('link', { name: 'before-upgrade' }).click()
  await reload(page, heading(page, 'before-upgrade'))
  await openDetails(page)
  await expect(property(page, 'Description')).toHaveText('Keep until the audit')
  await expect(property(page, 'State')).toHaveText('ready')
  await expect(property(page, 'Size')).toHaveText('500 GiB')
  await expect(property(page, 'Disk').getByRole('link', { name: 'orders' })).toHaveAttribute(
    'href',
    '/projects/web-shop/disks/orders',
  )
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete before-upgrade?')
  await expectToast(page, 'Snapshot before-upgrade deleted')
  await expect(page).toHaveURL('/projects/web-shop/snapshots')
  await expect(rowOf(page, 'before-upgrade')).toBeHidden()
  watch.expectFailure('snapshotView', 404)
  await page.goto('/projects/web-shop/snapshots/before-upgrade')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('a snapshot outlives its disk and says that the disk is gone', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots-new')
  const form = dialog(page, 'New snapshot')
  await fill(form, { Name: 'last-words' })
  await pick(form, 'Disk', 'orders-old')
  await submit(form, 'Create snapshot')
  await expectToast(page, 'Snapshot last-words created')
  await page.getByRole('link', { name: 'Disks' }).click()
  // The list of snapshots has a row with that name too, until the page changes.
  await expect(heading(page, 'Disks')).toBeVisible()
  await deleteRow(page, 'orders-old')
  await page.getByRole('link', { name: 'Snapshots' }).click()
  await expect(rowOf(page, 'last-words')).toContainText(/deleted/i)
})
