/** A resource in a project, and one inside it that refers to a disk of the project. */
import type { Page } from '@playwright/test'

import {
  confirm,
  deleteRow,
  expectBlocked,
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  pick,
  property,
  reload,
  rowAction,
  rowOf,
  submit,
} from '../support/screen.ts'
import { expect, test } from './made-up.ts'

test('a nested resource is made below its parent and refers to another', async ({ page }) => {
  await page.goto('/projects/web-shop/disks')
  await page.getByRole('link', { name: 'Harbors', exact: true }).click()
  await expect(page).toHaveURL('/projects/web-shop/harbors')
  await expect(page.getByText('No harbors')).toBeVisible()
  await createHarbor(page, 'north')
  await expect(page).toHaveURL('/projects/web-shop/harbors/north/berths')
  await reload(page, page.getByText('No berths'))

  await page.getByRole('main').getByRole('link', { name: 'New berth' }).first().click()
  const form = dialog(page, 'New berth')
  await reload(page, form)
  await fill(form, { Name: 'first', Depth: '0' })
  await submit(form, 'Create berth')
  await expectFieldError(form, 'Depth', 'Must be at least 1')
  await fill(form, { Depth: '85' })
  await pick(form, 'Log', 'orders-old')
  await submit(form, 'Create berth')
  await expectToast(page, 'Berth first created')
  await expect(page).toHaveURL('/projects/web-shop/harbors/north/berths/first')
  await reload(page, heading(page, 'first'))
  await expect(property(page, 'Depth')).toHaveText('85')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'north' })).toBeVisible()
  await property(page, 'Log').getByRole('link', { name: 'orders-old' }).click()
  await expect(page).toHaveURL('/projects/web-shop/disks/orders-old')
  await expect(heading(page, 'orders-old')).toBeVisible()

  // The row refers to the disk as well; a reference can be taken back.
  await page.goto('/projects/web-shop/harbors/north')
  await expect(page).toHaveURL('/projects/web-shop/harbors/north/berths')
  await expect(rowOf(page, 'first').getByRole('link', { name: 'orders-old' })).toBeVisible()
  await rowOf(page, 'first').getByRole('link', { name: 'first' }).click()
  await pageAction(page, 'Edit')
  const edit = dialog(page, 'Edit berth')
  await expect(field(edit, 'Log')).toHaveValue('orders-old')
  await field(edit, 'Log').fill('')
  await fill(edit, { Depth: '90' })
  await submit(edit, 'Update berth')
  await expectToast(page, /^Berth .+ updated$/)
  await reload(page, heading(page, 'first'))
  await expect(property(page, 'Depth')).toHaveText('90')
  await expect(property(page, 'Log')).toContainText('None')

  // From the inside out.
  await page.goto('/projects/web-shop/harbors')
  await rowAction(page, rowOf(page, 'north'), 'Delete')
  await expectBlocked(page, 'Delete north?', 'Delete these first: 1 berth')
  await rowOf(page, 'north').getByRole('link', { name: 'north' }).click()
  await deleteRow(page, 'first')
  await expectToast(page, 'Berth first deleted')
  await reload(page, page.getByText('No berths'))
  await pageAction(page, 'Delete')
  await confirm(page, 'Delete north?')
  await expectToast(page, 'Harbor north deleted')
  await expect(page).toHaveURL('/projects/web-shop/harbors')
  await reload(page, page.getByText('No harbors'))
})

test('parents in an address are names or ids, and keep their children apart', async ({ page, watch }) => {
  await page.goto('/projects/web-shop/harbors')
  await createHarbor(page, 'north')
  await createBerth(page, 'first', '11')
  await page.goto('/projects/web-shop/harbors')
  await createHarbor(page, 'south')
  await expect(page.getByText('No berths')).toBeVisible()
  await createBerth(page, 'first', '22')
  await expect(property(page, 'Depth')).toHaveText('22')

  const berth = await idOf(page, '/v1/berths/first?harbor=south&project=web-shop')
  const harbor = await idOf(page, '/v1/harbors/south?project=web-shop')
  const project = await idOf(page, '/v1/projects/web-shop')
  const addresses = [
    `/projects/${project}/harbors/${harbor}/berths/${berth}`,
    `/projects/web-shop/harbors/${harbor}/berths/first`,
    `/projects/${project}/harbors/south/berths/first`,
    `/projects/${project}/harbors/south/berths/${berth}`,
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(property(page, 'Depth')).toHaveText('22')
  }

  // By id, everything works as it does by name.
  await page.goto(`/projects/${project}/harbors/${harbor}/berths`)
  await createBerth(page, 'second', '33')
  await expect(page).toHaveURL(`/projects/${project}/harbors/${harbor}/berths/second`)
  await page.goto(`/projects/${project}/harbors/${harbor}/berths`)
  await deleteRow(page, 'first')
  await reload(page, rowOf(page, 'second'))
  await page.goto('/projects/web-shop/harbors/north/berths')
  await expect(rowOf(page, 'first')).toContainText('11')
  await expect(rowOf(page, 'second')).toBeHidden()

  // Another project has none of it.
  await page.goto('/projects/data-lake/harbors')
  await expect(page.getByText('No harbors')).toBeVisible()
  watch.expectFailure('harborView', 404)
  watch.expectFailure('berthList', 404)
  await page.goto('/projects/data-lake/harbors/north/berths')
  await expect(heading(page, 'Page not found')).toBeVisible()
})

/** From a list of harbors to the page of the new one. */
async function createHarbor(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New harbor' }).first().click()
  await fill(dialog(page, 'New harbor'), { Name: name })
  await submit(dialog(page, 'New harbor'), 'Create harbor')
  await expect(heading(page, name)).toBeVisible()
}

/** From the page of a harbor to that of the new berth. */
async function createBerth(page: Page, name: string, depth: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New berth' }).first().click()
  await fill(dialog(page, 'New berth'), { Name: name, Depth: depth })
  await submit(dialog(page, 'New berth'), 'Create berth')
  await expect(heading(page, name)).toBeVisible()
}

const idOf = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (url) => String((await (await fetch(url)).json()).id), address)
