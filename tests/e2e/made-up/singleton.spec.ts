/** One thing without a list: it is shown and changed in place. */
import {
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  property,
  reload,
  submit,
} from '../support/screen.ts'
import { expect, test } from './made-up.ts'

test('a singleton is shown and changed', async ({ page }) => {
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Tide settings', exact: true }).click()
  await expect(page).toHaveURL('/tide-settings')
  await reload(page, heading(page, 'Tide settings'))
  await expect(property(page, 'Gauge')).toHaveText('float')
  await expect(property(page, 'Interval')).toHaveText('30')
  await expect(property(page, 'Announce')).toHaveText('No')

  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page).toHaveURL('/tide-settings/edit')
  const form = dialog(page, 'Edit tide settings')
  await reload(page, form)
  await expect(field(form, 'Interval')).toHaveValue('30')
  await fill(form, { Interval: '721' })
  await submit(form, 'Update tide settings')
  await expectFieldError(form, 'Interval', 'Can be at most 720')
  await fill(form, { Interval: '', Remark: 'Mind the swell' })
  await submit(form, 'Update tide settings')
  await expectFieldError(form, 'Interval', 'Interval is required')
  await fill(form, { Interval: '15' })
  await form.getByRole('radio', { name: 'Radar' }).check()
  await form.getByRole('checkbox', { name: 'Announce' }).check()
  await submit(form, 'Update tide settings')
  await expectToast(page, 'Tide settings updated')
  await expect(page).toHaveURL('/tide-settings')
  await expect(property(page, 'Interval')).toHaveText('15')
  await reload(page, property(page, 'Gauge').getByText('radar'))
  await expect(property(page, 'Announce')).toHaveText('Yes')
  await expect(property(page, 'Remark')).toHaveText('Mind the swell')

  // What may be empty can be emptied.
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await fill(form, { Remark: '' })
  await submit(form, 'Update tide settings')
  await expect(property(page, 'Remark')).toContainText('None')
  await expect(property(page, 'Interval')).toHaveText('15')
})
