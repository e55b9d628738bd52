/** Two tabs of one browser and the one session that they share. */
import type { Page } from '@playwright/test'

import { signInAs } from './support/end-of-session.ts'
import { dialog, field, fill, heading, menuItem, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await menuItem(page, 'Sign out').click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

test('a sign-out in one tab ends the others, and they come back to where they were', async ({
  page,
  context,
  watch,
}) => {
  watch.allowFailures()
  await page.goto('/projects/web-shop/disks?page=')
  await expect(heading(page, 'Disks')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/projects')
  await signOut(other)
  await expect(page).toHaveURL('/login/meadow/local?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks%3Fpage%3D')
})

test('Back after a sign-out showed the page that was left: it leads to the sign-in, and nothing of it is seen', async ({
  page,
  watch,
}) => {
  watch.allowFailures()
  await page.goto('/projects/web-shop/disks')
  await expect(rowOf(page, 'orders')).toBeVisible()
  await signOut(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByText('orders')).toHaveCount(0)
})

test('an SSH key went to the user who had signed in in another tab', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/login/meadow/local')
  await page.goto('/settings/ssh-keys-new')
  const form = dialog(page, 'New SSH key')
  await fill(form, { Name: 'mine', Description: '', 'Public key': 'ssh-ed25519 AAAA ada' })
  await other.getByLabel('Username').fill('bruno-castell')
  await other.getByLabel('Password').fill('meadow')
  await other.getByRole('button', { name: 'Sign in' }).click()
  await expect(other.getByRole('button', { name: 'User menu: bruno-castell' })).toBeVisible()

  const said = 'You are now signed in as bruno-castell in another tab. Reload to continue.'
  await submit(form, 'Add SSH key')
  await expect(form.getByRole('alert')).toContainText(said)
  // What was typed is not lost.
  await expect(field(form, 'Name')).toHaveValue('mine')
  await other.goto('/settings/ssh-keys')
  await expect(heading(other, 'SSH keys')).toBeVisible()
  await expect(other.getByRole('link', { name: 'mine' })).toHaveCount(0)
})

test('an ordinary answer brought the session of somebody else: the page stays that of the first one, and the next is of the second', async ({
  page,
}) => {
  await page.goto('/projects/web-shop/disks')
  await expect(page.locator('[data-announced=page]')).toBeAttached()
  expect(await signInAs(page, 'bruno-castell')).toBe(204)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('You are now signed in as bruno-castell in another tab.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'User menu: ada-lindqvist' })).toBeVisible()
  await page.getByRole('link', { name: 'Snapshots' }).first().click()
  await expect(page.getByRole('button', { name: 'User menu: bruno-castell' })).toBeVisible()
  await expect(heading(page, 'Snapshots')).toBeVisible()
})

test('a one-time token was lost when the page was loaded again: the browser asks, and it stays where it is', async ({
  page,
  context,
}) => {
  await page.goto('/system/silos/lantern/scim')
  await page.getByRole('main').getByRole('link', { name: 'Create token' }).first().click()
  await submit(dialog(page, 'Create SCIM token'), 'Create')
  const value = page.getByText(/^cairn-scim-[\da-f]{40}$/)
  await expect(value).toBeVisible()
  const token = await value.innerText()
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  await (await asked).dismiss()
  await expect(value).toBeVisible()
  await page.goBack()
  // Back leads to the form that made the token: it opens above the dialog with the token, until Escape closes it.
  await expect(dialog(page, 'Create SCIM token')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Create SCIM token')).toBeHidden()
  await expect(value).toBeVisible()
  const other = await context.newPage()
  await other.goto('/system/silos/lantern/scim')
  await expect(heading(other, 'lantern')).toBeVisible()
  await expect(other.locator('body')).not.toContainText(token)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]),
  )
  expect(kept).not.toContain(token)
  await submit(dialog(page, 'SCIM token'), 'Done')
  await expect(value).toBeHidden()
})
