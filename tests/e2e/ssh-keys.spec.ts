import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  fill,
  heading,
  pageAction,
  property,
  reload,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIFh3c2Vjb25kLXRhYmxldC1vZi1hZGE ada@tablet'

test('a key is added, shown and removed', async ({ page, watch }) => {
  await page.goto('/settings/ssh-keys')
  await expect(rowOf(page, 'laptop')).toBeVisible()
  await page.getByRole('link', { name: 'Add SSH key' }).click()
  await expect(page).toHaveURL('/settings/ssh-keys-new')
  const form = dialog(page, 'New SSH key')
  await reload(page, form)
  await submit(form, 'Add SSH key')
  await expectFieldError(form, 'Name', 'Name is required')
  await expectFieldError(form, 'Public key', 'Public key is required')
  watch.expectFailure('currentUserSshKeyCreate', 400)
  await fill(form, { Name: 'laptop', 'Public key': key })
  await submit(form, 'Add SSH key')
  await expectFieldError(form, 'Name', 'SSH key name already exists')
  await fill(form, { Name: 'tablet', Description: 'On the road' })
  await submit(form, 'Add SSH key')
  await expectToast(page, 'SSH key tablet created')
  await expect(page).toHaveURL('/settings/ssh-keys')
  await expect(rowOf(page, 'tablet')).toContainText('On the road')

  await page.getByRole('link', { name: 'tablet' }).click()
  await reload(page, heading(page, 'tablet'))
  await expect(property(page, 'Public key')).toContainText(key)
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete tablet?')
  await expect(page).toHaveURL('/settings/ssh-keys')
  await expect(rowOf(page, 'tablet')).toBeHidden()
})

test('without keys the page says what they are for', async ({ page }) => {
  await page.goto('/settings/ssh-keys')
  await deleteRow(page, 'laptop')
  await expectToast(page, 'SSH key laptop deleted')
  await deleteRow(page, 'workstation')
  await reload(page, page.getByText('No SSH keys'))
  await expect(page.getByText('Add a public key to sign in to instances that are created from now on.')).toBeVisible()
})

test('there is no form to edit a key: its address leads to the key', async ({ page }) => {
  await page.goto('/settings/ssh-keys/laptop/edit')
  await expect(page).toHaveURL('/settings/ssh-keys/laptop')
  await expect(heading(page, 'laptop')).toBeVisible()
})
