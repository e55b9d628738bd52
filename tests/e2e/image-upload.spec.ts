/** Uploading an image file: form, progress, and everything that may come in between. */
import { truncate, writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { makeFail } from './support/faults.ts'
import { expectFieldError, expectToast, field, fill, heading, submit } from './support/screen.ts'
import { holdUpload } from './support/hold-upload.ts'
import { expect, test } from './support/test.ts'

const mib = 1024 * 1024

/** A disk image with a partition table; its second half is zeros. */
function imageFile(size: number, name = 'debian.raw') {
  const buffer = Buffer.alloc(size)
  buffer.fill('x', 0, size / 2)
  if (size > 0) buffer.write('EFI PART', 512)
  return { name, mimeType: 'application/octet-stream', buffer }
}

const form = (page: Page) => page.getByRole('main')
const progress = (page: Page) => page.getByRole('region', { name: 'Image upload progress' })
const step = (page: Page, name: string) => progress(page).getByRole('listitem').filter({ hasText: name })

async function openForm(page: Page): Promise<void> {
  await page.goto('/projects/web-shop/images-new')
  await expect(heading(page, 'Upload image')).toBeVisible()
}

async function fillForm(page: Page, file = imageFile(2 * mib), name = 'debian'): Promise<void> {
  await fill(form(page), { Name: name, Description: 'From a file', OS: 'Debian', Version: '13' })
  await field(form(page), 'Image file').setInputFiles(file)
}

const send = (page: Page): Promise<void> => submit(form(page), 'Upload image')

/** Names of what the project has, straight from the API. */
const namesOf = (page: Page, things: 'images' | 'disks' | 'snapshots'): Promise<string[]> =>
  page.evaluate(async (path) => {
    const answer = await fetch(`/v1/${path}?project=web-shop&limit=1000`)
    const body = (await answer.json()) as { items: { name: string }[] }
    return body.items.map(({ name }) => name)
  }, things)

async function expectNothingLeft(page: Page): Promise<void> {
  const all = [...(await namesOf(page, 'disks')), ...(await namesOf(page, 'snapshots'))]
  expect(all.filter((name) => name.startsWith('tmp-'))).toEqual([])
}

/** From the next page on, pieces from amid a file come at once, as zeros; its ends and the file as a whole come from the disk. */
const zerosAreQuick = (page: Page): Promise<unknown> =>
  page.addInitScript((edge) => {
    const { slice } = Blob.prototype
    Blob.prototype.slice = function (this: Blob, start = 0, end = this.size, ...rest) {
      const isAmid = this instanceof File && start >= edge && end <= this.size - edge
      if (!isAmid) return slice.call(this, start, end, ...rest)
      return Object.assign(new Blob(), { arrayBuffer: () => Promise.resolve(new ArrayBuffer(end - start)) })
    }
  }, mib)

const goOn = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn())

test('a file becomes an image, and nothing temporary stays', async ({ page }) => {
  await openForm(page)
  await expect(page).toHaveTitle('Upload image / Images / web-shop / Projects / Cairn')
  await fillForm(page)
  await send(page)
  await expect(progress(page).getByRole('status')).toHaveText('Image ready')
  await expectToast(page, /^Image .+ uploaded$/)
  await expect(step(page, 'Upload image file')).toContainText('2 MiB / 2 MiB · 100 % · 1 MiB of zeros not sent')
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  expect(await namesOf(page, 'images')).toContain('debian')
  await expectNothingLeft(page)
  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL('/projects/web-shop/images')
})

test('a file of gigabytes was read into memory as a whole before it was sent', async ({ page }, testInfo) => {
  test.slow()
  // Sparse: it takes no room on the disk, but no browser reads as much at once.
  const path = testInfo.outputPath('sparse.raw')
  await writeFile(path, 'EFI PART')
  await truncate(path, 2.5 * 1024 * mib)
  await zerosAreQuick(page)
  await openForm(page)
  await fill(form(page), { Name: 'sparse', OS: 'None', Version: '1' })
  await field(form(page), 'Image file').setInputFiles(path)
  await send(page)
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done', { timeout: 120_000 })
  await expect(step(page, 'Upload image file')).toContainText('2.5 GiB / 2.5 GiB · 100 % · 2.5 GiB of zeros not sent')
})

test('a name that is taken is found before anything is sent', async ({ page }) => {
  await openForm(page)
  await fillForm(page, imageFile(mib), 'shop-base')
  await send(page)
  await expectFieldError(form(page), 'Name', 'Image name already exists')
  await expectNothingLeft(page)
})

