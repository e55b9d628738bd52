/** Bodies with a part of several forms, and bodies that have several forms themselves. */
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

test('a property of several forms asks for what its variant needs', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Beacons', exact: true }).click()
  await expect(page.getByText('No beacons')).toBeVisible()

  const form = dialog(page, 'New beacon')
  await page.getByRole('main').getByRole('link', { name: 'New beacon' }).first().click()
  await fill(form, { Name: 'cape' })
  await expect(form.getByRole('radio', { name: /^Light/ })).toBeChecked()
  await submit(form, 'Create beacon')
  await expectFieldError(form, 'Period', 'Period is required')
  await fill(form, { Period: '12', Sector: 'NNE to SSW' })
  await submit(form, 'Create beacon')
  await expectToast(page, 'Beacon cape created')
  await reload(page, heading(page, 'cape'))
  await expect(property(page, 'Signal')).toHaveText('light')
  await expect(property(page, 'Period')).toHaveText('12')
  await expect(property(page, 'Sector')).toHaveText('NNE to SSW')
  await expect(property(page, 'Pitch')).toContainText('None')

  await page.goto('/beacons-new')
  await fill(form, { Name: 'reef' })
  await form.getByRole('radio', { name: /^Horn/ }).check()
  await expect(field(form, 'Period')).toBeHidden()
  await form.getByRole('radio', { name: 'High' }).check()
  await submit(form, 'Create beacon')
  await expect(page).toHaveURL('/beacons/reef')
  await expect(property(page, 'Signal')).toHaveText('horn')
  await expect(property(page, 'Pitch')).toHaveText('high')
  await page.goto('/beacons')
  await expect(rowOf(page, 'cape')).toContainText('light')
  await expect(rowOf(page, 'reef')).toContainText('horn')

  // A light becomes a horn, and nothing of the light stays.
  await page.getByRole('link', { name: 'cape' }).click()
  await pageAction(page, 'Edit')
  const edit = dialog(page, 'Edit beacon')
  await expect(edit.getByRole('radio', { name: /^Light/ })).toBeChecked()
  await expect(field(edit, 'Period')).toHaveValue('12')
  await edit.getByRole('radio', { name: /^Horn/ }).check()
  await edit.getByRole('radio', { name: 'Low' }).check()
  await submit(edit, 'Update beacon')
  await expectToast(page, /^Beacon .+ updated$/)
  await reload(page, rowOf(page, 'cape'))
  await expect(rowOf(page, 'cape')).toContainText('horn')
  await page.getByRole('link', { name: 'cape' }).click()
  await expect(property(page, 'Pitch')).toHaveText('low')
  await expect(property(page, 'Period')).toContainText('None')

  await page.goto('/beacons')
  await deleteRow(page, 'cape')
  await deleteRow(page, 'reef')
  await reload(page, page.getByText('No beacons'))
})

test('a body of several forms asks for what its variant needs', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Buoys', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'New buoy' }).first().click()
  const form = dialog(page, 'New buoy')
  await fill(form, { Name: 'shoal' })
  await expect(form.getByRole('radio', { name: 'Bell' })).toBeChecked()
  await expect(field(form, 'Mast')).toBeHidden()
  await submit(form, 'Create buoy')
  await expectFieldError(form, 'Strokes', 'Strokes is required')
  await fill(form, { Strokes: '9' })
  await submit(form, 'Create buoy')
  await expectToast(page, 'Buoy shoal created')
  await reload(page, heading(page, 'shoal'))
  await expect(property(page, 'Kind')).toHaveText('bell')
  await expect(property(page, 'Strokes')).toHaveText('9')

  await page.goto('/buoys-new')
  await fill(form, { Name: 'fairway', Strokes: '7' })
  await form.getByRole('radio', { name: 'Lamp' }).check()
  await expect(field(form, 'Strokes')).toBeHidden()
  await fill(form, { Mast: '3' })
  await submit(form, 'Create buoy')
  await expect(page).toHaveURL('/buoys/fairway')
  await expect(property(page, 'Kind')).toHaveText('lamp')
  await expect(property(page, 'Mast')).toHaveText('3')
  await expect(property(page, 'Strokes')).toContainText('None')
  await page.goto('/buoys')
  await deleteRow(page, 'fairway')
  await deleteRow(page, 'shoal')
  await reload(page, page.getByText('No buoys'))
})
