import { deleteDefaultVpc } from './support/default-vpc.ts'
import {
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  reload,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('the list shows the projects of the silo, each with the way into it', async ({ page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('table', { name: 'Projects' }).getByRole('row')).toHaveCount(4)
  await expect(rowOf(page, 'web-shop')).toContainText('The shop and what it needs')
  await page.getByRole('link', { name: 'web-shop' }).click()
  await expect(page).toHaveURL('/projects/web-shop/instances')
})

test('a project is renamed from its row', async ({ page, watch }) => {
  await page.goto('/projects')
  await rowAction(page, rowOf(page, 'sandbox'), 'Edit')
  await expect(page).toHaveURL('/projects/sandbox/edit')
  const form = dialog(page, 'Edit project')
  await reload(page, form)
  await expect(field(form, 'Name')).toHaveValue('sandbox')
  await expect(field(form, 'Description')).toHaveValue('')
  await fill(form, { Name: 'sandpit', Description: 'To try things' })
  await submit(form, 'Update project')
  await expectToast(page, 'Project sandpit updated')
  await expect(page).toHaveURL('/projects')
  await expect(rowOf(page, 'sandpit')).toContainText('To try things')
  await expect(rowOf(page, 'sandbox')).toBeHidden()

  // What is inside came along; the old name is nobody's.
  await page.goto('/projects/sandpit/disks')
  await expect(rowOf(page, 'upload-1')).toBeVisible()
  watch.expectFailure('projectView', 404)
  watch.expectFailure('diskList', 404)
  await page.goto('/projects/sandbox/disks')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

test('a new name that is taken is refused at its field', async ({ page, watch }) => {
  watch.expectFailure('projectUpdate', 400)
  await page.goto('/projects/sandbox/edit')
  const form = dialog(page, 'Edit project')
  await fill(form, { Name: 'data-lake' })
  await submit(form, 'Update project')
  await expectFieldError(form, 'Name', 'Project name already exists')
  await submit(form, 'Cancel')
  await expect(page).toHaveURL('/projects')
  await expect(rowOf(page, 'sandbox')).toBeVisible()
})

test('a description has at most 512 characters, whatever they are', async ({ page }) => {
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'wordy', Description: '🌾'.repeat(513) })
  await submit(form, 'Create project')
  await expectFieldError(form, 'Description', 'Must be 512 characters or fewer')
  await fill(form, { Description: '🌾'.repeat(512) })
  await submit(form, 'Create project')
  await expect(page).toHaveURL('/projects/wordy/instances')
  await page.goto('/projects')
  await expect(rowOf(page, 'wordy')).toContainText('🌾🌾🌾')
})

test('an empty project is deleted, and its pages are gone', async ({ page, watch }) => {
  await page.goto('/projects-new')
  const form = dialog(page, 'New project')
  await fill(form, { Name: 'passing' })
  await submit(form, 'Create project')
  await expect(page).toHaveURL('/projects/passing/instances')
  await deleteDefaultVpc(page, 'passing')
  await page.goto('/projects')
  await deleteRow(page, 'passing')
  await expectToast(page, 'Project passing deleted')
  // Its list is asked for side by side with it, and may be told the same.
  watch.allowFailures()
  await page.goto('/projects/passing/instances')
  await expect(heading(page, 'Page not found')).toBeVisible()
  expect(watch.failures).toContain('projectView 404')
})
