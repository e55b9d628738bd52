/** What people do at the harbour, whoever answers: the mock inside the console, or a server. */
import type { Page } from '@playwright/test'

import { dialog, expectToast, fill, heading, pageAction, property, rowOf, submit } from '../support/screen.ts'
import { call, expect } from './family.ts'

const linkTo = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true })

/** Opens the form by the list's own button. */
export async function beginBerth(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'New berth' }).first().click()
  return dialog(page, 'New berth')
}

/** Sends the form, and opens what came of it. */
export async function makeNorth(page: Page): Promise<void> {
  await submit(dialog(page, 'New berth'), 'Create berth')
  await expectToast(page, /^Berth North 1 created/)
  await linkTo(page, 'North 1').click()
  await expect(heading(page, 'North 1')).toBeVisible()
  await expect(property(page, 'Length m')).toHaveText('120')
}

/** Asks for another berth of the same name. */
export async function makeNorthAgain(page: Page) {
  await page.goto('/berths-new')
  const form = dialog(page, 'New berth')
  await fill(form, { Title: 'North 1', 'Length m': '80' })
  await submit(form, 'Create berth')
  return form
}

/** Changes one field, and looks for it in the list. */
export async function lengthenNorth(page: Page): Promise<void> {
  await linkTo(page, 'North 1').click()
  await pageAction(page, 'Edit')
  const edit = dialog(page, 'Edit berth')
  await fill(edit, { 'Length m': '140' })
  await submit(edit, 'Update berth')
  await expectToast(page, /^Berth .+ updated/)
  await page.goto('/berths')
  await expect(rowOf(page, 'North 1')).toContainText('140')
}

/** Goes on to the second page of a list, which the server answers by its cursor. @param only what is on one of them alone */
export async function turnPage(page: Page, asked: string[], only: { path: string; first: string; second: string }) {
  await page.reload()
  await expect(linkTo(page, only.first)).toBeVisible()
  asked.length = 0
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'next' }).click()
  await expect(linkTo(page, only.second)).toBeVisible()
  await expect(linkTo(page, only.first)).toBeHidden()
  const next = new RegExp(`^GET ${only.path}\\?(?=.*count=50)(?=.*cursor=.)`)
  expect(asked).toContainEqual(expect.stringMatching(next))
}

/** Makes a ship with a cargo, and opens its page. */
export async function loadWheat(page: Page, title: string): Promise<void> {
  const ship = (await call(page, 'POST', '/api/ships', { title })) as { key: string }
  await call(page, 'POST', `/api/ships/${ship.key}/cargo`, { title: 'Wheat', weight: 1 << 20 })
  await page.goto(`/ships/${ship.key}`)
  await expect(heading(page, title)).toBeVisible()
  await expect(rowOf(page, 'Wheat')).toContainText('1 MiB')
}

/** Changes the one thing that is there once. */
export async function raiseTariff(page: Page): Promise<void> {
  await page.goto('/tariff')
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
  const form = dialog(page, 'Edit tariff')
  await fill(form, { 'Per metre': '250' })
  await submit(form, 'Update tariff')
  await expect(property(page, 'Per metre')).toHaveText('250')
}
