/** The same harbour, where people sign in: its conventions name the operations, under names of its own. */
import type { Page } from '@playwright/test'

import { heading, notifications } from '../support/screen.ts'
import { crew } from './crew.ts'
import { expect, familyTest, refuse } from './family.ts'

const test = familyTest('crew', crew)
test.describe.configure({ mode: 'serial' })

test('who is signed in is asked for once, and named', async ({ page, asked }) => {
  await page.goto('/')
  await expect(heading(page, 'Berths')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saltmouth' })).toBeVisible()
  await page.getByRole('button', { name: 'User menu: Petrel' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  // No groups, no policies: the document has none.
  expect(asked.toSorted()).toEqual(['GET /api/berths?count=50', 'GET /api/me'])
})

test('what names who is signed in and what signs out have no page of their own', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: 'Saltmouth' }).getByRole('link')).toHaveText([
    'Berths',
    'Ships',
    'Tariff',
  ])
})

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'User menu: Petrel' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('signing out calls the family’s own operation, and the console begins anew: there is no page to sign in', async ({
  page,
  asked,
}) => {
  await page.goto('/ships')
  await signOut(page)
  await expect(page).toHaveURL('/berths')
  expect(asked).toContain('POST /api/leave')
})

test('that it is refused is told in the words of the server', async ({ page }) => {
  await refuse(page, '/api/leave', 409, { kind: 'busy', reason: 'Somebody has to stay', trace: 'h-9' })
  await page.goto('/ships')
  await signOut(page)
  await expect(notifications(page)).toContainText('Somebody has to stay')
  await expect(page).toHaveURL('/ships')
})
