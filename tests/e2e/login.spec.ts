/** Signing in and out: the pages outside the frame, and the way back to where one was. */
import type { Page } from '@playwright/test'

import { expectNoViolations } from './support/axe.ts'
import { expectToast, heading, menuItem } from './support/screen.ts'
import { expect, test } from './support/test.ts'

async function signOut(page: Page): Promise<void> {
  await page.goto('/projects')
  await page.getByRole('button', { name: /^User menu/ }).click()
  await menuItem(page, 'Sign out').click()
  await expect(heading(page, 'Sign in')).toBeVisible()
}

async function signInAs(page: Page, username: string, password = 'meadow'): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('signing out leads to the way in that the server names, without a way back', async ({ page }) => {
  await signOut(page)
  await expect(page).toHaveURL('/login/meadow/local')
})

test('who is signed out and follows a deep link comes back to it after signing in', async ({ page, watch }) => {
  watch.allowFailures()
  await signOut(page)
  await page.goto('/projects/web-shop/disks?page=')
  await expect(page).toHaveURL('/login/meadow/local?redirect_uri=%2Fprojects%2Fweb-shop%2Fdisks%3Fpage%3D')
  await expect(page.getByLabel('Username')).toBeFocused()
  await signInAs(page, 'bruno-castell')
  await expectToast(page, 'Logged in')
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(page).toHaveURL('/projects/web-shop/disks?page=')
  await expect(page.getByRole('button', { name: 'User menu: bruno-castell' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'User menu: bruno-castell' })).toBeVisible()
})

test('what is missing is said at its field, and a wrong password without saying which part was wrong', async ({
  page,
  watch,
}) => {
  watch.expectFailure('loginLocal', 401)
  await page.goto('/login/meadow/local')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required')
  await expect(page.getByLabel('Username')).toBeFocused()
  await signInAs(page, 'ada-lindqvist', 'wrong')
  await expect(page.getByRole('alert')).toHaveText('Could not sign in. Check username and password and try again.')
  await expect(page).toHaveURL('/login/meadow/local')
  await signInAs(page, 'nobody-at-all', 'meadow')
  await expect(page.getByRole('alert')).toHaveText('Could not sign in. Check username and password and try again.')
})

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'javascript:document.title="owned"',
  'https://evil.example/',
  '%2f%2fevil.example',
  '/\t/evil.example',
  `/${'x'.repeat(3000)}`,
]

for (const uri of hostile) {
  test(`signing in with the redirect_uri ${JSON.stringify(uri.slice(0, 40))} stays in the console`, async ({
    page,
  }) => {
    await page.goto(`/login/meadow/local?${new URLSearchParams({ redirect_uri: uri })}`)
    await signInAs(page, 'ada-lindqvist')
    await expect(heading(page, 'Projects')).toBeVisible()
    await expect(page).toHaveURL('/projects')
  })
}

test('a silo with an identity provider offers one door, the server’s', async ({ page }) => {
  await page.goto('/login/harbor/saml/port-id?redirect_uri=%2Fprojects')
  const door = page.getByRole('link', { name: 'Sign in with port-id' })
  await expect(door).toHaveAttribute('href', '/login/harbor/saml/port-id/redirect?redirect_uri=%2Fprojects')
  await page.goto('/login/harbor/saml/port-id?redirect_uri=%2F%2Fevil.example')
  await expect(door).toHaveAttribute('href', '/login/harbor/saml/port-id/redirect')
})

test('the pages of signing in have no violations, light and dark', async ({ page }) => {
  for (const path of ['/login/meadow/local', '/login/harbor/saml/port-id', '/device/verify', '/device/success']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
})

test('signing in by keyboard alone, on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/login/meadow/local?redirect_uri=%2Fsettings%2Fprofile')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type('ada-lindqvist')
  await page.keyboard.press('Tab')
  await page.keyboard.type('meadow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/profile')
  await expect(page.getByRole('main')).toContainText('ada-lindqvist')
})

test('signing in through the identity provider leads back to where one was', async ({ page, watch }) => {
  watch.allowFailures()
  await signOut(page)
  await page.goto('/login/harbor/saml/port-id?redirect_uri=%2Fsettings%2Fprofile')
  await page.getByRole('link', { name: 'Sign in with port-id' }).click()
  await expect(page).toHaveURL('/settings/profile')
  await expect(page.getByRole('button', { name: /^User menu: (emil-strand|farah-idris)/ })).toBeVisible()
})
