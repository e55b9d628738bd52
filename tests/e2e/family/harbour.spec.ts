/** A harbour office: other names for everything, no projects, no policies, and nobody signs in. */
import type { Page } from '@playwright/test'

import { bringAxe, expectNoViolations } from '../support/axe.ts'
import { deleteRow, expectFieldError, fill, heading, submit } from '../support/screen.ts'
import { call, expect, familyTest, refuse } from './family.ts'
import {
  beginBerth,
  lengthenNorth,
  loadWheat,
  makeNorth,
  makeNorthAgain,
  raiseTariff,
  turnPage,
} from './harbour-steps.ts'

const test = familyTest('harbour')
test.describe.configure({ mode: 'serial' })

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Resources' })

test('it is built of the document and its conventions by one command', ({ made }) => {
  expect(made.said).toContain('Another API family')
  expect(made.said).not.toContain('this contract has no listBerths')
})

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const)
  test(`it opens at its first list, ${theme}, ${width} wide`, async ({ page, asked }) => {
    await bringAxe(page)
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page).toHaveURL('/berths')
    await expect(heading(page, 'Berths')).toBeVisible()
    await expect(page.getByText('No berths')).toBeVisible()
    await expect(page).toHaveTitle('Berths / Resources / Harbour Office')
    if (width < 768) await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(sidebar(page).getByRole('link')).toHaveText(['Berths', 'Ships', 'Tariff'])
    expect(asked).toEqual(['GET /api/berths?count=50'])
    await expectNoViolations(page)
  })

test('nobody is signed in, and nothing says or asks otherwise', async ({ page }) => {
  await page.goto('/berths')
  await expect(heading(page, 'Berths')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Harbour Office', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^User menu/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Theme', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Sign out')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Jump to' })
  await palette.getByRole('combobox').fill('ships')
  await palette
    .getByRole('option', { name: /^Ships/ })
    .first()
    .click()
  await expect(heading(page, 'Ships')).toBeVisible()
})

test('a berth is made, refused, shown, changed and given up', async ({ page, refused }) => {
  refused.push(400)
  await page.goto('/berths')
  const form = await beginBerth(page)
  await fill(form, { Title: 'North 1' })
  await submit(form, 'Create berth')
  await expectFieldError(form, 'Length m', 'Length m is required')
  await fill(form, { 'Length m': '120', Remark: 'By the crane' })
  await makeNorth(page)

  await makeNorthAgain(page)
  // What the server says of it stands in fields of its own: `fault.kind`, `fault.reason`.
  await expect(form).toContainText('Berth name already exists')
  await form.getByRole('button', { name: 'Cancel' }).click()

  await lengthenNorth(page)
  await deleteRow(page, 'North 1')
  await expect(page.getByText('No berths')).toBeVisible()
})

test('lists are paged by the family’s own cursor', async ({ page, asked }) => {
  await page.goto('/ships')
  await expect(page.getByText('No ships')).toBeVisible()
  for (let n = 0; n < 60; n++)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await call(page, 'POST', '/api/ships', { title: `Ship ${n}`, tonnage: 100 + n })
  await turnPage(page, asked, { path: '/api/ships', first: 'Ship 0', second: 'Ship 9' })
})

test('rows below a row, and one thing that is there once', async ({ page }) => {
  await page.goto('/ships')
  await expect(page.getByText('No ships')).toBeVisible()
  await loadWheat(page, 'Aurora')
  await raiseTariff(page)
})

test('what is not there, and what is refused, is told in the words of the server', async ({ page, refused }) => {
  refused.push(404)
  await page.goto('/berths/nobody')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await refuse(page, '/api/berths', 503, { kind: 'later', reason: 'The harbour master is at lunch', trace: 'h-7' })
  await page.goto('/berths')
  await expect(page.getByText('The harbour master is at lunch')).toBeVisible()
  await expect(page.getByText('h-7')).toBeVisible()
})

test('whoever is not known to the server is told so: the document has nothing to sign in with', async ({ page }) => {
  await refuse(page, '/api/berths', 401, { kind: 'stranger', reason: 'Who are you?', trace: 'h-8' })
  await page.goto('/berths')
  await expect(page.getByText('Who are you?')).toBeVisible()
  await expect(page).toHaveURL('/berths')
  await refuse(page, '/api/berths/b-1', 401, { kind: 'stranger', reason: 'Who are you?', trace: 'h-9' })
  await page.goto('/berths/b-1')
  await expect(heading(page, 'Not signed in')).toBeVisible()
})
