/** Actions with and without a body, offered as the state allows. */
import type { Page } from '@playwright/test'

import {
  confirm,
  deleteRow,
  dialog,
  expectFieldError,
  expectToast,
  fill,
  heading,
  menuItem,
  pageAction,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
} from '../support/screen.ts'
import { expect, test } from './made-up.ts'

test('an action asks for its body, changes the state, and says why it is not offered', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('link', { name: 'Kites', exact: true }).click()
  await expect(page.getByText('No kites')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New kite' }).first().click()
  const form = dialog(page, 'New kite')
  await submit(form, 'Create kite')
  await expectFieldError(form, 'Name', 'Name is required')
  await fill(form, { Name: 'dragon' })
  await submit(form, 'Create kite')
  await expectToast(page, 'Kite dragon created')
  await reload(page, heading(page, 'dragon'))
  await expect(property(page, 'State')).toHaveText('grounded')
  await expectRefused(page, 'Land', 'It is on the ground')

  // From its own page.
  await pageAction(page, 'Fly')
  const question = dialog(page, 'Fly kite')
  await fill(question, { Height: '501' })
  await submit(question, 'Fly')
  await expectFieldError(question, 'Height', 'Can be at most 500')
  await fill(question, { Height: '120' })
  await submit(question, 'Fly')
  await expect(question).toBeHidden()
  await expect(property(page, 'State')).toHaveText('flying')
  await reload(page, property(page, 'State').getByText('flying'))
  await expect(property(page, 'Height')).toHaveText('120')
  await expectRefused(page, 'Fly', 'It is in the air already')

  // The server keeps to the same conditions.
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/v1/kites/dragon/fly?project=web-shop', {
      method: 'POST',
      headers,
      body: '{"height":1}',
    })
    return { status: response.status, ...(await response.json()) }
  })
  expect(answer).toMatchObject({ status: 400, error_code: 'InvalidRequest', message: 'It is in the air already' })

  // From its row.
  await page.goto('/projects/web-shop/kites')
  await expect(rowOf(page, 'dragon')).toContainText('flying')
  await rowAction(page, rowOf(page, 'dragon'), 'Land')
  await confirm(page, 'Land dragon?')
  await expect(rowOf(page, 'dragon')).toContainText('grounded')
  await rowAction(page, rowOf(page, 'dragon'), 'Fly')
  await fill(question, { Height: '7' })
  await submit(question, 'Fly')
  await expect(rowOf(page, 'dragon')).toContainText('flying')
  await deleteRow(page, 'dragon')
  await expectToast(page, 'Kite dragon deleted')
  await reload(page, page.getByText('No kites'))
})

/** That the menu of a page shows an action which cannot be chosen, and why. */
async function expectRefused(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(menuItem(page, action)).toBeDisabled()
  await expect(menuItem(page, action)).toHaveAccessibleDescription(reason)
  await page.keyboard.press('Escape')
}