test('what cannot be an image is refused before anything is sent', async ({ page }) => {
  await openForm(page)
  await send(page)
  await expectFieldError(form(page), 'Name', 'Name is required')
  await expectFieldError(form(page), 'Image file', 'Image file is required')
  await fillForm(page, imageFile(0))
  await expect(form(page).getByRole('alert')).toHaveText('The file is empty')
  await send(page)
  await expectFieldError(form(page), 'Image file', 'The file is empty')
  await field(form(page), 'Image file').setInputFiles(imageFile(mib + 100))
  await send(page)
  await expectFieldError(
    form(page),
    'Image file',
    'The size of the file, 1048676 bytes, is not a multiple of the block size 512',
  )
  await expect(progress(page)).toBeHidden()
})

test('a file that may not boot is doubted, not refused', async ({ page }) => {
  await openForm(page)
  await fillForm(page, imageFile(mib))
  await expect(form(page)).not.toContainText('block size of 512')
  await page.getByRole('radio', { name: '4096' }).check()
  await expect(form(page)).toContainText('looks as if it was made for a block size of 512')
  await field(form(page), 'Image file').setInputFiles({
    ...imageFile(mib, 'disk.qcow2'),
    buffer: Buffer.alloc(mib, 'y'),
  })
  await expect(form(page)).toContainText('Only raw disk images boot')
})

test('while the server is down the step says that it is tried again, and why; then it goes on', async ({
  page,
  watch,
}) => {
  watch.expectFailure('diskBulkWriteImport', 503)
  await openForm(page)
  makeFail(page, { operation: 'disk_bulk_write_import', fault: 'unavailable' })
  await fillForm(page)
  await send(page)
  const uploading = step(page, 'Upload image file')
  await expect(uploading).toContainText(/Trying again: .*HTTP 503.*Request ID/, { timeout: 3_000 })
  await expect(progress(page).getByRole('status').first()).toHaveText('Trying again: the last try failed.')
  makeFail(page)
  await expect(uploading).not.toContainText('Trying again')
  await expect(progress(page).getByRole('status')).toHaveText('Image ready')
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  await expectNothingLeft(page)
})

test('a busy server is asked again', async ({ page, watch }) => {
  watch.expectFailure('diskBulkWriteImport', 503)
  makeFail(page, { operation: 'disk_bulk_write_import', fault: 'unavailable', every: 3 })
  await openForm(page)
  await fillForm(page)
  await send(page)
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  await expectNothingLeft(page)
})

test('a step that fails for good is tried again on demand', async ({ page, watch }) => {
  watch.expectFailure('diskBulkWriteImport', 400)
  makeFail(page, { operation: 'disk_bulk_write_import', fault: 'bad-request', every: 1000 })
  await openForm(page)
  await fillForm(page)
  await send(page)
  await expect(progress(page).getByRole('alert')).toContainText('This step failed')
  await expect(step(page, 'Upload image file')).toContainText(': failed')
  await progress(page).getByRole('button', { name: 'Try again' }).click()
  await expect(progress(page).getByRole('status')).toHaveText('Image ready')
})

test('the session ended amid an upload, and all of it was lost: it waits, and goes on after signing in elsewhere', async ({
  page,
  watch,
}) => {
  watch.expectFailure('diskBulkWriteImport', 401)
  makeFail(page, { operation: 'disk_bulk_write_import', fault: 'unauthorized', every: 1000 })
  await openForm(page)
  await fillForm(page)
  await send(page)
  await expect(progress(page).getByRole('alert')).toContainText('Your session has ended. Sign in in another tab')
  await expect(page).toHaveURL(/images-new/)
  await progress(page).getByRole('button', { name: 'Try again' }).click()
  await expect(progress(page).getByRole('status')).toHaveText('Image ready')
})

test('the quota is used up: the upload is cancelled, and the form is still filled in', async ({ page, watch }) => {
  watch.expectFailure('diskCreate', 507)
  makeFail(page, { operation: 'disk_create', fault: 'no-capacity' })
  await openForm(page)
  await fillForm(page)
  await send(page)
  await expect(progress(page).getByRole('alert')).toContainText('Insufficient capacity')
  await progress(page).getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click()
  await progress(page).getByRole('button', { name: 'Back to form' }).click()
  await expect(field(form(page), 'Name')).toHaveValue('debian')
  await expect(form(page)).toContainText('debian.raw')
  await expectNothingLeft(page)
})

