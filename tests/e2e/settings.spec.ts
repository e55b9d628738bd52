/** What administrators of a silo set for its users: how long tokens last, and who stays signed in. */
import {
  dialog,
  confirm,
  expectToast,
  field,
  fill,
  heading,
  property,
  rowAction,
  rowOf,
  submit,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

test('tokens of devices get a longest lifetime, and lose it again', async ({ page }) => {
  await page.goto('/settings/device-tokens')
  await expect(property(page, 'Longest lifetime')).toContainText('None')
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  const form = dialog(page, 'Edit token lifetime')
  await form.getByRole('combobox', { name: 'Unit of Longest lifetime' }).selectOption('days')
  await fill(form, { 'Longest lifetime': '30' })
  await submit(form, 'Update token lifetime')
  await expectToast(page, 'Token lifetime updated')
  await expect(property(page, 'Longest lifetime')).toHaveText('30 d')
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(field(form, 'Longest lifetime')).toHaveValue('30')
  await fill(form, { 'Longest lifetime': '' })
  await submit(form, 'Update token lifetime')
  await expect(property(page, 'Longest lifetime')).toContainText('None')
})

test('an administrator signs another user out everywhere', async ({ page, request }) => {
  // Another browser, in which the other user is signed in.
  const signIn = { username: 'chiara-novak', password: 'meadow' }
  expect((await request.post('/v1/login/meadow/local', { data: signIn })).status()).toBe(204)
  const me = async (): Promise<number> => (await request.get('/v1/me')).status()
  expect(await me()).toBe(200)

  await page.goto('/settings/users')
  await rowOf(page, 'chiara-novak').getByRole('link', { name: 'chiara-novak' }).click()
  await expect(heading(page, 'chiara-novak')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Users' }).first().click()
  await rowAction(page, rowOf(page, 'chiara-novak'), 'Sign out everywhere')
  await confirm(page, 'Sign chiara-novak out everywhere?')
  await expectToast(page, 'User chiara-novak signed out everywhere')
  expect(await me()).toBe(401)
  await rowOf(page, 'chiara-novak').getByRole('link', { name: 'chiara-novak' }).click()
  await expect(page.getByText('The user is not signed in to a console.')).toBeVisible()
})
