/** Pickers over 10,001 candidates: nothing is cut off, whichever way one looks. */
import type { Locator, Page } from '@playwright/test'

import { makeFail } from './support/faults.ts'
import { tellStory } from './support/mock.ts'
import { dialog, expectToast, field, fill, rowOf, submit } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const last = 'branch-10000'

/** The form of a new subnet, whose router is one of 10,001. */
async function openForm(page: Page): Promise<Locator> {
  tellStory(page, 'crowded')
  await page.goto('/projects/web-shop/vpcs/default/subnets-new')
  return dialog(page, 'New subnet')
}

test('the last of 10,001 is found by typing', async ({ page }) => {
  const form = await openForm(page)
  const picker = field(form, 'Custom router')
  await picker.click()
  await picker.pressSequentially(last)
  const option = form.getByRole('option')
  await expect(option).toHaveCount(1)
  await expect(option).toHaveText(last)
  await picker.press('Enter')
  await expect(picker).toHaveValue(last)
})

test('a current value far down the list shows its name, and the list opens at it', async ({ page }) => {
  tellStory(page, 'crowded')
  await page.goto('/projects/web-shop/vpcs/default/subnets/default/edit')
  const picker = field(dialog(page, 'Edit subnet'), 'Custom router')
  await expect(picker).toHaveValue(last)
  await picker.click()
  const option = page.getByRole('option', { name: last, exact: true })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(option).toBeInViewport()
})

test('a missing candidate is made on the spot and chosen', async ({ page }) => {
  await page.goto('/projects/web-shop/vpcs/default/subnets-new')
  const form = dialog(page, 'New subnet')
  await fill(form, { Name: 'edge', 'IPv4 block': '192.168.7.0/24' })
  await form.getByRole('button', { name: 'New router' }).click()
  const nested = dialog(page, 'New router')
  await submit(nested, 'Create router')
  await expect(nested.getByText('Name is required')).toBeVisible()
  await field(nested, 'Name').fill('edge-router')
  await field(nested, 'Name').press('Enter')
  await expectToast(page, 'Router edge-router created')
  await expect(nested).toBeHidden()
  await expect(field(form, 'Custom router')).toHaveValue('edge-router')
  await expect(field(form, 'Name'), 'the form below has kept what was in it').toHaveValue('edge')
  await submit(form, 'Create subnet')
  await expectToast(page, 'VPC subnet edge created')
  await expect(rowOf(page, 'edge')).toContainText('edge-router')
})

test('a picker that could not load says so and tries again', async ({ page, watch }) => {
  watch.expectFailure('diskList', 500)
  makeFail(page, { operation: 'disk_list', fault: 'internal', every: 2 })
  await page.goto('/projects/sandbox/snapshots-new')
  const form = dialog(page, 'New snapshot')
  const picker = field(form, 'Disk')
  await picker.click()
  await expect(form.getByText('Could not load disks')).toBeVisible()
  await picker.press('Escape')
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Try again' }).click()
  await picker.click()
  await expect(form.getByRole('option').first()).toBeVisible()
})
