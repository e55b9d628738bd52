/** A plain resource: `entity: lantern` and an address are its whole manifest. */
import {
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  property,
  reload,
  rowOf,
  submit,
} from '../support/screen.ts'
import { expect, test } from './made-up.ts'

test('a plain resource is listed, made, shown, changed and deleted', async ({ page, watch }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Lanterns', exact: true }).click()
  await expect(page).toHaveURL('/lanterns')
  await reload(page, page.getByText('No lanterns'))

  // A form that knows the rules of the contract.
  await page.getByRole('main').getByRole('link', { name: 'New lantern' }).first().click()
  const form = dialog(page, 'New lantern')
  await reload(page, form)
  await fill(form, { Name: 'West window' })
  await submit(form, 'Create lantern')
  await expectFieldError(form, 'Name', 'Must start with a lower-case letter')
  await expectFieldError(form, 'Brightness', 'Brightness is required')
  await fill(form, { Name: 'west-window', Description: 'For those at sea', Brightness: '101' })
  await submit(form, 'Create lantern')
  await expectFieldError(form, 'Brightness', 'Can be at most 100')
  await fill(form, { Brightness: '40' })
  await form.getByRole('radio', { name: 'Green' }).check()
  await form.getByRole('checkbox', { name: 'Lit' }).check()
  await submit(form, 'Create lantern')
  await expectToast(page, 'Lantern west-window created')

  await expect(page).toHaveURL('/lanterns/west-window')
  await reload(page, heading(page, 'west-window'))
  await expect(property(page, 'Description')).toHaveText('For those at sea')
  await expect(property(page, 'Brightness')).toHaveText('40')
  await expect(property(page, 'Colour')).toHaveText('green')
  await expect(property(page, 'Lit')).toHaveText('Yes')

  await page.getByRole('link', { name: 'Lanterns', exact: true }).first().click()
  await expect(rowOf(page, 'west-window')).toContainText('green')

  // The server's word comes last.
  watch.expectFailure('lanternCreate', 400)
  await page.getByRole('link', { name: 'New lantern' }).click()
  await fill(form, { Name: 'west-window', Brightness: '1' })
  await submit(form, 'Create lantern')
  await expect(form).toContainText('Lantern name already exists')
  await form.getByRole('button', { name: 'Cancel' }).click()

  // Edit, under another name.
  await page.getByRole('link', { name: 'west-window' }).click()
  await pageAction(page, 'Edit')
  const edit = dialog(page, 'Edit lantern')
  await expect(field(edit, 'Name')).toHaveValue('west-window')
  await expect(edit.getByRole('radio', { name: 'Green' })).toBeChecked()
  await expect(edit.getByRole('checkbox', { name: 'Lit' })).toBeChecked()
  await fill(edit, { Name: 'east-window', Brightness: '75' })
  await submit(edit, 'Update lantern')
  await expectToast(page, 'Lantern east-window updated')
  await expect(page).toHaveURL('/lanterns')
  await reload(page, rowOf(page, 'east-window'))
  await expect(rowOf(page, 'east-window')).toContainText('75')
  await expect(rowOf(page, 'west-window')).toBeHidden()

  await deleteRow(page, 'east-window')
  await expectToast(page, 'Lantern east-window deleted')
  await reload(page, page.getByText('No lanterns'))
  watch.expectFailure('lanternView', 404)
  for (const gone of ['east-window', 'b3f3c2a8-6f0e-4d0a-9a51-5f2d5d0c7e11']) {
    await page.goto(`/lanterns/${gone}`)
    await expect(heading(page, 'Page not found')).toBeVisible()
  }
})
