import {
  dialog,
  expectFieldError,
  expectToast,
  field,
  fill,
  heading,
  pageAction,
  pick,
  rowAction,
  rowOf,
  submit,
  tab,
} from './support/screen.ts'
import { expect, test } from './support/test.ts'

const gateways = '/projects/web-shop/vpcs/backend/internet-gateways'

test('a gateway gets a pool and an address, and is deleted with them or not at all', async ({ page }) => {
  await page.goto(`${gateways}-new`)
  const form = dialog(page, 'New internet gateway')
  await fill(form, { Name: 'door' })
  await submit(form, 'Create internet gateway')
  await expect(heading(page, 'door')).toBeVisible()

  await page.getByRole('link', { name: 'Attach IP pool' }).first().click()
  const pool = dialog(page, 'Attach IP pool')
  await fill(pool, { Name: 'up' })
  await pick(pool, 'IP pool', 'uplink')
  await submit(pool, 'Attach')
  await expectToast(page, 'IP pool up attached to door')
  await expect(rowOf(page, 'up')).toContainText('uplink')
  await page.getByRole('link', { name: 'Attach IP pool' }).first().click()
  await field(pool, 'IP pool').click()
  await expect(pool.getByRole('option', { name: /^uplink/ })).toContainText('Already attached')
  await expect(pool.getByRole('option', { name: /^uplink/ })).toBeDisabled()
  await pool.getByRole('button', { name: 'Cancel' }).click()

  await tab(page, 'IP addresses').click()
  await page.getByRole('link', { name: 'Attach IP address' }).first().click()
  const address = dialog(page, 'Attach IP address')
  await fill(address, { Name: 'front', 'IP address': '203.0.113' })
  await submit(address, 'Attach')
  await expectFieldError(address, 'IP address', 'Not a valid IP address')
  await fill(address, { 'IP address': '203.0.113.20' })
  await submit(address, 'Attach')
  await expectToast(page, 'IP address front attached to door')
  await rowAction(page, rowOf(page, 'front'), 'Detach')
  await submit(dialog(page, 'Detach front from door?'), 'Detach')
  await expect(rowOf(page, 'front')).toBeHidden()

  await pageAction(page, 'Delete')
  const question = dialog(page, 'Delete door?')
  const remove = question.getByRole('button', { name: 'Delete', exact: true })
  await expect(question).toContainText('Delete these first')
  await expect(question).toContainText('1 attached IP pool')
  await expect(remove).toBeDisabled()
  await question.getByLabel('Delete dependents').check()
  await remove.click()
  await expectToast(page, 'Internet gateway door deleted')
  await expect(page).toHaveURL(gateways)
  await expect(rowOf(page, 'door')).toBeHidden()
})
