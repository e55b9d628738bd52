/** Images of a project and of the silo, and how they move between them. */

import { expectNoViolations } from './support/axe.ts'
import { tellStory } from './support/mock.ts'
import {
  deleteRow,
  dialog,
  confirm,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  menuItem,
  notifications,
  pageAction,
  pick,
  openDetails,
  property,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('an image is promoted to the silo and demoted to another project', async ({ page }) => {
  await page.goto('/projects/web-shop/images')
  await rowAction(page, rowOf(page, 'shop-base'), 'Promote')
  await expect(dialog(page, 'Promote shop-base?')).toContainText('every project can make disks from it')
  await confirm(page, 'Promote shop-base?')
  await expectToast(page, 'Image shop-base promoted: all projects of the silo can use it')
  await expect(page.getByText('No images')).toBeVisible()

  await page.goto('/images')
  await rowAction(page, rowOf(page, 'shop-base'), 'Demote')
  const form = dialog(page, 'Demote silo image')
  await submit(form, 'Demote')
  await expectFieldError(form, 'Project', 'Project is required')
  await pick(form, 'Project', 'sandbox')
  await submit(form, 'Demote')
  await expectToast(page, 'Image shop-base demoted: only project sandbox can use it')
  await expect(rowOf(page, 'shop-base')).toBeHidden()
  await page.goto('/projects/sandbox/images')
  await expect(rowOf(page, 'shop-base')).toBeVisible()
})

test('an image is promoted from the silo’s side: of one project at a time', async ({ page }) => {
  await page.goto('/projects/web-shop/snapshots/orders-monday/images-new')
  const create = dialog(page, 'Create image from snapshot')
  await fill(create, { Name: 'debian-13', OS: 'Debian', Version: '13' })
  await submit(create, 'Create image')
  await expectToast(page, 'Image debian-13 created')

  await page.goto('/images')
  await page.getByRole('link', { name: 'Promote image' }).click()
  const form = dialog(page, 'Promote image')
  await submit(form, 'Promote')
  await expectFieldError(form, 'Project', 'Project is required')
  await pick(form, 'Project', 'web-shop')
  await pick(form, 'Image', 'shop-base')
  // Another project has other images.
  await pick(form, 'Project', 'sandbox')
  await expect(field(form, 'Image')).toHaveValue('')
  await pick(form, 'Project', 'web-shop')
  await field(form, 'Image').click()
  const taken = page.getByRole('option', { name: /^debian-13/ })
  await expect(taken).toHaveAttribute('aria-disabled', 'true')
  await expect(taken).toContainText('The silo has an image of that name')
  await pick(form, 'Image', 'shop-base')
  await submit(form, 'Promote')
  await expectToast(page, 'Image shop-base promoted: all projects of the silo can use it')
  await expect(rowOf(page, 'shop-base')).toBeVisible()
})

test('the page of an image says what it holds and who shares it', async ({ page }) => {
  await page.goto('/projects/web-shop/images')
  await page.getByRole('link', { name: 'shop-base' }).click()
  await expect(heading(page, 'shop-base')).toBeVisible()
  await openDetails(page)
  await expect(property(page, 'Shared with')).toHaveText('web-shop')
  await expect(property(page, 'OS')).toHaveText('Debian')
  await expect(property(page, 'Version')).toHaveText('13.2-shop4')
  await pageAction(page, 'Promote')
  await confirm(page, 'Promote shop-base?')
  await expectToast(page, 'Image shop-base promoted: all projects of the silo can use it')
  // It is no longer there.
  await expect(page).toHaveURL('/projects/web-shop/images')
  await page.goto('/images/shop-base/edit')
  await expect(page).toHaveURL('/images/shop-base')
  await expect(property(page, 'Version')).toHaveText('13.2-shop4')
})

test('a name that the silo has already keeps an image where it is', async ({ page, watch }) => {
  watch.expectFailure('imagePromote', 400)
  await page.goto('/projects/web-shop/snapshots/orders-monday/images-new')
  const form = dialog(page, 'Create image from snapshot')
  await fill(form, { Name: 'debian-13', OS: 'Debian', Version: '13' })
  await submit(form, 'Create image')
  await expectToast(page, 'Image debian-13 created')
  await page.goto('/projects/web-shop/images')
  await rowAction(page, rowOf(page, 'debian-13'), 'Promote')
  await confirm(page, 'Promote debian-13?')
  await expect(notifications(page)).toContainText('name already exists')
  await expect(rowOf(page, 'debian-13')).toBeVisible()
})

test('an image is made of a snapshot', async ({ page, watch }) => {
  watch.expectFailure('imageCreate', 400)
  await page.goto('/projects/web-shop/snapshots')
  await rowAction(page, rowOf(page, 'orders-monday'), 'Create image')
  const form = dialog(page, 'Create image from snapshot')
  await expect(form).toContainText('500 GiB')
  await expect(field(form, 'Name')).toHaveValue('orders-monday')
  await submit(form, 'Create image')
  await expectFieldError(form, 'OS', 'OS is required')
  await expectFieldError(form, 'Version', 'Version is required')
  await fill(form, { Name: 'shop-base', OS: 'Debian', Version: '13' })
  await submit(form, 'Create image')
  await expectFieldError(form, 'Name', 'Project image name already exists')
  await fill(form, { Name: 'orders-image', Description: 'Monday' })
  await submit(form, 'Create image')
  await expectToast(page, 'Image orders-image created')
  await expect(heading(page, 'Snapshots')).toBeVisible()
  await page.goto('/projects/web-shop/images')
  await expect(rowOf(page, 'orders-image')).toContainText('500 GiB')
})

test('images are deleted, of the project and of the silo', async ({ page }) => {
  await page.goto('/projects/web-shop/images')
  await deleteRow(page, 'shop-base')
  await page.goto('/images')
  await deleteRow(page, 'alma-10')
  await expect(rowOf(page, 'debian-13')).toBeVisible()
})

test('a viewer reads what each action needs', async ({ page }) => {
  tellStory(page, 'viewer')
  await page.goto('/projects/web-shop/images')
  await rowOf(page, 'shop-base').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Promote')).toHaveAccessibleDescription('Requires the Collaborator role on the silo')
  await expect(menuItem(page, 'Delete')).toHaveAccessibleDescription('Requires the Collaborator role on the project')
  await page.goto('/images')
  await rowOf(page, 'debian-13').getByRole('button', { name: 'Row actions' }).click()
  await expect(menuItem(page, 'Demote')).toHaveAccessibleDescription('Requires the Collaborator role on the silo')
})

test('no accessibility violations in both themes', async ({ page }) => {
  test.slow()
  for (const path of ['/projects/web-shop/images', '/images', '/projects/web-shop/images/shop-base']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/images$|^shop-base$/)
    await expect(page.getByText('GiB').first()).toBeVisible()
    await expectNoViolations(page)
  }
  await page.goto('/projects/web-shop/snapshots/orders-monday/images-new')
  await expect(dialog(page, 'Create image from snapshot')).toBeVisible()
  await expectNoViolations(page)
})