test('cancelling half-way removes what was made', async ({ page }) => {
  await holdUpload(page)
  await openForm(page)
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Upload image file')).toContainText(/[1-9]\d* %/)
  await progress(page).getByRole('button', { name: 'Cancel upload' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload' }).click()
  await expect(progress(page).getByRole('status')).toHaveText('Cancelled.')
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  expect(await namesOf(page, 'images')).not.toContain('debian')
  await expectNothingLeft(page)
})

test('pausing stops, resuming goes on', async ({ page }) => {
  await holdUpload(page)
  await openForm(page)
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Upload image file')).toContainText(/[1-9]\d* %/)
  await progress(page).getByRole('button', { name: 'Pause' }).click()
  await goOn(page)
  await expect(progress(page).getByRole('status')).toContainText('Paused')
  await progress(page).getByRole('button', { name: 'Resume' }).click()
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  expect(await namesOf(page, 'images')).toContain('debian')
  await expectNothingLeft(page)
})

test('a lost network loses nothing', async ({ page, context, watch }) => {
  // Pieces that were on their way when it was lost.
  watch.allowFailures()
  await holdUpload(page)
  await openForm(page)
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Upload image file')).toContainText(/[1-9]\d* %/)
  await context.setOffline(true)
  await expect(progress(page).getByRole('status')).toContainText('Offline')
  await goOn(page)
  await context.setOffline(false)
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  expect(await namesOf(page, 'images')).toContain('debian')
  await expectNothingLeft(page)
})

test('leaving a running upload is asked about, and cancels it', async ({ page }) => {
  await holdUpload(page)
  await openForm(page)
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Upload image file')).toContainText(/[1-9]\d* %/)
  // So that it does not end while the question is read.
  await progress(page).getByRole('button', { name: 'Pause' }).click()
  const away = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Projects' })
  await away.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep uploading' }).click()
  await expect(progress(page)).toBeVisible()
  await away.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upload and leave' }).click()
  await expect(heading(page, 'Projects')).toBeVisible()
  await expect(async () => expectNothingLeft(page)).toPass()
  expect(await namesOf(page, 'images')).not.toContain('debian')
})

test('an upload whose tab was closed left its disk behind: it is offered to be removed', async ({ page }) => {
  await holdUpload(page)
  await openForm(page)
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Put disk in import mode')).toContainText(': done')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.goto('/projects/web-shop/images')
  const notice = page.getByText('The upload of debian was interrupted')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Clean up' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expectToast(page, /^Temporary disk .+ deleted$/)
  await expect(notice).toBeHidden()
  await expectNothingLeft(page)
})

test('form and progress have no violations of accessibility', async ({ page, watch }) => {
  watch.expectFailure('diskFinalizeImport', 400)
  makeFail(page, { operation: 'disk_finalize_import', fault: 'bad-request', every: 1000 })
  await openForm(page)
  await fillForm(page)
  await expectNoViolations(page)
  await send(page)
  await expect(progress(page).getByRole('alert')).toContainText('This step failed')
  await expectNoViolations(page)
})

test('trying again took an image that somebody else had made for the upload, which was thrown away', async ({
  page,
  watch,
}) => {
  watch.expectFailure('imageCreate', 400)
  await holdUpload(page)
  await openForm(page)
  // Large enough that the server holds some of it.
  await fillForm(page, imageFile(4 * mib))
  await send(page)
  await expect(step(page, 'Upload image file')).toContainText('%')
  await page.evaluate(async () => {
    const { id } = (await (await fetch('/v1/snapshots/before-upgrade?project=web-shop')).json()) as { id: string }
    const body = { name: 'debian', description: '', os: 'Debian', version: '12', source: { type: 'snapshot', id } }
    await fetch('/v1/images?project=web-shop', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  })
  await goOn(page)
  await expect(progress(page).getByRole('alert')).toContainText('already exists')
  const name = field(progress(page), 'Image name')
  await expect(name).toHaveValue('debian')
  // The same once more: the other image is not taken for this one.
  await submit(progress(page), 'Create image')
  await expect(progress(page).getByRole('alert')).toContainText('already exists')
  await fill(progress(page), { 'Image name': 'Debian 13' })
  await submit(progress(page), 'Create image')
  await expectFieldError(progress(page), 'Image name', 'Must start with a lower-case letter')
  await expectNoViolations(page)
  await fill(progress(page), { 'Image name': 'debian-13' })
  await submit(progress(page), 'Create image')
  await expect(progress(page).getByRole('status')).toHaveText('Image ready')
  await expect(step(page, 'Delete disk and snapshot')).toContainText(': done')
  expect(await namesOf(page, 'images')).toEqual(expect.arrayContaining(['debian', 'debian-13']))
  await expectNothingLeft(page)
})
